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
recruits = { FOLLOWERS_OF($count, $of) } de plus
lords = { LORDS_OF($count, $of) } de plus, pour les partisans { CLAN($of, form: "some") }
outward = Paysans { CLAN($of, form: "some") } plus près de devenir seigneurs
several-more = { $count } { TRADE($of, form: "some") } de plus
hires = { CAPITAL(CHAMPION($of, form: "the")) } arrive
bonus = Plus près d’un meilleur bonus : { CHAMPION($of) }
lower = Contre { $name } : plus bas sur la piste
fewer-lords = Contre { $name } : moins de seigneurs { CLAN($of, form: "some") }
inward = Contre { $name } : paysans { CLAN($of, form: "some") } moins près d’être seigneurs
overtaken = Contre { $name } : plus la majorité de montagnards
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
