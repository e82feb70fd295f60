place-in = Piazza { VILLAGE($at, form: "to") }
expands = { VILLAGE($of) } si espande
keep = Tieni il contadino { CLAN($of) }
choose-spirits = Scegli gli spiriti
in-cascade = { $number } su { $of } nella cascata
first-of-two = il primo dei due
second-of-two = il secondo dei due
pay-step = { $paid ->
    [one] { $paid } pagato
   *[other] { $paid } pagati
} su { $price }
start = { $open ->
    [0] Prendi { $drawn } contadini.
    [1] { $open } { phase } aperta: giocala, o prendi { $drawn } contadini.
   *[more] { $open } { phase.many } aperte: giocane una, o prendi { $drawn } contadini.
}
take-more = Prendine ancora { $left }. Il primo che prendi è quello che piazzi.
closes-nothing = Prendere non chiude niente.
closes-play = Prendere chiude la { phase } { $play }.
closes-plays = Prendere chiude le { phase.many } da { $first } a { $last }.
no-village = Nessun villaggio accoglie i tuoi contadini: piazzane uno in un { home-village } qualsiasi.
spirits-left = Scegli ancora { $left ->
    [one] { $left } spirito
   *[other] { $left } spiriti
}.
end-skills = Usa un’abilità finale, o finisci il turno.
waits-for = { $name } sta pensando.
placement = Contadino { CLAN($of) } { VILLAGE($at, form: "to") }.
placement-expands = Contadino { CLAN($of) } { VILLAGE($at, form: "to") }: { $cascade }{ $rises ->
    [yes] , influenza { $before } → { $after }
   *[no] { "" }
}.
expansion = { VILLAGE($of) }: { LIST($ways, between: ", ") }{ $effect ->
    [none] { "" }
   *[some] ; { $effect }
}.
lords-change = signori { CLAN($of, form: "some") } { $before } → { $after }
demons-change = demoni { CLAN($of, form: "some") } { $before } → { $after }{ $follows ->
    [yes] , un signore segue
   *[no] { "" }
}
assign = Contadino { CLAN($of) } come { ORDINAL($place) } { SPACE($to) }: { $most ->
    [yes] maggioranza, { "" }
   *[no] { "" }
}{ $before } → { $after } punti.
buy = { CHAMPION($of) }, { PRICE($price) }: { $paid ->
    [one] { $paid } pagato
   *[other] { $paid } pagati
}, seguaci × signori { $before } → { $after }.
mercenary = Sacrifichi l’ultimo { trade-mercenary } ({ CLAN($given) }): { PEASANTS($of) } { $of ->
    [one] lascia
   *[other] lasciano
} { VILLAGE($at) }; { $before } → { $after } punti.
mountaineer = Sacrifichi l’ultimo { trade-mountaineer } ({ CLAN($given) }): un contadino { CLAN($of) } da { VILLAGE($from) } { VILLAGE($to, form: "to") }; { $before } → { $after } punti.
merchant = Sacrifichi il mercante { CLAN($of) }: influenza { $before } → { $after }.
demotion = { $name }: { $before } → { $after }.
stays = { PEASANTS($of) } { $of ->
    [one] resta
   *[other] restano
}
then-holds = Poi { VILLAGE($at, form: "to") }
sets-off = Si espande e fa espandere
in-all = In tutto
influence = Influenza
clans-are-yours = decidi tu chi va dove, passo per passo
lords-of-clan = Signori { CLAN($of, form: "some") }
demons = Demoni
lord-follows = Un signore { CLAN($of) } segue
your = I tuoi seguaci { CLAN($of, form: "some") }
points-now = Punti ora
at-the-end = Alla fine
down-one = Giù di { "1" }
next = Poi
closed-by = La { phase } { $by } è già fatta, e le { phase.many } vanno in ordine: «{ PLAY($of) }» è chiusa.
do-draw = Prendi
do-place = Piazza
place-and-expand = Piazza ed espandi
do-expand = Espandi
expand-and-demote = Espandi, { $name } { $before } → { $after }
all-filled-in = Gioca la cascata
spare = Risparmia
keep-as = Tieni come { SPACE($to) }
do-buy = Compra
pay-more = Paga ancora { $left }
take-free = Prendi gratis
give-up = Sacrifica
use-skill = Usa abilità
end-turn = Fine turno
