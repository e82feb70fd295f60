start = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} je Spieler, { $supply } Bauern von jedem Clan.
gems-and-prices = Edelsteine und Preise
balanced = Ausgewogen
printed = Wie gedruckt
balanced-note = Wer früher spielt, beginnt mit Edelsteinen, und die Preise hängen von der Spielerzahl ab. So gewinnt jeder Platz etwa gleich oft.
printed-note = Insgesamt { $gems } Edelsteine, keiner davon zu Beginn, und ein einziger Preis je Held, wie in den gedruckten Regeln. Je später du spielst, desto besser sind deine Chancen.
