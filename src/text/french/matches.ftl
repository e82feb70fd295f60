title = Parties enregistrées
count = { $matches } · { $kilobytes } ko
none-found = Aucune partie trouvée.
show-rest = Afficher { $next } de plus
show-more = Afficher { $next } de plus sur { $hidden }
select-one = Sélectionner « { $name } »
same-again = Comme la dernière
all = Toutes ({ $games })
fewer = Moins
more = Plus pour « { $name } »
rename = Renommer
name = Nom de la partie
name-note = Laissez vide pour reprendre les noms des joueurs.
keep-name = Garder ce nom
copy = Faire une copie
copy-of = Copie de { $name }
game-file = Enregistrer en fichier
json = Enregistrer en JSON
delete = Supprimer
deleted = « { $name } » supprimée.
deleted-many = { $count ->
    [one] { $count } partie supprimée.
   *[other] { $count } parties supprimées.
}
bring-back = Restaurer
not-brought-back = Stockage insuffisant pour la restaurer.
cancel = Annuler
origin-branch = Et si, à partir du coup { $number }
origin-daily = Défi du { $day }
origin-copy = Copie
origin-given = D’un fichier ou d’un lien
players = { $persons ->
    [0] { BOTS($bots) }
    [1] contre { BOTS($bots) }
   *[more] { $persons } humains{ $bots ->
        [0] { "" }
       *[more] { "" }, { BOTS($bots) }
    }
}
just-now = à l’instant
minutes-ago = il y a { $minutes } min
hours-ago = il y a { $hours } h
import-title = Importer une partie
import-body = Choisissez un fichier enregistré depuis Curia, ou déposez-en un ici.
choose-file = Choisir un fichier
drop-here = Déposez-le pour l’importer
link-title = Ouvrir un lien
link-body = Une donne ou une partie qu’on vous a envoyée.
link-field = Lien de la partie
open-link = Ouvrir
taken-in = « { $name } » ajoutée ({ MOVES($actions) }).
taken-in-all = Ajouts depuis le fichier : { $kept } sur { GAMES($all) }.
known-already = « { $name } » est déjà dans votre liste.
known-already-many = { $count ->
        [one] { $count } était déjà dans votre liste.
       *[other] { $count } étaient déjà dans votre liste.
    }
not-opened = Impossible à ouvrir : { $why }.
fell-short = Ouverte jusqu’au coup { $kept } ; la suite ne convient pas : { $why }.
wrong-result = Seul le résultat du fichier est faux : { $why }.
not-text = « { $name } » n’a pas pu être lu : le fichier est trop gros ou inaccessible.
share = Partager par lien
linked-title = Partie partagée
which-link = Le texte contient plusieurs liens. Lequel ouvrir ?
linked-actions = Une partie après { MOVES($actions) }.
only-here = Seulement dans cet onglet
partly-here = Enregistrée en partie
only-here-note = Ce qui n’a pas pu être enregistré de vos parties est perdu quand vous fermez cet onglet.
unreadable-title = Impossible à ouvrir
aside-title = Données endommagées
aside-note = Des données que Curia n’a pas pu lire. Vous n’en avez pas besoin pour jouer : enregistrez-les en fichier, ou supprimez-les.
download = Enregistrer en fichier
discard = Supprimer
discarded = Données supprimées.
keep-title = Gardez vos parties.
keep-note = Elles ne sont que dans ce navigateur. Enregistrez-les toutes en un fichier, à importer ici ou ailleurs.
keep-note-safari = Safari efface les données d’une page après sept jours sans visite. Ajoutez Curia à l’écran d’accueil, ou enregistrez vos parties en fichiers.
keep-a-copy = Cette partie est longue : par sécurité, enregistrez-la en fichier.
save-all = Tout enregistrer
clock-was-ahead = horloge en avance
