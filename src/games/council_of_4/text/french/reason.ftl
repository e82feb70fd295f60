not-your-turn = Ce n’est pas votre tour.
no-matching-cards = Aucune de vos cartes ne convient.
no-ready-permit = Vous n’avez aucun permis prêt.
no-free-city = Vous avez déjà un marchand dans chaque ville possible.
no-permit-left = Il ne reste de permis dans aucune région.
no-deck-left = Toutes les piles de permis sont vides.
city-on-no-permit = Vous n’avez aucun permis prêt pour { $city }.
game-over = La partie est finie.
choice-open = Faites d’abord votre choix : { DECISION($decision) }.
no-such-choice = Ce choix n’est pas proposé maintenant.
no-main-action-left = Il ne vous reste aucune action principale ce tour-ci.
quick-action-taken = Vous avez déjà utilisé l’action rapide de ce tour.
main-action-first = Faites d’abord une action principale.
not-in-reserve = La réserve n’a aucun conseiller { COLOUR($colour, form: "small") }.
no-permit-there = Le { SLOT($slot) } emplacement de permis { REGION($region, form: "of") } est vide.
no-cards = Choisissez au moins { "1" } carte.
cards-not-in-hand = Vous n’avez pas ces cartes.
cards-dont-match = Le conseil { COUNCIL($council, form: "of") } n’a plus de conseiller pour cette carte.
coins = Il vous faut { COINS($needed) }, { $have ->
    [0] vous n’en avez pas
   *[more] vous en avez { $have }
}.
servants = Il vous faut { SERVANTS($needed) }, { $have ->
    [0] vous n’en avez pas
   *[more] vous en avez { $have }
}.
not-your-permit = Le permis { $permit } n’est pas à vous.
permit-used = Vous avez déjà utilisé le permis { $permit }.
city-not-on-permit = { $city } n’est pas sur le permis { $permit }.
merchant-there = Vous avez déjà un marchand à { $city }.
no-merchant-left = Vous avez placé tous vos marchands.
deck-empty = La pile de permis { REGION($region, form: "of") } est vide.
no-merchant-there = Vous n’avez pas de marchand à { $city }.
not-repeatable = { $city } ne peut pas être choisie : il y faut votre marchand et un jeton sans noblesse.
same-city-twice = Choisissez { "2" } villes différentes, pas deux fois { $city }.
wrong-order = Choisissez les { "2" } villes dans l’ordre de leurs lettres : { LIST($cities) }.
useful-card = Ajoutez { $card ->
    [white] une carte blanche
    [black] une carte noire
    [orange] une carte orange
    [purple] une carte violette
    [light_blue] une carte bleue
    [pink] une carte rose
   *[joker] un joker
} : { COINS($then) } au lieu de { $now }.
players = elle a { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, et non { $fewest } à { $most }
