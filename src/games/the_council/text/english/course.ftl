### Lessons: their titles, and values inside their texts.

## Lesson: hall, draft, events, ranks, cards, collapse, saving, committing, climbing, failing, ending

# $of (Lesson)
title = { $of ->
    [hall] The hall
    [draft] Cards and chips
    [events] Events
    [ranks] Highest and lowest
    [cards] What cards do
    [collapse] Collapse
    [saving] Saving chips
    [committing] The right card
    [climbing] Where to climb
    [failing] Letting it fail
   *[ending] The last event
}

# Values, as the texts have them: a card is at the beginning of a sentence.
# $points (u16)
with-points = { POINTS($points) }
# $ranks (u8)
with-ranks = { RANKS($ranks) }
# $card (Card)
with-card = { CAPITAL(CARD($card, form: "the")) }
# $suit (Suit)
with-suit = { SUIT($suit) }
