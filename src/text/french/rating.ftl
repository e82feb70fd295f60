title = Classement
now = { $rating } ± { $deviation } · { GAMES($count) } · maximum { $best }
counted = Des parties comptées ci-dessus, chacune contre des robots compte, sauf les parties assistées ou rejouées, ou dont vous avez choisi qui commence ou la mise en place imprimée : finir devant un robot, c’est gagner contre lui. On débute à { $new }, et les robots ont le classement mesuré pour leur niveau.
chart-says = Votre classement après chacune de vos parties ({ $count }) : { $first } au début, { $last } maintenant, { $best } au plus haut.
after = Classement { $rating } ({ $change })
fair = Adversaires à votre mesure
fair-note = { LIST(LEVEL($levels)) }, pour votre classement de { $rating }
