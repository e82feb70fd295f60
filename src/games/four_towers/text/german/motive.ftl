followers = Mehr durch { CLAN($of, form: "some") } Anhänger
one-more = Ein { TRADE($of) } mehr
majority = Die meisten Bergsteiger
near-majority = Näher an der Mehrheit der Bergsteiger
doubled = { $mercenaries } Söldner: Die Einflussleiste zählt doppelt
near-doubled = Näher an { $mercenaries } Söldnern
market = Näher am dritten Helden
champions = Fähigkeiten und Boni der Helden
tokens = Edelsteine und Geister
influence = Mehr Einfluss
against = Wirft { $name } zurück
recruits = { FOLLOWERS_OF($count, $of) } mehr
lords = { LORDS_OF($count, $of) } mehr, für { CLAN($of, form: "some") } Anhänger
outward = { CAPITAL(CLAN($of, form: "some")) } Bauern näher daran, { lord.many } zu werden
several-more = { $count } { TRADE($of, form: "some") } mehr
hires = { CAPITAL(CHAMPION($of, form: "the")) } kommt dazu
bonus = Näher an einem höheren Bonus: { CHAMPION($of) }
lower = Gegen { $name }: weiter unten auf der Einflussleiste
fewer-lords = Gegen { $name }: weniger { CLAN($of, form: "some") } { lord.many }
inward = Gegen { $name }: { CLAN($of, form: "some") } Bauern werden später { lord.many }
overtaken = Gegen { $name }: nicht mehr die meisten Bergsteiger
theme = { $of ->
    [champion] Ein Held
    [doubling] Einfluss verdoppeln
    [majority] Meiste Bergsteiger
    [sacrifice] Ein Opfer
    [fall] Andere verlieren Einfluss
    [cascade] Eine Kaskade
    [lord] Ein neuer Fürst
    [trade] Das richtige Gewerbe
    [followers] Anhänger
   *[influence] Einfluss
}
