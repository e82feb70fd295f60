lords = { CAPITAL(CLAN($of, form: "some")) } { lord.many } { $before } → { $after }: Deine { CLAN($of, form: "whom") } Anhänger bringen { $points } → { POINTS($now) }.
fell = { $name } hat deinen Marker gesenkt: Einfluss { $before } → { $after }.
majority-lost = Du hast nicht mehr die meisten Bergsteiger: { $name } hat aufgeholt.
majority-won = Du hast jetzt die meisten Bergsteiger.
taken = { $name } hat { CHAMPION($of, form: "whom") } aus der Auslage genommen.
gem-taken = { $name } hat den Edelstein auf { $worth } genommen.
passed = { $name } hat dich auf der Einflussleiste überholt.
points = Deine Punkte haben sich geändert: { $before } → { $now }.
