## The head of an event

event-of = Evento { $number } de { $due }
opens = { $name } abre
secret = en secreto
resolved = resuelto
needs = { $rank ->
    [0] no necesita nada · { LIST(SUIT($suits), between: ", ") }
   *[more] necesita { CHIPS($rank) } en total · { LIST(SUIT($suits), between: ", ") }
}
last-event = Tras este evento se comprueba el derrumbe.
last-hand = última mano
cannot-fail = Valor { "0" }: no puede fracasar
cannot-fail-detail = En cada palo, el que más puja gana un rango
has-no-limit = Sin límite: éxito
has-no-limit-detail = Con un As no hacen falta más fichas
succeeds = { OF_RANK($before, $now, $rank) }: éxito
succeeds-detail = { $bids-due ->
    [yes] Ya es seguro. Las pujas deciden quién sube
   *[no] Ya es seguro: las cartas solo deciden quién sube
}
fails = { $short ->
    [1] { OF_RANK($before, $now, $rank) }: fracaso, falta { $short }
   *[more] { OF_RANK($before, $now, $rank) }: fracaso, faltan { $short }
}
fails-detail = { $parts ->
    [none] Ya nada puede salvarlo
   *[some] { LIST($parts, between: "; ") }
}
bids-due = { $later ->
    [1] Aún debe pujar { LIST($later) }
   *[more] Aún deben pujar { LIST($later) }
}
pawns-may = { $pawns ->
    [1] un Peón aún puede sumar { $pawns }
   *[more] los Peones aún pueden sumar { $pawns }
}
    .first = { CAPITAL(PAWNS_MAY($pawns)) }
ace-may = un As aún puede salvarlo
    .first = { CAPITAL(ace-may) }
succeeded = { $total ->
    [none] Sin límite: el evento tiene éxito
   *[some] { $total } de { $rank }: el evento tiene éxito
}
succeeded-detail = En cada palo, el que más puja gana un rango
failed = { $total } de { $rank }: el evento fracasa
failed-detail = En cada palo, el que menos puja canjea un rango por una ficha de traidor

## The table of bids

bids = Pujas
in-order = Orden
revealed = Reveladas
has = tiene
leads = lidera
tie = empate
gains = sube
trades = canjea
no-rank = sin rango
success = Éxito
failure = Fracaso
or-more = { $rank } o más
or-less = { $rank } o menos
certain = ya seguro
never-fails = siempre
tie-nobody = empate: nadie
nobody = nadie
nothing = nada
no-cards-fit = ninguna sirve
unlimited = sin límite
cell = { $name }: { CHIPS_OF($count, $suit) }
cell-later = { $name } tiene { CHIPS_OF($count, $suit) } y aún debe pujar
chosen = eligió
choosing = está eligiendo
trade = { $name } canjea { $from } → { $to }
gain = { $to ->
    [none] { $name } sigue en { $from }
   *[some] { $name } { $from } → { $to }
}
empire = imperio { $rank }
empire-falls = el imperio { $falls ->
    [yes] baja a { $rank }
   *[no] sigue en { $rank }
}

## The draft

draft-of = Selección · carta { $number } de { $of }
from = viene de { $name }
then-to = luego a { $name }
hand = Tu mano
hand-size = { $count ->
    [one] { $count } carta en mano
   *[other] { $count } cartas en mano
}
hand-came = { $name } ya tomó una.
hand-goes = { $to ->
    [none] La última carta se descarta boca abajo.
   *[some] { $left ->
        [1] La que dejes pasa a { $to }.
       *[more] Las { $left } que dejes pasan a { $to }.
    }
}
all-choose = Todos eligen, luego todos muestran
card-is = { CARD($card) }: { KIND($kind, form: "a") }
card-does = { $kind ->
    [ace] Si lo revelas en un evento de su palo, tu puja ahí no tiene límite: el evento tiene éxito y nadie te supera.
    [number] Si lo revelas en un evento con el que comparte un palo, ahí rompe los empates. Gana el número más bajo.
    [pawn] Si lo revelas en un evento, suma { "1" } en cada palo que comparten, sin gastar fichas. Como vale { "0" }, a menudo te tocará abrir el evento siguiente.
    [court] Si la revelas en un evento que fracasa, te da una ficha de traidor.
   *[crown] Si la revelas en un evento de su palo, te da ahí un rango al instante.
}
card-in-full = { CARD($card) }, { KIND_AND_RANK($kind, $rank) }, { LIST(SUIT($suits)) }

## A result

crowned = { CARD($card) } es una Corona: { $rises ->
    [yes] un rango para { $name } al instante
   *[no] { $name } ya está en lo más alto
}
highest = { $bid ->
    [none] { SUIT($suit) }: el As de { $name } no tiene límite
   *[some] { SUIT($suit) }: la puja más alta es la de { $name }, { $bid }
}
broke = { $bid ->
    [none] { SUIT($suit) }: empate entre { LIST($all) }. Lo rompe el número { $number } de { $name }
   *[some] { SUIT($suit) }: empate a { $bid } entre { LIST($all) }. Lo rompe el número { $number } de { $name }
}
nobody-gains = { $tied ->
    [none] { SUIT($suit) }: sin pujas, nadie sube
   *[some] { SUIT($suit) }: empate entre { LIST($tied) }, nadie sube
}
lowest = { $trading ->
    [none] { SUIT($suit) }: en lo más bajo, nadie tiene rango que canjear
   *[some] { $without ->
        [none] { SUIT($suit) }: en lo más bajo, { LIST($trading) }
       *[some] { SUIT($suit) }: en lo más bajo, { LIST($trading) }; y sin rango que canjear, { LIST($without) }
    }
}
lifted = El número { $number } salva a { $name }
sentences = { LIST($sentences, between: ". ") }
court = { CARD($card) }, una Corte, da a { $name } una ficha de traidor
empire-loses = El imperio pierde un rango en { LIST(SUIT($suits)) }
succeeds-title = { $total ->
    [none] Éxito, sin límite
   *[some] Éxito, { $total } de { $rank }
}
fails-title = Fracaso, { $total } de { $rank }
you-gain = Ganas
you-trade = Canjeas
rank-lost = { "6" }, rango perdido
unchanged = Tus rangos no cambian
opens-next = { $name } abre el siguiente
by-low-card = carta más baja: { CARD($card) }, { $rank }
bid-latest = carta más baja: { CARD($card) }, y la puja más tardía
next-seat = nadie reveló cartas: le toca al siguiente
next-event = Evento siguiente
next-hand = Mano siguiente
final-score = Puntuación final
show-again = Ver otra vez
next-is = { $rank ->
    [0] Después: { CARD($card) }, valor { $rank }. { LIST(SUIT($suits), between: ", ") }. No puede fracasar.
   *[more] Después: { CARD($card) }, valor { $rank }. { LIST(SUIT($suits), between: ", ") }.
}
hand-over = La mano { $hand } terminó
deals-next = Nadie está por encima del imperio. { $name } reparte la mano { $hand }.
collapsed = Derrumbe: { LIST(SUIT($suits)) }.
ends-whole = No hay derrumbe: cuentan todos los palos.

## The preview

take = Tomar { CARD($card, form: "the") }
take-below = carta { $number } de { $of } · aún no la ve nadie
bid-below = puja { $place } de { $bids } · { CARD($card) }
commit-below = se ve cuando todos eligen
chips = Fichas
offer = Puja
chips-left = Fichas restantes
total = Total
total-of = { $now ->
    [none] sin límite, necesita { $rank }
   *[some] { OF_RANK($before, $now, $rank) }
}
of-rank = { $before ->
    [none] { $now } de { $rank }
   *[some] { $before } → { $now } de { $rank }
}
passes-on = Pasas { CARDS($count) }
discards = La otra carta se descarta
to-whom = a { $name }
you-lead = { SUIT($suit) }: lideras
you-tie = { SUIT($suit) }: empate con { LIST($others) }
other-leads = { $others ->
    [1] { SUIT($suit) }: lidera { LIST($others) }
   *[more] { SUIT($suit) }: empate entre { LIST($others) }
}
nobody-leads = { SUIT($suit) }: nadie lidera
out-of-reach = no alcanza con fichas
far-from-lead = no alcanza con fichas: { $there } más como mucho
would-lead = con { $more } más liderarías
rank-if = { $to ->
    [none] ya en lo más alto
   *[some] { $from } → { $to } si hay éxito
}
if-fails = Si fracasa
if-fails-detail = puja más baja en { LIST(SUIT($suits)) }
lifts-limit = Sin límite en { SUIT($suit) }
lifts-limit-detail = ahí nadie te supera
breaks-ties = Rompe empates en { LIST(SUIT($suits)) }
breaks-ties-detail = número { $number }, por ahora no cambia nada
breaks-tie = Rompe el empate en { LIST(SUIT($suits)) }
breaks-tie-detail = número { $number }, gana el más bajo
adds = Suma { "1" } en { LIST(SUIT($suits)) }
adds-detail = sin gastar fichas
traitor = Una ficha de traidor
traitor-detail = si el evento fracasa
no-traitor = Ninguna ficha de traidor
no-traitor-detail = el evento tiene éxito
rises = { $to ->
    [none] { SUIT($suit) }: sigues en { $from }
   *[some] { SUIT($suit) } { $from } → { $to } al instante
}
rises-detail = { $to ->
    [none] la columna acaba ahí
   *[some] por una Corona
}
low-card = { $rank ->
    [none] Sin carta baja
   *[some] Tu carta más baja: { $rank }
}
low-card-detail = { $rank ->
    [none] { $last ->
        [yes] detrás de cualquier carta en un empate final
       *[no] { $next ->
            [yes] solo abres el siguiente si nadie revela ninguna
           *[no] otra persona abre el siguiente
        }
    }
   *[some] { $last ->
        [yes] solo rompe un empate final
       *[no] la más baja abre el siguiente
    }
}
instead = En su lugar, { CARD($card, form: "the") }

## The preview in sentences, for players who don't see it

chips-said = { SUIT($suit) } { $balance }.
passes-on-said = { PASSES_ON($count) } { TO_WHOM($name) }.
discards-said = { discards }.
chips-left-said = { chips-left } { $balance }.
total-said = { total } { TOTAL_OF($before, $now, $rank) }.
success-said = { success }: { LIST($steps, between: ", ") }.
step-said = { SUIT($suit) } { RANK_IF($from, $to) }
rises-said = { RISES($suit, $from, $to) }: { RISES_DETAIL($to) }.
if-fails-said = { if-fails }: { IF_FAILS_DETAIL($suits) }.
low-card-said = { LOW_CARD($rank) }: { LOW_CARD_DETAIL($rank, $last, $next) }.

## What is to be done

choose = Toma una de las { $count } cartas: cada uno de sus palos te da una ficha.
lies = { CAPITAL(CARD($card, form: "the")) } está boca abajo.
still-choosing = { $names ->
    [1] { LIST($names) } aún está eligiendo.
   *[more] { LIST($names) } aún están eligiendo.
}
do-bid = Puja por { CARD($card, form: "the") }, o pasa.
do-commit = Juega cartas que sirvan, o ninguna.
bids-now = Puja { $name }.
committed = Decidido.
game-over = La partida terminó.

## Buttons

take-what = Tomar una carta
bid-chips = { $count ->
    [0] Pasar
   *[more] Pujar { CHIPS($count) }
}
bid-what = Pujar
commit-cards = Jugar { CARDS($count) }
commit-nothing = No jugar nada
commit-what = Jugar
clear = Vaciar

## The dock

your-chips = Tus fichas · { $count }
chips-of-seat = Fichas de { $name } · { $count }
kept = se guardan entre manos
none-yet = ninguna todavía
spent = se gastan pase lo que pase
bid-is-spent = la puja está gastada
bids-are-spent = las pujas están gastadas
your-cards = Tus cartas · { $count } sin usar
cards-of-seat = Cartas de { $name } · { $count } sin usar
open-for-all = visibles para todos
fit = { $count ->
    [0] ninguna sirve aquí
    [1] { $count } sirve aquí
   *[more] { $count } sirven aquí
}
lead = Liderar en { SUIT($suit) }
reach = Alcanzar { $rank }
so-many = { CHIPS($count) }
too-few = { $needed }, tienes { $there }
reached = ya alcanzado
keep-all = { $count ->
    [1] guardar la carta
   *[more] guardar las { $count } cartas
}
keep-none = la mano acaba: no queda ninguna carta
secret-note = Los demás ven que elegiste, no qué ni cuántas.
less = { SUIT($suit) }: una ficha menos
more = { SUIT($suit) }: una ficha más
amount = { $offered } de { $there }, { SUIT($suit) }
supply = { SUIT($suit) }: { CHIPS($count) }
used = usada

## The list of moves, and the bar

bid-of = Pujar { CHIPS_OF($count, $suit) }
search = Palo o carta: «lunas», «viaje»
hand-and = { $part ->
    [none] Mano { $hand }
   *[some] Mano { $hand } · { $part }
}

## Tabs

tab-draft = Selección
tab-event = Evento
tab-hall = Sala
tab-seats = Jugadores
to-draft = A la selección
to-event = Al evento
to-bid = A la puja
to-cards = A tus cartas
to-result = Al resultado
