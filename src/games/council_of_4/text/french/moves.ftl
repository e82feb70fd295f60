search = Ville, couleur, permis ou action : « indur », « rose littoral »
all = Tous
main = Principales { $count }
quick = Rapides { $count }
which = Filtrer les coups
group = { $name }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, { $open ->
    [yes] ouvert
   *[no] fermé
}
other-payments = { $count ->
    [one] { $count } autre paiement, { $open ->
        [yes] montré
       *[no] caché
    }
   *[other] { $count } autres paiements, { $open ->
        [yes] montrés
       *[no] cachés
    }
}
group-hint = groupe
end = Finir le tour
councillor = { COLOUR($colour) } au conseil { COUNCIL($council, form: "of") }
falls-out = { COLOUR($colour, form: "small") } sort
permit-at = { $letters }, { REGION($region) }, { SLOT($slot) } emplacement
city-by-permit = { $city } avec { $letters }
who-is-here = { $names ->
    [1] { LIST($names) } y est
   *[more] { LIST($names) } y sont
}
roads = { $count ->
    [0] la reine y est
   *[more] { ROADS($count) }
}
chain = chaîne de { CITIES($cities) }
servant = { "1" } serviteur
under-the-deck = { $permits ->
    [0] { "" }
    [1] { LIST($permits) } va sous la pile
   *[more] { LIST($permits) } vont sous la pile
}
main-action = { "1" } action principale supplémentaire
token = Jeton { OF($city) }
none = Aucun d’eux
two-cities = { LIST($cities) }
completes = obtient la tuile { REWARD_TILE($tile) } : { VP($vp) }{ $queens ->
    [none] { "" }
   *[some] { "" } et les { $queens } de la récompense de la reine
} à la fin
elect = Élire { ELECTION($colour, $council, $left) }
acquire = Acquérir { PERMIT($letters, $region, $slot) } avec { CARDS_OF($cards) }
place = Placer à { $city } avec le permis { $letters }
queen = Placer à { $city } avec la reine et { CARDS_OF($cards) }
engage = Engager un serviteur
change = Changer les permis { REGION($region, form: "of") }
send = Envoyer un serviteur élire { ELECTION($colour, $council, $left) }
extra = Prendre une action principale supplémentaire
choose-token = Choisir le jeton { OF($city) }
take = Prendre { PERMIT($letters, $region, $slot) } gratuitement
decline = Refuser le permis gratuit
repeat = Répéter le permis { $letters }
tokens = Choisir les jetons { OF($one) } et { OF($other) }
sentence = { $head }{ $paid ->
    [none] { $gained ->
        [none] .
       *[some]  : gagner { LIST($gained, between: ", ") }.
    }
   *[some]  : payer { LIST($paid, between: ", ") }{ $gained ->
        [none] .
       *[some] , gagner { LIST($gained, between: ", ") }.
    }
}
cards-of = { LIST(POLITICS($cards, form: "small")) }
completes-too = { CAPITAL(COMPLETES($tile, $vp, $queens)) }.
election = { COLOUR($colour, form: "small") } au conseil { COUNCIL($council, form: "of") }, en faisant sortir { COLOUR($left, form: "small") }
permit = le permis { $letters } au { SLOT($slot) } emplacement { REGION($region, form: "of") }
then-choose = Puis un choix.
ends-game = La dernière manche commence.
reveals = Révèle des éléments cachés.
