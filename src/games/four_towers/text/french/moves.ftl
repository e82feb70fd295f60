third = Prendre { $of ->
    [none] un champion gratuitement
   *[some] gratuitement { CHAMPION($of, form: "the") }
}
buy = Acheter { $of ->
    [none] un champion
   *[some] { CHAMPION($of, form: "the") }
} pour { FOLLOWERS($paid) }
choose = Choisir { SPIRITS($of) }
mercenary = Sacrifier un mercenaire : retirer { PEASANTS($of) } { VILLAGE($at, form: "of") }
mountaineer = Sacrifier un montagnard : déplacer un paysan { CLAN($of) } { VILLAGE($from, form: "of") } à { VILLAGE($to) }
merchant = Sacrifier le marchand { CLAN($of) }
draw = Prendre { PEASANTS($of) }
place = Placer un paysan { CLAN($of) } à { VILLAGE($at) }
expand = Expansion { VILLAGE($of, form: "of") } : { LIST($ways, between: ", ") }
demote = Faire descendre le marqueur { OF($name) }
spare = Épargner tout le monde
assign = Garder un paysan { CLAN($of) } comme { SPACE($to) }
dismiss = Envoyer un paysan { CLAN($of) } au temple
end = Finir le tour
skill = { CHAMPION($of) } : { $what }
marshal = déplacer un paysan rouge { VILLAGE($from, form: "of") } à { VILLAGE($to) }
tactician = échanger un paysan { CLAN($first) } à { VILLAGE($one) } et un { CLAN($second) } à { VILLAGE($other) }
recruiter = prendre un esprit { CLAN($of) } comme partisan
rise = votre marqueur monte
kindler = placer un esprit { CLAN($spirit) } à { VILLAGE($at) }
changeling = un esprit { CLAN($spirit) } remplace un paysan { CLAN($peasant) } à { VILLAGE($at) }
slanderer = dépenser un esprit { CLAN($spirit) }, { $name } descend
foreman = faire d’un esprit { CLAN($spirit) } un { TRADE($to) }
quartermaster = faire d’un partisan { CLAN($follower) } un { TRADE($to) }
shepherd = échanger un partisan { CLAN($given) } contre un esprit { CLAN($taken) }
