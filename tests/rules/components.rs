//! The components against the printed ones: every permit, token and road, and the totals. The numbers are
//! repeated here, taken from the printed components and not from the code.

use curia::games::council_of_4::rules::board::{Board, City, CityColour, Region, Sides};
use curia::games::council_of_4::rules::cards::Cards;
use curia::games::council_of_4::rules::components;
use curia::games::council_of_4::rules::components::{
    Bonus, Colour, Council, NobilityVariant, Permit, Politics, RewardTile, SpaceBonus, Token,
    nobility_space,
};

/// Numbers from outside, such as those of a file, may name nothing.
#[test]
fn a_number_names_what_is_in_the_box_or_nothing() {
    for region in Region::ALL {
        assert!(Permit::of(region, 14).is_some_and(|permit| permit.region() == region));
        assert_eq!(Permit::of(region, 15), None);
    }
    let permits = (0..=u8::MAX).filter(|&number| Permit::try_from(number).is_ok());
    assert!(permits.eq(0..45));
    let tokens = (0..=u8::MAX).filter(|&number| Token::try_from(number).is_ok());
    assert!(tokens.eq(0..14));
    assert!((0..8).map(Sides::of_number).eq(Sides::all()));
    assert!((8..16).map(Sides::of_number).eq(Sides::all()), "after the eighth they begin again");
}

const PERMITS: [&str; 45] = [
    "C01 A: 4 vp, 3 coins",
    "C02 B: 3 cards, 1 servants",
    "C03 C: 2 servants, 3 coins",
    "C04 D: 7 vp",
    "C05 E: 1 main, 2 coins",
    "C06 AB: 3 coins, 1 cards",
    "C07 AE: 2 nobility",
    "C08 BC: 3 vp, 3 coins",
    "C09 CD: 3 vp, 1 servants",
    "C10 DE: 3 vp, 1 servants",
    "C11 ABC: 2 servants",
    "C12 ABE: 3 coins",
    "C13 ADE: 1 coins, 2 vp",
    "C14 BCD: 1 servants, 1 vp",
    "C15 CDE: 1 cards, 1 nobility",
    "H01 F: 2 cards, 4 coins",
    "H02 G: 2 servants, 2 vp, 1 nobility",
    "H03 H: 4 servants",
    "H04 I: 2 cards, 2 servants",
    "H05 J: 1 main, 2 vp",
    "H06 FG: 5 coins",
    "H07 FJ: 2 servants, 1 coins",
    "H08 GH: 3 servants",
    "H09 HI: 5 vp",
    "H10 IJ: 2 cards, 1 nobility",
    "H11 FGH: 1 nobility, 1 coins",
    "H12 FGJ: 2 coins, 1 vp",
    "H13 FIJ: 1 servants, 1 nobility",
    "H14 GHI: 1 cards, 1 servants",
    "H15 HIJ: 2 cards",
    "M01 K: 4 cards",
    "M02 L: 1 coins, 3 servants",
    "M03 M: 5 vp, 1 nobility",
    "M04 N: 7 coins",
    "M05 O: 3 cards, 1 nobility",
    "M06 KL: 1 cards, 2 servants",
    "M07 KO: 2 cards, 1 nobility",
    "M08 LM: 3 cards",
    "M09 MN: 1 main",
    "M10 NO: 2 vp, 2 cards",
    "M11 KLM: 1 servants, 1 coins",
    "M12 KLO: 1 cards, 1 coins",
    "M13 KNO: 1 cards, 1 vp",
    "M14 LMN: 3 vp",
    "M15 MNO: 1 nobility, 1 vp",
];

const TOKENS: [&str; 14] = [
    "T01: 1 vp",
    "T02: 2 vp",
    "T03: 3 vp",
    "T04: 1 coins",
    "T05: 2 coins",
    "T06: 3 coins",
    "T07: 1 servants",
    "T08: 2 servants",
    "T09: 1 cards",
    "T10: 1 servants, 1 coins",
    "T11: 1 servants, 1 cards",
    "T12: 1 cards, 1 vp",
    "T13: 1 nobility",
    "T14: 1 nobility",
];

/// Board, colours of the cities in letter order (gold, silver, bronze, iron, Royal), roads.
const BOARDS: [(&str, &str, &str); 8] = [
    ("111", "igssbgsgbRgsibg", "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO"),
    ("112", "igssbgsgbRgisbg", "AB AC BD BE CF DG EH FI GJ HJ HM IJ IK JL KL LN MO"),
    ("121", "igssbgRgbsgsibg", "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO"),
    ("122", "igssbgRgbsgisbg", "AB AC BD BE CF DG EH FG FI GH GI HJ IK JL JM KL LN MO"),
    ("211", "gbsisgsgbRgsibg", "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KN LO MO NO"),
    ("212", "gbsisgsgbRgisbg", "AC BE CD CF DG EH FI GJ HJ HM IJ IK JL KL LN MO"),
    ("221", "gbsisgRgbsgsibg", "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KN LO MO NO"),
    ("222", "gbsisgRgbsgisbg", "AC BE CD CF DG EH FG FI GH GI HJ IK JL JM KL LN MO"),
];

const CITIES: [&str; 15] = [
    "Arkon", "Burgen", "Castrum", "Dorful", "Esti", "Framek", "Graden", "Hellar", "Indur",
    "Juvelar", "Kultos", "Lyram", "Merkatim", "Naris", "Osium",
];

fn written(bonuses: &[Bonus]) -> String {
    let bonus = |bonus: &Bonus| match bonus {
        Bonus::Coins(amount) => format!("{amount} coins"),
        Bonus::Servants(amount) => format!("{amount} servants"),
        Bonus::Vp(amount) => format!("{amount} vp"),
        Bonus::Cards(amount) => format!("{amount} cards"),
        Bonus::Nobility(amount) => format!("{amount} nobility"),
        Bonus::MainAction => "1 main".to_string(),
    };
    bonuses.iter().map(bonus).collect::<Vec<_>>().join(", ")
}

/// Returns the sums of these bonuses: VP, coins, servants, cards, nobility steps, main actions.
fn totals<'a>(bonuses: impl Iterator<Item = &'a Bonus>) -> [u32; 6] {
    let mut totals = [0; 6];
    for bonus in bonuses {
        let (kind, amount) = match *bonus {
            Bonus::Vp(amount) => (0, amount),
            Bonus::Coins(amount) => (1, amount),
            Bonus::Servants(amount) => (2, amount),
            Bonus::Cards(amount) => (3, amount),
            Bonus::Nobility(amount) => (4, amount),
            Bonus::MainAction => (5, 1),
        };
        totals[kind] += u32::from(amount);
    }
    totals
}

fn boards() -> impl Iterator<Item = (String, Board)> {
    Sides::all().map(|sides| (sides.to_string(), sides.board()))
}

fn letters(cities: impl Iterator<Item = City>) -> String {
    cities.map(City::letter).collect()
}

#[test]
fn permits_are_the_printed_ones() {
    let coded: Vec<String> = Permit::all()
        .map(|permit| {
            format!("{permit} {}: {}", letters(permit.cities().iter()), written(permit.bonuses()))
        })
        .collect();
    assert_eq!(coded, PERMITS);
}

#[test]
fn permits_bring_the_printed_totals() {
    let all = totals(Permit::all().flat_map(Permit::bonuses));
    assert_eq!(all, [45, 41, 29, 31, 11, 3]);
}

#[test]
fn permits_name_cities_of_their_region_each_city_on_six_of_them() {
    for permit in Permit::all() {
        assert!(permit.region().cities().contains_all(permit.cities()), "{permit}");
    }
    for region in Region::ALL {
        let sizes: Vec<usize> = Permit::all()
            .filter(|permit| permit.region() == region)
            .map(|permit| permit.cities().len())
            .collect();
        assert_eq!(sizes, [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3], "{region:?}");
    }
    for city in City::ALL {
        let on = Permit::all().filter(|permit| permit.cities().contains(city)).count();
        assert_eq!(on, 6, "{city}");
    }
}

#[test]
fn tokens_are_the_printed_ones() {
    let coded: Vec<String> =
        Token::all().map(|token| format!("{token}: {}", written(token.bonuses()))).collect();
    assert_eq!(coded, TOKENS);
    assert_eq!(totals(Token::all().flat_map(Token::bonuses)), [7, 7, 5, 3, 2, 0]);
    let nobility: Vec<String> =
        Token::all().filter(|token| token.is_nobility()).map(|token| token.to_string()).collect();
    assert_eq!(nobility, ["T13", "T14"]);
}

#[test]
fn cities_have_their_letters_names_and_regions() {
    assert_eq!(City::ALL.map(City::name), CITIES);
    assert_eq!(letters(City::ALL.into_iter()), "ABCDEFGHIJKLMNO");
    assert!(City::ALL.into_iter().all(|city| city.name().starts_with(city.letter())));
    for (region, cities) in Region::ALL.into_iter().zip(["ABCDE", "FGHIJ", "KLMNO"]) {
        assert_eq!(letters(region.cities().iter()), cities);
        assert!(region.cities().iter().all(|city| city.region() == region));
    }
}

#[test]
fn boards_have_the_printed_colours_and_roads() {
    let coded: Vec<(String, String, String)> = boards()
        .map(|(key, board)| {
            let colour = |city| match board.colour(city) {
                CityColour::Gold => 'g',
                CityColour::Silver => 's',
                CityColour::Bronze => 'b',
                CityColour::Iron => 'i',
                CityColour::Royal => 'R',
            };
            let roads: Vec<String> =
                board.roads().map(|(from, to)| format!("{from}{to}")).collect();
            (key, City::ALL.map(colour).iter().collect(), roads.join(" "))
        })
        .collect();
    let printed: Vec<(String, String, String)> = BOARDS
        .iter()
        .map(|&(key, colours, roads)| (key.to_string(), colours.to_string(), roads.to_string()))
        .collect();
    assert_eq!(coded, printed);
}

#[test]
fn boards_have_16_to_19_roads_and_5_4_3_2_1_cities_of_a_colour() {
    let counts: Vec<usize> = boards().map(|(_, board)| board.roads().count()).collect();
    assert_eq!(counts, [18, 17, 19, 18, 17, 16, 18, 17]);
    for (key, board) in boards() {
        let sizes = CityColour::ALL.map(|colour| board.cities_of(colour).len());
        assert_eq!(sizes, [5, 4, 3, 2, 1], "{key}");
        let royal = if key.as_bytes()[1] == b'1' { City::J } else { City::G };
        assert_eq!(board.royal_city(), royal, "{key}");
        assert_eq!(board.colour(royal), CityColour::Royal, "{key}");
    }
}

#[test]
fn distances_are_those_of_roads() {
    for (key, board) in boards() {
        for from in City::ALL {
            for to in City::ALL {
                let distance = board.distance(from, to);
                assert_eq!(distance, board.distance(to, from), "{key} {from}{to}");
                assert_eq!(distance == 0, from == to, "{key} {from}{to}");
                assert_eq!(distance == 1, board.neighbours(from).contains(to), "{key} {from}{to}");
                assert!(distance < 15, "{key} hangs together");
                for via in City::ALL {
                    let detour = board.distance(from, via) + board.distance(via, to);
                    assert!(distance <= detour, "{key} {from}{to} by {via}");
                }
                // No shorter than the roads allow: some neighbour of the end is exactly one nearer.
                let before = board.neighbours(to).iter().map(|city| board.distance(from, city));
                assert!(distance == 0 || before.min() == Some(distance - 1), "{key} {from}{to}");

                let way = board.shortest_way(from, to);
                assert_eq!(way.len(), usize::from(distance) + 1, "{key} {from}{to}");
                assert_eq!((way.first(), way.last()), (Some(&from), Some(&to)));
                assert!(way.windows(2).all(|road| board.neighbours(road[0]).contains(road[1])));
            }
        }
    }
}

#[test]
fn distances_counted_by_hand_on_the_printed_boards() {
    let distance = |key: &str, way: &str| {
        let mut cities = way.chars().filter_map(City::from_letter);
        let board = Sides::from_key(key).map(Sides::board).expect("a board");
        board.distance(cities.next().expect("a city"), cities.next().expect("a city"))
    };
    for (key, way, roads) in [
        ("111", "JA", 4), // J-I-F-C-A
        ("111", "AM", 4), // A-B-E-H-M
        ("111", "KJ", 2), // K-I-J
        ("112", "JN", 2), // J-L-N
        ("121", "GM", 3), // G-H-J-M
        ("222", "GO", 4), // G-H-J-M-O
        ("212", "BA", 7), // B-E-H-J-I-F-C-A
    ] {
        assert_eq!(distance(key, way), roads, "{key} {way}");
    }
}

#[test]
fn connected_groups_follow_roads_between_members_only() {
    let board = Sides::default().board();
    let set = |text: &str| text.chars().filter_map(City::from_letter).collect();
    let group = |start, cities| letters(board.connected_group(start, set(cities)).iter());
    assert_eq!(group(City::I, "FCJGHI"), "CFGHIJ");
    assert_eq!(group(City::A, "ADE"), "A", "Burgen is missing");
    assert_eq!(group(City::A, "ABDEK"), "ABDE");
    assert_eq!(group(City::J, ""), "J");
}

#[test]
fn councillors_cards_and_pieces_are_as_many_as_in_the_box() {
    assert_eq!(Colour::ALL.len() * usize::from(components::COUNCILLORS_PER_COLOUR), 24);
    assert_eq!(Council::ALL.len() * components::COUNCIL_SIZE + 8, 24);
    assert_eq!(components::RESERVE_SIZE, 8);
    assert_eq!(Cards::supply().len(), 90);
    assert!(Colour::ALL.into_iter().all(|colour| Cards::supply().of(colour) == 13));
    assert_eq!(Cards::supply().count(Politics::Joker), 12);
    assert_eq!((Permit::COUNT, Token::COUNT), (45, 14));
    assert_eq!(components::PLAYERS, 2..=4);
    assert_eq!((components::MERCHANTS, components::STARTING_HAND), (10, 6));
    assert_eq!(components::STARTING_COINS, [10, 11, 12, 13]);
    assert_eq!(components::STARTING_SERVANTS, [1, 2, 3, 4]);
    assert_eq!((components::MOST_COINS, components::LAST_NOBILITY_SPACE), (20, 20));
}

#[test]
fn costs_are_those_of_the_rules() {
    assert_eq!(components::COUNCIL_PRICES, [10, 7, 4, 0]);
    assert_eq!((components::JOKER_PRICE, components::ROAD_PRICE), (1, 2));
    assert_eq!((components::ELECTION_COINS, components::SERVANT_PRICE), (4, 3));
    assert_eq!(components::SERVANTS_PER_OTHER_MERCHANT, 1);
    assert_eq!((components::CHANGE_PERMITS_SERVANTS, components::SEND_SERVANTS), (1, 1));
    assert_eq!(components::ADDITIONAL_MAIN_SERVANTS, 3);
}

#[test]
fn tiles_and_the_end_bring_the_printed_vp() {
    let vp = |tile: RewardTile| tile.vp();
    assert_eq!(RewardTile::ALL.map(vp), [5, 5, 5, 20, 12, 8, 5]);
    for (colour, expected) in CityColour::ALL.into_iter().zip([20, 12, 8, 5]) {
        assert_eq!(RewardTile::of_colour(colour).map(vp), Some(expected), "{colour:?}");
    }
    assert_eq!(RewardTile::of_colour(CityColour::Royal), None);
    assert_eq!(Region::ALL.map(RewardTile::of_region).map(vp), [5, 5, 5]);
    assert_eq!(components::QUEENS_REWARDS, [25, 18, 12, 7, 3]);
    assert_eq!(components::LAST_MERCHANT_VP, 3);
    assert_eq!((components::NOBILITY_FIRST_VP, components::NOBILITY_SECOND_VP), (5, 2));
    assert_eq!(components::MOST_PERMITS_VP, 3);
}

#[test]
fn the_nobility_track_is_the_printed_one() {
    let written = |variant| {
        (0..=21).map(move |space| match nobility_space(space, variant) {
            None => "-".to_string(),
            Some(SpaceBonus::Gains(bonuses)) => written(bonuses),
            Some(other) => format!("{other:?}"),
        })
    };
    let printed = [
        "-",
        "-",
        "2 vp, 2 coins",
        "-",
        "RepeatToken",
        "-",
        "1 main",
        "-",
        "3 vp, 1 cards",
        "-",
        "FreePermit",
        "-",
        "5 vp, 1 servants",
        "-",
        "RepeatPermit",
        "-",
        "RepeatTwoTokens",
        "-",
        "8 vp",
        "2 vp",
        "3 vp",
        "-",
    ];
    let mut manual = printed;
    manual.swap(1, 2);
    manual.swap(3, 4);
    assert_eq!(written(NobilityVariant::Printed).collect::<Vec<_>>(), printed);
    assert_eq!(written(NobilityVariant::Manual).collect::<Vec<_>>(), manual);
    assert_eq!(NobilityVariant::default(), NobilityVariant::Printed);
}
