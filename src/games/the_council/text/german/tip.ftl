suit-what = Eines von sechs Zeichen. Seine Chips ({ SUIT($suit) }) bietest du auf Ereignisse mit diesem Zeichen, und seine Säule in der Halle zeigt die Ränge aller Spieler.
card-what = { MARK($kind, $rank) }, { LIST(SUIT($suits)) }. { KIND_WHAT($kind, $pawn-bid) }
kind-what = { $kind ->
    [ace] Macht dein Gebot in seinem Zeichen unbegrenzt: Das Ereignis gelingt, und du liegst dort am höchsten.
    [number] Entscheidet Gleichstände in ihren Zeichen: Die kleinere Zahl steht über der größeren.
    [pawn] Erhöht dein Gebot um { $pawn-bid } in jedem Zeichen, das auch das Ereignis hat.
    [court] Bringt einen Verräterchip, wenn das Ereignis scheitert.
   *[crown] Bringt einen Rang in ihrem Zeichen, ob das Ereignis gelingt oder scheitert.
}
seat = Spieler: { $colour }
seat-what = Kennzeichnet Ränge, Chips und Gebote dieses Spielers.

name = { $of ->
    [chips] Zeichenchips
    [bid] Gebot
    [traitors] Verräterchips
    [rank] Rang
    [empire] Reich
    [would-count] Würde zählen
    [collapse] Einsturz
    [doubled] Verdoppelt
    [points] Punkte jetzt
    [event] Ereignis
    [event-rank] Wert des Ereignisses
    [meter] Alle Gebote zusammen
    [success] Erfolg
    [failure] Scheitern
    [highest] Höchstes Gebot
    [lowest] Niedrigstes Gebot
    [tie] Gleichstand
    [opener] Eröffnung
    [low-card] Niedrigste Karte
    [hand] Runde
    [draft] Kartenwahl
    [dealer] Geber
    [events-left] Kommende Ereignisse
    [event-deck] Ereignisstapel
    [drafted] Genommene Karten
    [used] Benutzte Karte
    [chosen] Wahl getroffen
    [lead] Führen
    [reach] Den Wert erreichen
    [pass] Passen
    [hold] Nichts einsetzen
    [nearest] Am nächsten am Reich
   *[reveals] Deckt Verdecktes auf
}
what = { $of ->
    [chips] Du bietest sie auf Ereignisse mit ihrem Zeichen. Chips, die du nicht bietest, behältst du für spätere Runden.
    [bid] Gebotene Chips sind verbraucht, ob das Ereignis gelingt oder scheitert.
    [traitors] Am Ende je { "1" } Punkt. Du bekommst sie im Tausch gegen Ränge, wenn ein Ereignis scheitert, und durch Höfe.
    [rank] Die Höhe eines Spielers in der Säule eines Zeichens, { "0" } bis { $last-rank }. Punkte bringt sie nur, wo ein Zeichen einstürzt.
    [empire] Der Balken zeigt den Rang des Reichs in diesem Zeichen. Er beginnt auf { $last-rank } und fällt um { "1" }, wenn ein Ereignis mit diesem Zeichen scheitert.
    [would-count] Ein Spieler steht hier über dem Reich. Ist das nach dem letzten Ereignis der Runde noch so, stürzt das Zeichen ein und die Partie endet.
    [collapse] Steht am Ende einer Runde ein Spieler über dem Reich, stürzt das Zeichen ein. Dann endet die Partie, und Ränge in eingestürzten Zeichen sind Punkte.
    [doubled] Die Ränge eines Spielers über dem Reich zählen doppelt. Gleichauf mit dem Reich genügt nicht.
    [points] Was jeder Spieler hätte, wenn die Partie jetzt zu Ende wäre.
    [event] Alle Gebote zusammen müssen seinen Wert erreichen. Nur Chips und Karten mit seinen Zeichen zählen.
    [event-rank] Erreichen alle Gebote zusammen diese Zahl, gelingt das Ereignis. Wert { "0" } kann nicht scheitern.
    [meter] Füllt sich mit jedem Chip und jedem Bauern. Wenn alle Felder voll sind, gelingt das Ereignis.
    [success] Das höchste Gebot in jedem Zeichen des Ereignisses bringt einen Rang.
    [failure] Wer in einem Zeichen am wenigsten bietet, tauscht dort einen Rang gegen einen Verräterchip, und das Reich fällt dort um { "1" }.
    [highest] Bringt einen Rang, wenn das Ereignis gelingt. Dazu gehört mindestens { "1" }, und einen Gleichstand muss eine Zahl entscheiden.
    [lowest] Kostet einen Rang und bringt einen Verräterchip, wenn das Ereignis scheitert. Passen ist { "0" }, und bei Gleichstand tauschen alle, die keine Zahl trennt.
    [tie] Solange ein Gleichstand besteht, erhält niemand einen Rang. Die kleinere Zahl steht über der größeren.
    [opener] Dieser Spieler bietet zuerst, ohne ein anderes Gebot zu kennen.
    [low-card] Wer die Karte mit dem niedrigsten Wert aufdeckt, eröffnet das nächste Ereignis; bei mehreren, wer von ihnen zuletzt geboten hat.
    [hand] Eine Kartenwahl und die Ereignisse danach. Die Partie endet mit einem Einsturz oder nach Runde { $hands }.
    [draft] { $drafted }-mal wählen alle eine Karte, zeigen sie und geben ihre Hand weiter. Jedes Zeichen auf deiner Karte bringt einen Chip.
    [dealer] Eröffnet das erste Ereignis dieser Runde. In der nächsten gibt der linke Nachbar.
    [events-left] Ereignisse, die in dieser Runde noch kommen. Nach dem letzten wird auf Einsturz geprüft.
    [event-deck] Karten, die niemand bekommen hat. Jedes Ereignis ist die oberste von ihnen.
    [drafted] Offen für alle. Jede kannst du in dieser Runde einmal einsetzen, für ein Ereignis mit einem ihrer Zeichen.
    [used] Für diese Runde benutzt.
    [chosen] Dieser Spieler hat gewählt. Gezeigt wird, wenn alle gewählt haben.
    [lead] Schlägt das kleinste Gebot vor, mit dem du bei diesem Zeichen führst.
    [reach] Schlägt das kleinste Gebot vor, mit dem das Ereignis gelingt.
    [pass] Bietet nichts. Karten kannst du danach trotzdem einsetzen.
    [hold] Hebt alle deine Karten für spätere Ereignisse dieser Runde auf.
    [nearest] Die Spieler mit dem höchsten Rang in einem Zeichen, neben dem Rang des Reichs.
   *[reveals] Deckt verdeckte Karten auf. Rückgängig machen kannst du das danach nur allein gegen Bots, und die Partie wird dann als „mit Hilfe“ markiert.
}
































