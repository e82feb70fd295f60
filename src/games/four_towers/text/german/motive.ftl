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
