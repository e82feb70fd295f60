title = Punteggio
now = { $rating } ± { $deviation } · { GAMES($count) } · massimo { $best }
counted = Conta ogni partita che finisci contro i bot, tranne quelle assistite: chi finisce davanti a un bot vince contro di lui. Si comincia da { $new }, e i bot hanno il punteggio misurato per il loro livello.
chart-says = Il tuo punteggio dopo ogni partita ({ $count }): { $first } all’inizio, { $last } adesso, { $best } al massimo.
after = Punteggio { $rating } ({ $change })
fair = Avversari alla pari
fair-note = { LIST(LEVEL($levels)) }, per il tuo punteggio di { $rating }
