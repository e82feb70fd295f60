title = Dix étapes
note = dans cet ordre ; chacune ferme les précédentes
name = { CAPITAL(PLAY($of)) }
number = étape { $play } sur { $all }
what = { $of ->
    [third] Prenez un champion gratuitement, si vous en avez acheté { $bought } et que votre marché est complet.
    [buy] Payez un champion avec des partisans de n’importe quels clans.
    [begin] Utilisez les pouvoirs de vos champions qui agissent au début d’un tour.
    [mercenary] Sacrifiez votre dernier mercenaire et retirez un paysan de la carte.
    [mountaineer] Sacrifiez votre dernier montagnard et déplacez un paysan des collines vers les montagnes.
    [merchant] Sacrifiez un marchand et faites monter votre marqueur.
    [draw] Prenez { $drawn } paysans de la réserve.
    [place] Mettez l’un d’eux dans un village.
    [assign] Gardez les deux autres comme partisans ou dans un métier.
   *[end] Utilisez les pouvoirs de vos champions qui agissent à la fin d’un tour.
}
needs-champions = il faut { $count ->
    [one] { $count } champion
   *[other] { $count } champions
}
needs-merchants = il faut { $count ->
    [one] { $count } marchand
   *[other] { $count } marchands
}
third-taken = déjà pris
no-followers = pas de partisans
too-dear = coûte { $price }, { $there ->
    [0] vous n’en avez pas
   *[more] vous en avez { $there }
}
all-bought = { $bought } achetés
none-on-show = aucun visible
no-champion = pas de champion
no-such-skill = aucun utilisable
none-there = aucun
nobody-there = personne à déplacer
on-gold = sur l’or
closed-by = fermée par l’étape { $play }
needs = après l’étape { $play }
on-show = { $count ->
    [one] { $count } visible
   *[other] { $count } visibles
}, { PRICE($followers) }
skills = { LIST(CHAMPION($of)) }
removes = { $most ->
    [1] retirer un paysan
   *[more] retirer { "1" } ou { $most } paysans
}
climbs = des collines aux montagnes
climbs-far = un anneau plus haut
rises = influence { $before } → { $after }
must = obligatoire ensuite
to-take = { $of } à prendre
taken = { $count } pris, encore { $left }
to-go = encore { $count }
kept = { SPACE($of) }
