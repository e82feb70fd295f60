to-village = à { VILLAGE($to) }
outside = Dehors
to-city = dans la Cité
way-to-village = { CLAN($clan) } { TO_VILLAGE($to) }
way-outside = { CLAN($clan) } { outside }
way-to-city = { CLAN($clan) } { to-city }
