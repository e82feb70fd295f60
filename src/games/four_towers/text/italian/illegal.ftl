players = ha { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}, ma devono essere da { $fewest } a { $most }
another-decision = { $of ->
    [play] Prima prendi i tuoi contadini.
    [spirits] Prima scegli gli spiriti del tuo campione.
    [demote] Prima fai scendere un segnalino, o risparmia tutti.
    [expand] Prima deve espandersi un villaggio.
    [place] Prima piazza un contadino.
    [assign] Prima assegna i tuoi contadini.
    [end] Hai già assegnato tutti i contadini.
   *[over] La partita è finita.
}
closed = Hai già fatto la { phase } { $number }, «{ CAPITAL(PLAY($of)) }», o una successiva.
empty-slot = Nessun campione nello spazio { $slot }.
market-not-full = Per il terzo campione servono { $merchants } mercanti.
too-few-bought = Per il terzo campione devi averne comprati { $bought }.
third-taken = Hai già preso il tuo campione gratis.
all-bought = Hai già comprato { $bought } campioni.
wrong-price = Il prezzo è di { PRICE($due) }, non { $paid }.
too-few = Non ce ne sono abbastanza del clan { CLAN($of) }.
wrong-number = Prendine { $due }, non { $named }.
too-many = Prendine al massimo { $most }, non { $named }.
not-owned = Non hai { CHAMPION($of, form: "the") }.
works-at-begin = { CAPITAL(CHAMPION($of, form: "the")) } agisce all’inizio di un turno.
works-at-end = { CAPITAL(CHAMPION($of, form: "the")) } agisce alla fine di un turno.
works-with = { CAPITAL(CHAMPION($of, form: "the")) } agisce quando sacrifichi un { TRADE($trade) }.
used-already = In questo turno hai già usato { CHAMPION($of, form: "the") }.
no-token = { CAPITAL(CHAMPION($of, form: "the")) } non ha più niente da spendere.
no-spirit = Il campione non ha spiriti { CLAN($of, form: "some") }.
not-there = Non ci sono abbastanza contadini { CLAN($of, form: "some") } { VILLAGE($at, form: "to") }.
no-line = Nessuna via va da { VILLAGE($one) } { VILLAGE($other, form: "to") }.
wrong-ring = { VILLAGE($of) } è nell’anello sbagliato: { RING($ring, form: "the") }.
same-clan = Sono tutti e due del clan { CLAN($of) }: non cambierebbe niente.
not-single = Non c’è esattamente { "1" } contadino { VILLAGE($of, form: "to") }.
cannot-fall = Quel segnalino non può scendere.
on-gold = Il tuo segnalino è sull’oro e non può salire oltre.
not-in-temple = Nel tempio non ci sono spiriti { CLAN($of, form: "some") }.
no-follower = Non hai seguaci { CLAN($of, form: "some") }.
no-lord-made = In questo turno non hai creato signori.
no-demon-made = In questo turno non hai creato demoni.
nobody-above = Nessun segnalino è sopra il tuo.
not-last = Il tuo segnalino non è ultimo da solo.
nobody = Non hai nessun { TRADE($of) }.
no-captain = Solo con il Capitano di ventura un mercenario toglie un secondo contadino.
stuck-draw = Prendi almeno { "1" } contadino che possa andare in un villaggio.
not-drawn = Non ti resta nessun contadino { CLAN($of) }.
no-place = { VILLAGE($at) } ora non accoglie contadini { CLAN($of, form: "some") }.
not-bursting = Ci sono meno di { $peasants } contadini { VILLAGE($of, form: "to") }.
no-space-for-follower = La tua fila di seguaci { CLAN($of, form: "some") } è piena.
no-space = Nessuna casella libera accoglie un { TRADE($trade) } { CLAN($of) }.
fits-elsewhere = Una casella delle tue plance accoglie il contadino { CLAN($of) }: non va al tempio.
