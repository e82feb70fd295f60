to-village = a { VILLAGE($to) }
outside = Afuera
to-city = a la Ciudad
way-to-village = { CLAN($clan) } { TO_VILLAGE($to) }
way-outside = { CLAN($clan) } { outside }
way-to-city = { CLAN($clan) } { to-city }
