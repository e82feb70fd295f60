per = par
court = Champions, temple et étapes
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
    [demote] Faire descendre un marqueur
    [assign] Affecter
   *[end] Finir le tour
}
task = { $of ->
    [village] choisit le village de cette lettre
    [clan] choisit ou prend un de ce clan
    [back] repose un de ce clan
    [option] ouvre une étape, ou choisit le n-ième élément
    [next] passe au paysan ou au village suivant
    [rest] joue le reste de la cascade
   *[clear] efface les choix
}
clear = Effacer
tap-three = prenez-en trois
tab-map = Carte
tab-towers = Les { "4" } tours
tab-mats = Plateaux
open-plays = Étapes
choose = { $of ->
    [champion] Choisissez un champion visible.
    [own-champion] Choisissez le champion dont vous utilisez le pouvoir.
    [payment] Choisissez des partisans pour payer.
    [spirits] Choisissez des esprits du temple.
    [village] Choisissez un village.
    [other-village] Choisissez l’autre village.
    [clan] Choisissez un clan.
    [other-clan] Choisissez l’autre clan.
    [removed] Choisissez qui quitte le village.
    [space] Choisissez un métier.
   *[seat] Choisissez le marqueur qui descend.
}
over = La partie est finie.
