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
    [1] { $open } Zugart ist offen. Oder nimm { $drawn } Bauern.
   *[more] { $open } Zugarten sind offen. Oder nimm { $drawn } Bauern.
}
take-more = Nimm noch { $left }. Den ersten davon setzt du.
closes-nothing = Nehmen schließt nichts.
closes-play = Nehmen schließt Zugart { $play }.
closes-plays = Nehmen schließt Zugart { $first } bis { $last }.
no-village = Kein Dorf nimmt deine Bauern auf: Jedes Heimatdorf ist erlaubt.
spirits-left = Wähle noch { $left ->
    [one] { $left } Geist
   *[other] { $left } Geister
}.
end-skills = Benutze eine Endfähigkeit oder beende deinen Zug.
waits-for = { $name } überlegt.
placement = { CLAN($of) } nach { VILLAGE($at) }.
placement-expands = { CLAN($of) } nach { VILLAGE($at) }: { $cascade }{ $rises ->
    [yes] , Einfluss { $before } → { $after }
   *[no] { "" }
}.
expansion = { VILLAGE($of) }: { LIST($ways, between: ", ") }{ $effect ->
    [none] { "" }
   *[some] ; { $effect }
}.
lords-change = { CLAN($of, form: "some") } Herren { $before } → { $after }
demons-change = { CLAN($of, form: "some") } Dämonen { $before } → { $after }{ $follows ->
    [yes] , ein Herr folgt
   *[no] { "" }
}
assign = { CLAN($of) } als { ORDINAL($place) } { SPACE($to) }: { $most ->
    [yes] die meisten, { "" }
   *[no] { "" }
}{ $before } → { $after } Punkte.
buy = { CHAMPION($of) }, { PRICE($price) }: { $paid } bezahlt, Anhänger × Herren { $before } → { $after }.
mercenary = Letzter Söldner, { CLAN($given) }: { CLANS($of) } { $of ->
    [one] verlässt
   *[other] verlassen
} { VILLAGE($at) }; { $before } → { $after } Punkte.
mountaineer = Letzter Bergsteiger, { CLAN($given) }: { CLAN($of) } von { VILLAGE($from) } nach { VILLAGE($to) }; { $before } → { $after } Punkte.
merchant = Den { CLAN($of, form: "whom") } Händler opfern: Einfluss { $before } → { $after }.
demotion = { $name }: { $before } → { $after }.
stays = { CLANS($of) } { $of ->
    [one] bleibt
   *[other] bleiben
}
then-holds = Dann in { VILLAGE($at) }
sets-off = Ausbreitung, dann auch
in-all = Insgesamt
influence = Einfluss
clans-are-yours = wer wohin geht, bestimmst du Schritt für Schritt
lords-of-clan = { CAPITAL(CLAN($of, form: "some")) } Herren
demons = Dämonen
lord-follows = Ein { CLAN($of, form: "one") } Herr folgt
your = Deine { CLAN($of, form: "whom") } Anhänger
points-now = Punkte jetzt
at-the-end = Am Ende
down-one = { "1" } nach unten
next = Als Nächstes
closed-by = Du hast Zugart { $by } schon gespielt, und es geht der Reihe nach: „{ CAPITAL(PLAY($of)) }“ ist geschlossen. „Rückgängig“ führt davor zurück.
do-draw = Nehmen
do-place = Setzen
place-and-expand = Setzen, ausbreiten
do-expand = Ausbreiten
expand-and-demote = Ausbreiten, { $name } { $before } → { $after }
all-filled-in = Alles wie eingetragen
spare = Verschonen
keep-as = Behalten: { SPACE($to) }
do-buy = Kaufen
pay-more = Kaufen: noch { $left } zahlen
take-free = Kostenlos nehmen
give-up = Opfern
use-skill = Benutzen
end-turn = Zug beenden
