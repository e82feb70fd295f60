causes = Da dove vengono i punti
cause = { $of ->
    [permits] Durante la partita: permessi
    [tokens] Durante la partita: gettoni
    [nobility-spaces] Durante la partita: nobiltà
    [last-merchant] { "10" } mercanti prima degli altri
    [colour-tiles] Colori completi
    [region-tiles] Regioni complete
    [queens-rewards] Ricompense della regina
    [nobility-rank] Nobiltà: { "1" }º posto { "5" }, { "2" }º { "2" }
   *[most-permits] Più permessi
}
short = { $of ->
    [permits] Permessi
    [tokens] Gettoni città
    [nobility-spaces] Caselle di nobiltà
    [last-merchant] Decimo mercante
    [colour-tiles] Colori
    [region-tiles] Regioni
    [queens-rewards] Regina
    [nobility-rank] Piazzamento nobiltà
   *[most-permits] Più permessi
}
stage = { $of ->
    [sets] Serie
    [queen] Regina
    [nobility] Nobiltà
   *[permits] Permessi
}
tie-break = Spareggio: servitori + carte
won-by-tie-break = { $winner } vince allo spareggio con { $vp } PV: più servitori e carte.
now = Se la partita finisse ora
now-of = Se la partita finisse ora: { $vp } PV
for-all = noti a tutti
counts-at-end = contano alla fine
merchants = Mercanti
at-end = +{ $vp } alla fine
sets = Mercanti per serie
filled = { $name }, { REWARD_TILE($set) }: { $filled } su { $all }
cards = Carte politiche
discarded = Scartate
elsewhere = Nelle mani e nel mazzo
colour = Colore
free = { AT($city) }{ $servants ->
    [0] { "" }
   *[more] { "" } per { SERVANTS($servants) }
}
may-place = Può piazzare un mercante { LIST($cities, between: " o ") }.
already-in = Già { $cities ->
    [a] ad
   *[more] a
} { LIST($cities) }.
