no-payment = Mit { CARDS($cards) } kannst du nicht zahlen.
council-list = Rat der { COUNCIL($council) }, vom Pfeil aus
councillor = { $matched ->
    [yes] { COLOUR($colour) }, passt zu einer Karte
   *[no] { COLOUR($colour) }
}
card = { $name }{ $all ->
    [0] { "" }
    [1] { "" }
   *[more] , { $number } von { $all }
}{ $chosen ->
    [yes] , ausgewählt
   *[no] { "" }
}
suit-then = { $cards ->
    [one] Passt danach zum Rat der { COUNCIL($council) }.
   *[other] { $cards } passen danach zum Rat der { COUNCIL($council) }.
}
legal-place = Du kannst hier { $paid ->
    [none] kostenlos
   *[some] für { LIST($paid) }
} einen Händler einsetzen.
legal-acquire = Du kannst sie { $paid ->
    [none] kostenlos
   *[some] für { LIST($paid) }
} erwerben.
legal-change = Du kannst sie { $paid ->
    [none] kostenlos
   *[some] für { LIST($paid) }
} tauschen.
legal-elect = Du kannst { $paid ->
    [none] kostenlos
   *[some] für { LIST($paid) }
} ein Ratsmitglied in diesen Rat wählen.
legal-token = Du kannst ihren Marker auswählen.
legal-take = Du kannst sie kostenlos nehmen.
legal-permit = Du kannst mit ihr einen Händler einsetzen.
legal-repeat = Du kannst ihre Boni noch einmal erhalten.
legal-card = Du kannst mit ihr zahlen.
your-turn = Du bist am Zug, Runde { $round }.{ $drawn ->
    [none] { "" }
   *[some] { "" } Du hast gezogen: { POLITICS($drawn) }.
} Du hast { $main ->
    [one] { $main } Hauptaktion
   *[other] { $main } Hauptaktionen
} und { $quick ->
    [one] { $quick } Schnellaktion
   *[other] { $quick } Schnellaktionen
}.
