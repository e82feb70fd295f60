choice = Scelta { $this } di { $of }
pick = Nobiltà { $space }: { $decision ->
    [token] una città evidenziata
    [two_tokens] { "2" } città evidenziate
    [free_permit] un permesso scoperto, o nessuno
    [repeat_permit] uno dei tuoi permessi
    [turn] { "" }
   *[over] { "" }
}
due = { $servants } per { $name ->
    [none] il mercante neutrale
   *[some] { $name }
}
suits = Le tue carte, { COUNCIL($council) }: { $before } → { $after } su { $council-size }
suit-then = poi { $cards } { $cards ->
    [one] corrisponde
   *[other] corrispondono
}: { COUNCIL($council) }
suits-cost = { $council ->
    [coast] un permesso
    [hills] un permesso
    [mountains] un permesso
   *[queen] il suo aiuto
} costa poi { $before ->
    [none] –
   *[some] { $before }
} → { $after ->
    [none] –
   *[some] { $after }
}
under-deck = Sotto il mazzo
then = poi
new-permits = { $hidden ->
    [0] Nessun nuovo permesso
    [one] { "1" } nuovo permesso
   *[other] { "2" } nuovi permessi
}
permit-comes = di ritorno
deck-stays = il mazzo resta a { $size }
gains = In corso
paid = { $count ->
    [one] ✓ { "1" } ottenuto
   *[other] ✓ { $count } ottenuti
}
after-it = Poi
no-declining = non rifiutabile
options = Opzioni
done = ottenuto
now = ora
to-come = in arrivo
steps-left = passi
face-down = coperto
all-due = { LIST($due, between: ", ") }
with-due = { $servants } ({ $due })
sum = { $word } { LIST($parts, between: ", ") }.
enters = { COLOUR($colour) } entra: { COUNCIL($council) }.
leaves = { COLOUR($colour) } esce.
