### Le hasard scellé : les nombres des joueurs, et ce que leur appareil a vérifié.

## Dans le navigateur

web-seal-whole = { $draws ->
    [one] L’unique tirage découle
   *[other] Chacun des { $draws } tirages découle
} de ce qui était fixé avant le premier coup, et votre nombre y est.
web-seal-no-draws = Rien n’a été tiré avant la fin de la partie. Le secret est celui qui était fixé avant le premier coup, et votre nombre l’accompagne.
web-seal-draws = { $draws ->
    [one] L’unique tirage découle
   *[other] Chacun des { $draws } tirages découle
} du secret et des nombres de la feuille de partie.
web-seal-undrawn = Le secret et l’engagement vont ensemble. Pour ce jeu, cette page ne peut pas dire si chaque tirage en découle : « embertide verify --seal » le peut.
web-seal-mine = Le secret et les nombres sont ceux fixés avant le premier coup, et le vôtre en fait partie.
web-seal-no-note = Cet appareil n’a rien noté de cette partie : il peut seulement vérifier que la feuille de partie est cohérente.
web-seal-elsewhere = Le nombre de votre place ne vient pas de cet appareil : vérifiez sur celui avec lequel vous avez pris place.
web-seal-watched = Le secret est celui que cet appareil a vu sceller avant le premier coup. Vous n’avez pas ajouté de nombre.
web-seal-watched-late = Le secret est celui que cet appareil a vu scellé, mais seulement une fois la partie commencée.
web-seal-again = { $count ->
    [one] La table a été interrompue une fois
   *[other] La table a été interrompue { $count } fois
} après l’envoi de votre nombre, et tous les nombres ont été changés.
web-seal-uncommitted = Les autres joueurs ne s’étaient pas engagés sur leurs nombres : le dernier nombre envoyé pouvait être choisi.
web-seal-none = Cette partie ne porte pas de sceau : son hasard était fixé d’avance, ou elle continue une autre partie.
web-seal-bad-form = La feuille de cette partie est fausse : son sceau ou ses tirages sont incomplets.
web-seal-bad-secret = Le secret n’est pas celui de l’engagement.
web-seal-bad-commitment = Le serveur s’est engagé sur un autre secret que celui que cet appareil a noté.
web-seal-bad-number = Le nombre envoyé par cet appareil n’y est pas.
web-seal-bad-hash = Le nombre de la place { $seat } n’est pas celui de son engagement.
web-seal-bad-draw = Le tirage { $number } ne découle pas du secret et des nombres.
web-seal-bad-shown = Le tirage { $number } n’est pas celui qui vous a été montré pendant la partie.
web-seal-meaning = Soit le hasard de cette partie a été falsifié, soit c’est la feuille d’une autre partie. Gardez-la : d’autres peuvent aussi la vérifier.
web-seal-checking = Vérification des tirages sur cet appareil…
web-seal-unchecked = La feuille de partie n’a pas pu être chargée : rien n’a été vérifié.
web-seal-offline = Pour vérifier sans cette page, téléchargez la feuille de partie et lancez :

## En ligne de commande

seal-rules = { $moves ->
    [one] La partie suit les règles : { $moves } coup.
   *[other] La partie suit les règles : { $moves } coups.
}
seal-secret = Le secret est celui de l’engagement.
seal-draws = { $draws ->
    [one] L’unique tirage découle
   *[other] Chacun des { $draws } tirages découle
} du secret et des nombres.
seal-draws-unchecked = Sans le bon secret, les tirages ne prouvent rien.
seal-commitment = L’engagement est celui que vous avez noté.
seal-commitment-other = L’engagement n’est pas celui que vous avez noté : c’est une autre partie, ou le serveur a changé de secret.
seal-commitment-compare = Comparez l’engagement avec celui qui vous a été montré avant la partie : { $commitment }
seal-number = Votre nombre y est, à la place { $seat }.
seal-number-missing = Le nombre { $number } n’y est pas : le serveur en a pris un autre, ou c’est une autre partie.
seal-number-compare = On n’a pas vérifié si votre nombre y est : donnez-le avec --number.
seal-hash = Pour la place { $seat }, le nombre était engagé avant la partie.
seal-hash-other = Aucun nombre ne correspond à l’engagement { $hash } : celui d’une place a été changé.
seal-none = Cette feuille de partie ne porte pas de sceau : il n’y a rien à vérifier.
seal-closed = La partie n’est pas finie : son secret n’est pas encore publié.
seal-one-record = Un sceau se vérifie pour une partie à la fois.
seal-note = « { $text } » n’est ni un nombre ni un engagement : il faut 64 caractères parmi 0 à 9 et a à f.
seal-note-table = Les engagements des places appartiennent à une table : donnez son identifiant avec --table.
seal-option = Nombres et engagements ne se vérifient qu’avec --seal.
