name = { CHAMPION($of) }
skill = { SKILL_OF($of, $steps) }.
skill-of = { $of ->
    [scarlet_marshal] Zahle { "1" } Edelstein: Bewege einen roten Bauern über einen Weg, auch in ein Dorf, das sich dann ausbreitet
    [amber_tactician] Zahle { "1" } Edelstein: Vertausche zwei Bauern verschiedener Clans aus Dörfern, die ein Weg verbindet
    [emerald_recruiter] Zahle { "1" } Edelstein: Nimm einen Geist aus dem Tempel als Anhänger seines Clans
    [azure_ambassador] Zahle { "1" } Edelstein: Dein Marker steigt um { "1" } Feld
    [kindler] Zahle { "1" } Geist dieser Karte: Setze ihn in ein Dorf der Schlucht mit genau { "1" } Bauern
    [changeling] Zahle { "1" } Geist dieser Karte: Er ersetzt einen Bauern eines anderen Clans in einem Dorf in Tal oder Hügeln
    [slanderer] Zahle { "1" } Geist dieser Karte: Ein anderer Marker sinkt um { "1" } Feld
    [bone_foreman] Zahle { "1" } Geist dieser Karte: Teile ihn einem deiner Gewerbe zu
    [free_captain] Ein geopferter Söldner darf einen zweiten Bauern aus demselben Dorf entfernen
    [guild_matron] Ein geopferter Händler lässt deinen Marker um { $steps } Felder steigen statt um { "1" }
    [ridge_warden] Ein geopferter Bergsteiger darf stattdessen einen Bauern aus einem Tal in die Hügel bewegen
    [quartermaster] Teile einen deiner Anhänger einem deiner Gewerbe zu
    [tower_chamberlain] Hast du in diesem Zug einen Bauern zum { lord.whom } erhoben, dann nimm einen Geist aus dem Tempel als Anhänger seines Clans
    [ash_oracle] Hast du in diesem Zug einen Bauern zum Dämon gemacht und steht ein Marker über deinem, steigt deiner um { "1" } Feld
    [star_climber] Steht dein Marker allein ganz hinten, steigt er um { "1" } Feld
   *[shepherd_of_clans] Tausche einen deiner Anhänger gegen einen Geist eines anderen Clans aus dem Tempel
}
bonus = { $points } { $brings }{ $most ->
    [none] { "" }
   *[some] , höchstens { $most }
}
for-lords-of = für { $every ->
    [1] jeden { CLAN($of, form: "whom") } { lord.whom }
   *[more] je { $every } { CLAN($of, form: "some") } { lord.many }
}
for-lords = für { $every ->
    [1] jeden { lord.whom } irgendeines Clans
   *[more] je { $every } { lord.many } beliebiger Clans
}
for-demons-of = für { $every ->
    [1] jeden { CLAN($of, form: "whom") } Dämon
   *[more] je { $every } { CLAN($of, form: "some") } Dämonen
}
for-demons = für { $every ->
    [1] jeden Dämon irgendeines Clans
   *[more] je { $every } Dämonen beliebiger Clans
}
for-trade = für { $every ->
    [1] jeden { TRADE($of) }
   *[more] je { $every } { TRADE($of, form: "some") }
}
for-trade-sets = für { $every ->
    [1] jeden Satz der drei Gewerbe
   *[more] je { $every } Sätze der drei Gewerbe
}
for-steps = für { $every ->
    [1] jeden Schritt deines Markers über dem Start
   *[more] je { $every } Schritte deines Markers über dem Start
}
for-follower-sets = für { $every ->
    [1] jeden Satz Anhänger aller vier Clans
   *[more] je { $every } Sätze Anhänger aller vier Clans
}
at-begin = Am Zuganfang
at-end = Am Zugende
with-play = In { phase } { $play }
tokens = { $of ->
    [none] keine Ladungen
    [gem] Edelsteine
   *[spirit] Geister
}
title = Helden
one-a-turn = einer je Zug, { $bought } je Partie
deck = Stapel { $count }
deck-empty = Stapel leer
costs = { PRICE($count) }
own = Deine Helden
to-buy = { $count ->
    [1] noch einer zu kaufen
   *[more] noch { $count } zu kaufen
}
third = dritter: { $merchants } Händler
none-yet = noch kein Held
use-skill = { $spends ->
    [none] Benutzen
    [gem] { "1" } Edelstein zahlen
   *[spirit] { "1" } Geist zahlen
}
use-loose-gem = Freier Edelstein
gems-left = noch { GEMS($count) }
spirits-left = noch { $count ->
    [one] { $count } Geist
   *[other] { $count } Geister
}
passed = vorbei
after = nach { phase } { $play }
with = in { phase } { $play }
used = in diesem Zug benutzt
empty = keine Ladung mehr
no-effect = jetzt wirkungslos
