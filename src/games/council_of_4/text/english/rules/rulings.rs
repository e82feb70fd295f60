//! The rulings in English: what is asked, what holds, and why that matters.

use crate::games::council_of_4::rules::components::Bonus::{Servants, Vp};
use crate::games::council_of_4::rules::components::{
    LAST_MERCHANT_VP, LAST_NOBILITY_SPACE, MOST_COINS, MOST_PERMITS_VP, NOBILITY_FIRST_VP,
    RESERVE_SIZE, SERVANTS_PER_OTHER_MERCHANT,
};
use crate::games::council_of_4::text::rules::Block::{Rulings, Text};
use crate::games::council_of_4::text::rules::Span::{Amount, Number as N, Words as W};
use crate::games::council_of_4::text::rules::{Ruling, RulingText, Section};

pub(super) static SECTION: Section = Section {
    title: "All rulings",
    blocks: &[
        Text(&[W(
            "The printed rules leave some questions open, and here and there they disagree. \
               These rulings decide; the game follows them without exception.",
        )]),
        Rulings,
    ],
};

pub(super) const RULINGS: [RulingText; Ruling::ALL.len()] = [
    RulingText {
        question: "What if deck and discards are both empty?",
        answer: &[W("No card is drawn.")],
        why: &[W(
            "All cards are in hands then. A turn can begin without a card, and a bonus of three \
             cards may bring fewer.",
        )],
    },
    RulingText {
        question: "What if no main action is possible?",
        answer: &[
            W("That can’t happen: the reserve always holds "),
            N(RESERVE_SIZE as u16),
            W(" councillors, and electing costs nothing."),
        ],
        why: &[W("A turn can always be played and ended; there is no passing.")],
    },
    RulingText {
        question: "May one pay with jokers or with fewer cards than one could?",
        answer: &[W("Yes.")],
        why: &[W(
            "Nothing forbids it. Keeping a colour for another council can be worth the coins.",
        )],
    },
    RulingText {
        question: "Can a gain pay for the action that brings it?",
        answer: &[W(
            "No. An action is possible only if everything it costs can be paid before anything \
             is gained, and the queen comes only to cities where placing is allowed.",
        )],
        why: &[W(
            "The coins of a permit don’t help to buy it, and the servants of a token don’t help \
             to place beside others. The queen can’t be moved for the sake of moving her.",
        )],
    },
    RulingText {
        question: "Do neutral merchants cost servants?",
        answer: &[
            W("Yes, "),
            Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
            W(" each, as anybody else’s."),
        ],
        why: &[W(
            "What counts is a merchant that is already there and not one’s own. At a table of \
             two this makes some cities dear from the start.",
        )],
    },
    RulingText {
        question: "In which order does a merchant bring its gains?",
        answer: &[W(
            "Reward tiles first, the region’s before the colour’s; then the tokens, the new \
             city’s first and the others by letter.",
        )],
        why: &[W(
            "Tiles count at the end only, so that order changes no points. That of tokens matters \
             where steps of nobility are among them or coins come near the end of their track.",
        )],
    },
    RulingText {
        question: "What does a last merchant bring that is placed in the last round?",
        answer: &[
            W("No VP of its own: the "),
            Amount(Vp(LAST_MERCHANT_VP as u8)),
            W(" go to the first player only. Tiles and tokens come as always."),
        ],
        why: &[W("So it is worth something to be the one who ends the game.")],
    },
    RulingText {
        question: "Can permits be changed when the deck is empty?",
        answer: &[W(
            "No. With one permit in the deck it is possible: that one comes to the first place, \
             and the permit that lay there to the second.",
        )],
        why: &[W(
            "With an empty deck the same two permits would come back. Permits go under the deck, \
             the first before the second, so what comes last is known.",
        )],
    },
    RulingText {
        question: "What happens to coins beyond the end of the track?",
        answer: &[W("They are lost: nobody has more than "), N(MOST_COINS as u16), W(".")],
        why: &[W(
            "The track ends there. Before confirming, the receipt says how many would be lost.",
        )],
    },
    RulingText {
        question: "Can servants run out?",
        answer: &[W("No, there is no limit.")],
        why: &[W("Servants only count; a printed supply that is too small changes nothing.")],
    },
    RulingText {
        question: "What do several steps of nobility at once pay?",
        answer: &[W(
            "They are taken one at a time, and each space that is reached pays at once, before \
             the next step and before the rest of a chain.",
        )],
        why: &[W("No space is jumped over: two steps can bring two payments.")],
    },
    RulingText {
        question: "Where do the first two bonuses of the nobility track lie?",
        answer: &[W(
            "On spaces 2 and 4. In the variant they lie on 1 and 3, and 2 and 4 pay nothing.",
        )],
        why: &[W(
            "The printed board has 2 and 4, a printed manual 1 and 3. The choice is made with \
             the board of a new game.",
        )],
    },
    RulingText {
        question: "What if a choice has too few answers?",
        answer: &[W(
            "With one answer it is taken by itself, with none nothing happens. Where two tokens \
             are to be repeated and only one can be, that one is gained.",
        )],
        why: &[W(
            "There is nothing to decide. A free permit is always asked for, since declining is \
             an answer, too.",
        )],
    },
    RulingText {
        question: "How are ties on the nobility track scored, and does space 0 count?",
        answer: &[
            W("All who are furthest gain "),
            Amount(Vp(NOBILITY_FIRST_VP as u8)),
            W(
                ". If that is one alone, all in the next place are second. This holds on space 0 as \
               well.",
            ),
        ],
        why: &[
            W("The rule makes no exception. Where nobody has moved everybody gains "),
            N(NOBILITY_FIRST_VP),
            W(", which changes nothing; with one ahead, all on 0 are second."),
        ],
    },
    RulingText {
        question: "Who scores for the most permits after a tie?",
        answer: &[
            W("All of them, "),
            Amount(Vp(MOST_PERMITS_VP as u8)),
            W(" each, even with no permit at all."),
        ],
        why: &[W("The same idea as on the nobility track.")],
    },
    RulingText {
        question: "What if servants and cards are equal, too?",
        answer: &[W("The victory is shared.")],
        why: &[W("There is nothing further to compare.")],
    },
    RulingText {
        question: "In which order do the players have their turns?",
        answer: &[W(
            "From seat to seat, beginning with the first player, and from the last seat on to \
             the first again.",
        )],
        why: &[W("It is the way round the table, and decides who starts with how much.")],
    },
    RulingText {
        question: "What if a place has no permit to fill it?",
        answer: &[W("It stays empty for the rest of the game.")],
        why: &[W(
            "Nothing puts permits back: changing them needs a deck. A region can run out of \
             permits, and then only the queen leads there.",
        )],
    },
    RulingText {
        question: "Can main actions be kept for a later turn?",
        answer: &[W("No. What is left at the end of the turn is lost.")],
        why: &[W("They belong to the turn in which they were gained or paid for.")],
    },
    RulingText {
        question: "What is possible while a choice is open?",
        answer: &[W("Only its answers. A turn can’t end before all gains are done.")],
        why: &[W(
            "Nothing can slip in between: no quick action pays for an answer, and a chain that \
             waits is never forgotten.",
        )],
    },
    RulingText {
        question: "When is the place of a permit filled again?",
        answer: &[W(
            "When all bonuses of the permit that was taken are done, choices included. A permit \
             that is taken for free among them has its own place filled first.",
        )],
        why: &[W(
            "A free permit can’t be one that nobody has seen yet: until then the place is empty.",
        )],
    },
    RulingText {
        question: "When are two payments the same?",
        answer: &[W("When they have as many cards of each colour and as many jokers.")],
        why: &[W(
            "Which councillor a joker stands for changes neither the price nor anything later.",
        )],
    },
    RulingText {
        question: "What if the chain of the last merchant opens a choice?",
        answer: &[
            W("The chain comes first, with its choices. Then come the "),
            Amount(Vp(LAST_MERCHANT_VP as u8)),
            W(", and the last round begins."),
        ],
        why: &[W("It is the third of the three gains of a merchant, and they are not mixed.")],
    },
    RulingText {
        question: "How long may a game last?",
        answer: &[W("As long as the players like: the rules set no limit.")],
        why: &[
            W("Everybody may elect for ever. On the nobility track "),
            N(LAST_NOBILITY_SPACE as u16),
            W(" is the end, and permits run out, but no turn has to bring the end nearer."),
        ],
    },
];
