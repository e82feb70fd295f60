title = Dieci { phase.many }
note = in quest’ordine; ognuna chiude le precedenti
name = { CAPITAL(PLAY($of)) }
number = { phase } { $play } su { $all }
what = { $of ->
    [third] Prendi gratis un campione, se ne hai comprati { $bought } e il tuo mercato è pieno.
    [buy] Paga un campione con seguaci di qualsiasi clan.
    [begin] Usa le abilità dei tuoi campioni che agiscono all’inizio di un turno.
    [mercenary] Sacrifica il tuo ultimo mercenario e togli un contadino dalla mappa.
    [mountaineer] Sacrifica il tuo ultimo { trade-mountaineer } e sposta un contadino dalle colline alle montagne.
    [merchant] Sacrifica un mercante e fai salire il tuo segnalino.
    [draw] Prendi { $drawn } contadini dalla riserva.
    [place] Mettine uno in un villaggio.
    [assign] Tieni gli altri due come seguaci o in un mestiere.
   *[end] Usa le abilità dei tuoi campioni che agiscono alla fine di un turno.
}
needs-champions = { $count ->
    [1] serve { $count } campione
   *[more] servono { $count } campioni
}
needs-merchants = { $count ->
    [1] serve { $count } mercante
   *[more] servono { $count } mercanti
}
third-taken = già preso
no-followers = nessun seguace
too-dear = costa { $price }, ne hai { $there }
all-bought = { $bought } comprati
none-on-show = nessuno scoperto
no-champion = nessun campione
no-such-skill = nessuna utilizzabile
none-there = nessuno
nobody-there = nessuno da spostare
on-gold = sull’oro
closed-by = chiusa dalla { phase } { $play }
needs = dopo la { phase } { $play }
on-show = { $count ->
    [one] { $count } scoperto
   *[other] { $count } scoperti
}, { PRICE($followers) }
skills = { LIST(CHAMPION($of)) }
removes = { $most ->
    [1] togli un contadino
   *[more] togli { "1" } o { $most } contadini
}
climbs = da collina a montagna
climbs-far = un anello più su
rises = influenza { $before } → { $after }
must = poi: obbligatoria
to-take = { $of } da prendere
taken = { $count ->
    [one] { $count } preso
   *[other] { $count } presi
}, ancora { $left }
to-go = ancora { $count }
kept = { SPACE($of) }
