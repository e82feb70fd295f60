last-round = { $name } ha iniziato l’ultimo giro: questo è il tuo ultimo turno.
tile-gone = { $name } ha conquistato la tessera { REWARD_TILE($tile) }{ $own ->
    [0] { "" }
   *[more] ; tu avevi già { CITIES($own) }
}.
permit-gone = { $name } ha preso il permesso { $permit }.
permits-changed = { $name } ha cambiato i permessi { REGION($region, form: "of") }.
city-dearer = { $name } ora è { AT($city) }: piazzarci un mercante con il permesso { $permit } ti costa { "1" } servitore in più.
queen-elsewhere = La regina ora è { AT($city) }: le strade si contano da lì.
passed = { $level ->
    [yes] { $name } ti ha raggiunto sul percorso della nobiltà, alla casella { $space }.
   *[no] { $name } ti ha superato sul percorso della nobiltà ed è alla casella { $space }.
}
matches-now = Ora le tue carte corrispondono al consiglio { COUNCIL($council, form: "of") }, per { COINS($coins) }.
matches-none = Ora nessuna tua carta corrisponde al consiglio { COUNCIL($council, form: "of") }.
price = Con le tue carte, il consiglio { COUNCIL($council, form: "of") } ora è { $dearer ->
    [yes] più caro
   *[no] meno caro
}: { $before } → { COINS($now) }.
