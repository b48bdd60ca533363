### Fortuna sigillata: i numeri dei giocatori, e che cosa ha controllato il loro dispositivo.

## Nel browser

web-seal-whole = { $draws ->
    [one] L’unica pescata segue
   *[other] Ognuna delle { $draws } pescate segue
} da ciò che era fissato prima della prima mossa, e il tuo numero ne fa parte.
web-seal-no-draws = Non è stato pescato nulla prima della fine. Il segreto è quello fissato prima della prima mossa, insieme al tuo numero.
web-seal-draws = { $draws ->
    [one] L’unica pescata segue
   *[other] Ognuna delle { $draws } pescate segue
} dal segreto e dai numeri della registrazione.
web-seal-undrawn = Segreto e impegno corrispondono. Se ogni pescata ne deriva, per questo gioco, questa pagina non può dirlo: può farlo «embertide verify --seal».
web-seal-mine = Sono quelli fissati prima della prima mossa, e il tuo numero è tra loro.
web-seal-no-note = Questo dispositivo non ha annotato nulla di questa partita: può solo controllare che la registrazione sia coerente.
web-seal-elsewhere = Il numero del tuo posto non viene da questo dispositivo: controlla su quello con cui hai preso posto.
web-seal-watched = Il segreto è quello che questo dispositivo ha visto sigillare prima della prima mossa. Tu non hai aggiunto numeri.
web-seal-watched-late = Il segreto è quello che questo dispositivo ha visto sigillato, ma solo a partita iniziata.
web-seal-again = { $count ->
    [one] Il tavolo si è interrotto una volta
   *[other] Il tavolo si è interrotto { $count } volte
} dopo l’invio del tuo numero, e tutti i numeri sono stati estratti di nuovo.
web-seal-uncommitted = Gli altri giocatori non si erano impegnati sui loro numeri: chi ha inviato l’ultimo poteva sceglierlo.
web-seal-none = Questa partita non ha sigillo: la sua fortuna era già stabilita, oppure continua un’altra partita.
web-seal-bad-form = La registrazione di questa partita non può essere giusta: il sigillo o le pescate sono incompleti.
web-seal-bad-secret = Il segreto non è quello dell’impegno.
web-seal-bad-commitment = Il server si è impegnato su un segreto diverso da quello annotato da questo dispositivo.
web-seal-bad-number = Il numero inviato da questo dispositivo non c’è.
web-seal-bad-hash = Il numero del posto { $seat } non è quello su cui si era impegnato.
web-seal-bad-draw = La pescata { $number } non segue dal segreto e dai numeri.
web-seal-bad-shown = La pescata { $number } non è quella che ti è stata mostrata durante la partita.
web-seal-meaning = Quindi o la fortuna di questa partita è stata manomessa, o questa è la registrazione di un’altra partita. Conserva la registrazione: anche altri possono controllarla.
web-seal-checking = Controllo le pescate su questo dispositivo…
web-seal-unchecked = Non è stato possibile caricare la registrazione: nulla è stato controllato.
web-seal-offline = Per controllare senza questa pagina, scarica la registrazione ed esegui:

## Dalla riga di comando

seal-rules = La partita segue le regole: { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}.
seal-secret = Il segreto è quello dell’impegno.
seal-draws = { $draws ->
    [one] L’unica pescata segue
   *[other] Ognuna delle { $draws } pescate segue
} dal segreto e dai numeri.
seal-draws-unchecked = Senza il segreto giusto le pescate non provano nulla.
seal-commitment = L’impegno è quello che hai annotato.
seal-commitment-other = L’impegno non è quello che hai annotato: è un’altra partita, o il server ha cambiato segreto.
seal-commitment-compare = Confronta l’impegno con quello che ti è stato mostrato prima della partita: { $commitment }
seal-number = Il tuo numero c’è, al posto { $seat }.
seal-number-missing = Il numero { $number } non c’è: il server ne ha usato un altro, o è un’altra partita.
seal-number-compare = Non è stato controllato se c’è il tuo numero: indicalo con --number.
seal-hash = Il posto { $seat } si era impegnato sul suo numero prima della partita.
seal-hash-other = Nessun numero corrisponde all’impegno { $hash }: un posto ha cambiato numero.
seal-none = Questa registrazione non ha sigillo: non c’è nulla da controllare.
seal-closed = La partita non è finita: il segreto non è ancora pubblicato.
seal-one-record = Un sigillo si controlla per una partita alla volta.
seal-note = «{ $text }» non è un numero né un impegno: servono 64 caratteri tra 0–9 e a–f.
seal-note-table = Gli impegni dei posti appartengono a un tavolo: indica il suo identificativo con --table.
seal-option = Numeri e impegni si controllano solo con --seal.
