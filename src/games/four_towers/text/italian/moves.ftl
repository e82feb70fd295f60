third = Prendi gratis { $of ->
    [none] un campione
   *[some] { CHAMPION($of, form: "the") }
}
buy = Compra { $of ->
    [none] un campione
   *[some] { CHAMPION($of, form: "the") }
} per { FOLLOWERS($paid) }
choose = Scegli { SPIRITS($of) }
mercenary = Sacrifica un mercenario: togli { CLANS($of) } da { VILLAGE($at) }
mountaineer = Sacrifica un montanaro: sposta un { CLAN($of) } da { VILLAGE($from) } { VILLAGE($to, form: "to") }
merchant = Sacrifica il mercante { CLAN($of) }
draw = Prendi { CLANS($of) }
place = Piazza un { CLAN($of) } { VILLAGE($at, form: "to") }
expand = Espandi { VILLAGE($of) }: { LIST($ways, between: ", ") }
demote = Fai scendere il segnalino di { $name }
spare = Risparmia tutti
assign = Tieni un { CLAN($of) } come { SPACE($to) }
dismiss = Manda un { CLAN($of) } al tempio
end = Finisci il turno
sentence = { $of }.
skill = { CHAMPION($of) }: { $what }
marshal = sposta un rosso da { VILLAGE($from) } { VILLAGE($to, form: "to") }
tactician = scambia un { CLAN($first) } di { VILLAGE($one) } e un { CLAN($second) } di { VILLAGE($other) }
recruiter = prendi uno spirito { CLAN($of) } come seguace
rise = il tuo segnalino sale
kindler = piazza uno spirito { CLAN($spirit) } { VILLAGE($at, form: "to") }
changeling = uno spirito { CLAN($spirit) } sostituisce un { CLAN($peasant) } { VILLAGE($at, form: "to") }
slanderer = spendi uno spirito { CLAN($spirit) } per far scendere { $name }
foreman = fai di uno spirito { CLAN($spirit) } un { TRADE($to) }
quartermaster = fai di un seguace { CLAN($follower) } un { TRADE($to) }
shepherd = scambia un seguace { CLAN($given) } con uno spirito { CLAN($taken) }
