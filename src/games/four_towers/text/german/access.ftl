your-turn = { $left ->
    [1] Du bist am Zug, zum letzten Mal.
   *[more] Du bist am Zug. Mit diesem sind es noch { $left } Züge.
}
your-place = Setze einen von diesen: { PEASANTS($drawn) }.
your-assign = Noch zuzuteilen: { PEASANTS($drawn) }.
your-expansion = { $waiting ->
    [1] Ein Dorf breitet sich aus: Bestimme, wer wohin geht.
   *[more] { $waiting } Dörfer warten: Wähle das nächste und bestimme, wer wohin geht.
}
your-demotion = Ein Dämon: Senke einen anderen Marker oder verschone alle.
your-spirits = Wähle die Geister deines Helden.
your-end = Benutze eine Endfähigkeit oder beende deinen Zug.
