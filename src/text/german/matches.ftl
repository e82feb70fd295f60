title = Gespeicherte Partien
count = { $matches } · { $kilobytes } kB
none-found = Keine Partie gefunden.
show-rest = Noch { $next } zeigen
show-more = Noch { $next } von { $hidden } zeigen
select-one = „{ $name }“ auswählen
same-again = Wie beim letzten Mal
all = Alle { $games }
fewer = Weniger
more = Mehr zu „{ $name }“
rename = Umbenennen
name = Name dieser Partie
name-note = Bleibt das Feld leer, gelten die Namen der Spieler.
keep-name = Namen speichern
copy = Kopie anlegen
copy-of = Kopie von { $name }
game-file = Als Partiedatei speichern
json = Als JSON speichern
delete = Löschen
deleted = „{ $name }“ gelöscht.
deleted-many = { GAMES($count) } gelöscht.
bring-back = Zurückholen
not-brought-back = Zum Zurückholen reicht der Speicher nicht mehr.
cancel = Abbrechen
origin-branch = Variante ab Aktion { $number }
origin-daily = Tagesaufgabe, { $day }
origin-copy = Kopie
origin-given = Aus Datei oder Link
players = { $persons ->
    [0] { BOTS($bots) }
    [1] gegen { BOTS($bots) }
   *[more] { $persons } Menschen{ $bots ->
        [0] { "" }
       *[more] { "" }, { BOTS($bots) }
    }
}
just-now = gerade eben
minutes-ago = vor { $minutes } Min.
hours-ago = vor { $hours } Std.
import-title = Partie importieren
import-body = Wähle eine Datei, die du in Curia gespeichert hast, oder zieh sie hierher.
choose-file = Datei wählen
drop-here = Zum Importieren loslassen
link-title = Link öffnen
link-body = Eine Verteilung oder Partie, die dir jemand geschickt hat.
link-field = Link zur Partie
open-link = Öffnen
taken-in = „{ $name }“ hinzugefügt ({ MOVES($actions) }).
taken-in-all = Aus der Datei hinzugefügt: { $kept } von { GAMES($all) }.
known-already = „{ $name }“ ist schon in deiner Liste.
known-already-many = { $count ->
        [one] { $count } war schon in deiner Liste.
       *[other] { $count } waren schon in deiner Liste.
    }
not-opened = Das lässt sich nicht öffnen: { $why }.
fell-short = Bis Aktion { $kept } geöffnet; der Rest passt nicht: { $why }.
wrong-result = Nur das Ergebnis in der Datei stimmt nicht: { $why }.
not-text = „{ $name }“ ließ sich nicht lesen: Die Datei ist zu groß, oder der Browser kommt nicht an sie heran.
share = Als Link teilen
linked-title = Geteilte Partie
which-link = Der Text enthält mehrere Links. Welcher ist gemeint?
linked-actions = Eine Partie nach { MOVES($actions) }.
only-here = Nur in diesem Tab
partly-here = Nicht ganz gespeichert
only-here-note = Was sich von deinen Partien nicht speichern ließ, ist weg, wenn du diesen Tab schließt.
unreadable-title = Nicht zu öffnen
aside-title = Beschädigte Daten
aside-note = Gespeicherte Daten, die Curia nicht lesen konnte. Zum Spielen brauchst du sie nicht: Speichere sie als Datei oder lösche sie.
download = Als Datei speichern
discard = Löschen
discarded = Gelöscht.
keep-title = Sichere deine Partien.
keep-note = Sie sind nur in diesem Browser. Sichere sie alle in einer Datei, die du hier oder anderswo importieren kannst.
keep-note-safari = Safari löscht die Daten einer Seite nach sieben Tagen ohne Besuch. Lege Curia auf den Home-Bildschirm oder speichere deine Partien als Dateien.
keep-a-copy = Diese Partie ist lang: Speichere sie zur Sicherheit als Datei.
save-all = Alles als Datei sichern
clock-was-ahead = Uhr ging vor
