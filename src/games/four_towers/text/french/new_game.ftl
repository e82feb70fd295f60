start = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} par joueur, { $supply } paysans de chaque clan.
