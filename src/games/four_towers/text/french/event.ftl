game-began = La partie commence, et { $name } joue en premier.
began-with-gems = { $name } commence avec { GEMS($gems) }.
champion-revealed = { CAPITAL(CHAMPION($of, form: "the")) } est visible, emplacement { $slot }.
turn-began = Le tour { $number } commence : { $name }.
champion-hired = { WHO($name) } a { $paid ->
    [none] pris { CHAMPION($of, form: "the") }, emplacement { $slot }, gratuitement comme troisième
   *[some] acheté { CHAMPION($of, form: "the") }, emplacement { $slot }, pour { FOLLOWERS($paid) }
}.
gems-given = { $name } : { GEMS($gems) } pour { CHAMPION($of, form: "the") }.
spirits-given = { $name } : { $spirits ->
    [none] aucun esprit au temple pour { CHAMPION($of, form: "the") }
   *[some] tous les esprits du temple pour { CHAMPION($of, form: "the") }, { SPIRITS($spirits) }
}.
spirits-chosen = { WHO($name) } a choisi { SPIRITS($spirits) } pour { CHAMPION($of, form: "the") }.
skill-used = { WHO($name) } a utilisé { CHAMPION($of, form: "the") }.
skill-used-for-gem = { WHO($name) } a dépensé une gemme : { CHAMPION($of, form: "the") }.
skill-used-for-loose-gem = { WHO($name) } a dépensé une gemme libre : { CHAMPION($of, form: "the") }.
skill-used-for-spirit = { WHO($name) } a dépensé un esprit { CLAN($spirit) } : { CHAMPION($of, form: "the") }.
given-up = { WHO($name) } a sacrifié un { TRADE($trade) } { CLAN($clan) }.
removed = Un paysan { CLAN($of) } quitte { VILLAGE($at) } pour le temple.
moved = Un paysan { CLAN($of) } passe { VILLAGE($from, form: "of") } à { VILLAGE($to) }.
swapped = Échange : un paysan { CLAN($first) } { VILLAGE($one, form: "of") } et un { CLAN($second) } { VILLAGE($other, form: "of") }.
kindled = Un esprit { CLAN($of) } devient paysan à { VILLAGE($at) }.
replaced = À { VILLAGE($at) }, un esprit { CLAN($spirit) } remplace un paysan { CLAN($peasant) }.
drawn = { WHO($name) } a pris { PEASANTS($of) }.
placed = { WHO($name) } a placé un paysan { CLAN($of) } à { VILLAGE($at) }{ $stuck ->
    [yes]  : aucun village n’accueillait ses paysans
   *[no] { "" }
}.
expanded = { WHO($name) } décide l’expansion { VILLAGE($of, form: "of") } : { LIST($ways, between: ", ") }.
expanded-alone = { VILLAGE($of) } s’étend au tour { OF($name) } : { LIST($ways, between: ", ") }.
lord-made = { $name } a créé un seigneur { CLAN($of) }.
demon-made = { $name } a créé un démon { CLAN($of) }{ $follows ->
    [yes] , et un seigneur { CLAN($of) } le suit
   *[no] { "" }
}.
influence = Influence { OF($name) } : { $before } → { $after }.
spared = { WHO($name) } a épargné tout le monde.
gem-won = { $name } a pris la gemme de la case { $worth }.
doubled = { $name } a { $mercenaries } mercenaires : l’influence compte deux fois.
assigned = { WHO($name) } a gardé un paysan { CLAN($of) } comme { SPACE($to) }.
dismissed = { WHO($name) } a envoyé un paysan { CLAN($of) } au temple : aucune case ne l’accueille.
recruited = { WHO($name) } a pris un esprit { CLAN($of) } comme partisan.
follower-given = { WHO($name) } a rendu au temple un partisan { CLAN($of) }.
employed = { WHO($name) } a fait d’un { $follower ->
    [yes] partisan
   *[no] esprit
} { CLAN($of) } un { TRADE($to) }.
turn-ended = Le tour { OF($name) } est fini.
scored = Total { OF($name) } : { POINTS($total) }, soit partisans rouge { $red }, jaune { $yellow }, vert { $green }, bleu { $blue } ; mercenaires { $mercenaries } ; marchands { $merchants } ; montagnards { $mountaineers } ; champions { $first } + { $second } + { $third } ; gemmes et esprits { $tokens } ; influence { $influence } ; doublement { $doubled }.
game-ended = La partie est finie : { LIST($winners) } { $winners ->
    [one] gagne
   *[other] partagent la victoire
}.
