elected = { $name } a élu un conseiller { COLOUR($entered, form: "small") } au conseil { COUNCIL($council, form: "of") }, en faisant sortir un { COLOUR($left, form: "small") }.
sent = { $name } a envoyé un serviteur élire un conseiller { COLOUR($entered, form: "small") } au conseil { COUNCIL($council, form: "of") }, en faisant sortir un { COLOUR($left, form: "small") }.
acquired = { $name } a acquis le permis { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } pour { LIST($price) }
}.
placed = { $name } a placé un marchand à { $city } avec le permis { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } pour { LIST($price) }
}.
placed-with-queen = { $name } a placé un marchand à { $city } avec l’aide de la reine{ $price ->
    [none] { "" }
   *[some] { "" } pour { LIST($price) }
}.
engaged = { $name } a engagé un serviteur pour { $price } pièces.
changed = { $name } a changé les permis { REGION($region, form: "of") }{ $price ->
    [none] { "" }
   *[some] { "" } pour { LIST($price) }
}.
additional-main = { $name } a pris une action principale supplémentaire{ $price ->
    [none] { "" }
   *[some] { "" } pour { LIST($price) }
}.
ended = { $name } a fini son tour.
token = { $name } a choisi le jeton { OF($city) }.
took = { $name } a pris{ $free ->
    [yes] { "" } gratuitement
   *[no] { "" }
} le permis { $permit } au { SLOT($slot) } emplacement { REGION($region, form: "of") }.
declined = { $name } a refusé le permis gratuit.
repeated = { $name } a répété le permis { $permit }.
tokens = { $name } a choisi les jetons { OF($one) } et { OF($other) }.
tile = { WHO($name) } a obtenu la tuile { REWARD_TILE($tile) } : { VP($vp) }{ $queens ->
    [none] { "" }
   *[some] { "" } et les { $queens } de la récompense de la reine
} à la fin.
last-round = { WHO($name) } a placé ses { $merchants } marchands en premier. Les autres ont encore un tour chacun.
you-drew = Vous avez pioché : { LIST(POLITICS($cards, form: "small"), between: ", ") }.
opens = La piste de noblesse a offert à { $name } { DECISION($decision) }.
game-over = La partie est finie.
turn-began = { $name } a commencé le tour { $number }.
drew = { $name } a pioché une carte{ $card ->
    [none] { "" }
   *[some]  : { POLITICS($card, form: "small") }
}.
reshuffled = La défausse est devenue la nouvelle pioche.
no-card-left = { $name } n’a pas pioché de carte : il n’en restait aucune.
paid = { $name } a payé { $price ->
    [none] rien
   *[some] { LIST($price) }
}.
turned-up = Le permis { $permit } est arrivé au { SLOT($slot) } emplacement { REGION($region, form: "of") }{ $was-hidden ->
    [yes] { "" }
   *[no] , comme on le savait
} : { LIST($gains, between: ", ") }.
queen-went = La reine est allée { OF($from) } à { $to }.
paid-cards = { CARDS($count) } ({ LIST(POLITICS($cards, form: "small"), between: ", ") })
queen-stayed = La reine est restée à { $city }.
gained = { $name } a gagné { $what } en échange.
gained-from-permit = { $name } a gagné { $what } grâce au permis { $permit }.
gained-from-token = { $name } a gagné { $what } grâce au jeton { OF($city) }.
gained-on-space = { $name } a gagné { $what } sur la case de noblesse { $space }.
gained-last-merchant = { $name } a gagné { $what } pour son dernier marchand.
step = un pas jusqu’à la case de noblesse { $space }
