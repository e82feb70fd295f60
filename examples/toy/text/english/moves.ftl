### Moves, what is asked, why something is not possible, and what speaks for a move.

## Phase: lay, take, stake, over

# $card (u8)
lay = Lay { $card }
# $prize (u8)
take = Take { $prize }
keep = Keep
stake = Stake
# What the seat on turn is asked.
# $of (Phase)
asked = { $of ->
    [lay] Lay a card in secret
    [take] Take a prize
    [stake] Stake on luck, or keep what you have
   *[over] The game is over
}
# Why a move is not possible.
# $of (Phase)
refused = { $of ->
    [lay] You lay a card of your hand now.
    [take] You take one of the prizes now.
    [stake] You stake or keep now.
   *[over] The game is over.
}
# $count (u8)
players = The toy is a game for three to five, not for { $count }
# What a move is good for.
# $points (u32)
brings = Brings { POINTS($points) }
cause = Prizes and stakes
prizes = Prizes
hand = Your cards
