### Le hasard scellé : les nombres des joueurs, et ce que leur appareil a vérifié.

table-freed = { $other } libère une place : le nombre attendu pour le tirage n’est pas venu ({ $player }).
    .you-player = { $other } libère votre place : votre nombre pour le tirage n’est pas venu.
    .you-other = Vous libérez une place : le nombre attendu pour le tirage n’est pas venu ({ $player }).

## Dans le navigateur

web-seal-changed = Le serveur montre maintenant un autre engagement qu’avant. Votre appareil n’envoie aucun nombre : quittez cette table.
web-seal-awaited = La partie attend l’appareil de cette personne.
web-seal-other-device = La partie attend votre nombre. Il vient de l’appareil avec lequel vous avez pris place : ouvrez-y cette table.
web-free-seat = Libérer cette place
