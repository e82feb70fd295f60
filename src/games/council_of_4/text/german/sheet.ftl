causes = Herkunft der Punkte
cause = { $of ->
    [permits] In der Partie: Lizenzen
    [tokens] In der Partie: Stadtmarker
    [nobility-spaces] In der Partie: Adelsfelder
    [last-merchant] Zuerst { "10" } Händler gesetzt
    [colour-tiles] Belohnungen: Farben
    [region-tiles] Belohnungen: Regionen
    [queens-rewards] Belohnungen der Königin
    [nobility-rank] Adel: Erster { "5" }, Zweiter { "2" }
   *[most-permits] Meiste Lizenzen
}
short = { $of ->
    [permits] Lizenzen
    [tokens] Stadtmarker
    [nobility-spaces] Adelsfelder
    [last-merchant] Zehnter Händler
    [colour-tiles] Farben
    [region-tiles] Regionen
    [queens-rewards] Königin
    [nobility-rank] Rang im Adel
   *[most-permits] Meiste Lizenzen
}
stage = { $of ->
    [sets] Belohnungen
    [queen] Königin
    [nobility] Adel
   *[permits] Lizenzen
}
tie-break = Gleichstand: Diener + Karten
won-by-tie-break = { $winner } gewinnt mit { $vp } SP bei Gleichstand: mehr Diener und Karten.
now = Wäre die Partie jetzt zu Ende
now-of = Wäre die Partie jetzt zu Ende: { $vp } SP
for-all = für alle sichtbar
counts-at-end = zählen am Ende
merchants = Händler
at-end = +{ $vp } am Ende
sets = Händler je Region und Farbe
filled = { $name }, { REWARD_TILE($set) }: { $filled } von { $all }
cards = Politikkarten
discarded = Ablage
elsewhere = Auf Händen und im Stapel
colour = Farbe
free = { $city }{ $servants ->
    [0] { "" }
   *[more] { "" } für { SERVANTS($servants) }
}
may-place = Möglich in { LIST($cities, between: " oder ") }.
already-in = Schon in { LIST($cities) }.
