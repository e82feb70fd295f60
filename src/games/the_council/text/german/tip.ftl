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

chips = Zeichenchips
chips-what = Du bietest sie auf Ereignisse mit ihrem Zeichen. Chips, die du nicht bietest, behältst du für spätere Runden.

bid = Gebot
bid-what = Gebotene Chips sind verbraucht, ob das Ereignis gelingt oder scheitert.

traitors = Verräterchips
traitors-what = Am Ende je { "1" } Punkt. Du bekommst sie im Tausch gegen Ränge, wenn ein Ereignis scheitert, und durch Höfe.

rank = Rang
rank-what = Die Höhe eines Spielers in der Säule eines Zeichens, { "0" } bis { $last-rank }. Punkte bringt sie nur, wo ein Zeichen einstürzt.

empire = Reich
empire-what = Der Balken zeigt den Rang des Reichs in diesem Zeichen. Er beginnt auf { $last-rank } und fällt um { "1" }, wenn ein Ereignis mit diesem Zeichen scheitert.

would-count = Würde zählen
would-count-what = Ein Spieler steht hier über dem Reich. Ist das nach dem letzten Ereignis der Runde noch so, stürzt das Zeichen ein und die Partie endet.

collapse = Einsturz
collapse-what = Steht am Ende einer Runde ein Spieler über dem Reich, stürzt das Zeichen ein. Dann endet die Partie, und Ränge in eingestürzten Zeichen sind Punkte.

doubled = Verdoppelt
doubled-what = Die Ränge eines Spielers über dem Reich zählen doppelt. Gleichauf mit dem Reich genügt nicht.

points = Punkte jetzt
points-what = Was jeder Spieler hätte, wenn die Partie jetzt zu Ende wäre.

event = Ereignis
event-what = Alle Gebote zusammen müssen seinen Wert erreichen. Nur Chips und Karten mit seinen Zeichen zählen.

event-rank = Wert des Ereignisses
event-rank-what = Erreichen alle Gebote zusammen diese Zahl, gelingt das Ereignis. Wert { "0" } kann nicht scheitern.

meter = Alle Gebote zusammen
meter-what = Füllt sich mit jedem Chip und jedem Bauern. Wenn alle Felder voll sind, gelingt das Ereignis.

success = Erfolg
success-what = Das höchste Gebot in jedem Zeichen des Ereignisses bringt einen Rang.

failure = Scheitern
failure-what = Wer in einem Zeichen am wenigsten bietet, tauscht dort einen Rang gegen einen Verräterchip, und das Reich fällt dort um { "1" }.

highest = Höchstes Gebot
highest-what = Bringt einen Rang, wenn das Ereignis gelingt. Dazu gehört mindestens { "1" }, und einen Gleichstand muss eine Zahl entscheiden.

lowest = Niedrigstes Gebot
lowest-what = Kostet einen Rang und bringt einen Verräterchip, wenn das Ereignis scheitert. Passen ist { "0" }, und bei Gleichstand tauschen alle, die keine Zahl trennt.

tie = Gleichstand
tie-what = Solange ein Gleichstand besteht, erhält niemand einen Rang. Die kleinere Zahl steht über der größeren.

opener = Eröffnung
opener-what = Dieser Spieler bietet zuerst, ohne ein anderes Gebot zu kennen.

low-card = Niedrigste Karte
low-card-what = Wer die Karte mit dem niedrigsten Wert aufdeckt, eröffnet das nächste Ereignis; bei mehreren, wer von ihnen zuletzt geboten hat.

hand = Runde
hand-what = Eine Kartenwahl und die Ereignisse danach. Die Partie endet mit einem Einsturz oder nach Runde { $hands }.

draft = Kartenwahl
draft-what = { $drafted }-mal wählen alle eine Karte, zeigen sie und geben ihre Hand weiter. Jedes Zeichen auf deiner Karte bringt einen Chip.

dealer = Geber
dealer-what = Eröffnet das erste Ereignis dieser Runde. In der nächsten gibt der linke Nachbar.

events-left = Kommende Ereignisse
events-left-what = Ereignisse, die in dieser Runde noch kommen. Nach dem letzten wird auf Einsturz geprüft.

event-deck = Ereignisstapel
event-deck-what = Karten, die niemand bekommen hat. Jedes Ereignis ist die oberste von ihnen.

drafted = Genommene Karten
drafted-what = Offen für alle. Jede kannst du in dieser Runde einmal einsetzen, für ein Ereignis mit einem ihrer Zeichen.

used = Benutzte Karte
used-what = Für diese Runde benutzt.

chosen = Wahl getroffen
chosen-what = Dieser Spieler hat gewählt. Gezeigt wird, wenn alle gewählt haben.

lead = Führen
lead-what = Schlägt das kleinste Gebot vor, mit dem du bei diesem Zeichen führst.

reach = Den Wert erreichen
reach-what = Schlägt das kleinste Gebot vor, mit dem das Ereignis gelingt.

pass = Passen
pass-what = Bietet nichts. Karten kannst du danach trotzdem einsetzen.

hold = Nichts einsetzen
hold-what = Hebt alle deine Karten für spätere Ereignisse auf.

nearest = Am nächsten am Reich
nearest-what = Die Spieler mit dem höchsten Rang in einem Zeichen, neben dem Rang des Reichs.

reveals = Deckt Verdecktes auf
reveals-what = Deckt verdeckte Karten auf. Rückgängig machen kannst du das danach nur allein gegen Bots, und die Partie wird dann als „mit Hilfe“ markiert.
