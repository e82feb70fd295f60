//! What the game is about, what lies on the table, and how it is set up.

use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::Bonus::Vp;
use crate::games::council_of_4::rules::components::QUEENS_REWARDS;
use crate::games::council_of_4::rules::components::{
    CARDS_PER_COLOUR, COUNCIL_SIZE, COUNCILLORS_PER_COLOUR, Colour, JOKERS, LAST_MERCHANT_VP,
    LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, MOST_NEUTRAL_MERCHANTS, PERMITS_PER_REGION,
    PLAYERS, Permit, RESERVE_SIZE, RewardTile, STARTING_COINS, STARTING_HAND, STARTING_SERVANTS,
    Token,
};
use crate::games::council_of_4::text::rules::Block::{Heading, List, Picture as Show, Steps, Text};
use crate::games::council_of_4::text::rules::Ruling::{R5, R12, R17};
use crate::games::council_of_4::text::rules::Span::{
    Amount, Number as N, Ruling as See, See as In, Strong as B, Symbol as S, Words as W,
};
use crate::games::council_of_4::text::rules::{Picture, Section, Topic};
use crate::games::council_of_4::text::tip::Tip;
use crate::record::SeatColour;

pub(super) static AIM: Section = Section {
    title: "The aim",
    blocks: &[
        Text(&[
            W("Four councils decide who may trade in "),
            N(City::ALL.len() as u16),
            W(
                " cities. With politics cards you win a council’s favour, for that you get permits, \
               and with permits you place your ",
            ),
            N(MERCHANTS as u16),
            W(" merchants, city by city."),
        ]),
        Text(&[
            W("What decides is victory points "),
            S(Tip::Vp),
            W(", VP for short. Some are gained on the way, the rest is added when the game is \
               over. Most VP win."),
        ]),
        Heading("How one thing leads to another"),
        Steps(&[
            &[
                W("Elect councillors whose colours you hold: your cards then match more of a \
                   council, and a permit costs less. See "),
                In(Topic::Elect),
                W(" and "),
                In(Topic::Acquire),
                W("."),
            ],
            &[
                W("A permit brings its bonuses at once and later a merchant in one of its \
                   cities. See "),
                In(Topic::Place),
                W("."),
            ],
            &[
                W("The queen takes you to any city, without a permit. See "),
                In(Topic::Queen),
                W("."),
            ],
            &[
                W("A merchant brings the token of its city, and of all your cities connected \
                   with it. See "),
                In(Topic::Chains),
                W("."),
            ],
            &[
                W("All cities of a region or of a colour bring a reward tile to whoever has them \
                   first. See "),
                In(Topic::Tiles),
                W("."),
            ],
        ]),
        Heading("When it ends"),
        Text(&[
            W("Somebody is first to place the last of "),
            N(MERCHANTS as u16),
            W(" merchants, for "),
            Amount(Vp(LAST_MERCHANT_VP as u8)),
            W(". Everybody else has one more turn, then the rest is added. See "),
            In(Topic::End),
            W("."),
        ]),
    ],
};

pub(super) static TABLE: Section = Section {
    title: "The table",
    blocks: &[
        Heading("The map"),
        List(&[
            &[
                B("Regions: "),
                W("coast "),
                S(Tip::Region(crate::games::council_of_4::rules::board::Region::Coast)),
                W(", hills "),
                S(Tip::Region(crate::games::council_of_4::rules::board::Region::Hills)),
                W(" and mountains "),
                S(Tip::Region(crate::games::council_of_4::rules::board::Region::Mountains)),
                W(", with the cities A to E, F to J and K to O. Everything that goes by letter \
                   follows this order."),
            ],
            &[
                B("Roads "),
                W("join cities, also from region to region. They matter for chains and for the \
                   queen’s way, for nothing else."),
            ],
            &[
                B("City colours: "),
                W("gold, silver, bronze and iron, shown by ring and sign. One city is royal: it \
                   has no token, and the queen starts there."),
            ],
            &[
                B("City tokens: "),
                N(Token::COUNT as u16),
                W(" in all, one at each city but the royal one. They stay there for the whole \
                   game and can pay again and again."),
            ],
        ]),
        Show(
            Picture::City,
            "The city Indur on its bronze ring, with the queen at its left, a token for two \
             servants at its right and three merchants below: a round, a square and a triangular \
             head.",
            &[W("A city with its ring and sign, its token, the queen, and merchants below. The \
                   head of a merchant says whose it is.")],
        ),
        Heading("Beside the map"),
        List(&[
            &[
                B("Below each region "),
                W("lie its council of "),
                N(COUNCIL_SIZE as u16),
                W(", two face-up permits (first and second), the deck of the others with their \
                   number, and the region’s reward tile."),
            ],
            &[
                B("The court "),
                W("is the queen’s council, her reward tiles, the tiles of the city colours, the \
                   reserve of "),
                N(RESERVE_SIZE as u16),
                W(" councillors, and how many politics cards are in deck and discards."),
            ],
            &[
                B("Two tracks "),
                W("count nobility from 0 to "),
                N(LAST_NOBILITY_SPACE as u16),
                W(" and coins from 0 to "),
                N(MOST_COINS as u16),
                W("."),
            ],
            &[
                B("Each seat "),
                W("has a shape of its own, "),
                S(Tip::Seat(SeatColour::Scarlet)),
                W(" "),
                S(Tip::Seat(SeatColour::Cobalt)),
                W(" "),
                S(Tip::Seat(SeatColour::Forest)),
                W(" "),
                S(Tip::Seat(SeatColour::Amber)),
                W(" "),
                S(Tip::Seat(SeatColour::Onyx)),
                W(", on merchants, tracks and log. Its panel shows VP, coins, servants, cards in \
                   hand, nobility, permits ready and in all, merchants to place, and tiles."),
            ],
        ]),
        Heading("What is hidden"),
        Text(&[W(
            "Hidden are the cards in a hand, the order of the politics deck, and the order of \
               the permit decks; what was put under a permit deck is known. Everything else lies \
               open: how many cards somebody has, the discards, permits used or not, servants, \
               coins, tiles, both tracks.",
        )]),
    ],
};

pub(super) static SETUP: Section = Section {
    title: "Set-up and boards",
    blocks: &[
        Steps(&[
            &[
                W("A side is chosen for each of the three regions, which makes eight boards. The "),
                N(Token::COUNT as u16),
                W(" tokens are shuffled, one to each city but the royal one, where the queen \
                   starts."),
            ],
            &[
                W("The "),
                N(PERMITS_PER_REGION as u16),
                W(" permits of each region are shuffled. Two are turned up, the first place \
                   before the second. At a table of two the neutral merchants come before that, \
                   see "),
                In(Topic::TwoPlayers),
                W("."),
            ],
            &[
                W("The "),
                N(COUNCILLORS_PER_COLOUR as u16 * Colour::ALL.len() as u16),
                W(" councillors are shuffled: "),
                N(COUNCIL_SIZE as u16),
                W(" to each of the four councils, "),
                N(RESERVE_SIZE as u16),
                W(" to the reserve."),
            ],
            &[
                W("Who begins is drawn by lot or chosen. The turn then passes from seat to seat. "),
                See(R17),
            ],
            &[
                W("In this order everybody gets "),
                N(STARTING_COINS[0] as u16),
                W(", "),
                N(STARTING_COINS[1] as u16),
                W(", "),
                N(STARTING_COINS[2] as u16),
                W(" and "),
                N(STARTING_COINS[3] as u16),
                W(" coins, and "),
                N(STARTING_SERVANTS[0]),
                W(", "),
                N(STARTING_SERVANTS[1]),
                W(", "),
                N(STARTING_SERVANTS[2]),
                W(" and "),
                N(STARTING_SERVANTS[3]),
                W(" servants: whoever waits longer has more. Everybody gets "),
                N(STARTING_HAND as u16),
                W(" politics cards and begins with 0 VP and 0 nobility."),
            ],
        ]),
        Heading("What there is"),
        List(&[
            &[
                N(Permit::COUNT as u16),
                W(" permits, "),
                N(Token::COUNT as u16),
                W(" city tokens, "),
                N(RewardTile::ALL.len() as u16),
                W(" reward tiles, "),
                N(QUEENS_REWARDS.len() as u16),
                W(" queen’s reward tiles."),
            ],
            &[
                N(COUNCILLORS_PER_COLOUR as u16 * Colour::ALL.len() as u16),
                W(" councillors, "),
                N(COUNCILLORS_PER_COLOUR as u16),
                W(" of each of "),
                N(Colour::ALL.len() as u16),
                W(" colours."),
            ],
            &[
                N(CARDS_PER_COLOUR as u16 * Colour::ALL.len() as u16 + JOKERS as u16),
                W(" politics cards: "),
                N(CARDS_PER_COLOUR as u16),
                W(" of each colour and "),
                N(JOKERS as u16),
                W(" jokers."),
            ],
            &[
                W("For "),
                N(*PLAYERS.start() as u16),
                W(" to "),
                N(*PLAYERS.end() as u16),
                W(" players, "),
                N(MERCHANTS as u16),
                W(" merchants each."),
            ],
        ]),
        Heading("The eight boards"),
        Text(&[W(
            "The side of a region decides its inner roads and the colours of its cities. On \
               every board 5 cities are gold, 4 silver, 3 bronze, 2 iron and 1 royal: Juvelar with \
               side 1 of the hills, Graden with side 2. Six roads cross from region to region; \
               five are always the same, the sixth is Hellar–Merkatim with side 1 of the hills \
               and Juvelar–Merkatim with side 2.",
        )]),
        Show(
            Picture::Boards,
            "The eight boards in small, each with its roads and the colours of its cities.",
            &[W("The numbers are the sides of coast, hills and mountains.")],
        ),
        Heading("A variant"),
        Text(&[
            W("The first two bonuses of the nobility track lie on spaces 2 and 4, as printed on \
               the board, or on 1 and 3. This is chosen with the board. "),
            See(R12),
        ]),
    ],
};

pub(super) static TWO_PLAYERS: Section = Section {
    title: "Two players",
    blocks: &[
        Text(&[
            W("At a table of two, merchants that belong to nobody stand in some cities from the \
               start. "),
            S(Tip::Neutral),
        ]),
        Steps(&[
            &[W("Before any permit is face up, one permit of each region is drawn by chance.")],
            &[W("A neutral merchant is placed in every city on these permits, one in each.")],
            &[W("The drawn permits are shuffled back into their decks.")],
        ]),
        Text(&[
            W("So there are 3 to "),
            N(MOST_NEUTRAL_MERCHANTS as u16),
            W(" of them. Placing beside one costs as much as beside the other player’s \
               merchant. "),
            See(R5),
            W(" They gain nothing, claim no tile and never move."),
        ]),
        Show(
            Picture::Neutral,
            "Two cities: one with a neutral merchant alone, one with a neutral and a scarlet \
             merchant.",
            &[W(
                "Placing in the first costs one servant, in the second two for anybody but scarlet.",
            )],
        ),
    ],
};
