start-with = { $events } événements par manche, { $hands } manches au plus. Le donneur ouvre le premier événement.
first-dealer = Premier donneur
