of-the-day = Rätsel des Tages
count = { $solved ->
    [0] Finde die beste Aktion · { $all } Rätsel
   *[more] Finde die beste Aktion · { $solved } von { $all } gelöst
}
solve = Lösen
others = Weitere
number = Rätsel { $number } von { $all }
solved = Gelöst
right = Das ist die beste Aktion
right-too = Das ist so gut wie die beste Aktion
wrong = Es gibt eine bessere Aktion
best = Die beste Aktion
costs = { $title }: Das kostet { POINTS($points) } Siegchance.
not-weighed = { $title }: Das gehört nicht zu den besten Aktionen.
missed = Bots auf { $missed } von { $levels } Stufen übersehen sie.
missed-by-all = Bots aller Stufen bis { level-master } übersehen sie.
show = Lösung zeigen
again = Nochmal
at-table = Am Tisch ansehen
previous = Voriges Rätsel
next = Nächstes Rätsel
not-here = Das ist ein Rätsel: Finde die eine Aktion.
none = Dieses Rätsel gibt es nicht.
