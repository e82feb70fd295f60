name = { $of ->
    [coins] Münzen
    [vp] Siegpunkte (SP)
    [servants] Diener
    [cards] Politikkarten
    [nobility] Adel
    [main-action] Weitere Hauptaktion
    [repeat-token] Ein Stadtmarker noch einmal
    [repeat-two-tokens] { "2" } Stadtmarker noch einmal
    [free-permit] Kostenlose Lizenz
    [repeat-permit] Eine Lizenz noch einmal
    [arrow] Eingang eines Rats
    [neutral] Neutraler Händler
    [merchants] Händler zu setzen
    [queen] Die Königin
    [queens-reward] Belohnung der Königin
    [permit] Lizenz
    [used-permit] Benutzte Lizenz
    [permit-deck] Lizenzstapel
    [empty-slot] Leerer Platz
    [card-deck] Stapel der Politikkarten
    [discards] Ablage der Politikkarten
    [at-the-end] Wäre die Partie jetzt zu Ende
    [coin-space] Münzleiste
    [chain-place] Reihenfolge in der Kette
    [way-cost] Der Weg der Königin
    [ladder] Preis in Münzen
    [end-turn] Zug beenden
    [round] Runde und Zug
    [board] Spielplan
   *[reveals] Deckt Verdecktes auf
}
what = { $of ->
    [coins] Damit bezahlst du Lizenzen, den Weg der Königin und neue Diener. Kein Spieler kann mehr als { $limit } haben.
    [vp] Am Ende gewinnen die meisten SP.
    [servants] Damit bezahlst du die meisten Schnellaktionen und Händler neben anderen.
    [cards] Passen zu Ratsmitgliedern derselben Farbe. Zu Beginn jedes Zuges ziehst du eine.
    [nobility] Jeder Schritt bringt dich auf der Adelsleiste { "1" } Feld weiter. Ein Feld mit Symbol gibt dir seinen Bonus, wenn du es erreichst.
    [main-action] Du darfst in diesem Zug eine weitere Hauptaktion machen.
    [repeat-token] Gibt dir noch einmal den Marker einer Stadt mit einem Händler von dir. Marker mit Adelsschritt sind ausgenommen.
    [repeat-two-tokens] Gibt dir noch einmal die Marker von { "2" } verschiedenen Städten mit Händlern von dir. Marker mit Adelsschritt sind ausgenommen.
    [free-permit] Gibt dir kostenlos eine beliebige offene Lizenz mit ihren Boni. Du kannst auch ablehnen.
    [repeat-permit] Gibt dir noch einmal alle Boni einer deiner Lizenzen, unbenutzt oder benutzt.
    [arrow] Hier tritt ein neues Ratsmitglied ein. Die anderen rücken weiter, und das letzte am anderen Ende geht in den Vorrat.
    [neutral] Gehört niemandem und kommt nur im Spiel zu zweit vor. Ein Händler in seiner Stadt kostet { SERVANTS($servants) }, wie neben jedem anderen.
    [merchants] Jeder Spieler hat { $merchants } und kann { "1" } in jede Stadt setzen. Der erste Spieler, der alle gesetzt hat, beginnt die letzte Runde.
    [queen] Reist auf Straßen in die Stadt, in die du mit ihrer Hilfe einen Händler setzt. Jede Straße kostet { COINS($road) }.
    [queens-reward] Kommt zu jeder anderen Belohnung dazu, von oben an, solange welche da sind. Ihre SP zählen am Ende.
    [permit] Damit kannst du { "1" } Händler in eine ihrer Städte setzen. Ihre Boni erhältst du einmal, wenn du sie bekommst.
    [used-permit] Mit ihr ist schon ein Händler gesetzt. Sie zählt weiter für die meisten Lizenzen, und ihre Boni lassen sich wiederholen.
    [permit-deck] Lizenzen dieser Region, die noch kommen. Die Zahl sagt, wie viele.
    [empty-slot] Bekommt die nächste Lizenz vom Stapel, sobald alle Boni erhalten sind. Ist der Stapel leer, bleibt auch der Platz leer.
    [card-deck] Politikkarten, die noch zu ziehen sind. Gehen sie aus, wird die Ablage zum neuen Stapel.
    [discards] Gezahlte Politikkarten. Ist der Stapel leer, werden sie zum neuen Stapel.
    [at-the-end] So viel brächten Belohnungen, Adelsleiste und die meisten Lizenzen zu den bisherigen SP dazu.
    [coin-space] Zeigt die Münzen jedes Spielers. Die Leiste endet bei { $limit }, weitere Münzen sind verloren.
    [chain-place] Sagt, wann du den Marker dieser Stadt erhältst. Die neue Stadt kommt zuerst, dann die anderen nach Buchstaben.
    [way-cost] Münzen für den kürzesten Weg der Königin in diese Stadt. Jede Straße kostet { $road }.
    [ladder] Je mehr passende Karten du ablegst, desto weniger Münzen zahlst du. Jeder Joker kostet { $joker } mehr.
    [end-turn] Geht nach einer Hauptaktion. Übrige Haupt- und Schnellaktionen sind verloren.
    [round] In einer Runde hat jeder Spieler einen Zug.
    [board] Die Seiten von Küste, Hügeln und Bergen in dieser Reihenfolge, oder ein eigener Spielplan.
   *[reveals] Deckt verdeckte Karten oder Lizenzen auf. Rückgängig machen kannst du das danach nur allein gegen Bots, und die Partie wird dann als „mit Hilfe“ markiert.
}
royal-city-what = Hier beginnt die Königin. Die Stadt hat keinen Marker und zählt für keine Farbe, aber sie verbindet deine Händler wie jede andere.
council-what = Vergibt die Lizenzen der Region. Mit Karten, die zu seinen Mitgliedern passen, erwirbst du eine offene.
queens-council-what = Gewährt die Hilfe der Königin. Mit Karten, die zu seinen Mitgliedern passen, führst du sie in eine Stadt und setzt einen Händler dorthin.
action = { $of ->
    [elect] Hauptaktion. Bring ein Ratsmitglied aus dem Vorrat in einen beliebigen Rat und erhalte { COINS($coins) }.
    [acquire] Hauptaktion. Überzeuge den Rat einer Region mit Karten und Münzen und nimm eine ihrer offenen Lizenzen.
    [place] Hauptaktion. Setze mit einer unbenutzten Lizenz einen Händler in eine ihrer Städte. Danach ist sie benutzt.
    [queen] Hauptaktion. Überzeuge den Rat der Königin, führe sie für { COINS($road) } pro Straße in eine beliebige Stadt und setze einen Händler dorthin.
    [engage] Schnellaktion. Zahle { COINS($price) } und erhalte { SERVANTS($engaged) }.
    [change] Schnellaktion. Lege für { SERVANTS($change) } die offenen Lizenzen einer Region unter ihren Stapel und decke neue auf.
    [send] Schnellaktion. Wähle für { SERVANTS($send) } ein Ratsmitglied, aber ohne Münzen zu erhalten.
    [extra] Schnellaktion. Für { SERVANTS($extra) } hast du in diesem Zug eine weitere Hauptaktion.
   *[answer] Ein Bonus lässt dir die Wahl. Triff sie vor allem anderen.
}
city = { CITY_COLOUR($colour, form: "stem") }stadt
card = { CAPITAL(COLOUR($colour, form: "feminine")) } Karte
joker = Joker
councillor = Ratsmitglied in { COLOUR($colour) }
council-name = Rat der { COUNCIL($council) }
seat = { $colour ->
    [scarlet] Spieler in Scharlach
    [cobalt] Spieler in Kobalt
    [forest] Spieler in Waldgrün
    [amber] Spieler in Bernstein
   *[onyx] Spieler in Onyx
}
tile = { REWARD_TILE($tile, form: "reward") }
space = Adelsfeld { $space }
tile-what = Der erste Spieler mit Händlern in allen diesen Städten bekommt die Belohnung: am Ende { VP($vp) }, dazu die oberste Belohnung der Königin, falls noch eine da ist.
city-what = Eine von { $cities } { CITY_COLOUR($colour, form: "stem") }städten. { TILE_WHAT($vp) }
region-what = { $cities } Städte, ein Rat und { $permits } Lizenzen. { TILE_WHAT($vp) }
joker-what = Passt zu jedem Ratsmitglied und kostet { COINS($price) } mehr. Im Stapel sind { $jokers } davon.
emblem = { $colour ->
    [white] die Perle
    [black] der Turm
    [orange] die Flamme
    [purple] das Kleeblatt
    [light_blue] die Wellen
   *[pink] das Herz
}
card-what = Passt zu einem Ratsmitglied in { COLOUR($colour) }. Ihr Zeichen: { EMBLEM($colour) }.
councillor-what = Eine { COLOUR($colour, form: "feminine") } Karte oder ein Joker passt dazu. Sein Zeichen: { EMBLEM($colour) }.
seat-what = Figuren mit { $colour ->
    [scarlet] rundem
    [cobalt] eckigem
    [forest] dreieckigem
    [amber] rautenförmigem
   *[onyx] sternförmigem
} Kopf gehören diesem Spieler: seine Händler und seine Zählsteine auf den Leisten.
space-nothing = Bringt nichts.
space-gives = Bringt jedem Spieler, der es erreicht: { LIST($gains, between: ", ") }.
