to-village = { VILLAGE($to, form: "to") }
outside = Fuori
to-city = nella Città
way-to-village = { CLAN($clan) } { TO_VILLAGE($to) }
way-outside = { CLAN($clan) } { outside }
way-to-city = { CLAN($clan) } { to-city }
