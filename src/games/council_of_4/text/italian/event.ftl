elected = { $name } ha eletto un consigliere { COLOUR($entered, form: "small") } nel consiglio { COUNCIL($council, form: "of") }, facendo uscire un { COLOUR($left, form: "small") }.
sent = { $name } ha mandato un servitore a eleggere un consigliere { COLOUR($entered, form: "small") } nel consiglio { COUNCIL($council, form: "of") }, facendo uscire un { COLOUR($left, form: "small") }.
acquired = { $name } ha acquistato il permesso { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } per { LIST($price) }
}.
placed = { $name } ha piazzato un mercante { AT($city) } con il permesso { $permit }{ $price ->
    [none] { "" }
   *[some] { "" } per { LIST($price) }
}.
placed-with-queen = { $name } ha piazzato un mercante { AT($city) } con l’aiuto della regina{ $price ->
    [none] { "" }
   *[some] { "" } per { LIST($price) }
}.
engaged = { $name } ha assunto un servitore per { $price } monete.
changed = { $name } ha cambiato i permessi { REGION($region, form: "of") }{ $price ->
    [none] { "" }
   *[some] { "" } per { LIST($price) }
}.
additional-main = { $name } ha preso un’azione principale aggiuntiva{ $price ->
    [none] { "" }
   *[some] { "" } per { LIST($price) }
}.
ended = { $name } ha finito il turno.
token = { $name } ha scelto il gettone di { $city }.
took = { $name } ha preso{ $free ->
    [yes] { "" } gratis
   *[no] { "" }
} il permesso { $permit } dal { SLOT($slot) } spazio { REGION($region, form: "of") }.
declined = { $name } ha rifiutato il permesso gratuito.
repeated = { $name } ha ripetuto il permesso { $permit }.
tokens = { $name } ha scelto i gettoni di { $one } e di { $other }.
tile = { WHO($name) } ha conquistato la tessera { REWARD_TILE($tile) }: { VP($vp) } alla fine{ $queens ->
    [none] { "" }
   *[some] , più i { $queens } della ricompensa della regina
}.
last-round = { WHO($name) } ha piazzato tutti i suoi { $merchants } mercanti. Gli altri hanno ancora un turno ciascuno.
you-drew = Hai pescato: { LIST(POLITICS($cards, form: "small"), between: ", ") }.
opens = { $name } ha avuto una scelta sul percorso della nobiltà: { DECISION($decision) }.
game-over = La partita è finita.
turn-began = { $name } ha iniziato il turno { $number }.
drew = { $name } ha pescato una carta{ $card ->
    [none] { "" }
   *[some] : { POLITICS($card, form: "small") }
}.
reshuffled = Gli scarti sono diventati il nuovo mazzo.
no-card-left = { $name } non ha pescato nessuna carta: non ce n’erano più.
paid = { $name } ha pagato { $price ->
    [none] niente
   *[some] { LIST($price) }
}.
turned-up = Il permesso { $permit } è arrivato nel { SLOT($slot) } spazio { REGION($region, form: "of") }{ $was-hidden ->
    [yes] { "" }
   *[no] , come già si sapeva
}: { LIST($gains, between: ", ") }.
queen-went = La regina è andata da { $from } { AT($to) }.
paid-cards = { CARDS($count) } ({ LIST(POLITICS($cards, form: "small"), between: ", ") })
queen-stayed = La regina è rimasta { AT($city) }.
gained = { $name } ha ottenuto { $what } in cambio.
gained-from-permit = { $name } ha ottenuto { $what } dal permesso { $permit }.
gained-from-token = { $name } ha ottenuto { $what } dal gettone di { $city }.
gained-on-space = { $name } ha ottenuto { $what } sulla casella { $space } della nobiltà.
gained-last-merchant = { $name } ha ottenuto { $what } per l’ultimo mercante.
step = un passo fino alla casella { $space } della nobiltà
