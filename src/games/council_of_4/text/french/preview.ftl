choice = Choix { $this } sur { $of }
pick = Noblesse { $space } : { $decision ->
    [token] une ville marquée
    [two_tokens] { "2" } villes marquées
    [free_permit] un permis visible, ou aucun
    [repeat_permit] un de vos permis
    [turn] { "" }
   *[over] { "" }
}
due = { $servants } pour { $name ->
    [none] le marchand neutre
   *[some] { $name }
}
suits = Vos cartes, { COUNCIL($council) } : { $before } → { $after } sur { $council-size }
suit-then = { $cards } { $cards ->
    [one] convient
   *[other] conviennent
} ensuite : { COUNCIL($council) }
suits-cost = { $council ->
    [coast] un permis
    [hills] un permis
    [mountains] un permis
   *[queen] son aide
} coûte alors { $before ->
    [none] –
   *[some] { $before }
} → { $after ->
    [none] –
   *[some] { $after }
}
under-deck = Sous la pile
then = puis
new-permits = { $hidden ->
    [0] Aucun nouveau permis
    [1] { "1" } nouveau permis
   *[more] { "2" } nouveaux permis
}
permit-comes = revient
deck-stays = la pile garde { $size }
gains = En cours
paid = { $count ->
    [one] ✓ { $count } gagné
   *[other] ✓ { $count } gagnés
}
after-it = Ensuite
no-declining = refus impossible
options = Choix possibles
done = gagné
now = maintenant
to-come = à venir
steps-left = pas
face-down = face cachée
all-due = { LIST($due, between: ", ") }
with-due = { $servants } ({ $due })
sum = { $word } { LIST($parts, between: ", ") }.
enters = { COLOUR($colour) } entre : { COUNCIL($council) }.
leaves = { COLOUR($colour) } sort.
