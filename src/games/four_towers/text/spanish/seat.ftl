turn-of = { $name }: turno { $number } de { $of }
now = Si acabara ahora: { POINTS($count) }
influence = Influencia { $value }
doubled = cuenta doble
safe = a salvo en el oro
on-black = está en { "0" }
some-followers = { FOLLOWERS_OF($count, $of) }
count = { $count } { $count ->
    [one] { TRADE($of) }
   *[other] { TRADE($of, form: "some") }
}
some-loose-gems = { LOOSE_GEMS($count) }
champion-with-gems = { CHAMPION($of) }, { GEMS($count) }
champion-with-spirits = { CHAMPION($of) }, { $count ->
    [one] { $count } espíritu
   *[other] { $count } espíritus
}
your-followers = Tus seguidores · { $count }
followers-of-seat = Seguidores de { $name } · { $count }
times-lords = × señores = { POINTS($count) }
row = { FOLLOWERS_OF($followers, $of) } por { LORDS_OF($lords, $of) }: { POINTS($brings) }
of-spaces = { $count } de { $of } · { POINTS($brings) }
seventh = el { ORDINAL($number) } duplica la influencia
counts-twice = la influencia cuenta doble
any = todos
most = mayoría, { $each } cada uno
market-full = mercado lleno
to-place = colocar
to-keep = conservar
then = luego
placed = colocado
hand = Tomados
supply = Reserva
towers = Torres, señores
city = Ciudad, demonios
followers-by-lords = Seguidores × señores
