### The game in four pictures, shown over the first table.

## Picture: draw, expansion, lord-or-demon, score

title = Four Towers in four pictures
# The title of a picture, and what it means.
# $of (Picture)
picture-title = { $of ->
    [draw] Draw, place, keep
    [expansion] A village expands
    [lord-or-demon] Lord or demon
   *[score] Followers × lords
}
# $of (Picture) $drawn (u8) $expands (u8)
picture-what = { $of ->
    [draw] Draw { $drawn } peasants. One goes to a village, two stay with you as followers or in a { craft }.
    [expansion] With { $expands } peasants a village expands: one leaves along each line. You say who goes where.
    [lord-or-demon] Outside, a peasant becomes a lord and your marker climbs. In the City, it becomes a demon and pulls a lord of its clan down.
   *[score] At the end, each follower counts once for every lord of its clan.
}
rest = You’ll meet { craft.many } and champions on the way: each says what it does when you can first use it.
play = Play
