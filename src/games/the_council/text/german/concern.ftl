chips = Du hast Chips genommen: { LIST($chips, between: ", ") }.
gained = Du hast einen Rang erhalten: { SUIT($suit) } { $from } → { $to }.
traded = Du hast einen Rang gegen einen Verräterchip getauscht: { SUIT($suit) } { $from } → { $to }.
court = { CAPITAL(CARD($card, form: "the")) } hat dir einen Verräterchip gebracht.
opens-by-card = Du eröffnest das Ereignis: niedrigste Karte, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = Du eröffnest das Ereignis: niedrigste Karte, { CARD($card, form: "the") } ({ $rank }), und spätestes Gebot.
opens-next = Du eröffnest das Ereignis: Niemand hat eine Karte aufgedeckt.
now-above = Du stehst jetzt bei { SUIT($suit, form: "at") } über dem Reich.
no-longer-above = Du stehst bei { SUIT($suit, form: "at") } nicht mehr über dem Reich.
others-above = { $names ->
    [1] { LIST($names) } steht jetzt bei { SUIT($suit, form: "at") } über dem Reich.
   *[more] { LIST($names) } stehen jetzt bei { SUIT($suit, form: "at") } über dem Reich.
}
