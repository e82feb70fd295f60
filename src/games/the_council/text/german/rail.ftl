label = Ereignisse und Punkte
events = Ereignisse
hand-and-deck = Runde { $hand } · Stapel { $deck }
deck = Stapel { $deck }
event = { $success ->
    [none] Ereignis { $number }: { CARD($card) }, jetzt
    [yes] Ereignis { $number }: { CARD($card) }, gelungen
   *[no] Ereignis { $number }: { CARD($card) }, gescheitert
}
to-come = { $count ->
    [1] noch { $count } Ereignis
   *[more] noch { $count } Ereignisse
}
now = jetzt
ended-now = Wenn jetzt Schluss wäre
points-of = { POINTS($points) } bei { SUIT($suit, form: "at") }
above = Über dem Reich bei { LIST(SUIT($suits, form: "at")) }: Bleibt das so, { $last ->
    [yes] zählen nur diese.
   *[no] endet die Partie mit dieser Runde.
}
would-count = { LIST(SUIT($suits)) } würden zählen
counted = Gezählt haben: { LIST(SUIT($suits)) }.
nobody-above = Niemand steht über dem Reich: Nur Verräterchips würden zählen.
all-count = Niemand steht über dem Reich: Da dies die letzte Runde ist, würden alle Zeichen zählen.
what-cards-do = Was Karten tun
kind-mark = { $kind ->
    [ace] Ass
    [number] { "2" }–{ "9" }
    [pawn] Bauer
    [court] Hof
   *[crown] Krone
}
kind-effect = { $kind ->
    [ace] unbegrenzt
    [number] entscheidet Gleichstände
    [pawn] { "1" } mehr je Zeichen
    [court] Verräterchip beim Scheitern
   *[crown] sofort ein Rang
}
only-shared = Nur in Zeichen, die auch das Ereignis hat.
nearest = Am nächsten am Reich
of-empire = von { $empire }
