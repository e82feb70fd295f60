of-the-day = Problème du jour
count = { $solved ->
    [0] Trouvez le meilleur coup · { $all } problèmes
    [one] Trouvez le meilleur coup · { $solved } sur { $all } résolu
   *[other] Trouvez le meilleur coup · { $solved } sur { $all } résolus
}
solve = Résoudre
others = Autres
number = Problème { $number } sur { $all }
solved = Résolu
task = À { $name } de jouer : trouvez le coup qui gagne le plus.
right = C’est le meilleur coup
right-too = C’est aussi bien que le meilleur coup
wrong = Il y a mieux
best = Le meilleur coup
weighed = Votre coup est à l’étude
weighing = { $title } : les robots regardent ce qu’il rapporte.
costs = { $title } : vos chances de gagner baissent de { POINTS($points) }.
not-weighed = { $title } : ce n’est pas parmi les meilleurs coups.
missed = { $missed ->
    [1] Les robots d’un niveau sur { $levels } ne le voient pas.
   *[more] Les robots de { $missed } niveaux sur { $levels } ne le voient pas.
}
missed-by-all = Aucun robot ne le voit jusqu’au niveau { level-master }.
show = Voir la réponse
again = Réessayer
at-table = Voir à la table
previous = Précédent
next = Suivant
not-here = C’est un problème : trouvez un seul coup.
none = Ce problème n’existe pas.
all = Problèmes
show-which = Afficher
which = { $which ->
    [all] Tous
    [open] Jamais essayés
    [missed] Manqués
   *[again] À revoir
} ({ $count })
none-listed = Aucun problème ici.
progress = { $of ->
    [open] Jamais essayé
    [first] Résolu du premier coup
    [solved] Résolu
   *[missed] Manqué
}
missed-on = Manqué le { $day }
due = À revoir
to-repeat = { $count ->
    [one] { $count } problème manqué est à revoir
   *[other] { $count } problèmes manqués sont à revoir
}
rating = Classement aux problèmes : { $rating } ± { $deviation }
rating-after = Classement aux problèmes : { $rating } ({ $change })
how-it-counts = Seul votre premier essai d’un problème compte pour le classement. Un problème manqué est à revoir au bout de { $first } jours, puis, à chaque bonne réponse, { $second } et { $third } jours plus tard.
play-on = Continuer d’ici
play-on-note = Vous jouez { $name } à partir d’ici. Cette table n’est pas enregistrée.
back = Retour à la question
