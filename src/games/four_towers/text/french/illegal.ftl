players = elle a { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, et non { $fewest } à { $most }
another-decision = { $of ->
    [play] Prenez d’abord vos paysans.
    [spirits] Choisissez d’abord les esprits de votre champion.
    [demote] Faites d’abord descendre un marqueur, ou épargnez tout le monde.
    [expand] Un village doit d’abord s’étendre.
    [place] Placez d’abord un paysan.
    [assign] Affectez d’abord vos paysans.
    [end] Tous vos paysans sont affectés.
   *[over] La partie est finie.
}
closed = L’étape { $number }, « { CAPITAL(PLAY($of)) } », est passée.
empty-slot = Aucun champion à l’emplacement { $slot }.
market-not-full = Pour le troisième champion, il faut { $merchants } marchands.
too-few-bought = Pour le troisième champion, il faut en avoir acheté { $bought }.
third-taken = Vous avez déjà pris votre champion gratuit.
all-bought = Vous avez déjà acheté { $bought } champions.
wrong-price = Le prix est de { PRICE($due) }, et non { $paid }.
too-few = Il n’y en a pas assez du clan { CLAN($of) }.
wrong-number = Prenez-en { $due }, et non { $named }.
too-many = Prenez-en { $most } au plus, et non { $named }.
not-owned = Vous n’avez pas { CHAMPION($of, form: "the") }.
works-at-begin = { CAPITAL(CHAMPION($of, form: "the")) } agit au début d’un tour.
works-at-end = { CAPITAL(CHAMPION($of, form: "the")) } agit à la fin d’un tour.
works-with = { CAPITAL(CHAMPION($of, form: "the")) } agit quand vous sacrifiez un { TRADE($trade) }.
used-already = Vous avez déjà utilisé { CHAMPION($of, form: "the") } ce tour-ci.
no-token = { CAPITAL(CHAMPION($of, form: "the")) } n’a plus rien à dépenser.
no-spirit = Le champion n’a pas d’esprit { CLAN($of) }.
not-there = Il n’y a pas assez de paysans { CLAN($of, form: "some") } à { VILLAGE($at) }.
no-line = Aucun chemin ne relie { VILLAGE($one) } et { VILLAGE($other) }.
wrong-ring = { VILLAGE($of) } n’est pas dans le bon anneau : { RING($ring, form: "the") }.
same-clan = C’est deux fois le clan { CLAN($of) }, rien ne changerait.
not-single = Il n’y a pas exactement { "1" } paysan à { VILLAGE($of) }.
cannot-fall = Ce marqueur ne peut pas descendre.
on-gold = Votre marqueur est sur l’or et ne peut plus monter.
not-in-temple = Le temple n’a pas d’esprit { CLAN($of) }.
no-follower = Vous n’avez pas de partisan { CLAN($of) }.
no-lord-made = Vous n’avez pas créé de seigneur ce tour-ci.
no-demon-made = Vous n’avez pas créé de démon ce tour-ci.
nobody-above = Aucun marqueur n’est plus haut que le vôtre.
not-last = Votre marqueur n’est pas seul en dernière position.
nobody = Vous n’avez pas de { TRADE($of) }.
no-captain = Seul le Capitaine d’aventure fait retirer un deuxième paysan à un mercenaire.
stuck-draw = Prenez au moins un paysan qui peut aller dans un village.
not-drawn = Il ne vous reste pas de paysan { CLAN($of) }.
no-place = { VILLAGE($at) } n’accueille pas de paysan { CLAN($of) } pour l’instant.
not-bursting = Il y a moins de { $peasants } paysans à { VILLAGE($of) }.
no-space-for-follower = Votre rangée de partisans { CLAN($of, form: "some") } est pleine.
no-space = Aucune case libre n’accueille un { TRADE($trade) } { CLAN($of) }.
fits-elsewhere = Une case de vos plateaux accueille le { CLAN($of) } : il ne va pas au temple.
