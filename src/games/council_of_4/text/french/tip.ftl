name = { $of ->
    [coins] Pièces
    [vp] Points de victoire (PV)
    [servants] Serviteurs
    [cards] Cartes politiques
    [nobility] Noblesse
    [main-action] Action principale supplémentaire
    [repeat-token] Encore un jeton de ville
    [repeat-two-tokens] Encore { "2" } jetons de ville
    [free-permit] Un permis gratuit
    [repeat-permit] Encore un permis
    [arrow] L’entrée d’un conseil
    [neutral] Marchand neutre
    [merchants] Marchands à placer
    [queen] La reine
    [queens-reward] Récompense de la reine
    [permit] Permis de commerce
    [used-permit] Permis utilisé
    [permit-deck] Pile de permis
    [empty-slot] Emplacement vide
    [card-deck] Pioche de cartes politiques
    [discards] Défausse de cartes politiques
    [at-the-end] Si la partie finissait maintenant
    [coin-space] Piste des pièces
    [chain-place] Rang dans la chaîne
    [way-cost] Le chemin de la reine
    [ladder] Prix en pièces
    [end-turn] Finir le tour
    [round] Manche et tour
    [board] Plateau
   *[reveals] Révèle des éléments cachés
}
what = { $of ->
    [coins] Paient les permis, les déplacements de la reine et l’engagement de serviteurs. Un joueur ne peut pas en avoir plus de { $limit }.
    [vp] Le joueur qui a le plus de PV à la fin gagne.
    [servants] Paient la plupart des actions rapides, et le placement là où d’autres ont un marchand.
    [cards] Conviennent aux conseillers de la même couleur. Vous en piochez une au début de chaque tour.
    [nobility] Chaque pas vous fait avancer d’une case sur la piste de noblesse. Une case avec un symbole donne son bonus quand vous l’atteignez.
    [main-action] Vous pouvez faire une action principale de plus ce tour-ci.
    [repeat-token] Vous donne de nouveau le jeton d’une ville où vous avez un marchand. Les jetons de noblesse sont exclus.
    [repeat-two-tokens] Vous donne de nouveau les jetons de { "2" } villes différentes où vous avez un marchand. Les jetons de noblesse sont exclus.
    [free-permit] Vous donne gratuitement un permis visible avec ses bonus. Vous pouvez aussi refuser.
    [repeat-permit] Vous donne de nouveau tous les bonus d’un de vos permis, prêt ou utilisé.
    [arrow] Un nouveau conseiller entre ici. Les autres avancent d’un rang, et celui du bout sort vers la réserve.
    [neutral] N’appartient à personne et n’existe que dans les parties à deux. Placer dans sa ville coûte { SERVANTS($servants) }, comme avec un autre marchand.
    [merchants] Chaque joueur en a { $merchants } et en place { "1" } au plus par ville. Le premier à les placer tous commence la dernière manche.
    [queen] Va par les routes à la ville où vous placez avec son aide. Chaque route coûte { COINS($road) }.
    [queens-reward] Vient avec chaque tuile de récompense, celle du dessus d’abord, tant qu’il en reste. Ses PV comptent à la fin.
    [permit] Permet de placer { "1" } marchand dans une de ses villes. Vous gagnez ses bonus une fois, quand il devient le vôtre.
    [used-permit] A déjà placé son marchand. Il compte encore pour la majorité de permis, et ses bonus peuvent être répétés.
    [permit-deck] Les permis de cette région encore à venir. Le nombre dit combien.
    [empty-slot] Reçoit le permis suivant de la pile quand tous les bonus sont gagnés. Il reste vide quand la pile est épuisée.
    [card-deck] Les cartes politiques encore à piocher. Quand la pioche est épuisée, la défausse la remplace.
    [discards] Les cartes politiques payées. Elles deviennent la pioche quand celle-ci est épuisée.
    [at-the-end] Ce que les tuiles, les récompenses de la reine, la noblesse et la majorité de permis ajouteraient aux PV gagnés jusqu’ici.
    [coin-space] Montre les pièces de chaque joueur. La piste finit à { $limit }, et les pièces au-delà sont perdues.
    [chain-place] Dit quand se gagne le jeton de cette ville. La nouvelle ville vient d’abord, puis les autres par lettre.
    [way-cost] Le prix du plus court chemin de la reine vers cette ville. Chaque route coûte { COINS($road) }.
    [ladder] Plus vous défaussez de cartes qui conviennent, moins vous payez de pièces. Chaque joker en coûte { $joker } de plus.
    [end-turn] Possible après une action principale. Les actions non utilisées sont perdues.
    [round] Chaque joueur a un tour par manche.
    [board] Les côtés du littoral, des collines et des montagnes, dans cet ordre, ou un plateau personnel.
   *[reveals] Révèle des cartes ou des permis cachés. Ensuite, on ne peut l’annuler que seul contre des robots, et la partie compte alors comme assistée.
}
royal-city-what = La reine en part. Elle n’a pas de jeton et ne compte pour aucune tuile de couleur, mais relie vos marchands comme une autre ville.
council-what = Accorde les permis de la région. Avec des cartes qui conviennent à ses conseillers, vous acquérez un permis visible.
queens-council-what = Accorde l’aide de la reine. Avec des cartes qui conviennent à ses conseillers, vous la menez à une ville et y placez un marchand.
action = { $of ->
    [elect] Action principale. Fait entrer un conseiller de la réserve dans un conseil et rapporte { COINS($coins) }.
    [acquire] Action principale. Satisfait le conseil d’une région avec des cartes et des pièces, pour un de ses permis visibles.
    [place] Action principale. Place un marchand dans une ville d’un de vos permis prêts, qui est alors utilisé.
    [queen] Action principale. Satisfait le conseil de la reine, la mène à une ville pour { COINS($road) } par route, et y place un marchand.
    [engage] Action rapide. Fait gagner { SERVANTS($engaged) } pour { COINS($price) }.
    [change] Action rapide. Met les permis visibles d’une région sous sa pile et en retourne de nouveaux, pour { SERVANTS($change) }.
    [send] Action rapide. Élit un conseiller pour { SERVANTS($send) }, sans gagner de pièces.
    [extra] Action rapide. Donne une action principale de plus ce tour-ci, pour { SERVANTS($extra) }.
   *[answer] Un bonus vous donne le choix. Faites-le avant toute autre chose.
}
city = Ville { CITY_COLOUR($colour, form: "of") }
card = Carte { COLOUR($colour, form: "feminine") }
joker = Joker
councillor = Conseiller { COLOUR($colour, form: "small") }
council-name = Conseil { COUNCIL($council, form: "of") }
seat = { $colour ->
    [scarlet] Joueur écarlate
    [cobalt] Joueur cobalt
    [forest] Joueur forêt
    [amber] Joueur ambre
   *[onyx] Joueur onyx
}
tile = Tuile de récompense : { REWARD_TILE($tile, form: "small") }
space = Case de noblesse { $space }
tile-what = Le premier à avoir un marchand dans toutes ces villes obtient la tuile : { VP($vp) } à la fin, plus la première récompense de la reine, s’il en reste.
city-what = L’une des { $cities } villes { CITY_COLOUR($colour, form: "of") }. { TILE_WHAT($vp) }
region-what = { $cities } villes, un conseil et { $permits } permis. { TILE_WHAT($vp) }
joker-what = Convient à n’importe quel conseiller, pour { COINS($price) } de plus. La pioche en a { $jokers }.
emblem = { $colour ->
    [white] la perle
    [black] la tour
    [orange] la flamme
    [purple] le trèfle
    [light_blue] les vagues
   *[pink] le cœur
}
card-what = Convient à un conseiller { COLOUR($colour, form: "small") }. Son emblème est { EMBLEM($colour) }.
councillor-what = Une carte { COLOUR($colour, form: "feminine") } ou un joker lui convient. Son emblème est { EMBLEM($colour) }.
seat-what = Les figurines à { $colour ->
    [scarlet] tête ronde
    [cobalt] tête carrée
    [forest] tête triangulaire
    [amber] tête en losange
   *[onyx] tête en étoile
} sont à ce joueur : ses marchands, et ses marqueurs sur les pistes.
space-nothing = Ne donne rien.
space-gives = Donne { LIST($gains, between: ", ") } à chaque joueur qui l’atteint.
