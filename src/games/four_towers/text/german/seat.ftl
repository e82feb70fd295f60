turn-of = { $name }: Zug { $number } von { $of }
now = Wenn jetzt Schluss wäre: { POINTS($count) }
influence = Einfluss { $value }
doubled = zählt doppelt
safe = sicher auf Gold
on-black = steht auf { "0" }
some-followers = { FOLLOWERS_OF($count, $of) }
count = { $count } { TRADE($of) }
some-loose-gems = { LOOSE_GEMS($count) }
champion-with-gems = { CHAMPION($of) }, { GEMS($count) }
champion-with-spirits = { CHAMPION($of) }, { $count ->
    [one] { $count } Geist
   *[other] { $count } Geister
}
your-followers = Dein Gefolge · { $count }
followers-of-seat = Gefolge von { $name } · { $count }
times-lords = × { lord.many } = { POINTS($count) }
row = { FOLLOWERS_OF($followers, $of) } mal { LORDS_OF($lords, $of) }: { POINTS($brings) }
of-spaces = { $count } von { $of } · { POINTS($brings) }
seventh = der { ORDINAL($number) } verdoppelt die Leiste
counts-twice = Leiste zählt doppelt
any = alle
most = die meisten, je { $each }
market-full = Markt voll
to-place = setzen
to-keep = behalten
then = dann
placed = gesetzt
hand = Genommen
supply = Vorrat
towers = Türme, Fürsten
city = Stadt, Dämonen
followers-by-lords = Anhänger × Fürsten
