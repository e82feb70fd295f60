task = { $of ->
    [option] wählt die n-te Karte oder füllt das n-te Gebot aus
    [more] bietet { "1" } Chip des Zeichens mehr
    [less] bietet { "1" } Chip des Zeichens weniger
    [nothing] passt oder setzt nichts ein
    [clear] leert die Auswahl
    [go-on] geht nach einem Ergebnis weiter
   *[show-again] zeigt das Ergebnis noch einmal
}
