title = { $of ->
    [hall] La salle
    [draft] Cartes et jetons
    [events] Événements
    [ranks] En tête et au plus bas
    [cards] Effet des cartes
    [collapse] Effondrement
    [saving] Garder ses jetons
    [committing] La bonne carte
    [climbing] Où monter
    [failing] Laisser échouer
   *[ending] Le dernier événement
}

with-points = { POINTS($points) }
with-ranks = { RANKS($ranks) }
with-card = { CAPITAL(CARD($card, form: "the")) }
with-suit = { SUIT($suit) }
