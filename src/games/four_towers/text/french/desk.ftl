per = par
court = Champions, temple et actions
temple = Temple
influence = Influence
mats = Réserve, plateaux et champions
round = Manche { $round } · tour { $turn } sur { $of }
kind = { $of ->
    [third] Troisième champion
    [buy] Acheter un champion
    [spirits] Esprits
    [skill] Pouvoirs
    [mercenary] Sacrifier un mercenaire
    [mountaineer] Sacrifier un montagnard
    [merchant] Sacrifier un marchand
    [draw] Prendre
    [place] Placer
    [expand] Étendre
    [demote] Faire descendre
    [assign] Affecter
   *[end] Finir le tour
}
task-village = choisit le village de cette lettre
task-clan = choisit ou prend un de ce clan
task-back = repose un de ce clan
task-option = ouvre une action, ou choisit la énième chose
task-next = passe au paysan ou au village suivant
task-rest = finit la cascade comme remplie
task-clear = efface les choix
clear = Effacer
tap-three = prenez-en trois
tab-map = Carte
tab-towers = Tours
tab-mats = Plateaux
open-plays = Actions
choose = { $of ->
    [champion] Choisissez un champion exposé.
    [own-champion] Choisissez le champion dont vous utilisez le pouvoir.
    [payment] Choisissez des partisans pour payer.
    [spirits] Choisissez des esprits du temple.
    [village] Choisissez un village.
    [other-village] Choisissez l’autre village.
    [clan] Choisissez un clan.
    [other-clan] Choisissez l’autre clan.
    [removed] Choisissez qui quitte le village.
    [space] Choisissez un métier.
   *[seat] Choisissez qui descend.
}
over = La partie est finie.
