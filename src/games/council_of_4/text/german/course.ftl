title = { $of ->
    [aim] Das Ziel
    [elect] Wählen
    [acquire] Lizenzen erwerben
    [place] Händler setzen
    [chains] Ketten
    [queen] Die Königin
    [quick] Schnellaktionen
    [end] Adel und Ende
    [tempo] Tempo machen
    [servants] Diener
    [networks] Netze
    [timing] Der Moment der Königin
   *[ending] Die Partie beenden
}
roads = { ROADS($count) }
tokens = { $count } Marker
colour-name = { COLOUR($colour) }
council-name = der { COUNCIL($council) }
cities = { $cities ->
    [none] nichts
   *[some] { LIST($cities) }
}
gains = { $gains ->
    [none] nichts
   *[some] { LIST($gains) }
}
main-actions = { $count ->
    [one] { $count } weitere Hauptaktion
   *[other] { $count } weitere Hauptaktionen
}
elect = wähle { COLOUR($colour) } in den Rat der { COUNCIL($council) }
acquire = erwirb Lizenz { $permit } für { CARDS($cards) }
place = setze mit Lizenz { $permit } in { $city } einen Händler ein
place-with-queen = führe die Königin für { CARDS($cards) } nach { $city }
engage-servant = wirb einen Diener an
change-permits = tausche die Lizenzen der { REGION($region) }
send-servant = schicke einen Diener und wähle { COLOUR($colour) } in den Rat der { COUNCIL($council) }
additional-main = kaufe eine weitere Hauptaktion
end-turn = beende deinen Zug
choose-token = wähle eine Stadt aus, deren Marker du noch einmal erhältst
choose-tokens = wähle zwei Städte aus, deren Marker du noch einmal erhältst
take-permit = nimm eine Lizenz oder keine
repeat-permit = wähle eine Lizenz zum Wiederholen aus
