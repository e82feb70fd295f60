cause = { $of ->
    [followers] Anhänger × { lord.many }
    [mercenaries] Söldner
    [merchants] Händler
    [mountaineers] Bergsteiger
    [champions] Helden
    [tokens] Übrige Edelsteine und Geister
    [influence] Einfluss
   *[doubled] Einfluss verdoppelt
}
stage = { $of ->
    [followers] Gefolge
    [trades] Gewerbe
    [champions] Helden
    [tokens] Edelsteine
   *[influence] Einfluss
}
colour = { $of ->
    [scarlet] Pflaume
    [cobalt] Schiefer
    [forest] Rosa
    [amber] Umbra
   *[onyx] Onyx
}
title = Herkunft der Punkte
followers-row = { CAPITAL(CLAN($of, form: "some")) } Anhänger
times-lords = × { $count ->
    [one] { $count } { lord }
   *[other] { $count } { lord.many }
}
each = je { $points }
each-mountaineer = die meisten: je { $most }, sonst { $points }
each-token = je { $points }
champion-brings = { CHAMPION($of) }: { POINTS($brings) }
if-tied = Bei Gleichstand: mehr Einflusspunkte, dann niedrigere Heldenboni
when = Runde { $round }
no-followers = Keine { CLAN($of, form: "whom") } Anhänger.
no-lord = Kein { lord } in diesem Clan, also bringen { CLAN($of, form: "some") } Anhänger nichts.
why-followers = { FOLLOWERS_OF($followers, $of) } mal { LORDS_OF($lords, $of) }: { POINTS($brings) }.
nobody = Am Ende keiner auf der Tafel.
why-trade = { $count }, je { $each }: { POINTS($brings) }.
why-most = { $count }, mehr als jeder andere Spieler: je { $each }, { POINTS($brings) }.
why-influence = Der Marker steht auf { $value }.
why-doubled = Der Marker steht auf { $value }, mit einem Edelstein für { $mercenaries } Söldner: zweimal { $value }.
why-tokens = { $on-champions } auf Helden, { LOOSE_GEMS($loose) }.
