name = { $of ->
    [confirm] Confirmer
    [skip] Avancer
    [undo] Annuler
    [restart] Recommencer le tour
    [to-here] Revenir ici
    [redo] Rétablir
    [hint] Indice
    [why] Pourquoi ?
    [replay] Revoir d’ici
    [what-if] Et si
    [settings] Réglages
    [moves] Coups possibles
    [own-seat] Votre joueur
    [keys] Raccourcis clavier
    [theme] Clair ou sombre
    [home] Vers l’accueil
    [rules] Règles
    [saved] Enregistrement
   *[assisted] Assistée
}
what = { $of ->
    [confirm] Joue le coup de l’aperçu. Touche : Entrée.
    [skip] Joue aussitôt les tours des robots.
    [undo] Annule votre dernier coup. Seul contre des robots, c’est possible même après une révélation, mais la partie compte alors comme assistée.
    [restart] Annule tout ce que vous avez fait pendant ce tour.
    [to-here] Annule ce coup et tout ce qui l’a suivi.
    [redo] Rejoue le coup annulé.
    [hint] Montre les trois meilleurs coups, avec leurs raisons, et marque la partie comme assistée. Touche : « . ».
    [why] Montre ce que ce robot attendait de son coup, et des autres.
    [replay] Montre la partie à partir de ce moment. Regarder ne change rien.
    [what-if] Démarre à ce moment une partie à part, sans rien changer à ce qui est caché. La partie actuelle ne change pas.
    [settings] Règle la vitesse, le thème, les sons, la taille du texte, les lettres sur les pièces et la langue.
    [moves] Tous les coups que vous pouvez jouer, avec leur prix et leur gain, et une recherche. Touche : « / ».
    [own-seat] Le joueur que vous êtes dans cette partie par lien. Touchez-le pour en changer.
    [keys] Tous les raccourcis clavier. Touche : « ? ».
    [theme] Passe de la page claire à la page sombre, ou l’inverse.
    [home] Quitte la table. Vous pourrez reprendre cette partie quand vous voudrez.
    [rules] Ouvre les règles en images, avec les précisions et une recherche. Touche : F{ "1" }.
    [saved] Enregistre la partie dans ce navigateur après chaque coup.
   *[assisted] Un indice ou un « Et si » a servi, ou un coup a été annulé après une révélation ou le coup d’un robot.
}
