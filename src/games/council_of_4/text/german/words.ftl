colour-white = Weiß
    .feminine = weiße
colour-black = Schwarz
    .feminine = schwarze
colour-orange = Orange
    .feminine = orange
colour-purple = Lila
    .feminine = lila
colour-light_blue = Blau
    .feminine = blaue
colour-pink = Rosa
    .feminine = rosa

politics-white = Weiß
politics-black = Schwarz
politics-orange = Orange
politics-purple = Lila
politics-light_blue = Blau
politics-pink = Rosa
politics-joker = Joker

region-coast = Küste
region-hills = Hügel
region-mountains = Berge

council-coast = Küste
council-hills = Hügel
council-mountains = Berge
council-queen = Königin

city-colour-gold = Gold
    .stem = Gold
city-colour-silver = Silber
    .stem = Silber
city-colour-bronze = Bronze
    .stem = Bronze
city-colour-iron = Eisen
    .stem = Eisen
city-colour-royal = Königsstadt
    .stem = Königs

reward-tile-coast = Küste
    .reward = Belohnung für die Küste
reward-tile-hills = Hügel
    .reward = Belohnung für die Hügel
reward-tile-mountains = Berge
    .reward = Belohnung für die Berge
reward-tile-gold = Gold
    .reward = Belohnung für Gold
reward-tile-silver = Silber
    .reward = Belohnung für Silber
reward-tile-bronze = Bronze
    .reward = Belohnung für Bronze
reward-tile-iron = Eisen
    .reward = Belohnung für Eisen

slot-first = erster
    .after = ersten
slot-second = zweiter
    .after = zweiten

decision-turn = nichts
decision-token = einen Stadtmarker
decision-free_permit = eine kostenlose Lizenz
decision-repeat_permit = eine Lizenz zum Wiederholen
decision-two_tokens = { "2" } Stadtmarker
decision-over = nichts

coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}

servants = { $count ->
    [one] { $count } Diener
   *[other] { $count } Diener
}

cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

nobility-steps = { $count ->
    [one] { $count } Adelsschritt
   *[other] { $count } Adelsschritte
}

cities = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}

roads = { $count ->
    [one] { $count } Straße
   *[other] { $count } Straßen
}

permits = { $count ->
    [one] { $count } Lizenz
   *[other] { $count } Lizenzen
}

vp = { $count } SP

place = { $place ->
    [1] { "1" }.
    [2] { "2" }.
    [3] { "3" }.
    [4] { "4" }.
    [5] { "5" }.
   *[more] { "" }
}
