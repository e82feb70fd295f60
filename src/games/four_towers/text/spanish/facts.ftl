no-lord-now = Ahora no hay ningún señor { CLAN($of) }: un seguidor { CLAN($of) } cuenta { "0" }.
gains-most = Un señor { CLAN($of) } favorece a { $name } más que a ti: { FOLLOWERS_OF($count, $of) }.
almost-doubled = Con un mercenario más se duplica tu influencia.
ends-majority = Ya no tendrías más { trade-mountaineer.some } que nadie: −{ POINTS($lost) }.
makes-majority = Tendrías más { trade-mountaineer.some } que nadie: +{ POINTS($won) }.
almost-full = Con un mercader más se llena tu mercado.
gem-ahead = Hay una gema en la casilla { $worth } para el primer marcador que llegue.
costs-you = Lo seguiría un señor { CLAN($of) }, y perderías { POINTS($lost) }.
turns-left = { $left ->
    [1] Este es tu último turno.
   *[more] Te quedan { $left } turnos.
}
runs-out = { $left ->
    [0] En la reserva no queda ningún campesino { CLAN($of) }.
   *[more] En la reserva solo hay { PEASANTS_OF($left, $of) }.
}
