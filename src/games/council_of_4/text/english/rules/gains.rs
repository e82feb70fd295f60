//! What is gained: chains, bonuses, the nobility track, reward tiles.

use crate::games::council_of_4::rules::components::Bonus::{Servants, Vp};
use crate::games::council_of_4::rules::components::{
    LAST_MERCHANT_VP, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, NOBILITY_FIRST_VP,
    NOBILITY_SECOND_VP, QUEENS_REWARDS, RewardTile, SERVANTS_PER_OTHER_MERCHANT, Token,
};
use crate::games::council_of_4::text::rules::Block::{
    Heading, List, Picture as Show, Spaces, Steps, Symbols, Text,
};
use crate::games::council_of_4::text::rules::Ruling::{
    R1, R5, R6, R7, R9, R10, R11, R12, R13, R14, R20, R23,
};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Symbol as S, Words as W,
};
use crate::games::council_of_4::text::rules::{BONUS_SYMBOLS, Picture, Section, Topic};
use crate::games::council_of_4::text::tip::Tip;

pub(super) static CHAINS: Section = Section {
    title: "Placing and chains",
    blocks: &[
        Heading("Where you may place"),
        List(&[
            &[
                W("You have a merchant left of your "),
                N(MERCHANTS as u16),
                W(", and none in this city yet. How many others are there does not matter."),
            ],
            &[
                W("For each merchant of somebody else in the city you pay "),
                Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
                W(", neutral ones included. "),
                See(R5),
            ],
            &[W("Merchants stay for the rest of the game.")],
        ]),
        Heading("What it brings, in this order"),
        Steps(&[
            &[
                B("Reward tiles, "),
                W("if this was the last city you needed: that of the region first, then that of \
                   the colour. See "),
                In(Topic::Tiles),
                W(". "),
                See(R6),
            ],
            &[
                B("Tokens: "),
                W("that of the city first, then those of every other city connected with it, in \
                   letter order, each once."),
            ],
            &[
                B("The last merchant: "),
                W("whoever is first to have placed all "),
                N(MERCHANTS as u16),
                W(" gains "),
                Amount(Vp(LAST_MERCHANT_VP as u8)),
                W(", and the last round begins. "),
                See(R7),
                W(" "),
                See(R23),
            ],
        ]),
        Heading("What is connected"),
        Text(&[W(
            "Two cities are connected if you can go from one to the other along roads and have \
               a merchant in every city on the way. The royal city has no token, but it \
               connects.",
        )]),
        Show(
            Picture::Chain,
            "The hills with scarlet merchants in Framek, Graden and Juvelar, and one about to be \
             placed in Indur. Roads join Indur with Framek and, by Juvelar, with Graden. The \
             tokens are numbered: Indur 1, Framek 2, Graden 3. Hellar has no merchant.",
            &[W("Scarlet places in Indur and gains the tokens of Indur, Framek and Graden. \
                   Juvelar is royal: no token, but the way to Graden. Hellar brings nothing, \
                   since scarlet is not there.")],
        ),
        Text(&[
            W("A step of nobility in a token is taken at once, and what its space pays comes \
               before the next token. "),
            See(R11),
            W(" If that opens a choice, the chain waits for the answer. "),
            See(R20),
        ]),
    ],
};

pub(super) static BONUSES: Section = Section {
    title: "Bonuses and tokens",
    blocks: &[
        Text(&[W(
            "Permits, city tokens and nobility spaces bring bonuses. Each has a symbol, with \
               its number inside.",
        )]),
        Symbols(&BONUS_SYMBOLS),
        Heading("What to know of them"),
        List(&[
            &[W("Several bonuses of one tile are gained one after the other, from left to right.")],
            &[
                W("Coins stop at "),
                N(MOST_COINS as u16),
                W(", and what goes beyond is lost. "),
                See(R9),
                W(" Servants and VP have no limit. "),
                See(R10),
            ],
            &[
                W("Cards are drawn one at a time. A hand may hold any number of them. When the \
                   deck is used up, the discards become the new deck. "),
                See(R1),
            ],
            &[
                W("The star "),
                S(Tip::MainAction),
                W(" gives a main action for this turn only. See "),
                In(Topic::Turn),
                W("."),
            ],
        ]),
        Heading("City tokens"),
        Text(&[
            W("The "),
            N(Token::COUNT as u16),
            W(" tokens are never taken. Each pays whenever somebody places in its city, or in a \
               city that becomes connected with it. Two of them bring a step of nobility; these \
               nobility tokens can’t be chosen on the nobility track."),
        ]),
        Heading("Bonuses of permits"),
        Text(&[W(
            "They are gained once, when the permit becomes yours, not when it is used. The \
               nobility track can repeat them.",
        )]),
    ],
};

pub(super) static NOBILITY: Section = Section {
    title: "The nobility track",
    blocks: &[
        Text(&[
            W("Everybody begins on space 0. Each step "),
            S(Tip::Nobility),
            W(" goes one space on, and a space with a symbol pays at once whoever reaches it. "),
            See(R11),
            W(" Nobody is in the way of anybody. Beyond space "),
            N(LAST_NOBILITY_SPACE as u16),
            W(" further steps bring nothing."),
        ]),
        Show(
            Picture::Nobility,
            "The nobility track from 0 to 20 with symbols on the spaces that pay; scarlet stands \
             on space 3, cobalt on 6.",
            &[W("The track as printed, with the markers of two players.")],
        ),
        Heading("What the spaces pay"),
        Spaces,
        Text(&[
            W("In a variant the bonuses of spaces 2 and 4 lie on 1 and 3 instead, and 2 and 4 \
               are empty. "),
            See(R12),
        ]),
        Heading("The choices"),
        List(&[
            &[
                W("The space that repeats one token, the one that repeats two and the one that \
                   repeats a permit can’t be declined. With just one possible answer it is taken \
                   by itself, with none nothing happens. "),
                See(R13),
            ],
            &[W("Where two tokens are repeated you choose both together, and they are gained in \
                   letter order.")],
            &[
                W("The free permit "),
                S(Tip::FreePermit),
                W(" may be declined. It is asked for as long as any permit is face up. Its \
                   bonuses are gained as with any permit."),
            ],
            &[W("A permit is repeated with all its bonuses, used or not, steps of nobility and \
                   the star included. It may be the one just taken.")],
            &[W("A merchant placed just now counts: its city may be chosen.")],
            &[W("Until you answer, nothing else is possible. "), See(R20)],
        ]),
        Heading("At the end of the game"),
        Text(&[
            W("Whoever is furthest gains "),
            Amount(Vp(NOBILITY_FIRST_VP as u8)),
            W(", the second "),
            Amount(Vp(NOBILITY_SECOND_VP as u8)),
            W(". "),
            See(R14),
        ]),
    ],
};

pub(super) static TILES: Section = Section {
    title: "Reward tiles",
    blocks: &[
        Text(&[W(
            "There is a tile for each region and for each city colour but royal. The first who \
               has a merchant in all cities of it takes the tile and keeps it; later it brings \
               nobody anything.",
        )]),
        Show(
            Picture::Tiles,
            "The tiles: coast, hills and mountains 5 VP each, gold 20, silver 12, bronze 8, iron \
             5; the queen’s reward tiles 25, 18, 12, 7 and 3.",
            &[W("Above the tiles of regions and colours, below the queen’s, from the top one on.")],
        ),
        List(&[
            &[
                B("Regions: "),
                Amount(Vp(RewardTile::Coast.vp() as u8)),
                W(" each, for all five cities. The royal city is one of its region’s five."),
            ],
            &[
                B("Colours: "),
                W("gold "),
                Amount(Vp(RewardTile::Gold.vp() as u8)),
                W(", silver "),
                Amount(Vp(RewardTile::Silver.vp() as u8)),
                W(", bronze "),
                Amount(Vp(RewardTile::Bronze.vp() as u8)),
                W(", iron "),
                Amount(Vp(RewardTile::Iron.vp() as u8)),
                W(". The royal city belongs to none of them."),
            ],
            &[
                B("The queen’s reward tiles "),
                W("bring "),
                N(QUEENS_REWARDS[0]),
                W(", "),
                N(QUEENS_REWARDS[1]),
                W(", "),
                N(QUEENS_REWARDS[2]),
                W(", "),
                N(QUEENS_REWARDS[3]),
                W(" and "),
                N(QUEENS_REWARDS[4]),
                W(
                    " VP. The top one that is left comes with each reward tile; who takes two tiles \
                   at once takes two of them.",
                ),
            ],
        ]),
        Text(&[
            W("There are "),
            N(QUEENS_REWARDS.len() as u16),
            W(" of the queen’s and "),
            N(RewardTile::ALL.len() as u16),
            W(" others, so the last reward tiles come alone. All tiles lie open and count at the \
               end. "),
            See(R6),
        ]),
    ],
};
