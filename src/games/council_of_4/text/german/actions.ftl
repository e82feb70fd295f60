kind = { $kind ->
    [elect] Wählen
    [acquire] Erwerben
    [place] Setzen
    [queen] Königin
    [engage] Anwerben
    [change] Tauschen
    [send] Schicken
    [extra] Weitere
   *[answer] Auswählen
}
kind-title = { $kind ->
    [elect] Ratsmitglied wählen
    [acquire] Lizenz erwerben
    [place] Händler setzen
    [queen] Mit Königin setzen
    [engage] Diener anwerben
    [change] Lizenzen tauschen
    [send] Diener schicken
    [extra] Weitere Hauptaktion
   *[answer] Auswählen
}
question = { $decision ->
    [token] Stadtmarker auswählen
    [free_permit] Kostenlose Lizenz nehmen?
    [repeat_permit] Lizenz wiederholen
    [two_tokens] { "2" } Stadtmarker auswählen
    [turn] { "" }
   *[over] { "" }
}
turn-part = { $part ->
    [main] Hauptaktion
    [quick] Schnellaktion
    [choice] Auswahl
   *[end] Zugende
}
confirm = { $kind ->
    [elect] Wählen
    [acquire] Erwerben
    [place] Setzen
    [queen] Setzen
    [engage] Anwerben
    [change] Tauschen
    [send] Schicken
    [extra] Hauptaktion nehmen
   *[answer] Nehmen
}
confirm-elect = { COLOUR($colour) } wählen
confirm-send = { COLOUR($colour) } wählen
confirm-acquire = { $permit } erwerben
confirm-place = In { $city } setzen
confirm-change = { REGION($region) } tauschen
confirm-take = { $what } nehmen
confirm-take-both = { $first } + { $second } nehmen
confirm-decline = Keine nehmen
