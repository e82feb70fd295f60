lords = Seigneurs { CLAN($of, form: "some") } { $before } → { $after } : vos partisans { CLAN($of, form: "some") } rapportent { $points } → { POINTS($now) }.
fell = { $name } a fait descendre votre marqueur : influence { $before } → { $after }.
majority-lost = Vous n’avez plus la majorité de montagnards : { $name } vous a rejoint.
majority-won = Vous avez maintenant la majorité de montagnards.
taken = { $name } a pris { CHAMPION($of, form: "the") } parmi les champions visibles.
gem-taken = { $name } a pris la gemme de la case { $worth }.
passed = { $name } vous a dépassé sur la piste d’influence.
points = Vos points ont changé : { $before } → { $now }.
