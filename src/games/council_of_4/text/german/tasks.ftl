task = { $of ->
    [begin] beginnt eine Haupt- oder Schnellaktion, in der Reihenfolge der Knöpfe
    [option] wählt Rat, Lizenz, Platz oder Antwort nach der Nummer aus; ab der zehnten helfen die Pfeile
    [colour] wählt die Farbe für die Wahl aus
    [add-card] fügt der Zahlung eine Karte hinzu; mit der Königin, sobald eine Stadt ausgewählt ist
    [drop-card] nimmt eine Karte aus der Zahlung
    [city] wählt eine Stadt aus; ist noch nichts begonnen, beginnt „Händler setzen“
    [decline] lehnt die kostenlose Lizenz ab
    [back] geht einen Schritt zurück, vom ersten aus ganz aus der Aktion
    [end-turn] beendet den Zug
    [restart] beginnt den Zug von vorn
   *[list-fold] klappt eine Gruppe zu oder auf
}
