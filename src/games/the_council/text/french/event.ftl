hand-began = La manche { $number } commence, { $dealer } distribue.
dealt = { $cards ->
    [none] { $name } a reçu une main.
   *[some] { $name } a reçu { LIST(CARD($cards, form: "the")) }.
}
chose = { $card ->
    [none] { WHO($name) } a choisi une carte.
   *[some] { WHO($name) } a choisi { CARD($card, form: "the") }, face cachée.
}
drafted = { WHO($name) } a pris { CARD($card, form: "the") } : { CHIPS($total) }.
passed-on = { $cards ->
    [none] Une main est passée de { $from } à { $to }.
   *[some] Main passée par { $from } à { $to } : { LIST(CARD($cards, form: "the")) }.
}
discarded = { $card ->
    [none] { WHO($name) } a écarté la dernière carte, face cachée.
   *[some] { WHO($name) } a écarté { CARD($card, form: "the") }, face cachée.
}
event-begins = L’événement { $number } est { CARD($card, form: "the") }, valeur { $rank }. { $opener } ouvre.
bid = { WHO($name) } a misé { LIST($chips, between: ", ") }.
passed = { WHO($name) } a passé.
no-chips = { WHO($name) } n’a pas de jeton qui convient et passe.
committed = { $cards ->
    [none] { WHO($name) } n’a rien engagé.
   *[some] { WHO($name) } a engagé { LIST(CARD($cards, form: "the")) }.
}
chose-secretly = { WHO($name) } a fait un choix secret.
nothing-fits = { WHO($name) } n’a pas de carte qui convient.
revealed = { $cards ->
    [none] { $name } n’a rien révélé.
   *[some] { $name } a révélé { LIST(CARD($cards, form: "the")) }.
}
crowned = { $name } : { RISEN($suit, $from, $to) }, grâce à une Couronne, { CARD($card, form: "the") }.
counted = { $highest ->
    [none] { SUIT($suit) } : { LIST($bids, between: ", ") }. Au plus haut : personne. Au plus bas : { LIST($lowest) }.
   *[some] { SUIT($suit) } : { LIST($bids, between: ", ") }. Au plus haut : { LIST($highest) }. Au plus bas : { LIST($lowest) }.
}
bidder = { $with ->
    [none] { $name } { $chips }
   *[some] { $name } { $chips } { LIST($with, between: " ") }
}
with-pawns = + { $bid } (Pions)
with-ace = sans limite
with-number = avec le nombre { $number }
resolved = { $total ->
    [none] Sans limite : l’événement de valeur { $rank } a réussi.
   *[some] { $rank ->
        [0] Valeur { $rank }, l’échec est impossible : réussite avec { $total }.
       *[more] { $success ->
            [yes] Réussite, { $total } sur { $rank }.
           *[no] Échec, { $total } sur { $rank }.
        }
    }
}
rank-gained = { $name } : { RISEN($suit, $from, $to) }.
nobody-gained = { $tied ->
    [none] { SUIT($suit) } : aucune mise, personne ne gagne.
   *[some] { SUIT($suit) } : égalité entre { LIST($tied) }, personne ne gagne.
}
traded = { $others ->
    [none] { $name } a échangé un rang de { SUIT($suit) } contre un jeton de traître : { $from } → { $to }.
   *[some] { $name } a échangé un rang de { SUIT($suit) } contre un jeton de traître : { $from } → { $to }, au plus bas avec { LIST($others) }.
}
nothing-to-trade = { $name } est au plus bas en { SUIT($suit) } sans rang à échanger.
court-paid = { $name } a gagné un jeton de traître grâce à une Cour, { CARD($card, form: "the") }.
empire-fell = { $rank ->
    [none] L’empire reste à { "0" } en { SUIT($suit) }.
   *[some] L’empire tombe à { $rank } en { SUIT($suit) }.
}
opens-by-card = { $name } ouvrira : carte la plus basse, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = { $name } ouvrira : carte la plus basse, { CARD($card, form: "the") } ({ $rank }), et mise plus tardive que { LIST($others) }.
opens-next = { $name } ouvrira : personne n’a révélé de carte.
hand-ended = La manche { $number } est finie.
collapsed = { $above ->
    [1] { SUIT($suit) } : effondrement, { LIST($above) } est au-dessus de l’empire.
   *[more] { SUIT($suit) } : effondrement, { LIST($above) } sont au-dessus de l’empire.
}
no-collapse = C’était la dernière manche : toutes les enseignes comptent.
scored = { $low ->
    [none] Total { OF($name) } : { POINTS($points) }, soit { LIST($parts, between: ", ") }. Carte la plus basse : aucune, { RANKS($ranks) }.
   *[some] Total { OF($name) } : { POINTS($points) }, soit { LIST($parts, between: ", ") }. Carte la plus basse : { $low }, { RANKS($ranks) }.
}
from-traitors = { $points } en jetons de traître
from-suit = { $doubled ->
    [yes] { $rank } en { SUIT($suit) } doublés
   *[no] { $rank } en { SUIT($suit) }
}
game-ended = { $winners ->
    [1] La partie est finie : { LIST($winners) } gagne.
   *[more] La partie est finie : { LIST($winners) } partagent la victoire.
}
