followers = Más puntos por los seguidores { CLAN($of, form: "some") }
one-more = Un { TRADE($of) } más
majority = Más { trade-mountaineer.some } que nadie
near-majority = Más cerca de tener más { trade-mountaineer.some } que nadie
doubled = { $mercenaries } mercenarios: la influencia cuenta doble
near-doubled = Más cerca de { $mercenaries } mercenarios
market = Más cerca de un tercer campeón
champions = Poderes y bonificaciones de campeones
tokens = Gemas y espíritus
influence = Más arriba en la { scale }
against = Una pérdida para { $name }
recruits = { FOLLOWERS_OF($count, $of) } más
lords = { LORDS_OF($count, $of) } más, para los seguidores { CLAN($of, form: "some") }
outward = Campesinos { CLAN($of, form: "some") } más cerca de ser señores
several-more = { $count } { TRADE($of, form: "some") } más
hires = Llega { CHAMPION($of, form: "the") }
bonus = Más cerca de una bonificación mayor: { CHAMPION($of) }
lower = Contra { $name }: más abajo en la { scale }
fewer-lords = Contra { $name }: menos señores { CLAN($of, form: "some") }
inward = Contra { $name }: campesinos { CLAN($of, form: "some") } más lejos de ser señores
overtaken = Contra { $name }: ya no tiene más { trade-mountaineer.some } que nadie
theme = { $of ->
    [champion] Un campeón
    [doubling] Duplicar la influencia
    [majority] Más montañeros que nadie
    [sacrifice] Un sacrificio
    [fall] Otros pierden influencia
    [cascade] Una cascada
    [lord] Crear un señor
    [trade] El oficio adecuado
    [followers] Seguidores
   *[influence] La influencia
}
