title = Forza
now = { $rating } ± { $deviation } · { GAMES($count) } · massimo { $best }
counted = Delle partite contate sopra conta ognuna contro i bot, tranne quelle assistite, quelle di cui avevi già giocato la distribuzione, o in cui hai scelto chi comincia o la preparazione stampata: chi finisce davanti a un bot vince contro di lui. Si comincia da { $new }, e i bot hanno la forza misurata per il loro livello.
chart-says = La tua forza dopo ogni partita ({ $count }): { $first } all’inizio, { $last } adesso, { $best } al massimo.
after = Forza { $rating } ({ $change })
fair = Avversari alla pari
fair-note = { LIST(LEVEL($levels)) }, per la tua forza di { $rating }
