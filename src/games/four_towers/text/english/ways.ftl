### Where lines lead, and who takes them.

# $to (Village)
to-village = to { VILLAGE($to) }
outside = Outside
to-city = into the City
# Who takes a line to a village: “red to Juniva”.
# $clan (Clan) $to (Village)
way-to-village = { CLAN($clan) } { TO_VILLAGE($to) }
# $clan (Clan)
way-outside = { CLAN($clan) } { outside }
# $clan (Clan)
way-to-city = { CLAN($clan) } { to-city }
