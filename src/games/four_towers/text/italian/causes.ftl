cause = { $of ->
    [followers] Seguaci × signori
    [mercenaries] Mercenari
    [merchants] Mercanti
    [mountaineers] { CAPITAL(trade-mountaineer.some) }
    [champions] Campioni
    [tokens] Gemme e spiriti rimasti
    [influence] Influenza
   *[doubled] Influenza raddoppiata
}
stage = { $of ->
    [followers] Seguaci
    [trades] Mestieri
    [champions] Campioni
    [tokens] Gemme
   *[influence] Influenza
}
colour = { $of ->
    [scarlet] Prugna
    [cobalt] Ardesia
    [forest] Rosa
    [amber] Terra d’ombra
   *[onyx] Onice
}
title = Da dove vengono i punti
followers-row = Seguaci { CLAN($of, form: "some") }
times-lords = × { $count ->
    [one] { $count } signore
   *[other] { $count } signori
}
each = { $points } ciascuno
each-mountaineer = maggioranza: { $most } ciascuno, se no { $points }
each-token = { $points } ciascuno
champion-brings = { CHAMPION($of) }: { POINTS($brings) }
if-tied = In parità: più punti d’influenza, poi bonus dei campioni più bassi
when = Giro { $round }
no-followers = Nessun seguace { CLAN($of) }.
no-lord = Nessun signore { CLAN($of) }: i seguaci { CLAN($of, form: "some") } non portano niente.
why-followers = { FOLLOWERS_OF($followers, $of) } per { LORDS_OF($lords, $of) }: { POINTS($brings) }.
nobody = Nessuno sulla plancia alla fine.
why-trade = { $count }, { $each } ciascuno: { POINTS($brings) }.
why-most = { $count }, più di ogni altro giocatore: { $each } ciascuno, { POINTS($brings) }.
why-influence = Il segnalino è su { $value }.
why-doubled = Il segnalino è su { $value }, con una gemma per { $mercenaries } mercenari: due volte { $value }.
why-tokens = { $on-champions } sui campioni, { LOOSE_GEMS($loose) }.
