chips = Apporte { LIST($chips, between: ", ") }
effect = { $kind ->
    [ace] Un As : sans limite en { LIST(SUIT($suits)) }
    [number] Départage en { LIST(SUIT($suits)) } avec { $rank }
    [pawn] Un Pion : { "1" } de plus en { LIST(SUIT($suits)) }
    [court] Une Cour pour les échecs en { LIST(SUIT($suits)) }
   *[crown] Une Couronne : un rang assuré en { LIST(SUIT($suits)) }
}
near-the-empire = { $missing ->
    [0] Au-dessus de l’empire en { SUIT($suit) }
   *[more] À { RANKS($missing) } de dépasser l’empire en { SUIT($suit) }
}
leads = En tête en { SUIT($suit) }
breaks-tie = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) départage en { SUIT($suit) }
unlimited = Une mise sans limite en { SUIT($suit) }
crown = Un rang assuré en { SUIT($suit) }
succeeds = { $total ->
    [none] Fait réussir l’événement de valeur { $rank }, sans limite
   *[some] Fait réussir l’événement, { $total } sur { $rank }
}
fails = Laisse échouer l’événement, { $total } sur { $rank }
not-lowest = N’est plus au plus bas en { SUIT($suit) }
lowest = Au plus bas en { SUIT($suit) }, pour échanger un rang
courts = { TRAITORS($count) } si l’événement échoue
saves-chips = Garde { CHIPS($count) } pour plus tard
saves-cards = Garde { CARDS($count) } pour plus tard
avoids-opening = N’aura pas à ouvrir l’événement suivant
low-card = Une carte basse pour les égalités de la fin : { CARD($card, form: "the") } ({ $rank })
against = Gêne { $name }
nears = Rapproche l’événement de la réussite, { $total } sur { $rank }
for-ties = { CAPITAL(CARD($card, form: "the")) } ({ $rank }) en cas d’égalité en { SUIT($suit) }
withheld = Contre { $name } : { CARD($card, form: "the") } hors de portée
less-rank = Contre { $name } : un rang plus bas en { SUIT($suit) }
fewer-traitors = Contre { $name } : moins de jetons de traître
empire-stays = Contre { $name } : l’empire ne baisse pas en { SUIT($suit) }
theme = { $of ->
    [suit] Réunir une enseigne
    [ace] Un As
    [crown] Une Couronne
    [card] L’effet d’une carte
    [rank] Gagner un rang
    [tie] Une égalité
    [success] Sauver un événement
    [failure] Laisser échouer
    [traitor] Jetons de traître
    [guard] Garder un rang
   *[saving] Garder pour plus tard
}
