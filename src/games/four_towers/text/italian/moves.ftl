third = Prendi gratis { $of ->
    [none] un campione
   *[some] { CHAMPION($of, form: "the") }
}
buy = Compra { $of ->
    [none] un campione
   *[some] { CHAMPION($of, form: "the") }
} per { FOLLOWERS($paid) }
choose = Scegli { SPIRITS($of) }
mercenary = Sacrifica un mercenario: togli { PEASANTS($of) } da { VILLAGE($at) }
mountaineer = Sacrifica un { trade-mountaineer }: sposta un contadino { CLAN($of) } da { VILLAGE($from) } { VILLAGE($to, form: "to") }
merchant = Sacrifica il mercante { CLAN($of) }
draw = Prendi { PEASANTS($of) }
place = Piazza un contadino { CLAN($of) } { VILLAGE($at, form: "to") }
expand = Espandi { VILLAGE($of) }: { LIST($ways, between: ", ") }
demote = Fai scendere il segnalino di { $name }
spare = Risparmia tutti
assign = Tieni un contadino { CLAN($of) } come { SPACE($to) }
dismiss = Manda un contadino { CLAN($of) } al tempio
end = Finisci il turno
skill = { CHAMPION($of) }: { $what }
marshal = sposta un contadino { clan-red } da { VILLAGE($from) } { VILLAGE($to, form: "to") }
tactician = scambia un contadino { CLAN($first) } di { VILLAGE($one) } con uno { CLAN($second) } di { VILLAGE($other) }
recruiter = prendi uno spirito { CLAN($of) } come seguace
rise = il tuo segnalino sale
kindler = piazza uno spirito { CLAN($spirit) } { VILLAGE($at, form: "to") }
changeling = uno spirito { CLAN($spirit) } sostituisce un contadino { CLAN($peasant) } { VILLAGE($at, form: "to") }
slanderer = spendi uno spirito { CLAN($spirit) } per far scendere { $name }
foreman = fai di uno spirito { CLAN($spirit) } un { TRADE($to) }
quartermaster = fai di un seguace { CLAN($follower) } un { TRADE($to) }
shepherd = scambia un seguace { CLAN($given) } con uno spirito { CLAN($taken) }
