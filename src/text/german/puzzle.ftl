of-the-day = Rätsel des Tages
count = { $solved ->
    [0] Was spielst du am besten? · { $all } Rätsel
   *[more] Was spielst du am besten? · { $solved } von { $all } gelöst
}
solve = Lösen
others = Weitere
number = Rätsel { $number } von { $all }
solved = Gelöst
task = { $name } ist am Zug: Finde den besten Zug.
right = Besser geht es nicht
right-too = Das ist genauso gut wie das Beste
wrong = Es geht besser
best = Am besten
weighed = Dein Zug wird geprüft
weighing = { $title }: Die Bots sehen nach, was er bringt.
costs = { $title }: Das senkt deine Siegchance um { POINTS($points) }.
not-weighed = { $title }: Das gehört nicht zu den besten Aktionen.
missed = Bots auf { $missed } von { $levels } Stufen übersehen das.
missed-by-all = Bots aller Stufen bis { level-master } übersehen das.
show = Lösung zeigen
again = Erneut versuchen
at-table = Am Tisch ansehen
previous = Zurück
next = Weiter
not-here = Das ist ein Rätsel: Finde die eine Aktion.
none = Dieses Rätsel gibt es nicht.
all = Rätsel
show-which = Zeigen
which = { $which ->
    [all] Alle
    [open] Offen
    [missed] Verfehlt
   *[again] Wieder fällig
} ({ $count })
none-listed = Hier sind keine Rätsel.
progress = { $of ->
    [open] Noch offen
    [first] Im ersten Versuch gelöst
    [solved] Gelöst
   *[missed] Verfehlt
}
missed-on = Verfehlt am { $day }
due = Wieder fällig
to-repeat = { $count ->
    [one] { $count } verfehltes Rätsel ist wieder fällig
   *[other] { $count } verfehlte Rätsel sind wieder fällig
}
rating = Rätselwertung { $rating } ± { $deviation }
rating-after = Rätselwertung { $rating } ({ $change })
how-it-counts = Für die Wertung zählt nur dein erster Versuch an einem Rätsel. Ein verfehltes ist nach { $first } Tagen wieder fällig, und nach richtigen Antworten dann { $second } und { $third } Tage später.
play-on = Ab hier weiterspielen
play-on-note = Ab hier spielst du für { $name }. Dieser Tisch wird nicht gespeichert.
back = Zurück zur Frage
