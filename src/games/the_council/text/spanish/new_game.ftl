start-with = { $events } eventos por mano, { $hands } manos como mucho. Quien reparte abre el primer evento.
first-dealer = Quién reparte primero
