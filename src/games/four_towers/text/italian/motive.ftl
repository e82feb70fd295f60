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
