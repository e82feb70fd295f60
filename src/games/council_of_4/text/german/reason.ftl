not-your-turn = Du bist nicht am Zug.
no-matching-cards = Keine deiner Karten passt.
no-ready-permit = Keine deiner Lizenzen ist unbenutzt.
no-free-city = Du hast schon in jeder möglichen Stadt einen Händler.
no-permit-left = In keiner Region ist noch eine Lizenz übrig.
no-deck-left = Alle Lizenzstapel sind leer.
city-on-no-permit = Du hast keine unbenutzte Lizenz für { $city }.
game-over = Die Partie ist zu Ende.
choice-open = Wähle zuerst { DECISION($decision) } aus.
no-such-choice = Diese Auswahl gibt es gerade nicht.
no-main-action-left = In diesem Zug hast du keine Hauptaktion mehr übrig.
quick-action-taken = Die Schnellaktion dieses Zuges hast du schon benutzt.
main-action-first = Mach zuerst eine Hauptaktion.
not-in-reserve = Im Vorrat ist kein Ratsmitglied in { COLOUR($colour) }.
no-permit-there = { REGION($region) }, { SLOT($slot) } Platz: Dort liegt keine Lizenz.
no-cards = Wähle mindestens { "1" } Karte aus.
cards-not-in-hand = Diese Karten hast du nicht.
cards-dont-match = Im Rat der { COUNCIL($council) } passt kein Mitglied mehr zu dieser Karte.
coins = Du brauchst { COINS($needed) } und hast { $have ->
    [0] keine
   *[more] { $have }
}.
servants = Du brauchst { SERVANTS($needed) } und hast { $have ->
    [0] keinen
   *[more] { $have }
}.
not-your-permit = Lizenz { $permit } gehört dir nicht.
permit-used = Lizenz { $permit } hast du schon benutzt.
city-not-on-permit = { $city } steht nicht auf Lizenz { $permit }.
merchant-there = In { $city } hast du schon einen Händler.
no-merchant-left = Du hast alle deine Händler gesetzt.
deck-empty = Der Lizenzstapel der { REGION($region) } ist leer.
no-merchant-there = In { $city } hast du keinen Händler.
not-repeatable = { $city } geht nicht: Dort müssen dein Händler und ein Marker ohne Adel sein.
same-city-twice = Wähle { "2" } verschiedene Städte aus, nicht zweimal { $city }.
wrong-order = Wähle die { "2" } Städte in der Reihenfolge ihrer Buchstaben aus: { LIST($cities) }.
useful-card = Nimm { $card ->
    [white] eine weiße Karte
    [black] eine schwarze Karte
    [orange] eine orange Karte
    [purple] eine lila Karte
    [light_blue] eine blaue Karte
    [pink] eine rosa Karte
   *[joker] einen Joker
} dazu: { COINS($then) } statt { $now }.
players = Die Partie hat { $count } Spieler statt { $fewest } bis { $most }
