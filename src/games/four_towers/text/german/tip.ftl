ring = { $of ->
    [gorge] Schlucht
    [valley] Täler
    [hill] Hügel
   *[mountain] Berge
}
ring-what = { $of ->
    [gorge] Der innerste Ring. Ein Weg aus jedem seiner Dörfer führt in die Stadt.
    [valley] Der Ring mit den Heimatdörfern, zwischen der Schlucht und den Hügeln.
    [hill] Der Ring zwischen den Tälern und den Bergen. Ein Bergsteiger bringt einen Bauern von den Hügeln hinauf.
   *[mountain] Der äußerste Ring. Ein Weg aus jedem seiner Dörfer führt nach draußen.
}
trade = { $of ->
    [mercenary] Söldner
    [merchant] Händler
   *[mountaineer] Bergsteiger
}
trade-what = { $of ->
    [mercenary] Je { $points } Punkte, bis zu { $mercenaries }, und { $doubling } verdoppeln deinen Einfluss. Geopfert entfernt er einen Bauern von der Landkarte.
    [merchant] Je { $points } Punkte, und { $merchants } machen einen dritten Helden kostenlos. Geopfert lässt er deinen Marker um { "1" } steigen.
   *[mountaineer] Je { $points } Punkte, oder { $majority }, wenn du die meisten hast. Geopfert bewegt er einen Bauern von den Hügeln in die Berge.
}
clan-of = Clan { CLAN($of) }
clan-of-what = Einer von vier Clans. Deine { CLAN($of, form: "whom") } Anhänger zählen einmal für jeden { CLAN($of, form: "whom") } { lord.whom }.
champion-what = { $when }. { $skill }. Punkte am Ende der Partie: { $bonus }.
seat = Spieler: { $colour }
seat-what = Kennzeichnet Marker, Anzeige und Verlauf dieses Spielers.
name = { $of ->
    [peasant] Bauer
    [spirit] Geist
    [follower] Anhänger
    [lord] { lord }
    [demon] Dämon
    [home-village] Heimatdorf
    [outside] Draußen
    [city] Feuerstadt
    [tower] Turm
    [supply] Vorrat
    [temple] Tempel
    [display] Auslage der Helden
    [champion-deck] Heldenstapel
    [price] Preis
    [tokens] Ladungen
    [bonus] Bonus
    [begin] Anfangsfähigkeit
    [end] Endfähigkeit
    [gem] Edelstein
    [influence] Einfluss
    [down] Marker sinkt
    [gold] Goldene Kugel
    [doubled] Verdoppelt
    [points] Punkte jetzt
    [majority] Die meisten Bergsteiger
    [market] Voller Markt
    [white] Weißes Feld
    [turns-left] Züge übrig
    [plays] Zehn { phase.many }
    [closed] Vorbei
    [to-place] Zum Setzen
    [to-keep] Zum Behalten
    [expands] Ausbreitung
    [waiting] Wartet
    [cascade] Kaskade
    [filled-in] Kaskade ausspielen
    [follows] Ein { lord } folgt
    [spare] Verschonen
   *[reveals] Deckt Verdecktes auf
}
what = { $of ->
    [peasant] Lebt auf der Landkarte oder wartet im Vorrat. Du bestimmst, wohin er geht.
    [spirit] Alle im Tempel oder auf einem Helden sind Geister. Fähigkeiten holen manche zurück.
    [follower] Bringt am Ende einen Punkt für jeden { lord.whom } seines Clans, und du bezahlst damit Helden. Du kannst { $followers } von jedem Clan haben.
    [lord] Wurde nach draußen geschoben. Alle Anhänger seines Clans sind mehr wert.
    [demon] Wurde in die Stadt geschoben oder ist als { lord } dorthin gefolgt. Zählt nur für manche Helden.
    [home-village] Hier beginnt der erste Bauer des Clans. Nimmt kein Dorf deine Bauern auf, setze einen in ein beliebiges Heimatdorf.
    [outside] Ein Bauer, den du hier hinausschiebst, wird zum { lord.whom }, und dein Marker steigt um { "1" }.
    [city] Ein Bauer, den du hier hineinschiebst, wird zum Dämon, und ein { lord } seines Clans folgt. Dann darfst du einen anderen Marker um { "1" } senken.
    [tower] Zeigt die { lord.many } eines Clans, jeden mit einem hellen Fenster.
    [supply] Die Bauern, die noch genommen werden können. Die Partie endet mit dem Zug, der ihn leert.
    [temple] Hier sind Geister und Edelsteine. Geopferte Leute, gezahlte Anhänger und verbrauchte Edelsteine kommen hierher.
    [display] Davon kannst du einen je Zug kaufen, { $bought } in der ganzen Partie.
    [champion-deck] Seine Reihenfolge ist das Einzige, was im Spiel verdeckt ist.
    [price] Was der Held kostet: Anhänger von dir, aus beliebigen Clans.
    [tokens] Der Held kommt mit { $tokens }, und jeder Einsatz der Fähigkeit kostet { "1" }. Was am Ende übrig ist, bringt je { "1" } Punkt.
    [bonus] Punkte, die der Held am Ende der Partie bringt.
    [begin] Wirkt vor dem Nehmen, in { phase } { "3" }. Einmal je Zug.
    [end] Wirkt nach dem Zuteilen, in { phase } { "10" }. Einmal je Zug.
    [gem] Damit bezahlst du die Fähigkeiten mancher Helden. Auf der Leiste nimmt ihn der erste Marker, der ihn erreicht; bleibt er bis zum Ende, bringt er { "1" } Punkt.
    [influence] Punkte für den Platz deines Markers. Er steigt mit jedem Bauern, den du zum { lord.whom } erhebst, und jedem Händler, den du opferst, und sinkt durch Dämonen anderer Spieler.
    [down] Der Marker sinkt um { "1" } Feld, aber nie unter Schwarz und nie von Gold.
    [gold] Das obere Ende der Leiste. Hier ist ein Marker für immer sicher.
    [doubled] Der Einfluss zählt am Ende doppelt. { $doubling } Söldner bewirken das, und es bleibt, auch wenn sie gehen.
    [points] Was jeder Spieler hätte, wenn die Partie jetzt zu Ende wäre.
    [majority] Mehr Bergsteiger als jeder andere Spieler: je { $majority } Punkte statt { $points }.
    [market] Alle { $merchants } Felder sind belegt. Mit { $bought } gekauften Helden ist ein dritter am Zuganfang kostenlos.
    [white] Nimmt einen Händler jedes Clans auf, dessen eigenes Feld schon belegt ist.
    [turns-left] Alle haben gleich viele Züge. Nach der letzten Runde ist der Vorrat leer.
    [plays] Immer in dieser Reihenfolge. Nehmen, Setzen und Zuteilen sind Pflicht; mit einer { phase } sind alle früheren vorbei.
    [closed] Eine spätere { phase } ist schon gespielt.
    [to-place] Der Bauer, der auf die Landkarte geht. Du kannst einen anderen wählen.
    [to-keep] Bleibt nach dem Setzen bei dir, als Anhänger oder in einem Gewerbe.
    [expands] Mit einem mehr sind es { $expands } Bauern: Auf jedem Weg geht einer fort.
    [waiting] Hat genug Bauern, um sich auszubreiten, und tut das, bevor etwas anderes geschieht.
    [cascade] Eine Ausbreitung füllt das nächste Dorf. Wie viele es werden, hängt nicht von deiner Wahl ab.
    [filled-in] Spielt den Rest der Kaskade wie angezeigt. Die Pfeile sind nur eine Vorgabe, kein Rat.
    [follows] Ein { lord } vom Clan des Dämons wird auch zum Dämon. Er senkt keinen Marker.
    [spare] Senkt für diesen Dämon keinen Marker.
   *[reveals] Deckt einen neuen Helden auf. Rückgängig machen kannst du das danach nur allein gegen Bots, und die Partie wird dann als „mit Hilfe“ markiert.
}
