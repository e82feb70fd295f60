### The champions: names, skills and bonuses.

# $of (Champion)
name = { CHAMPION($of) }
# A skill, as the card says it. $steps is how far the Guild Matron moves a marker.
# $of (Champion) $steps (u8)
skill = { SKILL_OF($of, $steps) }.
# The same without a full stop.
# $of (Champion) $steps (u8)
skill-of = { $of ->
    [scarlet_marshal] Spend { "1" } gem: move a red peasant along a line, which can make a village expand
    [amber_tactician] Spend { "1" } gem: swap two peasants of different clans in villages joined by a line
    [emerald_recruiter] Spend { "1" } gem: take a spirit from the temple as a follower of its clan
    [azure_ambassador] Spend { "1" } gem: your marker goes up { "1" } space
    [kindler] Spend { "1" } spirit from this card: place it in a gorge village with exactly { "1" } peasant
    [changeling] Spend { "1" } spirit from this card: it replaces a peasant of another clan in a valley or hill village
    [slanderer] Spend { "1" } spirit from this card: another marker goes down { "1" } space
    [bone_foreman] Spend { "1" } spirit from this card: put it into one of your { craft.many }
    [free_captain] A mercenary you give up may remove a second peasant from the same village
    [guild_matron] A merchant you give up moves your marker { $steps } spaces, not { "1" }
    [ridge_warden] A mountaineer you give up can move a peasant from a valley to a hill instead
    [quartermaster] Move one of your followers into one of your { craft.many }
    [tower_chamberlain] If you made a lord this turn: take a spirit from the temple as a follower of its clan
    [ash_oracle] If you made a demon this turn and a marker is above yours: yours goes up { "1" } space
    [star_climber] If your marker is last, and alone there: it goes up { "1" } space
   *[shepherd_of_clans] Exchange one of your followers for a spirit of another clan from the temple
}
# A bonus at the end, without a full stop: its points, one of the messages that follow, and the limit.
# $points (u16) $brings (Text) $most (Option<u16>)
bonus = { POINTS($points) } { $brings }{ $most ->
    [none] { "" }
   *[some] , at most { $most }
}
# What brings the points of a bonus: each, or so many of them.
# $of (Clan) $every (u16)
for-lords-of = for { $every ->
    [1] each { CLAN($of) } lord
   *[more] every { $every } { CLAN($of) } lords
}
# $every (u16)
for-lords = for { $every ->
    [1] each lord of any clan
   *[more] every { $every } lords of any clan
}
# $of (Clan) $every (u16)
for-demons-of = for { $every ->
    [1] each { CLAN($of) } demon
   *[more] every { $every } { CLAN($of) } demons
}
# $every (u16)
for-demons = for { $every ->
    [1] each demon of any clan
   *[more] every { $every } demons of any clan
}
# $of (Trade) $every (u16)
for-trade = for { $every ->
    [1] each { TRADE($of) }
   *[more] every { $every } { TRADE($of, form: "some") }
}
# $every (u16)
for-trade-sets = for { $every ->
    [1] each set of the three { craft.many }
   *[more] every { $every } sets of the three { craft.many }
}
# $every (u16)
for-steps = for { $every ->
    [1] each space of your marker above the start
   *[more] every { $every } spaces of your marker above the start
}
# $every (u16)
for-follower-sets = for { $every ->
    [1] each set of followers of all four clans
   *[more] every { $every } sets of followers of all four clans
}
# When a skill is used, as a heading.
at-begin = Beginning of turn
at-end = End of turn
# A skill that is used with a step.
# $play (u8)
with-play = With { step } { $play }
# The tokens with which a champion comes.
# $of (Option<Token>)
tokens = { $of ->
    [none] no tokens
    [gem] gems
   *[spirit] spirits
}
title = Champions
# $bought (usize)
one-a-turn = one a turn, { $bought } a game
# The number of cards in the deck.
# $count (u32)
deck = deck { $count }
deck-empty = deck empty
# $count (u8)
costs = { PRICE($count) }
own = Your champions
# $count (usize)
to-buy = { $count ->
    [1] { "1" } to buy
   *[more] { $count } to buy
}
# What the third champion takes.
# $merchants (u8)
third = third: { $merchants } merchants
none-yet = no champion yet
# The button of a skill, with what it spends.
# $spends (Option<Token>)
use-skill = { $spends ->
    [none] Use skill
    [gem] Use { "1" } gem
   *[spirit] Use { "1" } spirit
}
use-loose-gem = Use loose gem
# $count (u8)
gems-left = { GEMS($count) } left
# $count (u8)
spirits-left = { $count ->
    [one] { $count } spirit left
   *[other] { $count } spirits left
}
# Why a skill is closed, in a few words.
passed = passed
# $play (u8)
after = after { step } { $play }
# $play (u8)
with = with { step } { $play }
used = used this turn
empty = nothing left to spend
no-effect = no effect now
