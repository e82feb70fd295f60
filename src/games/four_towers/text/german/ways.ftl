to-village = nach { VILLAGE($to) }
outside = nach draußen
to-city = in die Stadt
way-to-village = { CLAN($clan) } { TO_VILLAGE($to) }
way-outside = { CLAN($clan) } { outside }
way-to-city = { CLAN($clan) } { to-city }
