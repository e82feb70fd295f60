start-with = { $events } eventi per mano, { $hands } mani al massimo. Il mazziere apre il primo evento.
first-dealer = Primo mazziere
