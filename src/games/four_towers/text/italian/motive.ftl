followers = Più punti dai seguaci { CLAN($of, form: "some") }
one-more = Un { TRADE($of) } in più
majority = La maggioranza di { trade-mountaineer.some }
near-majority = Più vicino alla maggioranza di { trade-mountaineer.some }
doubled = { $mercenaries } mercenari: il percorso vale doppio
near-doubled = Più vicino a { $mercenaries } mercenari
market = Più vicino al terzo campione
champions = Abilità e bonus dei campioni
tokens = Gemme e spiriti
influence = Più in alto sul percorso
against = Una perdita per { $name }
recruits = { FOLLOWERS_OF($count, $of) } in più
lords = { LORDS_OF($count, $of) } in più, per i seguaci { CLAN($of, form: "some") }
outward = Contadini { CLAN($of, form: "some") } più vicini a diventare signori
several-more = { $count } { TRADE($of, form: "some") } in più
hires = Arriva { CHAMPION($of, form: "the") }
bonus = Più vicino a un bonus maggiore: { CHAMPION($of) }
lower = Contro { $name }: più in basso sul percorso
fewer-lords = Contro { $name }: meno signori { CLAN($of, form: "some") }
inward = Contro { $name }: contadini { CLAN($of, form: "some") } più lontani da signori
overtaken = Contro { $name }: non ha più la maggioranza di { trade-mountaineer.some }
theme = { $of ->
    [champion] Un campione
    [doubling] Raddoppiare il percorso
    [majority] Maggioranza di alpinisti
    [sacrifice] Un sacrificio
    [fall] Gli altri perdono influenza
    [cascade] Una cascata
    [lord] Creare un signore
    [trade] Il mestiere giusto
    [followers] Seguaci
   *[influence] L’influenza
}
