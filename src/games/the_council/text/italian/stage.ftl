## The head of an event

event-of = Evento { $number } su { $due }
opens = { $name } apre
secret = scelta segreta
resolved = risolto
needs = { $rank ->
    [0] non serve niente · { LIST(SUIT($suits), between: ", ") }
   *[more] { $rank ->
        [1] serve { CHIPS($rank) } in tutto · { LIST(SUIT($suits), between: ", ") }
       *[more] servono { CHIPS($rank) } in tutto · { LIST(SUIT($suits), between: ", ") }
    }
}
last-event = Dopo questo evento si controlla il crollo.
last-hand = ultima mano
cannot-fail = Valore { "0" }: non può fallire
cannot-fail-detail = In ogni seme, chi ha offerto di più ottiene un rango
has-no-limit = Senza limite: riesce
has-no-limit-detail = Con un Asso non servono altri gettoni
succeeds = { OF_RANK($before, $now, $rank) }: riesce
succeeds-detail = { $bids-due ->
    [yes] Ormai è certo. Le offerte decidono chi ottiene i ranghi
   *[no] Ormai è certo: le carte decidono solo chi ottiene i ranghi
}
fails = { $short ->
    [1] { OF_RANK($before, $now, $rank) }: fallisce, ne manca { $short }
   *[more] { OF_RANK($before, $now, $rank) }: fallisce, ne mancano { $short }
}
fails-detail = { $parts ->
    [none] Niente può più salvarlo
   *[some] { LIST($parts, between: "; ") }
}
bids-due = { $later ->
    [1] { LIST($later) } deve ancora offrire
   *[more] { LIST($later) } devono ancora offrire
}
pawns-may = { $pawns ->
    [1] una Pedina può ancora aggiungere { $pawns }
   *[more] le Pedine possono ancora aggiungere { $pawns }
}
    .first = { CAPITAL(PAWNS_MAY($pawns)) }
ace-may = un Asso può ancora salvarlo
    .first = { CAPITAL(ace-may) }
succeeded = { $total ->
    [none] Senza limite: l’evento riesce
   *[some] { $total } su { $rank }: l’evento riesce
}
succeeded-detail = In ogni seme, chi ha offerto di più ottiene un rango
failed = { $total } su { $rank }: l’evento fallisce
failed-detail = In ogni seme, chi ha offerto di meno scambia un rango con un gettone traditore

## The table of bids

bids = Offerte
in-order = Ordine
revealed = Rivelate
has = ha
leads = in testa
tie = parità
gains = ottiene
trades = scambia
no-rank = nessun rango
success = Successo
failure = Fallimento
or-more = { $rank } o più
or-less = { $rank } o meno
certain = ormai certo
never-fails = di sicuro
tie-nobody = parità: nessuno
nobody = nessuno
nothing = niente
no-cards-fit = nessuna adatta
unlimited = senza limite
cell = { $name }: { CHIPS_OF($count, $suit) }
cell-later = { $name } ha { CHIPS_OF($count, $suit) } e deve ancora offrire
chosen = ha scelto
choosing = sceglie
trade = { $name } scambia { $from } → { $to }
gain = { $to ->
    [none] { $name } resta a { $from }
   *[some] { $name } { $from } → { $to }
}
empire = impero { $rank }
empire-falls = l’impero { $falls ->
    [yes] scende a { $rank }
   *[no] resta a { $rank }
}

## The draft

draft-of = Draft · carta { $number } su { $of }
from = da { $name }
then-to = poi { TO($name) }
hand = La tua mano
hand-size = { CARDS($count) } in mano
hand-came = { $name } ne ha già presa una.
hand-goes = { $to ->
    [none] L’ultima carta si scarta coperta.
   *[some] { $left ->
        [one] { $left } carta passa poi { TO($to) }.
       *[other] { $left } carte passano poi { TO($to) }.
    }
}
all-choose = Tutti scelgono, poi tutti mostrano
card-is = { CARD($card) }: { KIND($kind, form: "a") }
card-does = { $kind ->
    [ace] Rivelato in un evento del suo seme, lì toglie il limite alla tua offerta: l’evento riesce, e nessuno ti supera.
    [number] Rivelato in un evento con un seme in comune, lì risolve le parità. Vince il numero più basso.
    [pawn] Rivelata in un evento, aggiunge { "1" } in ogni seme in comune, senza usare gettoni. Vale { "0" }: spesso toccherà a te aprire il prossimo evento.
    [court] Rivelata in un evento che fallisce, ti porta un gettone traditore.
   *[crown] Rivelata in un evento del suo seme, ti porta subito un rango in quel seme.
}
card-in-full = { CARD($card) }, { KIND_AND_RANK($kind, $rank) }, { LIST(SUIT($suits)) }

## A result

crowned = { CARD($card) } è una Corona: { $rises ->
    [yes] subito un rango { TO($name) }
   *[no] { $name } è già in cima
}
highest = { $bid ->
    [none] { SUIT($suit) }: l’Asso di { $name } non ha limite
   *[some] { SUIT($suit) }: l’offerta più alta è { $bid }, di { $name }
}
broke = { $bid ->
    [none] { SUIT($suit) }: parità tra { LIST($all) }. La risolve il numero { $number } di { $name }
   *[some] { SUIT($suit) }: parità a { $bid } tra { LIST($all) }. La risolve il numero { $number } di { $name }
}
nobody-gains = { $tied ->
    [none] { SUIT($suit) }: nessuna offerta, nessun rango
   *[some] { SUIT($suit) }: parità tra { LIST($tied) }, nessun rango
}
lowest = { $trading ->
    [none] { SUIT($suit) }: offerta più bassa, ma nessun rango da scambiare
   *[some] { $without ->
        [none] { SUIT($suit) }: offerta più bassa, { LIST($trading) }
        [1] { SUIT($suit) }: offerta più bassa, { LIST($trading) }, come { LIST($without) }, che non ha ranghi da scambiare
       *[more] { SUIT($suit) }: offerta più bassa, { LIST($trading) }, come { LIST($without) }, che non hanno ranghi da scambiare
    }
}
lifted = Il numero { $number } salva { $name }
sentences = { LIST($sentences, between: ". ") }
court = { CARD($card) }, una Corte, porta un gettone traditore { TO($name) }
empire-loses = L’impero perde un rango { LIST(SUIT($suits, form: "in")) }
succeeds-title = { $total ->
    [none] Successo, senza limite
   *[some] Successo, { $total } su { $rank }
}
fails-title = Fallimento, { $total } su { $rank }
you-gain = Ottieni
you-trade = Scambi
rank-lost = { "6" }, rango perso
unchanged = I tuoi ranghi non cambiano
opens-next = { $name } apre il prossimo
by-low-card = carta più bassa: { CARD($card) }, { $rank }
bid-latest = carta più bassa: { CARD($card) }, offerta più tardiva
next-seat = nessuna carta rivelata: tocca al vicino
next-event = Prossimo evento
next-hand = Prossima mano
final-score = Punteggio finale
show-again = Mostra di nuovo
next-is = { $rank ->
    [0] Poi: { CARD($card) }, valore { $rank }. { LIST(SUIT($suits), between: ", ") }. Non può fallire.
   *[more] Poi: { CARD($card) }, valore { $rank }. { LIST(SUIT($suits), between: ", ") }.
}
hand-over = La mano { $hand } è finita
deals-next = Nessuno è sopra l’impero. { $name } dà le carte della mano { $hand }.
collapsed = Crollano { LIST(SUIT($suits, form: "the")) }.
ends-whole = Nessun seme è crollato: contano tutti.

## The preview

take = Prendi { CARD($card, form: "the") }
take-below = carta { $number } su { $of } · nessuno la vede ancora
bid-below = offerta { $place } su { $bids } · { CARD($card) }
commit-below = si vede quando tutti hanno scelto
chips = Gettoni
offer = Offerta
chips-left = Gettoni rimasti
total = Totale
total-of = { $now ->
    [none] senza limite, serve { $rank }
   *[some] { OF_RANK($before, $now, $rank) }
}
of-rank = { $before ->
    [none] { $now } su { $rank }
   *[some] { $before } → { $now } su { $rank }
}
passes-on = Passi { CARDS($count) }
discards = L’altra carta si scarta
to-whom = { TO($name) }
you-lead = { SUIT($suit) }: sei in testa
you-tie = { SUIT($suit) }: parità con { LIST($others) }
other-leads = { $others ->
    [1] { SUIT($suit) }: { LIST($others) } in testa
   *[more] { SUIT($suit) }: parità tra { LIST($others) }
}
nobody-leads = { SUIT($suit) }: nessuno in testa
out-of-reach = non basta con i gettoni
far-from-lead = non basta con i gettoni: al massimo { $there } in più
would-lead = con { $more } in più sei in testa
rank-if = { $to ->
    [none] già in cima
   *[some] { $from } → { $to } se riesce
}
if-fails = Se fallisce
if-fails-detail = offerta più bassa { LIST(SUIT($suits, form: "in")) }
lifts-limit = Senza limite { SUIT($suit, form: "in") }
lifts-limit-detail = lì nessuno ti supera
breaks-ties = Risolve le parità { LIST(SUIT($suits, form: "in")) }
breaks-ties-detail = numero { $number }, per ora non cambia nulla
breaks-tie = Risolve la parità { LIST(SUIT($suits, form: "in")) }
breaks-tie-detail = numero { $number }, vince il più basso
adds = Aggiunge { "1" } { LIST(SUIT($suits, form: "in")) }
adds-detail = senza usare gettoni
traitor = Un gettone traditore
traitor-detail = se l’evento fallisce
no-traitor = Nessun gettone traditore
no-traitor-detail = l’evento riesce
rises = { $to ->
    [none] { SUIT($suit) }: resti a { $from }
   *[some] { SUIT($suit) } { $from } → { $to } subito
}
rises-detail = { $to ->
    [none] la colonna finisce lì
   *[some] con una Corona
}
low-card = { $rank ->
    [none] Nessuna carta
   *[some] La tua carta più bassa: { $rank }
}
low-card-detail = { $rank ->
    [none] { $last ->
        [yes] dietro a ogni carta in una parità finale
       *[no] { $next ->
            [yes] apri solo se nessuno ne rivela
           *[no] apre poi qualcun altro
        }
    }
   *[some] { $last ->
        [yes] decide solo una parità finale
       *[no] chi ha la più bassa apre il prossimo
    }
}
instead = Al suo posto { CARD($card, form: "the") }

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

choose = Prendi una delle { $count } carte. Ogni suo seme porta un gettone.
lies = Coperta sul tavolo: { CARD($card, form: "the") }.
still-choosing = { $names ->
    [1] { LIST($names) } sta ancora scegliendo.
   *[more] { LIST($names) } stanno ancora scegliendo.
}
do-bid = Offri per { CARD($card, form: "the") }, o passa.
do-commit = Gioca quante carte adatte vuoi, o nessuna.
bids-now = { $name } offre.
committed = Scelta fatta.
game-over = La partita è finita.

## Buttons

take-what = Prendi una carta
bid-chips = { $count ->
    [0] Passa
   *[more] Offri { CHIPS($count) }
}
bid-what = Offri
commit-cards = Gioca { CARDS($count) }
commit-nothing = Non giocare carte
commit-what = Gioca
clear = Cancella

## The dock

your-chips = I tuoi gettoni · { $count }
chips-of-seat = Gettoni di { $name } · { $count }
kept = restano da una mano all’altra
none-yet = ancora nessuno
spent = spesi in ogni caso
bid-is-spent = l’offerta è spesa
bids-are-spent = le offerte sono spese
your-cards = Le tue carte · { $count } da usare
cards-of-seat = Carte di { $name } · { $count } da usare
open-for-all = visibili a tutti
fit = { $count ->
    [0] nessuna adatta all’evento
   *[more] { $count ->
        [one] { $count } adatta all’evento
       *[other] { $count } adatte all’evento
    }
}
lead = In testa { SUIT($suit, form: "in") }
reach = Arriva a { $rank }
so-many = { CHIPS($count) }
too-few = { $needed }, ne hai { $there }
reached = già raggiunto
keep-all = { $count ->
    [1] tieni la carta per dopo
   *[more] tieni le { $count } carte per dopo
}
keep-none = la mano finisce: non resta nessuna carta
secret-note = Gli altri vedono che hai scelto, non quali carte né quante.
less = { SUIT($suit) }: un gettone in meno
more = { SUIT($suit) }: un gettone in più
amount = { $offered } su { $there }, { SUIT($suit) }
supply = { SUIT($suit) }: { CHIPS($count) }
used = usata

## The list of moves, and the bar

bid-of = Offri { CHIPS_OF($count, $suit) }
search = Seme o carta: «lune», «viaggio»
hand-and = { $part ->
    [none] Mano { $hand }
   *[some] Mano { $hand } · { $part }
}

## Tabs

tab-draft = Draft
tab-event = Evento
tab-hall = Sala
tab-seats = Giocatori
to-draft = Al draft
to-event = All’evento
to-bid = All’offerta
to-cards = Alle tue carte
to-result = Al risultato
