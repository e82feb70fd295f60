label = Événements et score
events = Événements
hand-and-deck = manche { $hand } · pioche { $deck }
deck = pioche { $deck }
event = { $success ->
    [none] Événement { $number } : { CARD($card) }, en cours
    [yes] Événement { $number } : { CARD($card) }, réussi
   *[no] Événement { $number } : { CARD($card) }, échoué
}
to-come = { $count ->
    [one] { $count } événement à venir
   *[other] { $count } événements à venir
}
now = ici
ended-now = Si tout s’arrêtait ici
points-of = { POINTS($points) } en { SUIT($suit) }
above = Au-dessus de l’empire en { LIST(SUIT($suits)) } : si cela tient, { $last ->
    [yes] elles seules comptent.
   *[no] la partie finit avec la manche.
}
would-count = { $suits ->
    [1] { LIST(SUIT($suits)) } compterait
   *[more] { LIST(SUIT($suits)) } compteraient
}
counted = Ont compté : { LIST(SUIT($suits)) }.
nobody-above = Personne au-dessus de l’empire : seuls les jetons de traître compteraient.
all-count = Personne au-dessus de l’empire : c’est la dernière manche, toutes les enseignes compteraient.
what-cards-do = Effet des cartes
kind-mark = { $kind ->
    [ace] As
    [number] { "2" }–{ "9" }
    [pawn] Pion
    [court] Cour
   *[crown] Couronne
}
kind-effect = { $kind ->
    [ace] sans limite
    [number] départage, le bas gagne
    [pawn] { "1" } de plus par enseigne
    [court] un traître si échec
   *[crown] un rang aussitôt
}
only-shared = Seulement dans leurs enseignes communes avec l’événement.
nearest = Au plus près de l’empire
of-empire = sur { $empire }
