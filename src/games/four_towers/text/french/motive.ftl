followers = Plus par les partisans { CLAN($of, form: "some") }
one-more = Un { TRADE($of) } de plus
majority = Majorité de montagnards
near-majority = Plus près de la majorité de montagnards
doubled = { $mercenaries } mercenaires : la piste compte deux fois
near-doubled = Plus près de { $mercenaries } mercenaires
market = Plus près d’un troisième champion
champions = Pouvoirs et bonus des champions
tokens = Des gemmes et des esprits
influence = Plus haut sur la piste
against = Une perte pour { $name }
theme = { $of ->
    [champion] Un champion
    [doubling] Doubler la piste
    [majority] Majorité de montagnards
    [sacrifice] Un sacrifice
    [fall] Influence des autres en baisse
    [cascade] Une cascade
    [lord] Faire un seigneur
    [trade] Le bon métier
    [followers] Des partisans
   *[influence] L’influence
}
