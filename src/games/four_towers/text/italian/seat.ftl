turn-of = { $name }: turno { $number } su { $of }
now = Se finisse ora: { POINTS($count) }
influence = Influenza { $value }
doubled = conta due volte
safe = al sicuro sull’oro
on-black = è a { "0" }
some-followers = { FOLLOWERS_OF($count, $of) }
count = { $count } { $count ->
    [one] { TRADE($of) }
   *[other] { TRADE($of, form: "some") }
}
some-loose-gems = { LOOSE_GEMS($count) }
champion-with-gems = { CHAMPION($of) }, { GEMS($count) }
champion-with-spirits = { CHAMPION($of) }, { $count ->
    [one] { $count } spirito
   *[other] { $count } spiriti
}
your-followers = I tuoi seguaci · { $count }
followers-of-seat = Seguaci di { $name } · { $count }
times-lords = × signori = { POINTS($count) }
row = { FOLLOWERS_OF($followers, $of) } per { LORDS_OF($lords, $of) }: { POINTS($brings) }
of-spaces = { $count } su { $of } · { POINTS($brings) }
seventh = il { ORDINAL($number) } raddoppia il percorso
counts-twice = il percorso vale doppio
any = tutti
most = maggioranza, { $each } l’uno
market-full = mercato pieno
to-place = piazza
to-keep = tieni
then = poi
placed = piazzato
hand = Presi
supply = Riserva
towers = Torri, signori
city = Città, demoni
followers-by-lords = Seguaci × signori
