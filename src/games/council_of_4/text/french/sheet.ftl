causes = Origine des points
cause = { $of ->
    [permits] En cours de partie : permis
    [tokens] En cours de partie : jetons
    [nobility-spaces] En cours de partie : noblesse
    [last-merchant] Premier à placer { "10" } marchands
    [colour-tiles] Couleurs complètes
    [region-tiles] Régions complètes
    [queens-rewards] Récompenses de la reine
    [nobility-rank] Noblesse : { "1" }er { "5" }, { "2" }e { "2" }
   *[most-permits] Majorité de permis
}
short = { $of ->
    [permits] Permis
    [tokens] Jetons de ville
    [nobility-spaces] Cases de noblesse
    [last-merchant] Dixième marchand
    [colour-tiles] Couleurs
    [region-tiles] Régions
    [queens-rewards] Reine
    [nobility-rank] Rang de noblesse
   *[most-permits] Majorité de permis
}
stage = { $of ->
    [sets] Séries
    [queen] Reine
    [nobility] Noblesse
   *[permits] Permis
}
tie-break = Égalité : serviteurs + cartes
won-by-tie-break = { $winner } gagne avec { $vp } PV au départage : davantage de serviteurs et de cartes.
now = Si la partie finissait maintenant
now-of = Si la partie finissait maintenant : { $vp } PV
for-all = vus de tous
counts-at-end = comptent à la fin
merchants = Marchands
at-end = +{ $vp } à la fin
sets = Marchands par série
filled = { $name }, { REWARD_TILE($set) } : { $filled } sur { $all }
cards = Cartes politiques
discarded = Défausse
elsewhere = En main et dans la pioche
colour = Couleur
free = { $city }{ $servants ->
    [0] { "" }
   *[more] { "" } pour { SERVANTS($servants) }
}
may-place = Peut placer à { LIST($cities, between: " ou ") }.
already-in = Déjà à { LIST($cities) }.
