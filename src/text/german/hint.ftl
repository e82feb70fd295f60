hint = Tipp
thinking = Denkt nach …
best-of = { $shown ->
    [1] die beste von { MOVES($legal) }
   *[more] die { $shown } besten von { MOVES($legal) }
}
only-one = einzige Aktion
least = Nichts anderes sieht besser aus
little = Bringt im Moment wenig
unlike = Anders als die nächstbeste: { $reasons }
misses = Fehlt: { $reasons }
next-misses = Der nächstbesten Aktion fehlt: { $reasons }.
by-taste = Eine andere Aktion schien ihm etwa ebenso gut; diese liegt ihm mehr.
then = Danach: { $step }
chance = { $percent } % Siegchance
expects-level = { $percent } % Siegchance, gleichauf
expects-ahead = { $percent } % Siegchance, { $said } vorn
expects-behind = { $percent } % Siegchance, { $said } zurück
says = { $number }: { $what }. { $why }.
not-your-turn = Tipps gibt es nur, wenn du am Zug bist.
no-thread = Kein Tipp: Die Bots antworten nicht.
not-here = Die Lektion sagt dir, was zu tun ist.
ask-title = Mit Tipps spielen?
ask-body = Du siehst die drei besten Aktionen, die ein starker Bot findet, jede mit einem Grund. Er weiß nicht mehr als du. Die Partie wird als „mit Hilfe“ markiert.
ask-yes = Tipp zeigen
ask-no = Abbrechen
close = Tipp schließen
open-best = { "1" } öffnen
why = Warum?
why-title = Warum hat { $name } das gemacht?
tried = { $name } hat { $iterations ->
    [one] { THOUSANDS($iterations) } Fortsetzung
   *[other] { THOUSANDS($iterations) } Fortsetzungen
} für die nächsten Züge ausprobiert.
how = { $level ->
    [random] { $name } spielt zufällig irgendeine mögliche Aktion.
    [novice] { $name } spielt wie ein Anfänger und nimmt, was in Reichweite ist.
    [greedy] { $name } nimmt, was im Moment am meisten hilft, und schaut nicht weiter voraus.
    [adept] { TRIED($name, $iterations) }
    [expert] { TRIED($name, $iterations) }
    [master] { TRIED($name, $iterations) }
   *[champion] { TRIED($name, $iterations) }
}
other = { $name } würde jetzt anders entscheiden. Diese Aktion kam von jemand anderem, von älteren Bots oder von der Seite, während die Bots nicht antworteten.
compared = Erwartete Ergebnisse
chosen = gespielt
hidden = Was verdeckt war und was der Bot erwartet hat, siehst du, wenn die Partie zu Ende ist.
no-other = Es gab keine andere Aktion.
thinks = { $name } denkt nach, { $percent } %
