hint = Indice
thinking = Réflexion…
best-of = { $shown ->
    [1] le meilleur de { MOVES($legal) }
   *[more] les { $shown } meilleurs de { MOVES($legal) }
}
only-one = le seul coup
least = Rien d’autre ne paraît meilleur
little = Gagne peu dans l’immédiat
unlike = Mieux que le suivant : { $reasons }
misses = Manque : { $reasons }
next-misses = Ce qui manque au coup suivant : { $reasons }.
by-taste = Un autre coup lui semblait à peu près aussi bon ; il préfère celui-ci.
then = Puis : { $step }
chance = { $percent } % de chances
expects-level = { $percent } % de chances, à égalité
expects-ahead = { $percent } % de chances, { $said } d’avance
expects-behind = { $percent } % de chances, { $said } de retard
says = { $number }. { $what }. { $why }.
not-your-turn = Les indices sont réservés à votre tour.
no-thread = Pas d’indice : les robots ne répondent pas.
not-here = La leçon vous dit quoi faire.
ask-title = Jouer avec des indices ?
ask-body = Vous verrez les trois meilleurs coups selon un robot fort, chacun avec une raison. Il n’en sait pas plus que vous. La partie sera marquée comme assistée.
ask-yes = Montrer l’indice
ask-no = Pas maintenant
close = Fermer l’indice
open-best = Ouvrir { "1" }
why = Pourquoi ?
why-title = { $name } : pourquoi ce coup ?
tried = { $name } a examiné { $iterations ->
    [one] { THOUSANDS($iterations) } suite possible
   *[other] { THOUSANDS($iterations) } suites possibles
} des prochains tours.
how = { $level ->
    [random] { $name } joue au hasard n’importe quel coup possible.
    [novice] { $name } joue comme un débutant et prend ce qui est à sa portée.
    [greedy] { $name } prend ce qui aide le plus tout de suite, sans voir plus loin.
    [adept] { TRIED($name, $iterations) }
    [expert] { TRIED($name, $iterations) }
    [master] { TRIED($name, $iterations) }
   *[champion] { TRIED($name, $iterations) }
}
other = { $name } choisirait autre chose maintenant. Ce coup vient d’un autre joueur, d’une ancienne version des robots, ou de la page pendant qu’ils ne répondaient pas.
compared = Résultats attendus
chosen = joué
hidden = Vous verrez ce qui était caché, et ce qu’il attendait, à la fin de la partie.
no-other = Il n’y avait pas d’autre coup.
thinks = { $name } réfléchit, { $percent } %
