not-your-turn = Ce n’est pas votre tour.
not-now = { $due ->
    [draft] Prenez d’abord une carte.
    [bid] Misez d’abord sur l’événement.
   *[commit] Engagez d’abord vos cartes.
}
no-more-chips = Vous n’avez plus de { SUIT($suit) }.
nothing-offered = Vous n’avez pas misé de { SUIT($suit) }.
cant-lead = Pour être en tête il faut { CHIPS_OF($needed, $suit) }, et { $there ->
    [0] vous n’en avez pas
   *[more] vous en avez { $there }
}.
cant-reach = Il manque encore { CHIPS($needed) }, et { $there ->
    [0] aucun des vôtres ne convient
    [one] vous en avez { $there } qui convient
   *[other] vous en avez { $there } qui conviennent
}.
reached = Les mises atteignent déjà la valeur.
over = La partie est finie.
nothing-left = Il ne reste rien à décider.
not-in-hand = Vous n’avez pas { CARD($card, form: "the") } en main.
not-on-event = Pas de { SUIT($suit) } sur cet événement.
too-few-chips = Vous avez { CHIPS_OF($there, $suit) }, et non { $offered }.
no-chips = Vous n’avez pas de { SUIT($suit) }.
not-drafted = Vous n’avez pas pris { CARD($card, form: "the") }.
used-up = Vous avez déjà utilisé { CARD($card, form: "the") } dans cette manche.
does-not-fit = { CAPITAL(CARD($card, form: "the")) } n’a aucune enseigne de l’événement.
players-there = elle a { PLAYERS($count) }, et non { $fewest } à { $most }
