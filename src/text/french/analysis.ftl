open = Analyser
title = Analyse de la partie
decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
running = Analyse : { $done } sur { DECISIONS($all) }
paused = En pause après { $done } sur { DECISIONS($all) }
finished = { $all ->
    [one] { DECISIONS($all) } analysée : { DEPTH($at) }
   *[other] { DECISIONS($all) } analysées : { DEPTH($at) }
}
note = L’analyse se fait seulement sur cet appareil. Les résultats s’affichent au fur et à mesure et sont enregistrés.
depth-title = Profondeur
depth-word = { DEPTH($of) }
pause = Pause
go-on = Continuer
needs-the-thread = L’analyse ne peut pas démarrer : le navigateur n’a pas pu lancer les robots. Essayez de recharger la page.
not-kept = { $fault ->
    [blocked] Impossible d’enregistrer les résultats : ce navigateur bloque le stockage. Ils restent là tant que vous ne quittez pas cette page.
    [full] Impossible d’enregistrer les résultats : le stockage du navigateur est plein. Ils restent là tant que vous ne quittez pas cette page, et votre partie est toujours enregistrée.
    [crowded] Impossible d’enregistrer les résultats : le stockage du navigateur est plein. Ils restent là tant que vous ne quittez pas cette page, et votre partie est toujours enregistrée.
    [not-read-back] Le navigateur n’a pas gardé les résultats. Ils restent là tant que vous ne quittez pas cette page.
    [damaged] Le navigateur n’a pas gardé les résultats. Ils restent là tant que vous ne quittez pas cette page.
   *[newer] Le navigateur n’a pas gardé les résultats. Ils restent là tant que vous ne quittez pas cette page.
}
percent = { $percent } %
chart = Chances de gagner après chaque coup
chart-table = Chances en tableau
trend = pour { $name }, de { $first } % à { $last } %, { $won ->
    [yes] avec la victoire
   *[no] sans la victoire
}
chart-says = Chances de gagner coup par coup{ $all-known ->
    [yes] { "" }
   *[no] { "" }, d’après l’analyse jusqu’ici
} : { LIST($seats, between: " ; ") }.
open-part = pas encore analysé
estimate = première estimation
before = Avant ce coup
result = Résultat
costliest = Décisions les plus coûteuses
whose = Joueur
all = Toutes
only = Seulement celles { OF($name) }
when = { $round }, { $part }
better = Mieux :
loss = −{ $points } %
costs = 
    coûte { $points ->
        [one] { $points } point de pourcentage
       *[other] { $points } points de pourcentage
    }
turned = La partie bascule ici : avec le meilleur coup, { $name } mène avec { $best } % ; après celui-ci, c’est quelqu’un d’autre.
none-yet = Aucune décision coûteuse jusqu’ici.
none = Aucune décision coûteuse.
summary = { $judged ->
        [one] { $judged } décision jugée
       *[other] { $judged } décisions jugées
    }, dont { $equal } à moins de { $listed-from } points du meilleur coup
keys = Les flèches choisissent une décision ; Entrée ouvre un « et si ».
position = La position
of-position = { $round }, { $name } : avant la décision
played = joué
how-judged = Chances de gagner après chaque choix, d’après { THOUSANDS($tries) } simulations. L’analyse ne tient compte que de ce que { $name } pouvait voir.
moments = { $count ->
    [one] { $count } moment à revoir
   *[other] { $count } moments à revoir
}
moment = Moment { $number } sur { $all }
moment-asks = Ici, { $name } a perdu { POINTS($points) } de chances de gagner. Trouvez mieux.
moment-played = Joué dans la partie : { $title } (−{ $points } %).
learn = Apprendre de vos erreurs
find-better = Trouver mieux
moments-soon = Vos propres décisions d’abord ; ensuite, à vous de trouver mieux.
no-moments = Rien à revoir ici : aucun autre coup n’aurait été bien meilleur.
what-if = Et si
what-if-of = Et si : décision { $number }
what-if-title = Et si : { $round }
what-if-note = Vous jouez { $name } à partir d’ici.{ $bots ->
    [none] { "" }
    [1] { "" } Un robot joue pour { LIST($bots) }.
   *[more] { "" } Des robots jouent pour { LIST($bots) }.
} Cette table n’est pas enregistrée, et votre partie ne change pas.
back = Revenir à l’analyse
