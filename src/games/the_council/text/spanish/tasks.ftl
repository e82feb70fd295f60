task = { $of ->
    [option] elige la enésima carta, o rellena la enésima puja
    [more] puja { "1" } ficha más del palo
    [less] puja { "1" } ficha menos del palo
    [nothing] pasa, o no juega nada
    [clear] quita lo elegido
    [go-on] continúa tras un resultado
   *[show-again] muestra otra vez el resultado
}
