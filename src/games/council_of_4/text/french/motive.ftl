enough = Garde des ressources pour plus tard
vp = Gagne { VP($count) } maintenant
tile = Obtient la tuile { REWARD_TILE($tile) }
nearer = Plus près de la tuile { REWARD_TILE($tile) } : encore { CITIES($missing) }
merchant = { $left ->
    [0] Place le dernier marchand
   *[more] Un marchand de plus placé, encore { $left } à placer
}
permit = Un permis pour { $count ->
    [0] rien
    [1] { LIST($cities) }
    [2] { LIST($cities, between: " ou ") }
   *[more] une de { $count } villes
}
matches = Cartes pour { $count } des { $size } conseillers { COUNCIL($council, form: "of") }
group = Relie { $cities } villes et gagne tous leurs jetons
coins = Gagne { COINS($count) }
servants = Gagne { SERVANTS($count) }
cards = Gagne { CARDS($count) }
nobility = { $steps } pas sur la piste de noblesse
main-action = Gagne une action principale supplémentaire
queen-near = Rapproche la reine de villes libres
against = Retarde { $name }
merchants = { $left ->
    [0] Place les { $count } derniers marchands
   *[more] { $count } marchands de plus placés, encore { $left } à placer
}
more = { $good ->
    [vp] { VP($count) } de plus
    [coins] { COINS($count) } de plus
    [servants] { SERVANTS($count) } de plus
    [cards] { CARDS($count) } de plus
   *[nobility] { $count } de plus sur la piste de noblesse
}
denied = Contre { $name } : la tuile { REWARD_TILE($tile) } est prise
unmatched = Contre { $name } : conseil { COUNCIL($council, form: "of") } sans doute plus cher
queen-away = Contre { $name } : la reine est près de moins de villes libres
outranked = Contre { $name } : plus en tête de la noblesse
fewer-permits = Contre { $name } : plus le plus grand nombre de permis
sentence = { $reason }.
theme = { $of ->
    [tile] Une tuile de récompense
    [ending] Le dernier marchand
    [change] D’autres permis
    [nobility] La noblesse
    [queen] L’aide de la reine
    [chain] Des jetons en chaîne
    [election] Élection au conseil
    [extra] Action supplémentaire
    [merchant] La bonne ville
    [permit] Le bon permis
   *[preparing] Préparer la suite
}
