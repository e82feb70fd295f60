title = Réglages
pages = Catégories de réglages
page-all = Tous les réglages
page-look = Apparence
page-motion = Mouvement, son
page-help = Aide en jeu
page-language = Langue
page-about = À propos
theme = Thème
light = Clair
dark = Sombre
system = Système
text-size = Taille du texte
text-size-note = Tout grandit avec le texte, et la disposition s’adapte
percent = { $size } %
letters = Lettres sur les pièces
letters-note = Marque d’une lettre les pièces et les lieux en couleur
speed = Mouvement
speed-note = Durée d’affichage des coups des robots et du trajet des pièces
normal = Normal
fast = Rapide
off = Sans
sounds = Sons
sounds-note = Pour les coups, les gains et votre tour
volume = Volume
hints = Astuces
hints-note = Expliquent ce que vous pointez et signalent une suite possible ou un prix plus bas
only-moves = Coups uniques
only-moves-note = Joue un coup de lui-même quand aucun autre n’est possible ; si vous êtes seul à l’écran, le journal le signale
language = Langue
language-note = Vous pouvez en changer en pleine partie
browsers = Navigateur : { $language }
language-missing = { $language } : pas de connexion, ou Curia vient d’être mis à jour. Réessayez, ou rechargez.
kept = Les changements s’appliquent aussitôt et sont enregistrés ici.
fault = { $fault ->
    [blocked] Les changements s’appliquent jusqu’à la fermeture de la page : ce navigateur bloque le stockage.
    [full] Les changements s’appliquent jusqu’à la fermeture de la page : le navigateur n’a pas pu les enregistrer.
    [crowded] Les changements s’appliquent jusqu’à la fermeture de la page : le navigateur n’a pas pu les enregistrer.
    [not-read-back] Les changements s’appliquent jusqu’à la fermeture de la page : le navigateur n’a pas pu les enregistrer.
    [damaged] Les changements s’appliquent jusqu’à la fermeture de la page : des réglages plus anciens sont illisibles et n’ont pas pu être mis de côté.
   *[newer] Les changements s’appliquent jusqu’à la fermeture de la page : des réglages plus anciens sont illisibles et n’ont pas pu être mis de côté.
}
done = Terminé
unkept-impossible = Impossible à garder hors ligne ici : le navigateur ne le propose pas, ou l’adresse ne commence pas par https. Il faut une connexion pour ouvrir la page
unkept-refused = Curia n’est pas gardé : le navigateur a refusé, ou « sw.js » manque. Il faut une connexion pour ouvrir la page. Nouvel essai à la prochaine visite
unkept-sparing = Pas gardé hors ligne : cette connexion est lente ou réglée pour économiser les données. Essai lors d’une visite avec une autre
unkept-lacking = « { $file } » n’a pas pu être gardé : il n’est pas arrivé, ou la place manque. Ce que vous avez ouvert fonctionne sans connexion
unkept-failed = « { $file } » n’est pas arrivé tel que publié, ou la place manque : Curia n’est pas gardé, et il faut une connexion pour ouvrir la page. Nouvel essai à la prochaine visite
unkept-resting = Plusieurs fois, « { $file } » n’est pas arrivé tel que publié, ou la place manquait : Curia n’est pas gardé, et il faut une connexion pour ouvrir la page. Nouvel essai après un jour, ou avec la prochaine version
