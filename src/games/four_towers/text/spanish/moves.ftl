third = Tomar { $of ->
    [none] un campeón
   *[some] { CHAMPION($of, form: "the") }
} gratis
buy = Comprar { $of ->
    [none] un campeón
   *[some] { CHAMPION($of, form: "the") }
} por { FOLLOWERS($paid) }
choose = Elegir { SPIRITS($of) }
mercenary = Sacrificar un mercenario: retirar { PEASANTS($of) } de { VILLAGE($at) }
mountaineer = Sacrificar un { trade-mountaineer }: mover un campesino { CLAN($of) } de { VILLAGE($from) } a { VILLAGE($to) }
merchant = Sacrificar el mercader { CLAN($of) }
draw = Tomar { PEASANTS($of) }
place = Colocar un campesino { CLAN($of) } en { VILLAGE($at) }
expand = Expandir { VILLAGE($of) }: { LIST($ways, between: ", ") }
demote = Bajar el marcador de { $name }
spare = Perdonar a todos
assign = Conservar un campesino { CLAN($of) } como { SPACE($to) }
dismiss = Enviar un campesino { CLAN($of) } al templo
end = Terminar turno
skill = { CHAMPION($of) }: { $what }
marshal = mover un campesino { clan-red } de { VILLAGE($from) } a { VILLAGE($to) }
tactician = intercambiar un campesino { CLAN($first) } de { VILLAGE($one) } y uno { CLAN($second) } de { VILLAGE($other) }
recruiter = tomar un espíritu { CLAN($of) } como seguidor
rise = tu marcador sube
kindler = colocar un espíritu { CLAN($spirit) } en { VILLAGE($at) }
changeling = un espíritu { CLAN($spirit) } reemplaza a un campesino { CLAN($peasant) } en { VILLAGE($at) }
slanderer = gastar un espíritu { CLAN($spirit) } para bajar a { $name }
foreman = convertir un espíritu { CLAN($spirit) } en { TRADE($to) }
quartermaster = convertir un seguidor { CLAN($follower) } en { TRADE($to) }
shepherd = cambiar un seguidor { CLAN($given) } por un espíritu { CLAN($taken) }
