game-began = Die Partie beginnt, { $name } hat den ersten Zug.
began-with-gems = { $name } beginnt mit { $gems } { $gems ->
    [one] Edelstein
   *[other] Edelsteinen
}.
champion-revealed = { CAPITAL(CHAMPION($of, form: "the")) } liegt in der Auslage, Stelle { $slot }.
turn-began = Zug { $number } beginnt: { $name }.
champion-hired = { WHO($name) } hat { CHAMPION($of, form: "whom") } von Stelle { $slot } { $paid ->
    [none] genommen, kostenlos als dritten Helden
   *[some] für { FOLLOWERS($paid, form: "whom") } gekauft
}.
gems-given = { $name } hat { GEMS($gems) } für { CHAMPION($of, form: "whom") } bekommen.
spirits-given = { $name } hat { $spirits ->
    [none] keine Geister für { CHAMPION($of, form: "whom") } bekommen: Der Tempel ist leer
   *[some] für { CHAMPION($of, form: "whom") } bekommen, was da war: { SPIRITS($spirits, form: "whom") }
}.
spirits-chosen = { WHO($name) } hat { SPIRITS($spirits, form: "whom") } für { CHAMPION($of, form: "whom") } gewählt.
skill-used = { WHO($name) } hat { CHAMPION($of, form: "whom") } benutzt.
skill-used-for-gem = { WHO($name) } hat für { CHAMPION($of, form: "whom") } einen Edelstein gezahlt.
skill-used-for-loose-gem = { WHO($name) } hat für { CHAMPION($of, form: "whom") } einen freien Edelstein gezahlt.
skill-used-for-spirit = { WHO($name) } hat für { CHAMPION($of, form: "whom") } einen { CLAN($spirit, form: "whom") } Geist gezahlt.
given-up = { WHO($name) } hat einen { CLAN($clan, form: "whom") } { TRADE($trade) } geopfert.
removed = Ein { CLAN($of, form: "one") } Bauer ist von { VILLAGE($at) } in den Tempel gegangen.
moved = Ein { CLAN($of, form: "one") } Bauer ist von { VILLAGE($from) } nach { VILLAGE($to) } gegangen.
swapped = Vertauscht: ein { CLAN($first, form: "one") } Bauer aus { VILLAGE($one) } und ein { CLAN($second, form: "one") } aus { VILLAGE($other) }.
kindled = In { VILLAGE($at) } ist ein { CLAN($of, form: "one") } Geist zum Bauern geworden.
replaced = In { VILLAGE($at) } hat ein { CLAN($spirit, form: "one") } Geist einen { CLAN($peasant, form: "whom") } Bauern ersetzt.
drawn = { WHO($name) } hat { PEASANTS($of, form: "whom") } genommen.
placed = { WHO($name) } hat einen { CLAN($of, form: "whom") } Bauern nach { VILLAGE($at) } gesetzt{ $stuck ->
    [yes] : Kein Dorf nahm die Bauern auf
   *[no] { "" }
}.
expanded = Ausbreitung von { VILLAGE($of) }{ $name ->
    [none] { "" }
   *[some] { "" } durch { $name }
}: { LIST($ways, between: ", ") }.
expanded-alone = { VILLAGE($of) } hat sich ausgebreitet, { $name } war am Zug: { LIST($ways, between: ", ") }.
lord-made = { $name } hat einen { CLAN($of, form: "whom") } Bauern zum { lord.whom } erhoben.
demon-made = { $name } hat einen { CLAN($of, form: "whom") } Bauern zum Dämon gemacht{ $follows ->
    [yes] , und ein { CLAN($of, form: "one") } { lord } folgt
   *[no] { "" }
}.
influence = Einfluss von { $name }: { $before } → { $after }.
spared = { WHO($name) } hat alle verschont.
gem-won = { $name } hat den Edelstein auf { $worth } genommen.
doubled = { $name } hat { $mercenaries } Söldner: Der Einfluss zählt doppelt.
assigned = { WHO($name) } hat einen { CLAN($of, form: "whom") } Bauern als { SPACE($to) } behalten.
dismissed = { WHO($name) } hat einen { CLAN($of, form: "whom") } Bauern in den Tempel geschickt: Kein Feld nimmt ihn auf.
recruited = { WHO($name) } hat einen { CLAN($of, form: "whom") } Geist als Anhänger genommen.
follower-given = { WHO($name) } hat einen { CLAN($of, form: "whom") } Anhänger in den Tempel gegeben.
employed = { WHO($name) } hat einen { CLAN($of, form: "whom") } { $follower ->
    [yes] Anhänger
   *[no] Geist
} zum { TRADE($to) } gemacht.
turn-ended = Der Zug von { $name } ist zu Ende.
scored = { $name } hat { POINTS($total) }: Anhänger Rot { $red }, Gelb { $yellow }, Grün { $green }, Blau { $blue }; Söldner { $mercenaries }; Händler { $merchants }; Bergsteiger { $mountaineers }; Helden { $first } + { $second } + { $third }; Edelsteine und Geister { $tokens }; Einfluss { $influence }; Verdoppelung { $doubled }.
game-ended = Die Partie ist zu Ende: { LIST($winners) } { $winners ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}.
