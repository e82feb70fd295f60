name = { CHAMPION($of) }
skill = { SKILL_OF($of, $steps) }.
skill-of = { $of ->
    [scarlet_marshal] Dépensez { "1" } gemme : déplacez un paysan rouge par un chemin, ce qui peut étendre un village
    [amber_tactician] Dépensez { "1" } gemme : échangez deux paysans de clans différents entre des villages que relie un chemin
    [emerald_recruiter] Dépensez { "1" } gemme : prenez un esprit du temple comme partisan de son clan
    [azure_ambassador] Dépensez { "1" } gemme : votre marqueur monte de { "1" } case
    [kindler] Dépensez { "1" } esprit de cette carte : placez-le dans un village de la gorge qui a exactement { "1" } paysan
    [changeling] Dépensez { "1" } esprit de cette carte : il remplace un paysan d’un autre clan dans un village de vallée ou de colline
    [slanderer] Dépensez { "1" } esprit de cette carte : un autre marqueur descend de { "1" } case
    [bone_foreman] Dépensez { "1" } esprit de cette carte : affectez-le à l’un de vos métiers
    [free_captain] Un mercenaire sacrifié peut retirer un deuxième paysan du même village
    [guild_matron] Un marchand sacrifié fait monter votre marqueur de { $steps } cases au lieu de { "1" }
    [ridge_warden] Un montagnard sacrifié peut, au choix, déplacer un paysan d’une vallée vers une colline
    [quartermaster] Affectez un de vos partisans à l’un de vos métiers
    [tower_chamberlain] Si vous avez créé un seigneur ce tour-ci : prenez un esprit du temple comme partisan de son clan
    [ash_oracle] Si vous avez créé un démon ce tour-ci et qu’un marqueur est plus haut que le vôtre : le vôtre monte de { "1" } case
    [star_climber] Si votre marqueur est dernier, et seul à l’être : il monte de { "1" } case
   *[shepherd_of_clans] Échangez un de vos partisans contre un esprit d’un autre clan du temple
}
bonus = { $points } { $brings }{ $most ->
    [none] { "" }
   *[some] , { $most } au plus
}
for-lords-of = { $every ->
    [1] par seigneur { CLAN($of) }
   *[more] pour { $every } seigneurs { CLAN($of, form: "some") }
}
for-lords = { $every ->
    [1] par seigneur de n’importe quel clan
   *[more] pour { $every } seigneurs de n’importe quel clan
}
for-demons-of = { $every ->
    [1] par démon { CLAN($of) }
   *[more] pour { $every } démons { CLAN($of, form: "some") }
}
for-demons = { $every ->
    [1] par démon de n’importe quel clan
   *[more] pour { $every } démons de n’importe quel clan
}
for-trade = { $every ->
    [1] par { TRADE($of) }
   *[more] pour { $every } { TRADE($of, form: "some") }
}
for-trade-sets = { $every ->
    [1] par série des trois métiers
   *[more] pour { $every } séries des trois métiers
}
for-steps = { $every ->
    [1] par case de votre marqueur au-dessus du départ
   *[more] pour { $every } cases de votre marqueur au-dessus du départ
}
for-follower-sets = { $every ->
    [1] par série de partisans des quatre clans
   *[more] pour { $every } séries de partisans des quatre clans
}
at-begin = Début du tour
at-end = Fin du tour
with-play = Avec l’étape { $play }
tokens = { $of ->
    [none] sans jetons
    [gem] gemmes
   *[spirit] esprits
}
title = Les champions
one-a-turn = un par tour, { $bought } par partie
deck = pioche { $count }
deck-empty = pioche vide
costs = { PRICE($count) }
own = Vos champions
to-buy = { $count ->
    [1] encore un à acheter
   *[more] { $count } à acheter
}
third = troisième : { $merchants } marchands
none-yet = pas encore de champion
use-skill = { $spends ->
    [none] Utiliser
    [gem] Dépenser { "1" } gemme
   *[spirit] Dépenser { "1" } esprit
}
use-loose-gem = Gemme libre
gems-left = { $count ->
    [one] { $count } gemme restante
   *[other] { $count } gemmes restantes
}
spirits-left = { $count ->
    [one] { $count } esprit restant
   *[other] { $count } esprits restants
}
passed = passé
after = après l’étape { $play }
with = avec l’étape { $play }
used = utilisé ce tour
empty = plus rien à dépenser
no-effect = sans effet
