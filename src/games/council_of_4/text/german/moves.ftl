search = Stadt, Farbe, Lizenz oder Aktion: „indur“, „rosa küste“
all = Alle
main = Hauptakt. { $count }
quick = Schnell { $count }
which = Aktionen filtern
group = { $name }, { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}, { $open ->
    [yes] aufgeklappt
   *[no] zugeklappt
}
other-payments = { $count ->
    [one] { $count } andere Zahlung
   *[other] { $count } andere Zahlungen
}, { $open ->
    [yes] eingeblendet
   *[no] ausgeblendet
}
group-hint = Gruppe
end = Zug beenden
councillor = { COLOUR($colour) } in den Rat der { COUNCIL($council) }
falls-out = { COLOUR($colour) } geht
permit-at = { $letters }, { REGION($region) }, { SLOT($slot) } Platz
city-by-permit = { $city } mit { $letters }
who-is-here = { $names ->
    [one] { LIST($names) } ist hier
   *[other] { LIST($names) } sind hier
}
roads = { $count ->
    [0] die Königin ist hier
   *[more] { ROADS($count) }
}
chain = { $cities ->
    [one] Kette aus { "1" } Stadt
   *[other] Kette aus { $cities } Städten
}
servant = { "1" } Diener
under-the-deck = { $permits ->
    [0] { "" }
    [one] { LIST($permits) } kommt unter den Stapel
   *[other] { LIST($permits) } kommen unter den Stapel
}
main-action = { "1" } weitere Hauptaktion
token = Marker von { $city }
none = Keine davon
two-cities = { LIST($cities) }
completes = bringt die { REWARD_TILE($tile, form: "reward") }: am Ende { VP($vp) }{ $queens ->
    [none] { "" }
   *[some] { "" } und { $queens } durch die Belohnung der Königin
}
elect = { ELECTION($colour, $council, $left) }
acquire = { PERMIT($letters, $region, $slot) } mit { CARDS_OF($cards) } erwerben
place = Mit Lizenz { $letters } Händler in { $city } einsetzen
queen = Mit der Königin für { CARDS_OF($cards) } Händler in { $city } einsetzen
engage = Diener anwerben
change = Lizenzen der { REGION($region) } tauschen
send = Einen Diener schicken, { ELECTION($colour, $council, $left) }
extra = Weitere Hauptaktion nehmen
choose-token = Marker von { $city } auswählen
take = { PERMIT($letters, $region, $slot) } kostenlos nehmen
decline = Kostenlose Lizenz ablehnen
repeat = Lizenz { $letters } wiederholen
tokens = Marker von { $one } und { $other } auswählen
sentence = { $head }{ $paid ->
    [none] { $gained ->
        [none] .
       *[some] : { LIST($gained) } erhalten.
    }
   *[some] : { LIST($paid) } zahlen{ $gained ->
        [none] .
       *[some] , { LIST($gained) } erhalten.
    }
}
cards-of = { LIST(POLITICS($cards)) }
completes-too = { CAPITAL(COMPLETES($tile, $vp, $queens)) }.
election = { COLOUR($colour) } in den Rat der { COUNCIL($council) } wählen und { COLOUR($left) } verdrängen
permit = Lizenz { $letters } vom { SLOT($slot, form: "after") } Platz der { REGION($region) }
then-choose = Dann eine Wahl.
ends-game = Letzte Runde beginnt.
reveals = Deckt Verdecktes auf.
