game-began = La partita comincia: { $name } ha il primo turno.
began-with-gems = { $name } comincia con { GEMS($gems) }.
champion-revealed = Nello spazio { $slot } si scopre { CHAMPION($of, form: "the") }.
turn-began = Comincia il turno { $number }: { $name }.
champion-hired = { WHO($name) } ha { $paid ->
    [none] preso { CHAMPION($of, form: "the") }, spazio { $slot }, gratis come terzo campione
   *[some] comprato { CHAMPION($of, form: "the") }, spazio { $slot }, per { FOLLOWERS($paid) }
}.
gems-given = { $name }: { GEMS($gems) } per { CHAMPION($of, form: "the") }.
spirits-given = { $name }: { $spirits ->
    [none] nel tempio non ci sono spiriti per { CHAMPION($of, form: "the") }
   *[some] per { CHAMPION($of, form: "the") } tutto quello che c’era, { SPIRITS($spirits) }
}.
spirits-chosen = { WHO($name) } ha scelto { SPIRITS($spirits) } per { CHAMPION($of, form: "the") }.
skill-used = { WHO($name) } ha usato { CHAMPION($of, form: "the") }.
skill-used-for-gem = { WHO($name) } ha speso una gemma per usare { CHAMPION($of, form: "the") }.
skill-used-for-loose-gem = { WHO($name) } ha speso una gemma libera per usare { CHAMPION($of, form: "the") }.
skill-used-for-spirit = { WHO($name) } ha speso uno spirito { CLAN($spirit) } per usare { CHAMPION($of, form: "the") }.
given-up = { WHO($name) } ha sacrificato un { TRADE($trade) } { CLAN($clan) }.
removed = Un contadino { CLAN($of) } ha lasciato { VILLAGE($at) } per il tempio.
moved = Un contadino { CLAN($of) } è passato da { VILLAGE($from) } { VILLAGE($to, form: "to") }.
swapped = Scambio tra un contadino { CLAN($first) } di { VILLAGE($one) } e uno { CLAN($second) } di { VILLAGE($other) }.
kindled = Uno spirito { CLAN($of) } è diventato contadino { VILLAGE($at, form: "to") }.
replaced = { VILLAGE($at) }: uno spirito { CLAN($spirit) } ha sostituito un contadino { CLAN($peasant) }.
drawn = { WHO($name) } ha preso { PEASANTS($of) }.
placed = { WHO($name) } ha piazzato un contadino { CLAN($of) } { VILLAGE($at, form: "to") }{ $stuck ->
    [yes] : nessun villaggio ne accoglieva, quindi andava bene qualsiasi { home-village }
   *[no] { "" }
}.
expanded = { WHO($name) } ha deciso l’espansione di { VILLAGE($of) }: { LIST($ways, between: ", ") }.
expanded-alone = Espansione di { VILLAGE($of) } nel turno di { $name }: { LIST($ways, between: ", ") }.
lord-made = { $name } ha creato un signore { CLAN($of) }.
demon-made = { $name } ha creato un demone { CLAN($of) }{ $follows ->
    [yes] , e un signore { CLAN($of) } lo ha seguito
   *[no] { "" }
}.
influence = Influenza di { $name }: { $before } → { $after }.
spared = { WHO($name) } ha risparmiato tutti.
gem-won = { $name } ha preso la gemma della casella { $worth }.
doubled = { $name } ha { $mercenaries } mercenari: l’influenza conta due volte.
assigned = { WHO($name) } ha tenuto un contadino { CLAN($of) } come { SPACE($to) }.
dismissed = { WHO($name) } ha mandato un contadino { CLAN($of) } al tempio: nessuna casella lo accoglie.
recruited = { WHO($name) } ha preso uno spirito { CLAN($of) } come seguace.
follower-given = { WHO($name) } ha dato al tempio un seguace { CLAN($of) }.
employed = { WHO($name) } ha fatto di { $follower ->
    [yes] un seguace
   *[no] uno spirito
} { CLAN($of) } un { TRADE($to) }.
turn-ended = Il turno di { $name } è finito.
scored = { $name } ha { POINTS($total) }: seguaci rossi { $red }, gialli { $yellow }, verdi { $green }, blu { $blue }; mercenari { $mercenaries }; mercanti { $merchants }; { trade-mountaineer.some } { $mountaineers }; campioni { $first } + { $second } + { $third }; gemme e spiriti { $tokens }; influenza { $influence }; raddoppio { $doubled }.
game-ended = La partita è finita: { LIST($winners) } { $winners ->
    [one] vince
   *[other] condividono la vittoria
}.
