causes = De dónde vienen los puntos
cause = { $of ->
    [permits] Durante la partida: permisos
    [tokens] Durante la partida: fichas
    [nobility-spaces] Durante la partida: nobleza
    [last-merchant] { "10" } mercaderes antes que nadie
    [colour-tiles] Colores completos
    [region-tiles] Regiones completas
    [queens-rewards] Recompensas de la reina
    [nobility-rank] Nobleza: { "5" } al { "1" }.º, { "2" } al { "2" }.º
   *[most-permits] Más permisos
}
short = { $of ->
    [permits] Permisos
    [tokens] Fichas de ciudad
    [nobility-spaces] Casillas de nobleza
    [last-merchant] Décimo mercader
    [colour-tiles] Colores
    [region-tiles] Regiones
    [queens-rewards] Reina
    [nobility-rank] Puesto en nobleza
   *[most-permits] Más permisos
}
stage = { $of ->
    [sets] Series
    [queen] Reina
    [nobility] Nobleza
   *[permits] Permisos
}
tie-break = Empate: sirvientes + cartas
won-by-tie-break = { $winner } gana con { $vp } PV en el desempate: más sirvientes y cartas.
now = Si la partida acabara ahora
now-of = Si la partida acabara ahora: { $vp } PV
for-all = a la vista de todos
counts-at-end = cuentan al final
merchants = Mercaderes
at-end = +{ $vp } al final
sets = Mercaderes por serie
filled = { $name }, { REWARD_TILE($set) }: { $filled } de { $all }
cards = Cartas de política
discarded = Descarte
elsewhere = En manos y mazo
colour = Color
free = { $city }{ $servants ->
    [0] { "" }
   *[more] { "" } por { SERVANTS($servants) }
}
may-place = Puede colocar un mercader en { LIST($cities, between: " o ") }.
already-in = Ya está en { LIST($cities) }.
