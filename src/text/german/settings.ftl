title = Einstellungen
pages = Arten von Einstellungen
page-all = Alle Einstellungen
page-look = Aussehen
page-motion = Bewegung, Ton
page-help = Hilfe im Spiel
page-language = Sprache
page-about = Über Curia
theme = Farben
light = Hell
dark = Dunkel
system = System
text-size = Textgröße
text-size-note = Alles wächst mit dem Text, und die Anordnung passt sich an
percent = { $size } %
letters = Buchstaben auf Steinen
letters-note = Kennzeichnet farbige Spielsteine und Orte mit einem Buchstaben
speed = Bewegung
speed-note = Wie lange du Aktionen der Bots siehst und Spielsteine unterwegs sind
normal = Normal
fast = Schnell
off = Aus
sounds = Töne
sounds-note = Bei Aktionen, Erträgen und deinem Zug
volume = Lautstärke
hints = Erklärungen
hints-note = Zu allem, worauf du zeigst; dazu ein nächster Schritt oder ein niedrigerer Preis
only-moves = Einzige Aktionen
only-moves-note = Macht eine Aktion von selbst, wenn keine andere möglich ist; bist du allein am Gerät, steht es im Verlauf
language = Sprache
language-note = Du kannst sie mitten in einer Partie wechseln
browsers = Browser: { $language }
language-missing = { $language } wurde nicht geladen: keine Verbindung, oder Curia wurde eben aktualisiert. Versuch es noch einmal oder lade neu.
kept = Änderungen gelten sofort und werden auf diesem Gerät gespeichert.
fault = { $fault ->
    [blocked] Änderungen gelten, bis du die Seite schließt: Dieser Browser sperrt den Speicher.
    [full] Änderungen gelten, bis du die Seite schließt: Der Browser konnte sie nicht speichern.
    [crowded] Änderungen gelten, bis du die Seite schließt: Der Browser konnte sie nicht speichern.
    [not-read-back] Änderungen gelten, bis du die Seite schließt: Der Browser konnte sie nicht speichern.
    [damaged] Änderungen gelten, bis du die Seite schließt: Ältere Einstellungen sind nicht lesbar und ließen sich nicht beiseitelegen.
   *[newer] Änderungen gelten, bis du die Seite schließt: Ältere Einstellungen sind nicht lesbar und ließen sich nicht beiseitelegen.
}
done = Fertig
unkept-impossible = Lässt sich hier nicht offline speichern: Der Browser bietet es nicht, oder die Adresse beginnt nicht mit https. Zum Öffnen brauchst du eine Verbindung
unkept-refused = Curia ließ sich nicht speichern: Der Browser wollte nicht, oder „sw.js“ kam nicht an. Zum Öffnen brauchst du eine Verbindung. Beim nächsten Besuch wird es wieder versucht
unkept-sparing = Nicht offline gespeichert: Diese Verbindung ist langsam oder soll Daten sparen. Bei einem Besuch mit einer anderen wird es versucht
unkept-lacking = „{ $file }“ ließ sich nicht speichern: Es kam nicht an, oder der Platz reicht nicht. Was du geöffnet hast, geht auch ohne Verbindung
unkept-failed = „{ $file }“ kam nicht so an wie veröffentlicht, oder hat hier keinen Platz. Darum ist Curia nicht gespeichert, und zum Öffnen brauchst du eine Verbindung. Beim nächsten Besuch wird es wieder versucht
unkept-resting = „{ $file }“ kam mehrmals nicht so an wie veröffentlicht, oder hatte hier keinen Platz. Darum ist Curia nicht gespeichert, und zum Öffnen brauchst du eine Verbindung. Nach einem Tag oder mit der nächsten Version wird es wieder versucht
