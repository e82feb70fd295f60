cause = { $of ->
    [traitors] Jetons de traître
    [ranks] Rangs dans les enseignes qui comptent
   *[doubled] Doublés au-dessus de l’empire
}
title = Enseigne, rang de l’empire
collapsed = effondrée
counts = compte
stands = tient
level = tient : l’égalité ne suffit pas
rank = rang { $rank }
doubled = doublé, au-dessus de l’empire
traitors = Jetons de traître
each = { "1" } chacun
tie-break = { $tie ->
    [low-card] Égalité : carte la plus basse du dernier événement
    [ranks] Égalité : tous les rangs
   *[traitors] Égalité : jetons de traître
}
when = Manche { $hand }, événement { $number } : { CARD($card) }
by-bid = { SUIT($suit) } { $from } → { $to }, plus forte mise
by-crown = { SUIT($suit) } { $from } → { $to }, Couronne : { CARD($card) }
by-trade = { SUIT($suit) } { $from } → { $to }, contre un jeton de traître
by-court = Un jeton de traître, Cour : { CARD($card) }
has-stood = { SUIT($suit) } : pas d’effondrement, donc aucun point.
no-rank = Aucun rang en { SUIT($suit) }.
twice = Rang { $rank }, au-dessus du { $empire } de l’empire : deux fois { POINTS($rank) }.
once = Rang { $rank }, pas au-dessus du { $empire } de l’empire : { POINTS($rank) }.
hall = La salle à la fin
