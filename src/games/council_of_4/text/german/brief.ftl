elected = { $how ->
    [now] wählt { COLOUR($entered) } in den Rat der { COUNCIL($council) }
    [past] hat { COLOUR($entered) } in den Rat der { COUNCIL($council) } gewählt
   *[alone] Hat { COLOUR($entered) } in den Rat der { COUNCIL($council) } gewählt
}
sent = { $how ->
    [now] schickt einen Diener und wählt { COLOUR($entered) } in den Rat der { COUNCIL($council) }
    [past] hat einen Diener geschickt und { COLOUR($entered) } in den Rat der { COUNCIL($council) } gewählt
   *[alone] Hat einen Diener geschickt und { COLOUR($entered) } in den Rat der { COUNCIL($council) } gewählt
}
acquired = { $how ->
    [now] erwirbt { $permit }
    [past] hat { $permit } erworben
   *[alone] Hat { $permit } erworben
}
placed = { $how ->
    [now] setzt in { $city } einen Händler ein
    [past] hat in { $city } einen Händler eingesetzt
   *[alone] Hat in { $city } einen Händler eingesetzt
}
placed-with-queen = { $how ->
    [now] setzt mit der Königin in { $city } einen Händler ein
    [past] hat mit der Königin in { $city } einen Händler eingesetzt
   *[alone] Hat mit der Königin in { $city } einen Händler eingesetzt
}
engaged = { $how ->
    [now] wirbt einen Diener an
    [past] hat einen Diener angeworben
   *[alone] Hat einen Diener angeworben
}
changed = { $how ->
    [now] tauscht die Lizenzen der { REGION($region) }
    [past] hat die Lizenzen der { REGION($region) } getauscht
   *[alone] Hat die Lizenzen der { REGION($region) } getauscht
}
additional-main = { $how ->
    [now] nimmt eine weitere Hauptaktion
    [past] hat eine weitere Hauptaktion genommen
   *[alone] Hat eine weitere Hauptaktion genommen
}
ended = { $how ->
    [now] beendet den Zug
    [past] hat den Zug beendet
   *[alone] Hat den Zug beendet
}
token = { $how ->
    [now] wählt den Marker von { $city } aus
    [past] hat den Marker von { $city } ausgewählt
   *[alone] Hat den Marker von { $city } ausgewählt
}
took = { $how ->
    [now] nimmt { $permit } kostenlos
    [past] hat { $permit } kostenlos genommen
   *[alone] Hat { $permit } kostenlos genommen
}
declined = { $how ->
    [now] lehnt die kostenlose Lizenz ab
    [past] hat die kostenlose Lizenz abgelehnt
   *[alone] Hat die kostenlose Lizenz abgelehnt
}
repeated = { $how ->
    [now] wiederholt { $permit }
    [past] hat { $permit } wiederholt
   *[alone] Hat { $permit } wiederholt
}
tokens = { $how ->
    [now] wählt die Marker von { $one } und { $other } aus
    [past] hat die Marker von { $one } und { $other } ausgewählt
   *[alone] Hat die Marker von { $one } und { $other } ausgewählt
}
of-council = Rat der { COUNCIL($council) }
fits = { COUNCIL($council) }: { $count } von { $council-size }
happens = { $name } { $deed }
