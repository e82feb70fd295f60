//! The words of the game in English.

use crate::games::council_of_4::rules::components::{LAST_NOBILITY_SPACE, RESERVE_SIZE};
use crate::games::council_of_4::text::rules::Block::{Heading, Symbols, Text, Words};
use crate::games::council_of_4::text::rules::Span::{Number as N, See as In, Words as W};
use crate::games::council_of_4::text::rules::{
    BONUS_SYMBOLS, COLOUR_SYMBOLS, Section, Span, Topic,
};

pub(super) static SECTION: Section = Section {
    title: "Words and symbols",
    blocks: &[
        Text(&[W(
            "The words are those of the second edition; in other editions some things have other \
             names, which stand here as well.",
        )]),
        Words,
        Heading("Symbols of bonuses"),
        Symbols(&BONUS_SYMBOLS),
        Heading("Colours, regions and seats"),
        Symbols(&COLOUR_SYMBOLS),
    ],
};

pub(super) const WORDS: &[(&str, &[Span])] = &[
    (
        "Chain",
        &[
            W("the tokens that one merchant brings, one connected city after the other. See "),
            In(Topic::Chains),
            W("."),
        ],
    ),
    ("City token", &[W("what a city pays; also called reward token.")]),
    ("Connected", &[W("joined by roads through cities with merchants of one’s own.")]),
    ("Council", &[W("four councillors on their balcony: one in each region, and the queen’s.")]),
    ("Councillor", &[W("a member of a council, in one of six colours.")]),
    ("Discards", &[W("politics cards that were paid; they become the deck again.")]),
    ("Emporium", &[W("in other editions: a merchant.")]),
    ("Face-up permit", &[W("one of the two of a region that can be acquired now.")]),
    ("Joker", &[W("a politics card that matches any councillor.")]),
    ("King", &[W("in the first edition: the queen.")]),
    (
        "Merchant",
        &[W("one’s piece in a city; also called emporium or shop. “Placing” is also called \
             building.")],
    ),
    ("Neutral merchant", &[W("one that belongs to nobody. See "), In(Topic::TwoPlayers), W(".")]),
    (
        "Nobility track",
        &[
            W("the track from 0 to "),
            N(LAST_NOBILITY_SPACE as u16),
            W(" on which steps of nobility go forward."),
        ],
    ),
    (
        "Permit",
        &[W("a business permit tile: bonuses, and the right to place in a city of its letters.")],
    ),
    ("Place of a permit", &[W("where a face-up permit lies: first or second.")]),
    ("Politics card", &[W("a card of the hand, of a councillor’s colour or a joker.")]),
    ("Queen’s reward tile", &[W("comes with a reward tile as long as there are any.")]),
    ("Ready", &[W("said of a permit that is not used yet.")]),
    ("Reserve", &[W("the "), N(RESERVE_SIZE as u16), W(" councillors who sit in no council.")]),
    (
        "Reward tile",
        &[W("VP for having all cities of a region or colour first; also called bonus tile.")],
    ),
    ("Royal city", &[W("the one city without a token, where the queen starts.")]),
    ("Satisfy a council", &[W("discard cards that match councillors, and pay the rest.")]),
    ("Servant", &[W("helps with quick actions and beside others’ merchants; also assistant.")]),
    ("Side", &[W("each region has two; together they make eight boards.")]),
    ("Star", &[W("the symbol of an additional main action.")]),
    ("Used", &[W("said of a permit with which a merchant was placed.")]),
    ("VP", &[W("victory points.")]),
];
