## The head of an event

event-of = Ereignis { $number } von { $due }
opens = { $name } eröffnet
secret = geheime Wahl
resolved = entschieden
needs = { $rank ->
    [0] braucht nichts · { LIST(SUIT($suits), between: ", ") }
   *[more] braucht insgesamt { CHIPS($rank) } · { LIST(SUIT($suits), between: ", ") }
}
last-event = Nach diesem Ereignis wird auf Einsturz geprüft.
last-hand = letzte Runde
cannot-fail = Wert { "0" }: kann nicht scheitern
cannot-fail-detail = Das höchste Gebot in jedem Zeichen bringt einen Rang
has-no-limit = Unbegrenzt: gelingt
has-no-limit-detail = Mit einem Ass braucht es keine Chips mehr
succeeds = { OF_RANK($before, $now, $rank) }: gelingt
succeeds-detail = { $bids-due ->
    [yes] Schon sicher. Die Gebote entscheiden, wer Ränge erhält
   *[no] Schon sicher: Karten können nur erhöhen. Sie entscheiden, wer Ränge erhält
}
fails = { $short ->
    [1] { OF_RANK($before, $now, $rank) }: scheitert, es fehlt { $short }
   *[more] { OF_RANK($before, $now, $rank) }: scheitert, es fehlen { $short }
}
fails-detail = { $parts ->
    [none] Nichts kann es mehr retten
   *[some] { LIST($parts, between: "; ") }
}
bids-due = { $later ->
    [1] { LIST($later) } bietet noch
   *[more] { LIST($later) } bieten noch
}
pawns-may = { $pawns ->
    [1] ein Bauer kann noch { $pawns } bringen
   *[more] Bauern können noch { $pawns } bringen
}
    .first = { CAPITAL(PAWNS_MAY($pawns)) }
ace-may = ein Ass kann es noch retten
    .first = { CAPITAL(ace-may) }
succeeded = { $total ->
    [none] Unbegrenzt: Das Ereignis gelingt
   *[some] { $total } von { $rank }: Das Ereignis gelingt
}
succeeded-detail = Das höchste Gebot in jedem Zeichen bringt einen Rang
failed = { $total } von { $rank }: Das Ereignis scheitert
failed-detail = Wer in einem Zeichen am wenigsten bietet, tauscht einen Rang gegen einen Verräterchip

## The table of bids

bids = Gebote
in-order = Reihum
revealed = Aufgedeckt
has = hat
leads = führt
tie = gleichauf
gains = erhält
trades = tauscht
no-rank = kein Rang
success = Erfolg
failure = Scheitern
or-more = { $rank } oder mehr
or-less = { $rank } oder weniger
certain = schon sicher
never-fails = in jedem Fall
tie-nobody = gleichauf: niemand
nobody = niemand
nothing = nichts
no-cards-fit = keine passt
unlimited = unbegrenzt
cell = { $name }: { CHIPS_THERE($count, $suit) }
cell-later = { $name } hat { CHIPS_OF($count, $suit) } und hat noch nicht geboten
chosen = hat gewählt
choosing = wählt
trade = { $name } tauscht { $from } → { $to }
gain = { $to ->
    [none] { $name } bleibt auf { $from }
   *[some] { $name } { $from } → { $to }
}
empire = Reich { $rank }
empire-falls = das Reich { $falls ->
    [yes] fällt auf { $rank }
   *[no] bleibt auf { $rank }
}

## The draft

draft-of = Kartenwahl · Karte { $number } von { $of }
from = von { $name }
then-to = dann an { $name }
hand = Deine Hand
hand-size = { CARDS($count) } auf der Hand
hand-came = { $name } hat schon eine genommen.
hand-goes = { $to ->
    [none] Die letzte Karte wird verdeckt abgelegt.
   *[some] { $to } bekommt danach { CARDS($left) }.
}
all-choose = Alle wählen, dann zeigen alle
card-is = { CAPITAL(CARD($card, form: "the")) } ist { KIND($kind, form: "a") }
card-does = { $kind ->
    [ace] Deckst du es bei einem Ereignis mit seinem Zeichen auf, ist dein Gebot dort unbegrenzt: Das Ereignis gelingt, und niemand überbietet dich.
    [number] Deckst du sie bei einem Ereignis mit einem ihrer Zeichen auf, entscheidet sie dort Gleichstände. Die kleinere Zahl siegt.
    [pawn] Deckst du ihn bei einem Ereignis auf, bringt er { "1" } in jedem gemeinsamen Zeichen, ohne Chip. Sein Wert ist { "0" }, also eröffnest du oft das nächste Ereignis.
    [court] Deckst du ihn auf und das Ereignis scheitert, bringt er dir einen Verräterchip.
   *[crown] Deckst du sie bei einem Ereignis mit ihrem Zeichen auf, bringt sie sofort einen Rang.
}
card-in-full = { CARD($card) }, { KIND_AND_RANK($kind, $rank) }, { LIST(SUIT($suits)) }

## A result

crowned = { CARD($card) } ist eine Krone: { $rises ->
    [yes] sofort ein Rang für { $name }
   *[no] { $name } steht schon ganz oben
}
highest = { $bid ->
    [none] { SUIT($suit) }: Das Ass von { $name } ist unbegrenzt
   *[some] { SUIT($suit) }: Das höchste Gebot ist { $bid }, von { $name }
}
broke = { $bid ->
    [none] { SUIT($suit) }: Gleichstand zwischen { LIST($all) }. Die Zahl { $number } von { $name } entscheidet
   *[some] { SUIT($suit) }: Gleichstand bei { $bid } zwischen { LIST($all) }. Die Zahl { $number } von { $name } entscheidet
}
nobody-gains = { $tied ->
    [none] { SUIT($suit) }: kein Gebot, niemand erhält einen Rang
   *[some] { SUIT($suit) }: Gleichstand zwischen { LIST($tied) }, niemand erhält einen Rang
}
lowest = { $trading ->
    [none] { SUIT($suit) }: Wer am niedrigsten liegt, hat keinen Rang zum Tauschen
    [1] { $without ->
        [none] { SUIT($suit) }: { LIST($trading) } liegt am niedrigsten
       *[some] { SUIT($suit) }: { LIST($trading) } liegt am niedrigsten, ebenso { LIST($without) }, aber ohne Rang zum Tauschen
    }
   *[more] { $without ->
        [none] { SUIT($suit) }: { LIST($trading) } liegen am niedrigsten
       *[some] { SUIT($suit) }: { LIST($trading) } liegen am niedrigsten, ebenso { LIST($without) }, aber ohne Rang zum Tauschen
    }
}
lifted = Die Zahl { $number } von { $name } steht darüber
sentences = { LIST($sentences, between: ". ") }
court = { CARD($card) }, ein Hof, bringt { $name } einen Verräterchip
empire-loses = Das Reich verliert bei { LIST(SUIT($suits, form: "at")) } einen Rang
succeeds-title = { $total ->
    [none] Gelingt, unbegrenzt
   *[some] Gelingt, { $total } von { $rank }
}
fails-title = Scheitert, { $total } von { $rank }
you-gain = Du erhältst
you-trade = Du tauschst
rank-lost = { "6" }, Rang verfällt
unchanged = Deine Ränge bleiben gleich
opens-next = { $name } eröffnet danach
by-low-card = niedrigste Karte: { CARD($card) }, { $rank }
bid-latest = niedrigste Karte: { CARD($card) }, spätestes Gebot
next-seat = keine Karte aufgedeckt: reihum weiter
next-event = Nächstes Ereignis
next-hand = Nächste Runde
final-score = Endstand
show-again = Noch einmal zeigen
next-is = { $rank ->
    [0] Als Nächstes: { CARD($card) }, Wert { $rank }. { LIST(SUIT($suits), between: ", ") }. Es kann nicht scheitern.
   *[more] Als Nächstes: { CARD($card) }, Wert { $rank }. { LIST(SUIT($suits), between: ", ") }.
}
hand-over = Runde { $hand } ist zu Ende
deals-next = Niemand steht über dem Reich. { $name } gibt in Runde { $hand }.
collapsed = { LIST(SUIT($suits)) } sind eingestürzt.
ends-whole = Kein Zeichen ist eingestürzt: Jedes Zeichen zählt.

## The preview

take = { CAPITAL(CARD($card, form: "object")) } nehmen
take-below = Karte { $number } von { $of } · noch sieht sie niemand
bid-below = Gebot { $place } von { $bids } · { CARD($card) }
commit-below = verdeckt, bis alle gewählt haben
chips = Chips
offer = Gebot
chips-left = Übrige Chips
total = Summe
total-of = { $now ->
    [none] unbegrenzt, nötig { $rank }
   *[some] { OF_RANK($before, $now, $rank) }
}
of-rank = { $before ->
    [none] { $now } von { $rank }
   *[some] { $before } → { $now } von { $rank }
}
passes-on = Gibt { CARDS($count) } weiter
discards = Die andere Karte wird abgelegt
to-whom = an { $name }
you-lead = { SUIT($suit) }: Du führst
you-tie = { SUIT($suit) }: gleichauf mit { LIST($others) }
other-leads = { $others ->
    [1] { SUIT($suit) }: { LIST($others) } führt
   *[more] { SUIT($suit) }: { LIST($others) } gleichauf
}
nobody-leads = { SUIT($suit) }: Niemand führt
out-of-reach = mit Chips nicht zu erreichen
far-from-lead = mit Chips nicht zu erreichen: höchstens { $there } mehr
would-lead = { $more ->
    [1] { $more } mehr würde führen
   *[more] { $more } mehr würden führen
}
rank-if = { $to ->
    [none] schon ganz oben
   *[some] { $from } → { $to } bei Erfolg
}
if-fails = Wenn es scheitert
if-fails-detail = am niedrigsten bei { LIST(SUIT($suits, form: "at")) }
lifts-limit = Unbegrenzt bei { SUIT($suit, form: "at") }
lifts-limit-detail = dort überbietet dich niemand
breaks-ties = Entscheidet Gleichstände bei { LIST(SUIT($suits, form: "at")) }
breaks-ties-detail = Zahl { $number }, ändert noch nichts
breaks-tie = Entscheidet den Gleichstand bei { LIST(SUIT($suits, form: "at")) }
breaks-tie-detail = Zahl { $number }, die kleinere siegt
adds = { "1" } mehr bei { LIST(SUIT($suits, form: "at")) }
adds-detail = ohne Chip
traitor = Ein Verräterchip
traitor-detail = wenn das Ereignis scheitert
no-traitor = Kein Verräterchip
no-traitor-detail = das Ereignis gelingt
rises = { $to ->
    [none] { SUIT($suit) } bleiben auf { $from }
   *[some] { SUIT($suit) } sofort { $from } → { $to }
}
rises-detail = { $to ->
    [none] dort endet die Säule
   *[some] durch eine Krone
}
low-card = { $rank ->
    [none] Keine niedrigste Karte
   *[some] Deine niedrigste Karte: { $rank }
}
low-card-detail = { $rank ->
    [none] { $last ->
        [yes] bei Gleichstand am Ende hinter jeder Karte
       *[no] { $next ->
            [yes] du eröffnest nur, wenn niemand eine aufdeckt
           *[no] danach eröffnet jemand anders
        }
    }
   *[some] { $last ->
        [yes] zählt nur bei Gleichstand am Ende
       *[no] die niedrigste eröffnet danach
    }
}
instead = Stattdessen { CARD($card, form: "object") }

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

choose = Nimm eine von { $count } Karten. Jedes Zeichen darauf bringt einen Chip.
lies = { CAPITAL(CARD($card, form: "the")) } liegt verdeckt.
still-choosing = { $names ->
    [1] { LIST($names) } wählt noch.
   *[more] { LIST($names) } wählen noch.
}
do-bid = Biete auf { CARD($card, form: "object") } oder passe.
do-commit = Setze passende Karten ein oder nichts.
bids-now = { $name } bietet.
committed = Eingesetzt.
game-over = Die Partie ist zu Ende.

## Buttons

take-what = Karte nehmen
bid-chips = { $count ->
    [0] Passen
   *[more] { CHIPS($count) } bieten
}
bid-what = Bieten
commit-cards = { CARDS($count) } einsetzen
commit-nothing = Nichts einsetzen
commit-what = Einsetzen
clear = Leeren

## The dock

your-chips = Deine Chips · { $count }
chips-of-seat = Chips von { $name } · { $count }
kept = bleiben von Runde zu Runde
none-yet = noch keine
spent = in jedem Fall verbraucht
bid-is-spent = das Gebot ist verbraucht
bids-are-spent = Gebote sind verbraucht
your-cards = Deine Karten · { $count } übrig
cards-of-seat = Karten von { $name } · { $count } übrig
open-for-all = offen für alle
fit = { $count ->
    [0] keine passt
    [1] { $count } passt
   *[more] { $count } passen
}
lead = { SUIT($suit) }: führen
reach = { $rank } erreichen
so-many = { CHIPS($count) }
too-few = { $needed }, du hast { $there ->
    [0] keine
   *[more] { $there }
}
reached = schon erreicht
keep-all = { $count ->
    [1] die Karte aufheben
   *[more] alle { $count } aufheben
}
keep-none = die Runde endet: keine Karte bleibt
secret-note = Andere sehen, dass du gewählt hast, aber nicht, was oder wie viel.
less = { SUIT($suit) }: ein Chip weniger
more = { SUIT($suit) }: ein Chip mehr
amount = { $offered } von { $there }, { SUIT($suit) }
supply = { SUIT($suit) }: { CHIPS($count) }
used = benutzt

## The list of moves, and the bar

bid-of = { CHIPS_OF($count, $suit) } bieten
search = Zeichen oder Karte: „monde“, „reise“
hand-and = { $part ->
    [none] Runde { $hand }
   *[some] Runde { $hand } · { $part }
}

## Tabs

tab-draft = Wahl
tab-event = Ereignis
tab-hall = Halle
tab-seats = Spieler
to-draft = Zur Kartenwahl
to-event = Zum Ereignis
to-bid = Zum Gebot
to-cards = Zu deinen Karten
to-result = Zum Ergebnis
