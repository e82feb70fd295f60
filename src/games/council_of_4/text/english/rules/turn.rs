//! A turn and what can be done in it.

use crate::games::council_of_4::rules::components::Bonus::{Coins, Servants};
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, COUNCIL_PRICES, COUNCIL_SIZE,
    ELECTION_COINS, JOKER_PRICE, RESERVE_SIZE, ROAD_PRICE, SEND_SERVANTS, SERVANT_PRICE,
    SERVANTS_ENGAGED, SERVANTS_PER_OTHER_MERCHANT, STARTING_HAND,
};
use crate::games::council_of_4::text::rules::Block::{
    Heading, List, Picture as Show, Prices, Steps, Text,
};
use crate::games::council_of_4::text::rules::Ruling::{
    R1, R2, R3, R4, R5, R8, R9, R18, R19, R20, R21, R22, R24,
};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Symbol as S, Words as W,
};
use crate::games::council_of_4::text::rules::{Picture, Section, Topic};
use crate::games::council_of_4::text::tip::Tip;

pub(super) static TURN: Section = Section {
    title: "A turn",
    blocks: &[
        Show(
            Picture::Turn,
            "A politics card, then a main action and a quick action in either order, then the end \
             of the turn.",
            &[W("A card, a main action, a quick action if you like, and the end of the turn.")],
        ),
        Steps(&[
            &[
                W("You draw one politics card. This happens by itself when the turn begins. "),
                See(R1),
            ],
            &[
                W("You take "),
                B("one main action"),
                W(", which is compulsory, and may take "),
                B("one quick action"),
                W(". Either can come first."),
            ],
            &[W("You end the turn yourself, once a main action was taken.")],
        ]),
        Text(&[
            W("Whoever begins the game decides for the first time with "),
            N(STARTING_HAND as u16 + 1),
            W(" cards: "),
            N(STARTING_HAND as u16),
            W(" from the deal and one just drawn."),
        ]),
        Heading("The four main actions"),
        List(&[
            &[In(Topic::Elect)],
            &[In(Topic::Acquire)],
            &[In(Topic::Place)],
            &[In(Topic::Queen)],
        ]),
        Heading("Additional main actions"),
        Text(&[
            W("They come from the fourth quick action, from the star "),
            S(Tip::MainAction),
            W(
                " of a permit and from the nobility track. They are optional and add up. They bring \
               no second quick action, but the quick action may stand before, between or after \
               main actions. The first main action of a turn is the compulsory one, whatever paid \
               for it. What is left when the turn ends is lost. ",
            ),
            See(R19),
        ]),
        Heading("What always holds"),
        List(&[
            &[
                W("An action is possible only if all that it costs can be paid before anything \
                   is gained by it. "),
                See(R4),
            ],
            &[W("While a bonus waits for your choice, only its answers are possible. "), See(R20)],
            &[W("Electing is always possible, so nobody is ever stuck. "), See(R2)],
            &[W("The game has no limit of turns. "), See(R24)],
        ]),
    ],
};

pub(super) static ELECT: Section = Section {
    title: "Elect a councillor",
    blocks: &[
        Steps(&[
            &[W("Take any councillor of the reserve and put it into any of the four councils, \
                   the queen’s included.")],
            &[
                W("It enters at the arrow "),
                S(Tip::Arrow),
                W(". The others move along, and the one at the far end falls out into the \
                   reserve."),
            ],
            &[W("Gain "), Amount(Coins(ELECTION_COINS)), W(".")],
        ]),
        Show(
            Picture::Election,
            "A council of orange, black, purple and white from the arrow on. After pink was \
             elected it is pink, orange, black and purple, and white stands beside it.",
            &[W("Pink enters at the arrow, white falls out at the other end.")],
        ),
        Text(&[
            W("The reserve holds "),
            N(RESERVE_SIZE as u16),
            W(" councillors before and after, so there is always somebody to elect. "),
            See(R2),
            W(
                " The colour that enters may be the one that falls out. Coins beyond the end of the \
               track are lost. ",
            ),
            See(R9),
        ]),
    ],
};

pub(super) static ACQUIRE: Section = Section {
    title: "Acquire a permit",
    blocks: &[
        Text(&[
            W("Choose a region and satisfy its council: discard 1 to "),
            N(COUNCIL_SIZE as u16),
            W(" politics cards, each for a different councillor. A colour matches as often as it \
               sits there; a joker matches any councillor. Then pay by the number of cards, and "),
            Amount(Coins(JOKER_PRICE)),
            W(" more for each joker."),
        ]),
        Show(
            Picture::Payment,
            "The council orange, black, purple, orange. The cards orange, purple and joker match \
             three of them. Four coins and one coin make five.",
            &[
                W("Three cards cost "),
                N(COUNCIL_PRICES[2] as u16),
                W(", the joker among them "),
                N(JOKER_PRICE as u16),
                W(" more."),
            ],
        ),
        Prices,
        Text(&[
            W("You may use fewer cards than you could, and jokers where a colour would do. "),
            See(R3),
            W(" Which councillor a joker stands for makes no difference. "),
            See(R22),
        ]),
        Heading("Then take one of the two permits"),
        Steps(&[
            &[W("The cards go to the discards.")],
            &[W("The permit is yours. Its bonuses are gained from left to right, as printed.")],
            &[
                W("When all of them are done, choices included, its place is filled from the \
                   deck. "),
                See(R21),
                W(" Without a permit in the deck it stays empty. "),
                See(R18),
            ],
        ]),
        Show(
            Picture::Permits,
            "Two face-up permits of the hills, the first for F, I and J with a servant and a \
             nobility step, and the deck beside them.",
            &[W("The letters are the cities where the permit can be used: the first one in \
                   Framek, Indur or Juvelar.")],
        ),
        Heading("What is not possible"),
        List(&[
            &[W("Taking a permit from a deck, or both permits with one action.")],
            &[W("Discarding cards that match nobody.")],
            &[W("Paying with what the permit will bring. "), See(R4)],
        ]),
    ],
};

pub(super) static PLACE: Section = Section {
    title: "Place with a permit",
    blocks: &[
        Steps(&[
            &[W("Choose one of your permits that is not used, and a city of its letters.")],
            &[
                W("The city has no merchant of yours yet. Pay "),
                Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
                W(" for each merchant of somebody else there. "),
                See(R5),
            ],
            &[W("Place a merchant. What that brings is told in "), In(Topic::Chains), W(".")],
        ]),
        Show(
            Picture::UsedPermit,
            "A permit for H and I, and the same permit hatched: it is used.",
            &[W("A permit is used once; used ones are hatched.")],
        ),
        Text(&[W(
            "A used permit stays yours. It counts for the most permits at the end, and the \
               nobility track can repeat its bonuses. It can’t place a second merchant.",
        )]),
        Text(&[
            W("Placing needs no cards and no coins. The servants must be there beforehand: those \
               of the city’s token come too late. "),
            See(R4),
        ]),
    ],
};

pub(super) static QUEEN: Section = Section {
    title: "Place with the queen’s help",
    blocks: &[
        Text(&[W("This needs no permit, and every city can be reached.")]),
        Steps(&[
            &[
                W("Satisfy the queen’s council "),
                S(Tip::Council(crate::games::council_of_4::rules::components::Council::Queen)),
                W(" with cards and coins, as for a permit: see "),
                In(Topic::Acquire),
                W(" and the prices there. "),
                See(R3),
                W(" "),
                See(R22),
            ],
            &[
                W("Move the queen "),
                S(Tip::Queen),
                W(" along roads to a city, by the shortest way, for "),
                Amount(Coins(ROAD_PRICE)),
                W(" a road. If she stays where she is, that costs nothing."),
            ],
            &[
                W("Place a merchant there, for "),
                Amount(Servants(SERVANTS_PER_OTHER_MERCHANT as u8)),
                W(" for each merchant of somebody else. "),
                See(R5),
                W(" What it brings is told in "),
                In(Topic::Chains),
                W("."),
            ],
        ]),
        Show(
            Picture::QueensWay,
            "A part of the map. The queen’s way leads from Juvelar by Lyram to Osium: two roads.",
            &[
                W("From Juvelar to Osium are two roads, so the way costs "),
                N(2 * ROAD_PRICE as u16),
                W(" coins. Merchants along the way do not matter."),
            ],
        ),
        Text(&[
            W("Placing is part of the action. She goes, or stays, only where you may place and \
               can pay everything: cards, way and servants. "),
            See(R4),
        ]),
    ],
};

pub(super) static QUICK: Section = Section {
    title: "The quick actions",
    blocks: &[
        Text(&[W(
            "One of them may be taken in a turn, before or after a main action. A second one \
               is never possible.",
        )]),
        Heading("Engage a servant"),
        Text(&[
            W("Pay "),
            Amount(Coins(SERVANT_PRICE)),
            W(" and gain "),
            Amount(Servants(SERVANTS_ENGAGED)),
            W("."),
        ]),
        Heading("Change permits"),
        Text(&[
            W("Pay "),
            Amount(Servants(CHANGE_PERMITS_SERVANTS as u8)),
            W(". Both face-up permits of a region go under its deck, the first one first, and \
               two others take their places. With an empty deck this is not possible; with one \
               permit in it, that one comes first and the old first one second. "),
            See(R8),
        ]),
        Heading("Send a servant to elect"),
        Text(&[
            W("Pay "),
            Amount(Servants(SEND_SERVANTS as u8)),
            W(" and elect a councillor as in "),
            In(Topic::Elect),
            W(", but gain no coins."),
        ]),
        Heading("An additional main action"),
        Text(&[
            W("Pay "),
            Amount(Servants(ADDITIONAL_MAIN_SERVANTS as u8)),
            W(": you may take one main action more this turn. If you don’t, it is lost. "),
            See(R19),
        ]),
    ],
};
