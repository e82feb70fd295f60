turn-of = { ORDINAL($number) } tour { OF($name) } sur { $of }
now = Si tout s’arrêtait ici : { POINTS($count) }
influence = Influence : { $value }
doubled = compte deux fois
safe = à l’abri sur l’or
on-black = est à { "0" }
some-followers = { FOLLOWERS_OF($count, $of) }
count = { $count } { $count ->
    [one] { TRADE($of) }
   *[other] { TRADE($of, form: "some") }
}
some-loose-gems = { LOOSE_GEMS($count) }
champion-with-gems = { CHAMPION($of) }, { GEMS($count) }
champion-with-spirits = { CHAMPION($of) }, { $count ->
    [one] { $count } esprit
   *[other] { $count } esprits
}
your-followers = Vos partisans · { $count }
followers-of-seat = Partisans { OF($name) } · { $count }
times-lords = × seigneurs = { POINTS($count) }
row = { FOLLOWERS_OF($followers, $of) } fois { LORDS_OF($lords, $of) } : { POINTS($brings) }
of-spaces = { $count } sur { $of } · { POINTS($brings) }
seventh = le { ORDINAL($number) } double la piste
counts-twice = la piste compte deux fois
any = tous
most = majorité, { $each } chacun
market-full = marché complet
to-place = à placer
to-keep = à garder
then = ensuite
placed = placé
hand = Pris
supply = Réserve
towers = Tours, seigneurs
city = Cité, démons
followers-by-lords = Partisans × seigneurs
