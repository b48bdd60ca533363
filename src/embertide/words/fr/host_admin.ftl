### Les commandes de `embertide admin`, pour qui gère un serveur.

admin-table =
    { $table }  { $game }, { $phase ->
        [playing] en cours
        [over] terminée
        [closed] fermée
       *[other] en attente
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $changed } : { $people }
admin-seat-computer = ordinateur ({ $level })
admin-seat-free = place libre
admin-seat-unknown = personne supprimée
admin-person =
    { $person }  { $name }, { $kind ->
        [guest] sans compte
        [account] compte { $account }
       *[blocked] accès bloqué
    }, depuis { $created }
admin-table-opened =
    Ouverte { $opened }, { $events ->
        [one] { $events } événement
       *[other] { $events } événements
    }.
admin-stats-tables =
    { $game }, { $phase ->
        [playing] en cours
        [over] terminée
        [closed] fermée
       *[other] en attente
    } : { $count }
admin-none = Rien trouvé.
admin-has = Tables : { $tables }. Appareils connectés : { $sessions }.
admin-stats = Événements : { $events }. Personnes : { $people }, dont { $accounts } avec un compte.
admin-no-table = Aucune table n’a l’identifiant « { $table } » ni un identifiant qui commence ainsi (au moins quatre caractères).
admin-several-tables = Plusieurs tables commencent par « { $table } » : tapez une plus grande partie de l’identifiant.
admin-no-person = Personne n’a l’identifiant, le compte ou le nom « { $person } ».
admin-several-people = Plusieurs personnes ({ $count }) s’appellent « { $person } » : désignez-en une par son identifiant (embertide admin people « { $person } »).
admin-table-over = La partie de la table { $table } est déjà terminée.
admin-needs-yes = Il n’y a pas de terminal pour poser la question : confirmez avec --yes.
admin-nothing-done = Rien n’a été changé.
admin-ask-end = Mettre fin à la partie de la table { $table } ({ $people }) ? (o/n)
admin-ended = La partie de la table { $table } ({ $people }) est terminée.
admin-ask-delete = Supprimer pour toujours la table { $table } ({ $people }) et sa partie ? (o/n)
admin-deleted = La table { $table } ({ $people }) est supprimée.
admin-ask-prune = Supprimer les tables où rien n’a bougé depuis { $waiting } jours (en attente), { $guests } jours (parties sans compte), { $accounts } jours (parties avec compte) ou { $finished } jours (parties terminées) ; 0 veut dire jamais ? (o/n)
admin-pruned =
    { $count ->
        [0] Aucune table n’était assez ancienne.
        [one] { $count } ancienne table est supprimée.
       *[other] { $count } anciennes tables sont supprimées.
    }
admin-renamed = { $old } s’appelle maintenant { $new }.
admin-blocked = L’accès est bloqué : { $name }.
admin-unblocked = L’accès n’est plus bloqué : { $name }.
admin-reset = Avec ce lien, { $name } peut choisir un nouveau mot de passe, une seule fois et dans les 24 heures :
admin-exported = Toutes les données sont dans { $file } ({ $name }).
admin-ask-erase = Effacer pour toujours { $name } ({ $person }) et toutes ses données personnelles ? (o/n)
admin-erased = Les données personnelles sont effacées ({ $name }) ; les parties des autres gardent une place sans nom.
