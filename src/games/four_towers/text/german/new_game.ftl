start = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} je Spieler, { $supply } Bauern von jedem Clan.
