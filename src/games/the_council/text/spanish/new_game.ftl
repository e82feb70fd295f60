start-with = { $events } eventos por mano, { $hands } manos como mucho. Quién reparte primero se decide al azar.
