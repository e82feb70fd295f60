title = { $of ->
    [aim] Le but
    [elect] Élire
    [acquire] Acquérir un permis
    [place] Placer un marchand
    [chains] Les chaînes
    [queen] La reine
    [quick] Actions rapides
    [end] La noblesse et la fin
    [tempo] Le tempo
    [servants] Les serviteurs
    [networks] Les réseaux
    [timing] L’heure de la reine
   *[ending] Finir la partie
}
roads = { ROADS($count) }
tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
colour-name = { COLOUR($colour, form: "small") }
council-name = { COUNCIL($council, form: "of") }
cities = { $cities ->
    [none] rien
   *[some] { LIST($cities) }
}
gains = { $gains ->
    [none] rien
   *[some] { LIST($gains) }
}
main-actions = { $count ->
    [one] { $count } action principale supplémentaire
   *[other] { $count } actions principales supplémentaires
}
elect = élisez { COLOUR($colour, form: "small") } au conseil { COUNCIL($council, form: "of") }
acquire = acquérez le permis { $permit } pour { CARDS($cards) }
place = placez un marchand à { $city } avec le permis { $permit }
place-with-queen = menez la reine à { $city } pour { CARDS($cards) }
engage-servant = engagez un serviteur
change-permits = changez les permis { REGION($region, form: "of") }
send-servant = envoyez un serviteur élire { COLOUR($colour, form: "small") } au conseil { COUNCIL($council, form: "of") }
additional-main = achetez une action principale supplémentaire
end-turn = finissez votre tour
choose-token = choisissez une ville dont le jeton rapporte de nouveau
choose-tokens = choisissez deux villes dont les jetons rapportent de nouveau
take-permit = prenez un permis, ou aucun
repeat-permit = choisissez un permis à répéter
