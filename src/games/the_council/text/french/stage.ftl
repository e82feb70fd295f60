## The head of an event

event-of = Événement { $number } sur { $due }
opens = { $name } ouvre
secret = choix secret
resolved = résolu
needs = { $rank ->
    [0] ne demande rien · { LIST(SUIT($suits), between: ", ") }
   *[more] demande { CHIPS($rank) } en tout · { LIST(SUIT($suits), between: ", ") }
}
last-event = L’effondrement est vérifié après cet événement.
last-hand = dernière manche
cannot-fail = Valeur { "0" } : l’échec est impossible
cannot-fail-detail = La plus haute mise de chaque enseigne rapporte un rang
has-no-limit = Sans limite : réussite
has-no-limit-detail = Avec un As, il ne faut plus de jetons
succeeds = { OF_RANK($before, $now, $rank) } : réussite
succeeds-detail = { $bids-due ->
    [yes] C’est certain. Les mises décident qui gagne
   *[no] C’est certain : les cartes ne peuvent qu’ajouter. Elles décident qui gagne
}
fails = { OF_RANK($before, $now, $rank) } : échec, il manque { $short }
fails-detail = { $parts ->
    [none] Rien ne peut plus le sauver
   *[some] { LIST($parts, between: " ; ") }
}
bids-due = { $later ->
    [1] { LIST($later) } doit encore miser
   *[more] { LIST($later) } doivent encore miser
}
pawns-may = { $pawns ->
    [1] un Pion peut encore ajouter { $pawns }
   *[more] des Pions peuvent encore ajouter { $pawns }
}
    .first = { CAPITAL(PAWNS_MAY($pawns)) }
ace-may = un As peut encore le sauver
    .first = { CAPITAL(ace-may) }
succeeded = { $total ->
    [none] Sans limite : l’événement réussit
   *[some] { $total } sur { $rank } : l’événement réussit
}
succeeded-detail = La plus haute mise de chaque enseigne rapporte un rang
failed = { $total } sur { $rank } : l’événement échoue
failed-detail = Dans chaque enseigne, la plus basse mise coûte un rang et rapporte un jeton de traître

## The table of bids

bids = Mises
in-order = Ordre
revealed = Révélé
has = a
leads = en tête
tie = égalité
gains = gagne
trades = échange
no-rank = aucun rang
success = Réussite
failure = Échec
or-more = { $rank } ou plus
or-less = { $rank } ou moins
certain = certaine
never-fails = à coup sûr
tie-nobody = égalité : personne
nobody = personne
nothing = rien
no-cards-fit = aucune carte
unlimited = sans limite
cell = { $name } : { CHIPS_OF($count, $suit) }
cell-later = { $name } a { CHIPS_OF($count, $suit) } et n’a pas encore misé
chosen = a choisi
choosing = choisit
trade = { $name } échange { $from } → { $to }
gain = { $to ->
    [none] { $name } reste à { $from }
   *[some] { $name } { $from } → { $to }
}
empire = empire { $rank }
empire-falls = l’empire { $falls ->
    [yes] tombe à { $rank }
   *[no] reste à { $rank }
}

## The draft

draft-of = Draft · carte { $number } sur { $of }
from = vient { OF($name) }
then-to = puis à { $name }
hand = Votre main
hand-size = { CARDS($count) } en main
hand-came = { $name } en a pris une.
hand-goes = { $to ->
    [none] La dernière carte est écartée, face cachée.
   *[some] { $left ->
        [one] { $left } carte passera ensuite à { $to }.
       *[other] { $left } cartes passeront ensuite à { $to }.
    }
}
all-choose = Tous prennent une carte, puis tous montrent
card-is = { CARD($card) } : { KIND($kind, form: "a") }
card-does = { $kind ->
    [ace] Révélé à un événement de son enseigne, il rend votre mise illimitée : l’événement réussit, et personne ne vous dépasse.
    [number] Révélé à un événement qui partage une enseigne, il y départage les égalités. Le plus petit nombre l’emporte.
    [pawn] Révélé à un événement, il ajoute { "1" } dans chaque enseigne commune, sans jeton. Sa valeur est { "0" } : vous ouvrirez souvent l’événement suivant.
    [court] Révélée à un événement qui échoue, elle vous donne un jeton de traître. Sa valeur est { "0" } : vous ouvrirez souvent l’événement suivant.
   *[crown] Révélée à un événement de son enseigne, elle y donne un rang, même si l’événement échoue. Sa valeur est { "0" } : vous ouvrirez souvent l’événement suivant.
}
card-in-full = { CARD($card) }, { KIND_AND_RANK($kind, $rank) }, { LIST(SUIT($suits)) }

## A result

crowned = { CARD($card) } est une Couronne : { $rises ->
    [yes] un rang pour { $name }
   *[no] { $name } est déjà tout en haut
}
highest = { $bid ->
    [none] { SUIT($suit) } : l’As { OF($name) } est sans limite
   *[some] { SUIT($suit) } : la mise la plus haute est celle { OF($name) }, { $bid }
}
broke = { $bid ->
    [none] { SUIT($suit) } : égalité entre { LIST($all) }. Le nombre { $number } { OF($name) } l’emporte
   *[some] { SUIT($suit) } : égalité à { $bid } entre { LIST($all) }. Le nombre { $number } { OF($name) } l’emporte
}
nobody-gains = { $tied ->
    [none] { SUIT($suit) } : aucune mise, personne ne gagne
   *[some] { SUIT($suit) } : égalité entre { LIST($tied) }, personne ne gagne
}
lowest = { $trading ->
    [none] { SUIT($suit) } : au plus bas, personne n’a de rang à échanger
   *[some] { $without ->
        [none] { SUIT($suit) } : au plus bas, { LIST($trading) }
       *[some] { SUIT($suit) } : au plus bas, { LIST($trading) }, avec { LIST($without) } sans rang à échanger
    }
}
lifted = Le nombre { $number } { OF($name) } l’emporte
sentences = { LIST($sentences, between: ". ") }
court = { CARD($card) }, une Cour, donne un jeton de traître à { $name }
empire-loses = L’empire perd un rang en { LIST(SUIT($suits)) }
succeeds-title = { $total ->
    [none] Réussite, sans limite
   *[some] Réussite, { $total } sur { $rank }
}
fails-title = Échec, { $total } sur { $rank }
you-gain = Vous gagnez
you-trade = Vous échangez
rank-lost = { "6" }, rang perdu
unchanged = Vos rangs ne changent pas
opens-next = { $name } ouvrira
by-low-card = carte la plus basse { CARD($card) }, { $rank }
bid-latest = carte la plus basse { CARD($card) }, mise la plus tardive
next-seat = aucune carte révélée : joueur suivant
next-event = Événement suivant
next-hand = Manche suivante
final-score = Score final
show-again = Revoir
next-is = { $rank ->
    [0] Ensuite : { CARD($card) }, valeur { $rank }. { LIST(SUIT($suits), between: ", ") }. L’échec est impossible.
   *[more] Ensuite : { CARD($card) }, valeur { $rank }. { LIST(SUIT($suits), between: ", ") }.
}
hand-over = La manche { $hand } est finie
deals-next = Personne n’est au-dessus de l’empire. { $name } distribue la manche { $hand }.
collapsed = Effondrement : { LIST(SUIT($suits)) }.
ends-whole = Aucun effondrement : toutes les enseignes comptent.

## The preview

take = Prendre { CARD($card, form: "the") }
take-below = carte { $number } sur { $of } · personne ne la voit encore
bid-below = mise { $place } sur { $bids } · { CARD($card) }
commit-below = montré quand tous ont choisi
chips = Jetons
offer = Mise
chips-left = Jetons restants
total = Total
total-of = { $now ->
    [none] illimité, il faut { $rank }
   *[some] { OF_RANK($before, $now, $rank) }
}
of-rank = { $before ->
    [none] { $now } sur { $rank }
   *[some] { $before } → { $now } sur { $rank }
}
passes-on = { CARDS($count) } à passer
discards = L’autre carte est écartée
to-whom = à { $name }
you-lead = { SUIT($suit) } : vous êtes en tête
you-tie = { SUIT($suit) } : égalité avec { LIST($others) }
other-leads = { $others ->
    [1] { SUIT($suit) } : { LIST($others) } en tête
   *[more] { SUIT($suit) } : égalité entre { LIST($others) }
}
nobody-leads = { SUIT($suit) } : personne en tête
out-of-reach = hors de portée avec des jetons
far-from-lead = hors de portée avec des jetons : { $there } de plus au mieux
would-lead = il en faudrait { $more } de plus
rank-if = { $to ->
    [none] déjà tout en haut
   *[some] { $from } → { $to } en cas de réussite
}
if-fails = En cas d’échec
if-fails-detail = au plus bas en { LIST(SUIT($suits)) }
lifts-limit = Sans limite en { SUIT($suit) }
lifts-limit-detail = personne ne vous y dépasse
breaks-ties = Départage en { LIST(SUIT($suits)) }
breaks-ties-detail = nombre { $number }, ne change rien pour l’instant
breaks-tie = Départage l’égalité en { LIST(SUIT($suits)) }
breaks-tie-detail = nombre { $number }, le plus petit l’emporte
adds = Ajoute { "1" } en { LIST(SUIT($suits)) }
adds-detail = sans jeton
traitor = Un jeton de traître
traitor-detail = si l’événement échoue
no-traitor = Pas de jeton de traître
no-traitor-detail = l’événement réussit
rises = { $to ->
    [none] { SUIT($suit) } reste à { $from }
   *[some] { SUIT($suit) } { $from } → { $to } aussitôt
}
rises-detail = { $to ->
    [none] la colonne s’arrête là
   *[some] grâce à une Couronne
}
low-card = { $rank ->
    [none] Pas de carte basse
   *[some] Votre carte la plus basse : { $rank }
}
low-card-detail = { $rank ->
    [none] { $last ->
        [yes] derrière toute carte en cas d’égalité finale
       *[no] { $next ->
            [yes] vous n’ouvrez que si personne n’en révèle
           *[no] quelqu’un d’autre ouvre ensuite
        }
    }
   *[some] { $last ->
        [yes] ne départage que l’égalité finale
       *[no] la plus basse ouvre ensuite
    }
}
instead = À la place, { CARD($card, form: "the") }

## The preview in sentences, for players who don't see it

chips-said = { SUIT($suit) } { $balance }.
passes-on-said = { PASSES_ON($count) } { TO_WHOM($name) }.
discards-said = { discards }.
chips-left-said = { chips-left } { $balance }.
total-said = { total } { TOTAL_OF($before, $now, $rank) }.
success-said = { success } : { LIST($steps, between: ", ") }.
step-said = { SUIT($suit) } { RANK_IF($from, $to) }
rises-said = { RISES($suit, $from, $to) } : { RISES_DETAIL($to) }.
if-fails-said = { if-fails } : { IF_FAILS_DETAIL($suits) }.
low-card-said = { LOW_CARD($rank) } : { LOW_CARD_DETAIL($rank, $last, $next) }.

## What is to be done

choose = Prenez une carte sur { $count }. Chaque enseigne rapporte un jeton.
lies = { CAPITAL(CARD($card, form: "the")) } est face cachée.
still-choosing = { $names ->
    [1] { LIST($names) } choisit encore.
   *[more] { LIST($names) } choisissent encore.
}
do-bid = Misez pour { CARD($card, form: "the") }, ou passez.
do-commit = Engagez des cartes qui conviennent, ou rien.
bids-now = { $name } mise.
committed = C’est engagé.
game-over = La partie est finie.

## Buttons

take-what = Prendre une carte
bid-chips = { $count ->
    [0] Passer
   *[more] Miser { CHIPS($count) }
}
bid-what = Miser
commit-cards = Engager { CARDS($count) }
commit-nothing = Ne rien engager
commit-what = Engager
clear = Effacer

## The dock

your-chips = Vos jetons · { $count }
chips-of-seat = Jetons { OF($name) } · { $count }
kept = gardés d’une manche à l’autre
none-yet = aucun pour l’instant
spent = dépensés dans tous les cas
bid-is-spent = la mise est dépensée
bids-are-spent = les mises sont dépensées
your-cards = Vos cartes · { UNUSED($count) }
cards-of-seat = Cartes { OF($name) } · { UNUSED($count) }
open-for-all = visibles de tous
fit = { $count ->
    [0] aucune ne convient
   *[more] { $count ->
        [one] { $count } convient
       *[other] { $count } conviennent
    }
}
lead = Mener en { SUIT($suit) }
reach = Atteindre { $rank }
so-many = { CHIPS($count) }
too-few = { $needed }, { $there ->
    [0] aucun jeton
   *[more] vous avez { $there }
}
reached = déjà atteint
keep-all = { $count ->
    [1] garder la carte
   *[more] garder les { $count } cartes
}
keep-none = la manche finit : aucune carte ne reste
secret-note = Les autres voient que vous avez choisi, mais ni quoi ni combien.
less = { SUIT($suit) } : un jeton de moins
more = { SUIT($suit) } : un jeton de plus
amount = { $offered } sur { $there }, { SUIT($suit) }
supply = { SUIT($suit) } : { CHIPS($count) }
used = utilisée

## The list of moves, and the bar

bid-of = Miser { CHIPS_OF($count, $suit) }
search = Enseigne ou carte : « lunes », « voyage »
hand-and = { $part ->
    [none] Manche { $hand }
   *[some] Manche { $hand } · { $part }
}

## Tabs

tab-draft = Draft
tab-event = Événement
tab-hall = Salle
tab-seats = Joueurs
to-draft = Au choix d’une carte
to-event = À l’événement
to-bid = À la mise
to-cards = À vos cartes
to-result = Au résultat
