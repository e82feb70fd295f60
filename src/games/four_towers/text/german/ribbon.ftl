place-in = Nach { VILLAGE($at) } setzen
expands = { VILLAGE($of) } breitet sich aus
keep = Den { CLAN($of, form: "whom") } Bauern behalten
choose-spirits = Geister wählen
in-cascade = { $number } von { $of } in dieser Kaskade
first-of-two = der erste von zwei
second-of-two = der zweite von zwei
pay-step = { $paid } von { $price } bezahlt
start = { $open ->
    [0] Nimm { $drawn } Bauern.
    [1] { $open } { phase } ist offen. Oder nimm { $drawn } Bauern.
   *[more] { $open } { phase.many } sind offen. Oder nimm { $drawn } Bauern.
}
take-more = Nimm noch { $left }. Den ersten davon setzt du.
closes-nothing = Nehmen beendet keine frühere { phase }.
closes-play = Danach ist { phase } { $play } vorbei.
closes-plays = Danach sind die { phase.many } { $first } bis { $last } vorbei.
no-village = Kein Dorf nimmt deine Bauern auf: Setze einen in ein beliebiges Heimatdorf.
spirits-left = Wähle noch { $left ->
    [one] { $left } Geist
   *[other] { $left } Geister
}.
end-skills = Benutze eine Endfähigkeit oder beende deinen Zug.
waits-for = { $name } überlegt.
placement = Ein { CLAN($of, form: "one") } Bauer nach { VILLAGE($at) }.
placement-expands = Ein { CLAN($of, form: "one") } Bauer nach { VILLAGE($at) }: { $cascade }{ $rises ->
    [yes] , Einfluss { $before } → { $after }
   *[no] { "" }
}.
expansion = { VILLAGE($of) }: { LIST($ways, between: ", ") }{ $effect ->
    [none] { "" }
   *[some] ; { $effect }
}.
lords-change = { CLAN($of, form: "some") } { lord.many } { $before } → { $after }
demons-change = { CLAN($of, form: "some") } Dämonen { $before } → { $after }{ $follows ->
    [yes] , ein { lord } folgt
   *[no] { "" }
}
assign = Ein { CLAN($of, form: "one") } Bauer als { ORDINAL($place) } { SPACE($to) }: { $most ->
    [yes] die meisten, { "" }
   *[no] { "" }
}{ $before } → { POINTS($after) }.
buy = { CHAMPION($of) }, { PRICE($price) }: { $paid } bezahlt, Anhänger × { lord.many } { $before } → { $after }.
mercenary = Letzter Söldner, { CLAN($given) }: { PEASANTS($of) } { $of ->
    [one] verlässt
   *[other] verlassen
} { VILLAGE($at) }; { $before } → { POINTS($after) }.
mountaineer = Letzter Bergsteiger, { CLAN($given) }: ein { CLAN($of, form: "one") } Bauer von { VILLAGE($from) } nach { VILLAGE($to) }; { $before } → { POINTS($after) }.
merchant = Den { CLAN($of, form: "whom") } Händler opfern: Einfluss { $before } → { $after }.
demotion = { $name }: { $before } → { $after }.
stays = { PEASANTS($of) } { $of ->
    [one] bleibt
   *[other] bleiben
}
then-holds = Dann in { VILLAGE($at) }
sets-off = Ausbreitung, dann auch
in-all = Insgesamt
influence = Einfluss
clans-are-yours = wer wohin geht, bestimmst du Schritt für Schritt
lords-of-clan = { CAPITAL(CLAN($of, form: "some")) } { lord.many }
demons = Dämonen
lord-follows = Ein { CLAN($of, form: "one") } { lord } folgt
your = Deine { CLAN($of, form: "whom") } Anhänger
points-now = Punkte jetzt
at-the-end = Am Ende
down-one = { "1" } nach unten
next = Als Nächstes
closed-by = { phase } { $by } ist schon gespielt, und es geht der Reihe nach: „{ CAPITAL(PLAY($of)) }“ ist vorbei.
do-draw = Nehmen
do-place = Setzen
place-and-expand = Setzen, ausbreiten
do-expand = Ausbreiten
expand-and-demote = Ausbreiten, { $name } { $before } → { $after }
all-filled-in = Kaskade ausspielen
spare = Verschonen
keep-as = Behalten: { SPACE($to) }
do-buy = Kaufen
pay-more = Kaufen: noch { $left } zahlen
take-free = Kostenlos nehmen
give-up = Opfern
use-skill = Benutzen
end-turn = Zug beenden
