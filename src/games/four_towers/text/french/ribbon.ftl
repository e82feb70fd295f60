place-in = Placer à { VILLAGE($at) }
expands = { VILLAGE($of) } s’étend
keep = Garder le paysan { CLAN($of) }
choose-spirits = Choisir les esprits
in-cascade = { $number } sur { $of } dans la cascade
first-of-two = le premier des deux
second-of-two = le second des deux
pay-step = { $paid ->
    [one] { $paid } payé
   *[other] { $paid } payés
} sur { $price }
start = { $open ->
    [0] Prenez { $drawn } paysans.
    [1] { $open } étape ouverte : jouez-la, ou prenez { $drawn } paysans.
   *[more] { $open } étapes ouvertes : jouez-en une, ou prenez { $drawn } paysans.
}
take-more = Prenez-en encore { $left }. Le premier pris est celui que vous placez.
closes-nothing = Prendre ne ferme rien.
closes-play = Prendre ferme l’étape { $play }.
closes-plays = Prendre ferme les étapes { $first } à { $last }.
no-village = Aucun village n’accueille vos paysans : placez-en un dans n’importe quel foyer.
spirits-left = Choisissez encore { $left ->
    [one] { $left } esprit
   *[other] { $left } esprits
}.
end-skills = Utilisez un pouvoir de fin, ou finissez le tour.
waits-for = { $name } réfléchit.
placement = { CAPITAL(CLAN($of)) } à { VILLAGE($at) }.
placement-expands = { CAPITAL(CLAN($of)) } à { VILLAGE($at) } : { $cascade }{ $rises ->
    [yes] , influence { $before } → { $after }
   *[no] { "" }
}.
expansion = { VILLAGE($of) } : { LIST($ways, between: ", ") }{ $effect ->
    [none] { "" }
   *[some]  ; { $effect }
}.
lords-change = seigneurs { CLAN($of, form: "some") } { $before } → { $after }
demons-change = démons { CLAN($of, form: "some") } { $before } → { $after }{ $follows ->
    [yes] , un seigneur suit
   *[no] { "" }
}
assign = { CAPITAL(CLAN($of)) } en { ORDINAL($place) } { SPACE($to) } : { $most ->
    [yes] majorité, { "" }
   *[no] { "" }
}{ $before } → { POINTS($after) }.
buy = { CHAMPION($of) }, { PRICE($price) } : { $paid ->
    [one] { $paid } payé
   *[other] { $paid } payés
}, partisans × seigneurs { $before } → { $after }.
mercenary = Sacrifier le dernier, { CLAN($given) } : { CLANS($of) } { $of ->
    [one] quitte
   *[other] quittent
} { VILLAGE($at) } ; { $before } → { POINTS($after) }.
mountaineer = Sacrifier le dernier, { CLAN($given) } : un { CLAN($of) } { VILLAGE($from, form: "of") } à { VILLAGE($to) } ; { $before } → { POINTS($after) }.
merchant = Sacrifier le { CLAN($of) } : influence { $before } → { $after }.
demotion = { $name } : { $before } → { $after }.
stays = { CLANS($of) } { $of ->
    [1] reste
   *[more] restent
}
then-holds = Il y aura à { VILLAGE($at) }
sets-off = S’étend et entraîne
in-all = En tout
influence = Influence
clans-are-yours = vous décidez qui va où, pas à pas
lords-of-clan = Seigneurs { CLAN($of, form: "some") }
demons = Démons
lord-follows = Un seigneur { CLAN($of) } suit
your = Vos partisans { CLAN($of, form: "some") }
points-now = Points actuels
at-the-end = À la fin
down-one = { "1" } de moins
next = Ensuite
closed-by = L’étape { $by } est déjà jouée : « { PLAY($of) } » est fermée.
do-draw = Prendre
do-place = Placer
place-and-expand = Placer et étendre
do-expand = Étendre
expand-and-demote = Étendre, { $name } { $before } → { $after }
all-filled-in = Jouer la suite
spare = Épargner
keep-as = Garder : { SPACE($to) }
do-buy = Acheter
pay-more = Encore { $left } à payer
take-free = Prendre
give-up = Sacrifier
use-skill = Utiliser
end-turn = Finir le tour
