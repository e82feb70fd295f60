ring = { $of ->
    [gorge] La gorge
    [valley] Vallées
    [hill] Collines
   *[mountain] Montagnes
}
ring-what = { $of ->
    [gorge] L’anneau intérieur. Un chemin de chaque village mène dans la Cité.
    [valley] L’anneau des foyers, entre la gorge et les collines.
    [hill] L’anneau entre les vallées et les montagnes. Un montagnard fait monter un paysan des collines.
   *[mountain] L’anneau extérieur. Un chemin de chaque village mène Dehors.
}
trade = { $of ->
    [mercenary] Mercenaire
    [merchant] Marchand
   *[mountaineer] Montagnard
}
trade-what = { $of ->
    [mercenary] { $points } points chacun, jusqu’à { $mercenaries }, et { $doubling } doublent votre influence. Sacrifié, un mercenaire retire un paysan de la carte.
    [merchant] { $points } points chacun, et { $merchants } rendent gratuit un troisième champion. Sacrifié, un marchand fait monter votre marqueur de { "1" }.
   *[mountaineer] { $points } points chacun, ou { $majority } si vous avez la majorité. Sacrifié, un montagnard déplace un paysan des collines vers les montagnes.
}
clan-of = Clan { CLAN($of) }
clan-of-what = Un des quatre clans. Chacun de vos partisans du clan { CLAN($of) } compte une fois par seigneur { CLAN($of) }.
champion-what = { $when }. { $skill }. Points à la fin de la partie : { $bonus }.
seat = Joueur : { $colour }
seat-what = Indique le marqueur, le panneau et le journal de ce joueur.
name = { $of ->
    [peasant] Paysan
    [spirit] Esprit
    [follower] Partisan
    [lord] Seigneur
    [demon] Démon
    [home-village] Foyer
    [outside] Dehors
    [city] Cité de feu
    [tower] La tour
    [supply] Réserve
    [temple] Le temple
    [display] Champions visibles
    [champion-deck] Pioche des champions
    [price] Prix
    [tokens] Jetons
    [bonus] Bonus final
    [begin] Pouvoir de début
    [end] Pouvoir de fin
    [gem] Gemme
    [influence] Influence
    [down] Marqueur vers le bas
    [gold] Sphère d’or
    [doubled] Doublé
    [points] Points actuels
    [majority] Majorité de montagnards
    [market] Marché complet
    [white] Case blanche
    [turns-left] Tours restants
    [plays] Dix étapes
    [closed] Étape fermée
    [to-place] À placer
    [to-keep] À garder
    [expands] S’étendrait
    [waiting] En attente
    [cascade] Une cascade
    [filled-in] Jouer la suite
    [follows] Un seigneur suit
    [spare] Épargner
   *[reveals] Révèle des éléments cachés
}
what = { $of ->
    [peasant] Vit sur la carte ou attend dans la réserve. C’est vous qui décidez où il va.
    [spirit] Une figurine dans le temple ou sur un champion. Des pouvoirs en font revenir quelques-uns.
    [follower] Rapporte à la fin un point par seigneur de son clan, et paie des champions. Vous pouvez en avoir { $followers } de chaque clan.
    [lord] A été poussé Dehors. Les partisans de son clan valent plus, chez tous les joueurs.
    [demon] A été poussé dans la Cité, ou l’y a suivi comme seigneur. Ne compte que pour certains champions.
    [home-village] Là où commence le premier paysan du clan. Si aucun village n’accueille vos paysans, placez-en un dans n’importe quel foyer.
    [outside] Un paysan poussé par ici devient seigneur, et votre marqueur monte de { "1" }.
    [city] Un paysan poussé ici devient démon, et un seigneur de son clan le suit, s’il y en a un. Vous pouvez ensuite faire descendre de { "1" } un autre marqueur.
    [tower] Montre les seigneurs d’un clan, une fenêtre allumée pour chacun.
    [supply] Les paysans que l’on peut encore prendre. La partie finit avec le tour qui la vide.
    [temple] Contient des esprits et des gemmes. Ce que l’on sacrifie ou paie y va, ainsi que les gemmes dépensées.
    [display] Vous pouvez en acheter un par tour, et { $bought } dans toute la partie.
    [champion-deck] Son ordre est la seule chose cachée de la partie.
    [price] Ce que coûte le champion : vos partisans, de n’importe quels clans.
    [tokens] Le champion en reçoit { $tokens }, et chaque usage du pouvoir en coûte { "1" }. Ceux qui restent à la fin rapportent { "1" } point chacun.
    [bonus] Les points que le champion rapporte à la fin de la partie.
    [begin] Agit avant de prendre des paysans, à l’étape { "3" }. Une fois par tour.
    [end] Agit après les affectations, à l’étape { "10" }. Une fois par tour.
    [gem] Paie le pouvoir de certains champions. Sur la piste, le premier marqueur qui l’atteint la prend ; gardée jusqu’à la fin, elle rapporte { "1" } point.
    [influence] Les points de votre case sur la piste. Le marqueur monte avec chaque seigneur que vous créez et chaque marchand que vous sacrifiez, et descend à cause des démons des autres.
    [down] Le marqueur descend de { "1" } case, jamais sous le noir et jamais depuis l’or.
    [gold] Le sommet de la piste. Un marqueur y est à l’abri pour de bon.
    [doubled] L’influence compte deux fois à la fin. Il suffit d’avoir eu { $doubling } mercenaires ; cela reste s’ils partent.
    [points] Ce que chacun aurait si la partie finissait maintenant.
    [majority] Plus de montagnards que chacun des autres : { $majority } points chacun au lieu de { $points }.
    [market] Les { $merchants } cases sont prises. Avec { $bought } champions achetés, un troisième est gratuit au début d’un tour.
    [white] Accueille un marchand de n’importe quel clan, une fois prise la case de ce clan.
    [turns-left] Tous ont le même nombre de tours. La réserve est vide après la dernière manche.
    [plays] Toujours dans cet ordre. Prendre, placer et affecter sont obligatoires ; une étape ferme toutes les précédentes.
    [closed] Une étape plus tardive est déjà faite.
    [to-place] Le paysan qui va sur la carte. Vous pouvez en choisir un autre.
    [to-keep] Reste avec vous après le placement, comme partisan ou dans un métier.
    [expands] Avec un de plus, il y a { $expands } paysans : il en part un par chaque chemin.
    [waiting] A assez de paysans pour s’étendre, et le fera avant toute autre chose.
    [cascade] Une expansion remplit le village suivant. Leur nombre ne dépend pas de vos choix.
    [filled-in] Joue le reste de la cascade comme affiché. Les flèches sont un choix par défaut, pas un conseil.
    [follows] Un seigneur du clan du démon devient démon lui aussi. Il ne fait descendre aucun marqueur.
    [spare] Ne fait descendre aucun marqueur pour ce démon.
   *[reveals] Révèle un nouveau champion. Ensuite, on ne peut l’annuler que seul contre des robots, et la partie compte alors comme assistée.
}
