turn-of = Au tour { OF($name) }
turn-note = Envoyez le lien, puis ouvrez celui que vous recevrez.
takes-links = Une telle partie demande environ { $count } liens.
your-turns = { $count ->
    [one] À vous de jouer
   *[other] À vous de jouer dans { $count } parties
}
send-to = Envoyer à { $name }
send-end = Envoyer le résultat
copied = Copié
message = { $name }, c’est à vous. { $game }, { $round } :
message-at-end = Notre partie de { $game } est finie :
who = Qui êtes-vous dans cette partie ?
choose-seat = Choisissez votre joueur.
your-seat = Vous êtes { $name }
change-note = Ce n’est pas vous ? Choisissez votre joueur : l’autre reprend son premier nom.
your-name = Votre nom
sit-down = C’est moi
trust = Les liens contiennent toute la partie, avec ce qui y est caché. En décodant un lien, on peut le lire : jouez avec des gens de confiance.
is-older = Ce lien est plus ancien que votre partie : il a { MOVES($link) }, la vôtre { $kept }.
is-forked = Ce lien et votre partie divergent après { MOVES($at) }.
plays-mine = Ce lien continue votre partie, avec des coups à vous ({ MOVES($actions) }) joués ailleurs.
is-damaged = Ce lien est celui de votre partie, mais il ne peut pas être joué en entier.
unchanged = Votre partie n’a pas changé.
open-kept = Ouvrir ma partie
take-over = Utiliser ces coups
keep-both = Garder deux parties
other-course = { $title } (autre version)
check-title = Vérifié
all-legal = Coups vérifiés : { $actions }. Tous sont légaux, et les tirages sont bien ceux de la donne.
went-on = { $links ->
    [0] On ne vous a envoyé aucun lien de cette partie.
    [one] La partie a continué depuis le seul lien qu’on vous a envoyé.
   *[other] La partie a continué depuis chacun des { $links } liens qu’on vous a envoyés. Aucun joueur n’est revenu en arrière.
}
went-back = La partie ne continue pas depuis le lien qu’on vous a envoyé après { MOVES($at) } : un joueur est revenu en arrière et a changé quelque chose.
number = Numéro de contrôle { $number }. Même numéro, même partie.
