title = Le jeu en quatre images
picture-title = { $of ->
    [draw] Prendre, placer, garder
    [expansion] Un village s’étend
    [lord-or-demon] Seigneur ou démon
   *[score] Partisans × seigneurs
}
picture-what = { $of ->
    [draw] Prenez { $drawn } paysans. Un va dans un village, deux restent avec vous, comme partisans ou dans un métier.
    [expansion] À { $expands } paysans, un village s’étend : il en part un par chaque chemin. Vous décidez qui va où.
    [lord-or-demon] Dehors, un paysan devient seigneur et votre marqueur monte. Dans la Cité, il devient démon et y entraîne un seigneur de son clan.
   *[score] À la fin, chaque partisan compte une fois pour chaque seigneur de son clan.
}
rest = Métiers et champions viennent en route : chacun dit ce qu’il fait dès que vous pouvez l’utiliser.
play = Jouer
