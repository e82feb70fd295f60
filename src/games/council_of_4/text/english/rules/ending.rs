//! How the game ends and is scored.

use crate::games::council_of_4::rules::components::Bonus::Vp;
use crate::games::council_of_4::rules::components::{
    LAST_MERCHANT_VP, MERCHANTS, MOST_PERMITS_VP, NOBILITY_FIRST_VP, NOBILITY_SECOND_VP,
};
use crate::games::council_of_4::text::rules::Block::{Heading, List, Steps, Text};
use crate::games::council_of_4::text::rules::Ruling::{R7, R14, R15, R16, R23};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Words as W,
};
use crate::games::council_of_4::text::rules::{Section, Topic};

pub(super) static END: Section = Section {
    title: "The end and scoring",
    blocks: &[
        Heading("The last round"),
        Steps(&[
            &[
                W("Somebody places the last of "),
                N(MERCHANTS as u16),
                W(" merchants, gains its chain, and then "),
                Amount(Vp(LAST_MERCHANT_VP as u8)),
                W(". Only the first to do so gains these VP. "),
                See(R7),
                W(" "),
                See(R23),
            ],
            &[W("The turn goes on: main actions and the quick action that are left may be \
                   taken.")],
            &[W("Everybody else has exactly one more turn, with its card.")],
            &[W("After the last of these turns the game is over; no card is drawn any more.")],
        ]),
        Heading("What is added then"),
        List(&[
            &[
                B("Tiles: "),
                W("the VP of reward tiles and queen’s reward tiles. See "),
                In(Topic::Tiles),
                W("."),
            ],
            &[
                B("Nobility: "),
                W("furthest "),
                Amount(Vp(NOBILITY_FIRST_VP as u8)),
                W(", second "),
                Amount(Vp(NOBILITY_SECOND_VP as u8)),
                W(". Several who share the first place have "),
                N(NOBILITY_FIRST_VP),
                W(" each, and then there is no second; several who share the second place have "),
                N(NOBILITY_SECOND_VP),
                W(" each. "),
                See(R14),
            ],
            &[
                B("Permits: "),
                W("whoever has the most, used and unused together, gains "),
                Amount(Vp(MOST_PERMITS_VP as u8)),
                W("; several who share that gain "),
                N(MOST_PERMITS_VP),
                W(" each. "),
                See(R15),
            ],
        ]),
        Heading("Who wins"),
        Text(&[
            W("Most VP win. After a tie it is most servants and politics cards in hand, added \
               together. If that is a tie as well, the victory is shared. "),
            See(R16),
        ]),
        Text(&[W("Coins that are left bring nothing.")]),
    ],
};
