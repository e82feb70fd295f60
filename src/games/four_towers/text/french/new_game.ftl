start = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} par joueur, { $supply } paysans de chaque clan.
gems-and-prices = Gemmes et prix
balanced = Équilibrés
printed = Règles imprimées
balanced-note = Les premiers à jouer commencent avec des gemmes, et les prix dépendent du nombre de joueurs : chaque place gagne ainsi à peu près aussi souvent.
printed-note = { $gems } gemmes en tout, aucune au départ, et un seul prix par champion, comme dans les règles imprimées. Plus vous jouez tard, meilleures sont vos chances.
