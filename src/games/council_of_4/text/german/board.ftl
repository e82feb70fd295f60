court-landmark = Hof
map = { $board ->
    [none] Landkarte, eigener Spielplan
   *[some] Landkarte, Spielplan { $board }
}
queens-council = Rat der Königin
queen-in = Königin in
per-road = pro Straße
queens-rewards = Belohnungen der Königin
city-colours = Farben der Städte
all-of = { $own ->
    [yes] alle { $all } · du
   *[no] alle { $all }
}
no-permit-here = { REGION($region) }, { SLOT($slot) } Platz: leer
own-of = { $own }/{ $all }
track-label = { $name }: Adelsfeld { $nobility }, { COINS($coins) }.
needs = braucht
taken = benutzt
no-cards = keine passt
no-permit = keine Lizenz
no-merchant = alle gesetzt
no-city = keine frei
no-deck = Stapel leer
gain-word = bringt
pay-word = kostet
a-permit = eine Lizenz
by-permit = mit Lizenz
the-permits = Lizen{ "\u00AD" }zen
none = keine
claimed-by = vergeben an { $name }
claimed = vergeben
reserve = Ratsmitglieder im Vorrat
reserve-short = Vorrat
piles = Stapel { $deck } · Ablage { $discard }
in-city = in { $name }
deck = Stapel
discard = Ablage
set = Set
region-tile = { $owner ->
    [none] Zuerst in allen fünf Städten der { REGION($region) }: { VP($vp) }
   *[some] { REGION($region) }: vergeben an { $owner }
}
permit-deck = Stapel der { REGION($region) }: { PERMITS($count) }
chosen = { $count } ausgewählt
tiles-taken = Belohnungen
group-label = { $chosen ->
    [0] { $card }, { CARDS($count) }
   *[more] { $card }, { $chosen } von { $count } ausgewählt
}
your-permits = Lizenzen · { $ready } unbenutzt
used = { $count } benutzt
used-pile = { $count ->
    [one] { $count } benutzte Lizenz
   *[other] { $count } benutzte Lizenzen
}: alle zeigen
permit-list = Deine Lizenzen
main = Hauptakt.
quick = Schnell
left = { $count } übrig
main-first = erst Hauptaktion
choice-open = erst auswählen
unused = { $main ->
    [0] { $quick ->
        [yes] { "1" } Schnellaktion übrig
       *[no] { "" }
    }
   *[more] { $main ->
        [one] { $main } Hauptaktion übrig
       *[other] { $main } Hauptaktionen übrig
    }
}
price = Preis
price-of = { CARDS($cards) }: { COINS($coins) }
rung = { CARDS($cards) }
cards-cell = Karten
enters = neu im Rat: { COUNCIL($council) }
falls-out = geht
chain = { CITIES($cities) }
sets = Belohnungen
at-the-end = am Ende
coins-lost = { COINS($lost) } verloren: Die Grenze liegt bei { $most-coins }.
idle = Wähle eine Aktion oder tippe auf eine Stadt, eine Lizenz, einen Rat oder eine Karte.
idle-quick = Schnellaktion oder „Zug beenden“.
idle-main = Wähle eine Hauptaktion.
pick-colour = wähle ein Ratsmitglied aus dem Vorrat
pick-council = wähle einen Rat aus
pick-slot = wähle eine offene Lizenz aus
pick-cards = wähle Karten aus, die zum Rat passen
pick-permit = wähle eine deiner Lizenzen aus
pick-city = wähle eine markierte Stadt aus
pick-region = wähle die Lizenzen einer Region aus
tab-map = Landkarte
tab-councils = Räte
tab-tracks = Leisten
whole-map = Alles
city-label = { $name }, { $letter }, { CITY_COLOUR($colour, form: "stem") }stadt, { REGION($region) }.
permit-label = Lizenz { $letters }: { LIST($gains, between: ", ") }
council-label = Rat der { COUNCIL($council) }, vom Pfeil aus: { LIST(COLOUR($colours), between: ", ") }
reserve-label = { COLOUR($colour) }, { $count } im Vorrat
permit-in-slot = { PERMIT_LABEL($letters, $gains) }. { REGION($region) }, { SLOT($slot) } Platz
city-token = Marker: { LIST($gains, between: ", ") }.
city-merchants = Händler: { LIST($names, between: ", ") }.
city-queen = Die Königin ist hier.
city-roads = Straßen nach { LIST($cities, between: ", ") }.
