third = Tomar { $of ->
    [none] un campeón
   *[some] { CHAMPION($of, form: "the") }
} gratis
buy = Comprar { $of ->
    [none] un campeón
   *[some] { CHAMPION($of, form: "the") }
} por { FOLLOWERS($paid) }
choose = Escoger { SPIRITS($of) }
mercenary = Sacrificar un mercenario: retirar { CLANS($of) } de { VILLAGE($at) }
mountaineer = Sacrificar un montañés: mover un { CLAN($of) } de { VILLAGE($from) } a { VILLAGE($to) }
merchant = Sacrificar el mercader { CLAN($of) }
draw = Tomar { CLANS($of) }
place = Colocar un { CLAN($of) } en { VILLAGE($at) }
expand = Expandir { VILLAGE($of) }: { LIST($ways, between: ", ") }
demote = Bajar el marcador de { $name }
spare = Perdonar a todos
assign = Conservar un { CLAN($of) } como { SPACE($to) }
dismiss = Enviar un { CLAN($of) } al templo
end = Terminar el turno
sentence = { $of }.
skill = { CHAMPION($of) }: { $what }
marshal = mover un rojo de { VILLAGE($from) } a { VILLAGE($to) }
tactician = intercambiar un { CLAN($first) } de { VILLAGE($one) } y un { CLAN($second) } de { VILLAGE($other) }
recruiter = tomar un espíritu { CLAN($of) } como seguidor
rise = tu marcador sube
kindler = colocar un espíritu { CLAN($spirit) } en { VILLAGE($at) }
changeling = un espíritu { CLAN($spirit) } reemplaza a un { CLAN($peasant) } en { VILLAGE($at) }
slanderer = gastar un espíritu { CLAN($spirit) } para bajar a { $name }
foreman = convertir un espíritu { CLAN($spirit) } en { TRADE($to) }
quartermaster = convertir un seguidor { CLAN($follower) } en { TRADE($to) }
shepherd = cambiar un seguidor { CLAN($given) } por un espíritu { CLAN($taken) }
