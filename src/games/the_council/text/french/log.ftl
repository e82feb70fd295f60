resolved = { $rank ->
    [0] { CAPITAL(CARD($card, form: "the")) } : réussite, l’échec est impossible à la valeur { $rank }.
   *[more] { $total ->
        [none] { CAPITAL(CARD($card, form: "the")) } : réussite, sans limite.
       *[some] { $success ->
            [yes] { CAPITAL(CARD($card, form: "the")) } : réussite, { $total } sur { $rank }.
           *[no] { CAPITAL(CARD($card, form: "the")) } : échec, { $total } sur { $rank }.
        }
    }
}
gained-by-number = { $name } : { RISEN($suit, $from, $to) }, { CARD($card, form: "the") } ({ $rank }) départage avec { LIST($others) }.
traded = { $names ->
    [1] { LIST($names) } a échangé un rang de { SUIT($suit) }.
   *[more] { LIST($names) } ont échangé chacun un rang de { SUIT($suit) }.
}
without-rank = { $names ->
    [1] { LIST($names) } n’avait aucun rang de { SUIT($suit) } à échanger.
   *[more] { LIST($names) } n’avaient aucun rang de { SUIT($suit) } à échanger.
}
empire = L’empire { LIST($parts) }.
falls = { $rank ->
    [none] reste à { "0" } en { LIST(SUIT($suits)) }
   *[some] tombe à { $rank } en { LIST(SUIT($suits)) }
}
first-event = { $opener } ouvre le premier événement, { CARD($card, form: "the") } ({ $rank }).
next-event = Événement suivant : { CARD($card, form: "the") } ({ $rank }).
no-chips = { $names ->
    [1] { LIST($names) } n’a pas de jeton qui convient et passe.
   *[more] { LIST($names) } n’ont pas de jeton qui convient : ils passent.
}
no-cards = { $names ->
    [1] { LIST($names) } n’a pas de carte qui convient.
   *[more] { LIST($names) } n’ont pas de carte qui convient.
}
next-hand = La manche { $over } est finie, personne n’est au-dessus de l’empire. { $dealer } distribue la manche { $number }.
you-discarded = Vous avez écarté { CARD($card, form: "the") }, face cachée.
shown = Cartes prises : { LIST($all, between: " ; ") }.
revealed = Cartes révélées : { LIST($all, between: " ; ") }.
cards-of = { $cards ->
    [none] { $name } rien
   *[some] { $name } { LIST(CARD($cards, form: "the")) }
}
