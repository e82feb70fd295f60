title = Das Spiel in vier Bildern
picture-title = { $of ->
    [draw] Nehmen, setzen, behalten
    [expansion] Ein Dorf breitet sich aus
    [lord-or-demon] { lord } oder Dämon
   *[score] Anhänger × { lord.many }
}
picture-what = { $of ->
    [draw] Nimm { $drawn } Bauern. Einer geht in ein Dorf, zwei bleiben bei dir, als Anhänger oder in einem Gewerbe.
    [expansion] Mit { $expands } Bauern breitet sich ein Dorf aus: Auf jedem Weg geht einer fort. Du bestimmst, wer wohin.
    [lord-or-demon] Draußen wird ein Bauer zum { lord.whom }, und dein Marker steigt. In der Stadt wird er zum Dämon und reißt einen { lord.whom } seines Clans mit.
   *[score] Am Ende zählt jeder Anhänger einmal für jeden { lord.whom } seines Clans.
}
rest = Gewerbe und Helden lernst du unterwegs kennen: Jedes sagt, was es kann, sobald du es benutzen kannst.
play = Spielen
