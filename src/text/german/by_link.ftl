turn-of = { $name } ist am Zug
turn-note = Schick den Link ab und öffne dann den, der zurückkommt.
takes-links = So eine Partie braucht etwa { $count } Links.
your-turns = { $count ->
    [one] Du bist dran
   *[other] Du bist dran in { $count } Partien
}
send-to = An { $name } senden
send-end = Ergebnis senden
copied = Kopiert
message = { $name }, du bist am Zug. { $game }, { $round }:
message-at-end = Unsere Partie { $game } ist zu Ende:
who = Wer bist du in dieser Partie?
choose-seat = Wähle deinen Platz.
your-seat = Dein Platz: { $name }
change-note = Falscher Platz? Wähle deinen: Der andere heißt dann wieder wie am Anfang.
your-name = Dein Name
sit-down = Platz nehmen
trust = In den Links steckt die ganze Partie, mit allem Verdeckten. Man kann es herauslesen: Spiel also mit Leuten, denen du vertraust.
is-older = Dieser Link ist älter als deine Partie: Er hat { MOVES($link) }, deine hat { $kept }.
is-forked = In diesem Link verläuft deine Partie anders: Nach { MOVES($at) } trennen sich die Verläufe.
plays-mine = Dieser Link setzt deine Partie fort, aber mit { MOVES($actions) } von dir, die du hier nicht gespielt hast.
is-damaged = Dieser Link gehört zu deiner Partie, aber nicht alles darin lässt sich spielen.
unchanged = Deine Partie ist unverändert.
open-kept = Meine Partie öffnen
take-over = Diese Aktionen übernehmen
keep-both = Beide Partien behalten
other-course = { $title } (anderer Verlauf)
check-title = Geprüft
all-legal = { MOVES($actions) } geprüft: alles nach den Regeln, und jede Karte und jeder Marker kam aus der Verteilung vom Anfang.
went-on = { $links ->
    [0] Du hast keinen Link dieser Partie bekommen.
    [one] Die Partie ging von dem einen Link aus weiter, den du bekommen hast.
   *[other] Die Partie ging von jedem der { $links } Links aus weiter, die du bekommen hast. Niemand ist zurückgegangen.
}
went-back = Die Partie setzt den Link, den du bekommen hast, nach { MOVES($at) } nicht fort: Ein Spieler ist zurückgegangen und hat etwas geändert.
number = Prüfnummer { $number }. Alle mit derselben Nummer haben dieselbe Partie.
