no-lord-now = Ora nessun signore { CLAN($of) }: i seguaci { CLAN($of, form: "some") } valgono { "0" }.
gains-most = Un signore { CLAN($of) } conviene { TO($name) } più che a te: { FOLLOWERS_OF($count, $of) }.
almost-doubled = Ancora un mercenario e la tua influenza raddoppia.
ends-majority = Non avresti più la maggioranza di { trade-mountaineer.some }: −{ POINTS($lost) }.
makes-majority = Avresti la maggioranza di { trade-mountaineer.some }: +{ POINTS($won) }.
almost-full = Ancora un mercante e il tuo mercato è pieno.
gem-ahead = Sulla casella { $worth } c’è una gemma per il primo segnalino che ci sale.
costs-you = Un signore { CLAN($of) } lo seguirebbe, e perderesti { POINTS($lost) }.
turns-left = { $left ->
    [1] È il tuo ultimo turno.
   *[more] Ti restano { $left } turni.
}
runs-out = { $left ->
    [0] Nella riserva non resta nessun contadino { CLAN($of) }.
   *[more] La riserva ha solo { PEASANTS_OF($left, $of) }.
}
