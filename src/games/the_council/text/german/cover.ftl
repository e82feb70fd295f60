title = The Council
in-short = Nimm Karten, biete mit den anderen und steh über dem Reich, wenn es fällt.
credits = Ein Spiel von Adam Blinkinsop für das Decktet, die Karten in sechs Farben von P. D. Magnus.
feat = Höchster Rang: { $count }
points = { POINTS($points) }
round = Runde
numbered = Runde { $number }
titled = Runde { $number }
counted = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
seat = { SEAT_COLOUR($of) }
search = Karte, Zeichen, Spieler
unconcerned = Du hast nichts erhalten oder verloren, und sonst ist niemand über das Reich gestiegen.
temper = { $of ->
    [miser] { $name } spielt als Geizhals: Unter ähnlich guten Geboten gehen die billigeren vor.
    [loyalist] { $name } spielt als Getreuer: Unter ähnlich guten Karten geht das eigene stärkste Zeichen vor.
    [pretender] { $name } spielt als Thronanwärter: Unter ähnlich guten Karten gehen Kronen vor.
   *[stargazer] { $name } spielt als Sterngucker: Unter ähnlich guten Karten gehen Monde vor.
}
