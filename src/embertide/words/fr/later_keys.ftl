### La liste des touches, à une table et en revoyant une partie.

web-keys-answer = Accepter une demande, ou la refuser

## Le tour

web-feurio-keys-walk = Aller de tuile en tuile
web-feurio-keys-legal = Au prochain endroit où vous pouvez agir
web-feurio-keys-choose = Choisir l’endroit ; une seconde fois confirme
web-feurio-keys-count = Combien en placer
web-feurio-keys-more = Un de plus, un de moins ; sinon plus près, plus loin
web-feurio-keys-colour = Une autre couleur
web-feurio-keys-fit = Tout afficher

## Coups forcés et touches

web-firewater-keys-walk = Aller de case en case
web-firewater-keys-edge = À la première ou à la dernière case de la rangée
web-firewater-keys-choose = Choisir la case ; une seconde fois confirme
web-firewater-keys-marker = Prendre ce marqueur
web-firewater-keys-turn = Tourner le marqueur
web-firewater-keys-zoom = Plus près, plus loin
web-firewater-keys-whole = Tout le plateau
web-keys-table = À la table
web-keys-replay = En revoyant une partie
web-keys-confirm = Confirmer le coup préparé
web-keys-clear = Reposer le coup préparé, ou fermer un message
web-keys-undo = Annuler le dernier coup
web-keys-hint = Demander un conseil
web-keys-again = Revoir les derniers coups
web-keys-tab = Passer au bouton suivant
web-keys-this = Afficher cette liste
web-keys-prior = Un pas en arrière
web-keys-next = Un pas en avant
web-keys-first = Au début
web-keys-last = À la fin
