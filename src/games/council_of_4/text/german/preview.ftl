choice = Auswahl { $this } von { $of }
pick = Adelsfeld { $space }: { $decision ->
    [token] eine markierte Stadt
    [two_tokens] { "2" } markierte Städte
    [free_permit] eine offene Lizenz oder keine
    [repeat_permit] eine deiner Lizenzen
    [turn] { "" }
   *[over] { "" }
}
due = { $servants } für { $name ->
    [none] den neutralen Händler
   *[some] { $name }
}
suits = Deine Karten, { COUNCIL($council) }: { $before } → { $after } von { $council-size }
suit-then = { $cards } { $cards ->
    [one] passt
   *[other] passen
} danach: { COUNCIL($council) }
suits-cost = { $council ->
    [coast] eine Lizenz
    [hills] eine Lizenz
    [mountains] eine Lizenz
   *[queen] ihre Hilfe
} kostet dann { $before ->
    [none] –
   *[some] { $before }
} → { $after ->
    [none] –
   *[some] { $after }
}
under-deck = Unter den Stapel
then = dann
new-permits = { $hidden ->
    [0] Keine neue Lizenz
    [one] { "1" } neue Lizenz
   *[other] { "2" } neue Lizenzen
}
permit-comes = wieder da
deck-stays = Stapel bleibt bei { $size }
gains = Läuft gerade
paid = ✓ { $count } erhalten
after-it = Danach
no-declining = Ablehnen geht nicht
options = Möglichkeiten
done = erhalten
now = jetzt
to-come = kommt noch
steps-left = Schritte
face-down = verdeckt
all-due = { LIST($due, between: ", ") }
with-due = { $servants } ({ $due })
sum = { $word } { LIST($parts, between: ", ") }.
enters = { COLOUR($colour) } neu im Rat: { COUNCIL($council) }.
leaves = { COLOUR($colour) } geht.
