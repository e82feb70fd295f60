search = Nom ou joueur
state = État
any = Toutes
going = En cours
over = Terminées
game = Jeu
any-game = Tous les jeux
select = Sélectionner
select-all = Tout sélectionner ({ $count })
none-chosen = Sélectionnez des parties dans la liste.
delete-many = Supprimer { GAMES($count) }
delete-ask = Supprimer { GAMES($count) } ?
delete-note = Vous pourrez les restaurer juste après, avant de faire autre chose.
statistics = Statistiques
counted = Vos parties terminées contre des robots, même supprimées. Les parties assistées sont comptées à part ; celles venues de fichiers et de liens, les copies, les « Et si » et les défis courts ne comptent pas.
games = Parties
won = Gagnées
won-of = { $won } ({ $percent } %)
points = Points en moyenne
best = Maximum
all = Toutes
against = { $of ->
    [none] Contre des robots de niveaux divers
   *[some] Contre des robots de niveau { LEVEL($of, form: "small") }
}
players = { $count } joueurs
assisted = Assistées
causes = Origine des points
own-points = Vous
bots-points = Les robots
habits = Ce qui a coûté le plus
times = Erreurs
lost-sum = Chances perdues
lost = { POINTS($points) }
habits-of = { $title } : { $matches ->
    [one] { $matches } partie analysée
   *[other] { $matches } parties analysées
}
no-own = Pas encore de partie terminée contre des robots.
unread = { $count ->
    [one] { $count } résultat est illisible. Il est gardé tel quel.
   *[other] { $count } résultats sont illisibles. Ils sont gardés tels quels.
}
results-added = { $count ->
    [0] Les résultats du fichier étaient déjà comptés.
    [one] { $count } résultat a rejoint vos statistiques.
   *[other] { $count } résultats ont rejoint vos statistiques.
}
besides-added = Les problèmes, moments et repères du fichier ont été ajoutés.
besides-unsaved = Les problèmes, moments et repères du fichier n’ont pas pu être enregistrés.
besides-left = Les problèmes, moments et repères du fichier sont en partie illisibles ; cette partie n’a pas été ajoutée.
