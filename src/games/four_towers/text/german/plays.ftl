title = Zehn { phase.many }
note = der Reihe nach; mit jeder sind die früheren vorbei
name = { CAPITAL(PLAY($of)) }
number = { phase } { $play } von { $all }
what = { $of ->
    [third] Nimm kostenlos einen Helden, sobald du { $bought } gekauft hast und dein Markt voll ist.
    [buy] Bezahle einen Helden mit Anhängern beliebiger Clans.
    [begin] Benutze die Fähigkeiten deiner Helden, die am Zuganfang wirken.
    [mercenary] Opfere deinen letzten Söldner und entferne einen Bauern von der Landkarte.
    [mountaineer] Opfere deinen letzten Bergsteiger und bewege einen Bauern von den Hügeln in die Berge.
    [merchant] Opfere einen Händler, und dein Marker steigt.
    [draw] Nimm { $drawn } Bauern aus dem Vorrat.
    [place] Setze einen davon in ein Dorf.
    [assign] Behalte die anderen zwei als Anhänger oder in einem Gewerbe.
   *[end] Benutze die Fähigkeiten deiner Helden, die am Zugende wirken.
}
needs-champions = braucht { $count } Helden
needs-merchants = braucht { $count } Händler
third-taken = schon genommen
no-followers = keine Anhänger
too-dear = kostet { $price }, du hast { $there ->
    [0] keine
   *[more] { $there }
}
all-bought = { $bought } gekauft
none-on-show = keiner in der Auslage
no-champion = noch kein Held
no-such-skill = gerade keine nutzbar
none-there = keiner da
nobody-there = niemand zu bewegen
on-gold = auf Gold
closed-by = vorbei seit { phase } { $play }
needs = erst nach { phase } { $play }
on-show = { $count } zur Wahl, { $followers } Anhänger
skills = { LIST(CHAMPION($of)) }
removes = { $most ->
    [1] einen Bauern entfernen
   *[more] { "1" } oder { $most } Bauern entfernen
}
climbs = von den Hügeln in die Berge
climbs-far = einen Ring höher
rises = Einfluss { $before } → { $after }
must = als Nächstes, Pflicht
to-take = { $of } zu nehmen
taken = { $count } genommen, noch { $left }
to-go = noch { $count }
kept = { SPACE($of) }
