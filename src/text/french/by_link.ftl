turn-of = Au tour { OF($name) }
turn-note = Envoyez-la, puis ouvrez le lien qui revient.
send-to = Envoyer à { $name }
send-end = Envoyer le résultat
copied = Copié
message = { $name }, c’est à vous. { $game }, { $round } :
message-at-end = Notre partie de { $game } est finie :
who = Qui êtes-vous dans cette partie ?
choose-seat = Choisissez votre place.
your-seat = Votre place : { $name }
change-note = Ce n’est pas votre place ? Choisissez la vôtre : l’autre reprend son nom.
your-name = Votre nom
sit-down = Prendre place
trust = Les liens contiennent toute la partie, avec ce qui y est caché. On peut donc l’y lire : jouez avec des gens de confiance.
is-older = Ce lien est plus ancien que votre partie : il a { MOVES($link) }, la vôtre { $kept }.
is-forked = Ce lien raconte autrement votre partie : après { MOVES($at) }, les deux divergent.
plays-mine = Ce lien continue votre partie, mais avec { MOVES($actions) } de vous qui n’ont pas été joués ici.
is-damaged = Ce lien est celui de votre partie, mais il ne peut pas être joué en entier.
unchanged = Votre partie n’a pas changé.
open-kept = Ouvrir ma partie
take-over = Je les ai joués ailleurs
keep-both = Garder les deux
other-course = { $title } (autre suite)
check-title = Vérifié
all-legal = { MOVES($actions) } : tous légaux, avec chaque carte et chaque jeton tirés comme la donne le veut.
went-on = { $links ->
    [0] On ne vous a envoyé aucun lien de cette partie.
    [one] La partie a continué depuis le seul lien qu’on vous a envoyé.
   *[other] La partie a continué depuis chacun des { $links } liens qu’on vous a envoyés. Personne n’est revenu en arrière.
}
went-back = La partie ne continue pas depuis le lien à { MOVES($at) } qu’on vous a envoyé. Quelqu’un est revenu en arrière.
number = Numéro de contrôle { $number }. Qui a le même numéro a la même partie.
