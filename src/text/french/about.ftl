version = Curia, version { $version }
unofficial = Un projet d’amateurs, sans lien avec les éditeurs ni avec les auteurs des jeux, ni soutenu par eux
name = Curia
games = À propos des jeux
games-note = Curia est un projet de fans ; voici à qui l’on doit les jeux. Si l’un vous plaît, cherchez-le dans sa boîte.
in-short = Projet d’amateurs, non officiel. Rien ne quitte cet appareil.
offline = Hors ligne
is-kept = Curia est sur cet appareil et s’ouvre sans connexion
is-kept-in-part = Ce que vous avez ouvert est sur cet appareil et fonctionne sans connexion
is-coming = Le reste est en cours d’enregistrement. Vous pouvez continuer à jouer
keep-all = Tout garder ({ $size } Mo)
is-not-kept = Pas encore disponible hors ligne : il faut une connexion pour ouvrir la page
licences = Licences d’utilisation
licences-note = Curia est sous licence MIT ou Apache { "2.0" }, ses polices sous SIL Open Font License { "1.1" }
alegreya = Police Alegreya
source-sans = Police Source Sans { "3" }
others = Composants tiers
update-ready = Une nouvelle version est prête
update-note = La page se recharge, et votre partie continue là où elle en était
update-held = { $held ->
    [turn] Vous pourrez mettre à jour après votre tour
   *[unsaved] Vous pourrez mettre à jour une fois toutes les parties enregistrées
}
update = Mettre à jour
settings-with-update = Réglages ; une nouvelle version est prête
