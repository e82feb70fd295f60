game = Jeu
seats = Joueurs
from-to = { $fewest } à { $most } joueurs
in-play = { GAMES($games) } en cours
change = Modifier
players = { $count } joueurs
name = Nom du joueur { $seat }
who-decides = Joueur { $seat } : humain ou robot
how-well = Niveau du robot (joueur { $seat })
curtain-note = mains cachées entre les tours
together = Comment jouer ensemble
at-one-screen = À cet écran
by-link = Par lien
plays-here = joue ici
gets-links = reçoit chaque tour par lien
colour-of = Couleur du joueur { $seat } : { $of }
deal = Donne
seed = Graine
new-seed = Nouvelle graine
seed-note = Même graine, même donne.
first = Premier joueur
by-lot = Au hasard
start = Commencer
first-game = Jouer contre deux robots
set-up = Préparer une partie
name-missing = Il manque un nom au joueur { $seat }.
name-hides = Le nom du joueur { $seat } contient un caractère invisible : retapez-le.
seed-missing = Il manque une graine à la donne : n’importe quel mot convient.
go-on = Continuer
resume = Reprendre
turn-of = Au tour { OF($name) }, { $round }
your-turn = À vous, { $round }
see-score = Voir le score
won = { $winners ->
    [1] { LIST($winners) } gagne avec { $points }.
   *[more] { LIST($winners) } partagent la victoire avec { $points } chacun.
}
