suit-what = Une des six enseignes. Ses jetons ({ SUIT($suit) }) se misent sur les événements de cette enseigne, et sa colonne dans la salle montre le rang de chacun.
card-what = { MARK($kind, $rank) }, { LIST(SUIT($suits)) }. { KIND_WHAT($kind, $pawn-bid) }
kind-what = { $kind ->
    [ace] Rend votre mise sans limite dans son enseigne : l’événement réussit, et vous y êtes au plus haut.
    [number] Départage les égalités dans ses enseignes : le plus petit nombre l’emporte.
    [pawn] Ajoute { $pawn-bid } à votre mise dans chaque enseigne commune avec l’événement.
    [court] Rapporte un jeton de traître si l’événement échoue.
   *[crown] Rapporte un rang dans son enseigne, que l’événement réussisse ou échoue.
}
seat = Joueur : { $colour }
seat-what = Marque les rangs, les jetons et les mises de ce joueur.

name = { $of ->
    [chips] Jetons d’enseigne
    [bid] Mise
    [traitors] Jetons de traître
    [rank] Rang
    [empire] Empire
    [would-count] Compterait
    [collapse] Effondrement
    [doubled] Doublé
    [points] Points actuels
    [event] Événement
    [event-rank] Valeur de l’événement
    [meter] Toutes les mises
    [success] Réussite
    [failure] Échec
    [highest] La plus haute mise
    [lowest] La plus basse mise
    [tie] Égalité
    [opener] Ouverture
    [low-card] Carte la plus basse
    [hand] Manche
    [draft] Draft
    [dealer] Donneur
    [events-left] Événements à venir
    [event-deck] Pioche des événements
    [drafted] Cartes prises
    [used] Carte utilisée
    [chosen] Choix fait
    [lead] En tête
    [reach] Atteindre la valeur
    [pass] Passer
    [hold] Ne rien engager
    [nearest] Les plus près de l’empire
   *[reveals] Révèle des éléments cachés
}
what = { $of ->
    [chips] Se misent sur les événements de leur enseigne. Les jetons non misés restent pour les manches suivantes.
    [bid] Les jetons misés sont dépensés, que l’événement réussisse ou échoue.
    [traitors] { "1" } point chacun à la fin. Ils viennent des rangs échangés quand un événement échoue, et des Cours.
    [rank] La hauteur d’un joueur dans la colonne d’une enseigne, de { "0" } à { $last-rank }. Il ne rapporte des points que si l’enseigne s’effondre.
    [empire] La poutre montre le rang de l’empire dans l’enseigne. Il commence à { $last-rank } et perd { "1" } quand un événement de cette enseigne échoue.
    [would-count] Un joueur est ici au-dessus de l’empire. Si c’est encore le cas après le dernier événement de la manche, l’enseigne s’effondre et la partie finit.
    [collapse] Une enseigne s’effondre si un joueur y est au-dessus de l’empire à la fin d’une manche. La partie finit alors, et les rangs des enseignes effondrées sont des points.
    [doubled] Les rangs d’un joueur au-dessus de l’empire comptent deux fois. Être au même rang ne suffit pas.
    [points] Ce que chacun aurait si la partie finissait maintenant.
    [event] Toutes les mises ensemble doivent atteindre sa valeur. Seuls les jetons et les cartes de ses enseignes comptent.
    [event-rank] Si toutes les mises ensemble atteignent ce nombre, l’événement réussit. Un événement de valeur { "0" } n’échoue jamais.
    [meter] Se remplit avec chaque jeton et chaque Pion. Quand la jauge est pleine, l’événement réussit.
    [success] La plus haute mise dans chaque enseigne de l’événement rapporte un rang.
    [failure] Dans chaque enseigne, les plus basses mises coûtent un rang et rapportent un jeton de traître, et l’empire y perd { "1" }.
    [highest] Rapporte un rang si l’événement réussit. Il faut au moins { "1" }, et en cas d’égalité un nombre qui départage.
    [lowest] Coûte un rang et rapporte un jeton de traître si l’événement échoue. Passer vaut { "0" }, et tous les joueurs à égalité au plus bas échangent si aucun nombre ne les départage.
    [tie] Personne ne gagne de rang tant qu’un nombre ne départage pas. Le plus petit nombre l’emporte.
    [opener] Ce joueur ouvre : il mise avant tous les autres, sans connaître leurs mises.
    [low-card] Le joueur qui révèle la carte de plus basse valeur ouvre l’événement suivant ; entre plusieurs, celui qui a misé le plus tard.
    [hand] Un draft et les événements qui suivent. La partie finit par un effondrement, ou après la manche { $hands }.
    [draft] Chacun prend une carte, tous la montrent et les mains passent, { $drafted } fois. Chaque enseigne de votre carte rapporte un jeton.
    [dealer] Ouvre le premier événement de la manche. La donne passe ensuite au voisin.
    [events-left] Événements de cette manche encore à venir. L’effondrement se vérifie après le dernier.
    [event-deck] Les cartes non distribuées. L’événement est toujours la carte du dessus.
    [drafted] Visibles de tous. Chacune peut être engagée une fois dans la manche, sur un événement qui a une de ses enseignes.
    [used] Ne sert plus de la manche.
    [chosen] Ce joueur a choisi. Les cartes se montrent quand tous l’ont fait.
    [lead] Propose la plus petite mise qui prend la tête dans cette enseigne.
    [reach] Propose la plus petite mise qui fait réussir l’événement.
    [pass] Ne mise rien. Vous pourrez encore engager des cartes.
    [hold] Garde toutes vos cartes pour la suite de la manche.
    [nearest] Les joueurs de plus haut rang dans une enseigne, à côté du rang de l’empire.
   *[reveals] Révèle des cartes cachées. Ensuite, on ne peut l’annuler que seul contre des robots, et la partie compte alors comme assistée.
}
































