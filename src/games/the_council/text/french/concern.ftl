chips = Vous avez pris des jetons : { LIST($chips, between: ", ") }.
gained = Vous avez gagné un rang : { SUIT($suit) } { $from } → { $to }.
traded = Vous avez échangé un rang contre un jeton de traître : { SUIT($suit) } { $from } → { $to }.
court = { CAPITAL(CARD($card, form: "the")) } vous a rapporté un jeton de traître.
opens-by-card = Vous ouvrez l’événement : carte la plus basse, { CARD($card, form: "the") } ({ $rank }).
opens-by-bid = Vous ouvrez l’événement : carte la plus basse, { CARD($card, form: "the") } ({ $rank }), et mise la plus tardive.
opens-next = Vous ouvrez l’événement : personne n’a révélé de carte.
now-above = Vous êtes maintenant au-dessus de l’empire en { SUIT($suit) }.
no-longer-above = Vous n’êtes plus au-dessus de l’empire en { SUIT($suit) }.
others-above = { $names ->
    [1] { LIST($names) } est maintenant au-dessus de l’empire en { SUIT($suit) }.
   *[more] { LIST($names) } sont maintenant au-dessus de l’empire en { SUIT($suit) }.
}
