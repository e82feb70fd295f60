start = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} je Spieler, { $supply } Bauern von jedem Clan. Den ersten Spieler bestimmt das Los.
