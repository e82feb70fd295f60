//! The set-up, the prices, and the worked examples of the four main actions with their exact
//! effect on the table and their events.

use super::*;

fn dealt(players: u8, board: &str, first: Option<u8>, seed: u64) -> Result<State, SetupError> {
    let sides = Sides::from_key(board).expect("a board");
    let setup = Setup {
        players,
        board: sides.board(),
        nobility: NobilityVariant::Printed,
        first: first.map(Seat),
    };
    CouncilOf4::start(&setup, Seed(seed), |_| {})
}

#[test]
fn set_up_gives_coins_and_servants_by_order_of_play_and_the_first_player_a_seventh_card() {
    let state = dealt(4, "121", Some(2), 5).expect("a game");
    for (seat, coins, servants, hand) in
        [(2, 10, 1, 7), (3, 11, 2, 6), (0, 12, 3, 6), (1, 13, 4, 6)]
    {
        let player = state.table().player(Seat(seat));
        assert_eq!((player.coins, player.servants), (coins, servants), "seat {seat}");
        assert_eq!(state.hand(Seat(seat)).len(), hand, "seat {seat}");
        assert_eq!((player.nobility, state.table().vp(Seat(seat))), (0, 0));
        assert!(player.merchants.is_empty() && player.permits().is_empty());
    }
    assert_eq!(CouncilOf4::decider(&state), Some(Seat(2)));
    assert_eq!(state.deck().len(), 90 - 4 * 6 - 1);
    assert_eq!(state.table().reserve.iter().sum::<u8>(), 8);
    assert!(state.table().discards.is_empty());
    assert_eq!(state.table().queens_rewards_left, 5);
}

#[test]
fn set_up_lays_a_token_in_every_city_but_the_queens_and_two_permits_a_region() {
    for (board, royal) in [("111", City::J), ("212", City::J), ("121", City::G), ("222", City::G)] {
        let state = dealt(3, board, None, 9).expect("a game");
        let table = state.table();
        assert_eq!(table.queen, royal);
        let without: Vec<City> =
            City::ALL.into_iter().filter(|&city| table.tokens.of(city).is_none()).collect();
        assert_eq!(without, [royal]);
        assert_eq!(table.face_up().count(), 6);
        assert!(table.face_up().all(|(region, _, permit)| permit.region() == region));
        assert!(table.decks.iter().all(|deck| deck.len() == 13));
        assert!(table.neutral.is_empty(), "neutral merchants are for two players");
    }
}

#[test]
fn set_up_refuses_wrong_numbers_of_players_and_seats_that_are_not_there() {
    for players in [0, 1, 5, 255] {
        assert_eq!(dealt(players, "111", None, 1), Err(SetupError::Players(players)));
    }
    assert_eq!(dealt(3, "111", Some(3), 1), Err(SetupError::NoSuchSeat(Seat(3))));
}

#[test]
fn set_up_may_be_written_without_its_variants_but_with_nothing_unknown() {
    let read = |text| serde_json::from_str::<Setup>(text).ok();
    let sides = Sides::from_key("121").expect("a board");
    let plain =
        Setup { players: 3, board: sides.board(), nobility: NobilityVariant::Printed, first: None };
    assert_eq!(read(r#"{"players":3,"sides":["1","2","1"]}"#), Some(plain));
    assert_eq!(read(r#"{"players":3,"sides":["1","2","1"],"dice":6}"#), None);
    assert_eq!(read(r#"{"players":3,"sides":["1","2","3"]}"#), None);
}

#[test]
fn set_up_draws_the_first_player_by_lot() {
    for players in 2..=4 {
        let first = |seed| dealt(players, "111", None, seed).expect("a game").table().first;
        let firsts: BTreeSet<Seat> = (0..60).map(first).collect();
        assert_eq!(firsts.len(), usize::from(players));
    }
}

#[test]
fn two_players_meet_the_cities_of_one_permit_a_region_as_neutral_merchants() {
    let mut sizes = BTreeSet::new();
    for seed in 0..400 {
        let state = dealt(2, "111", None, seed).expect("a game");
        let neutral = state.table().neutral;
        for region in Region::ALL {
            let here = neutral & region.cities();
            let of_region = Permit::all().filter(|permit| permit.region() == region);
            assert!(of_region.map(Permit::cities).any(|cities| cities == here), "seed {seed}");
        }
        assert!(state.table().decks.iter().all(|deck| deck.len() == 13), "they go back");
        sizes.insert(neutral.len());
    }
    assert_eq!(sizes, (3..=9).collect());
}

#[test]
fn colours_come_in_the_order_of_the_rules_then_the_joker() {
    use Colour::{Black, LightBlue, Orange, Pink, Purple, White};
    assert_eq!(Colour::ALL, [White, Black, Orange, Purple, LightBlue, Pink]);
    assert_eq!(cards("JRBPOKW").to_string(), "WKOPBRJ");
    assert_eq!(Politics::ALL[6], Politics::Joker);
}

#[test]
fn a_council_costs_10_7_4_0_and_one_for_each_joker() {
    let position = arranged("2 players; hand WKOPJJJJ; coins 20");
    // WKJ is the example of the rules: three cards, one of them a joker.
    let prices = "W 10, WK 7, WKO 4, WKOP 0, J 11, WJ 8, JJ 9, WKJ 5, JJJ 7, WKOJ 1, JJJJ 4";
    for price in prices.split(", ") {
        let (payment, coins) = price.split_once(' ').expect("cards and coins");
        let is = position.price(&format!("acquire coast 1 {payment}"));
        assert_eq!(is.to_string(), coins, "{payment}");
    }
}

#[test]
fn cards_match_councillors_as_often_as_the_colour_sits_there() {
    let position = arranged("2 players; councils WWKO BRKP OPBR KOPB; hand WWWKBRJJ; coins 20");
    let why = Illegal::CardsDontMatch(Council::Region(Coast));
    for unmatched in ["WWW", "B", "WB", "WWKR", "BJ"] {
        assert_eq!(position.refused(&format!("acquire coast 1 {unmatched}")), why, "{unmatched}");
    }
    position.refuses("acquire coast 1 O: CardsNotInHand; acquire coast 1 JJJ: CardsNotInHand");
    let nothing = Action::Acquire { region: Coast, slot: Slot::First, payment: Cards::EMPTY };
    let refused = CouncilOf4::apply(&mut position.state.clone(), nothing, |_| {});
    assert_eq!(refused, Err(Illegal::NoCards));
    assert!(position.lists("acquire coast 1 WWJJ"));
}

#[test]
fn electing_pushes_from_the_arrow_end_and_brings_four_coins() {
    let mut position = arranged("");
    let reserve = position.table().reserve;
    let events = position.play("elect R queen");
    let council = position.table().council(Council::Queen).map(Colour::letter);
    assert_eq!(council, ['R', 'W', 'K', 'O']);
    let (seat, entered, left) = (Seat(0), Colour::Pink, Colour::Purple);
    let mut expected = reserve;
    expected[entered.index()] -= 1;
    expected[left.index()] += 1;
    assert_eq!(position.table().reserve, expected);
    position.shows("coins 14");
    let council = Council::Queen;
    assert_eq!(events[0], Event::Elected { seat, council, entered, left, by_servant: false });
    assert_eq!((events.len(), gained(&events)), (2, "4 coins of the action".into()));
}

#[test]
fn acquiring_discards_first_then_gains_in_printed_order_then_refills() {
    let start = arranged("mountains M10 M11").permit_deck(Mountains, &[], &["M05", "M06"], 2);
    let mut position = start.hand(0, "OPJK").deck("", 2);
    let events = position.play("acquire mountains 1 OPJ");
    let seat = Seat(0);
    // The deck was empty, so the two cards drawn are among the three just paid.
    let drawn = events.iter().filter_map(|event| match event {
        Event::CardDrawn { card, .. } => Some(*card),
        _ => None,
    });
    let drawn: Vec<Option<Politics>> = drawn.collect();
    let price = Price { cards: cards("OPJ"), coins: 5, servants: 0 };
    let source = Source::Permit(permit("M10"));
    let expected = [
        Event::Paid { seat, price },
        Event::PermitTaken { seat, permit: permit("M10"), slot: Slot::First, free: false },
        Event::Gained { seat, gain: Gained::Vp(2), source },
        Event::Gained { seat, gain: Gained::Cards(2), source },
        Event::DiscardsShuffled,
        Event::CardDrawn { seat, card: drawn[0] },
        Event::CardDrawn { seat, card: drawn[1] },
        Event::SlotFilled { permit: permit("M05"), slot: Slot::First, was_hidden: false },
    ];
    assert_eq!(events, expected);
    assert_eq!((position.state.deck().len(), position.table().discards.len()), (1, 0));
    // One card kept, two drawn.
    position.shows("cards 3; coins 5; vp 2");
    assert!(position.player(0).ready.contains(permit("M10")));
    assert_eq!(position.permit(Mountains, 2), Some("M11".into()));
}

#[test]
fn the_deck_is_renewed_only_when_a_card_is_needed() {
    let mut position = arranged("hand WKOP; deck B to 2");
    position.play("acquire coast 1 WKOP"); // C13 brings no card
    let events = position.play("end");
    assert!(!events.contains(&Event::DiscardsShuffled), "one card was left");
    assert_eq!((position.state.deck().len(), position.table().discards.len()), (0, 4));
    position.play("elect W hills");
    let events = position.play("end");
    assert!(events.contains(&Event::DiscardsShuffled));
    assert_eq!((position.state.deck().len(), position.table().discards.len()), (3, 0));
}

#[test]
fn placing_uses_a_permit_that_stays_its_owners() {
    let mut position = arranged("ready C06");
    assert_eq!(position.refused("place C06 C"), Illegal::CityNotOnPermit(permit("C06"), city('C')));
    assert_eq!(position.refused("place C07 A"), Illegal::NotYourPermit(permit("C07")));
    let events = position.play("place C06 B");
    let (seat, city, permit) = (Seat(0), city('B'), permit("C06"));
    assert_eq!(events[0], Event::MerchantPlaced { seat, city, permit: Some(permit) });
    assert_eq!((events.len(), gained(&events)), (2, "2 VP of B".into()));
    let player = position.player(0);
    assert_eq!(player.merchants, cities("B"));
    assert!(player.ready.is_empty() && player.used.contains(permit));
    assert_eq!((player.vp.tokens, player.merchants_left()), (2, 9));
    position.state.table.turn.main_left = 1;
    assert_eq!(position.refused("place C06 A"), Illegal::PermitUsed(permit));
}

#[test]
fn one_merchant_a_city_for_each_player() {
    let position = arranged("ready C06; merchants B");
    position.refuses("place C06 B: MerchantThere(B)");
    assert!(position.lists("place C06 A"));
    let none_left =
        arranged("merchants ABCDFGHIK; ready M04 H05; servants 3").after("extra, place M04 N");
    none_left.refuses("place H05 J: NoMerchantLeft");
}

#[test]
fn every_merchant_of_another_player_costs_a_servant() {
    let crowded =
        arranged("4 players; ready C01; 1 merchants A; 2 merchants A; 3 merchants A; servants 3");
    let mut position = crowded;
    position.play("place C01 A");
    position.shows("servants 0");
    assert_eq!((position.player(1).servants, position.player(3).servants), (2, 4), "to nobody");
    crowded.with("servants 2").refuses("place C01 A: Servants { needed: 3, have: 2 }");
}

#[test]
fn the_queen_travels_for_two_coins_a_road_by_the_shortest_way() {
    let position = arranged("2 players; hand WKOPJ; coins 20");
    // Board 111, from Juvelar: roads counted by hand.
    for (to, roads) in
        [('J', 0), ('G', 1), ('L', 1), ('M', 2), ('E', 2), ('D', 2), ('F', 2), ('B', 3), ('C', 3)]
    {
        assert_eq!(position.price(&format!("queen {to} WKOP")), 2 * roads, "to {to}");
    }
    assert_eq!(position.price("queen A WKOJ"), 2 * 4 + 1);
    assert_eq!(position.price("queen O WKJ"), 2 * 2 + 5);
}

#[test]
fn the_queens_help_moves_her_and_places_a_merchant() {
    // She passes through Indur and Kultos although the player is there.
    let mut position = arranged("hand WKOP; coins 10; merchants IK; 1 merchants N");
    let events = position.play("queen N WKOP");
    let seat = Seat(0);
    let price = Price { cards: cards("WKOP"), coins: 6, servants: 1 };
    let begin = [
        Event::Paid { seat, price },
        Event::QueenMoved { from: City::J, to: City::N },
        Event::MerchantPlaced { seat, city: City::N, permit: None },
    ];
    assert_eq!(events[..3], begin);
    assert_eq!(tokens_paid(&events), "NIK", "that of Naris is a nobility token");
    assert_eq!(position.table().queen, City::N);
    assert_eq!(position.table().discards, cards("WKOP"));
    assert_eq!(position.player(0).merchants, cities("IKN"));
    assert_eq!(position.player(0).servants, 1, "one paid, one from the token of Kultos");
}

#[test]
fn the_queen_may_stay_where_the_player_may_place() {
    let mut position = arranged("2 players; hand WKOP; coins 0");
    let events = position.play("queen J WKOP");
    assert_eq!(events[1], Event::QueenMoved { from: City::J, to: City::J });
    assert_eq!(position.player(0).merchants, CitySet::of(City::J));
}

#[test]
fn the_checked_example_of_the_rules_placing_in_indur() {
    let mut position = arranged("merchants FCJGH; 1 merchants I; ready H04; servants 1; coins 0");
    let events = position.play("place H04 I");
    let (seat, price) = (Seat(0), Price { servants: 1, ..Price::default() });
    assert_eq!(events[0], Event::Paid { seat, price });
    let (tile, queens_reward) = (RewardTile::Hills, Some(0));
    let tile = Event::RewardTileClaimed { seat, tile, queens_reward };
    let claimed = events.iter().filter(|event| matches!(event, Event::RewardTileClaimed { .. }));
    assert!(claimed.eq([&tile]));
    assert_eq!(tokens_paid(&events), "ICFGH", "none for Juvelar");
    // Indur: a card; Castrum: 3 VP; Framek: 3 coins; Graden: 1 servant; Hellar: 2 servants.
    position.shows("coins 3; servants 3; vp 3; cards 1");
}

#[test]
fn roads_through_cities_without_ones_own_merchant_do_not_connect() {
    // Framek and Castrum touch; Burgen is joined only to Arkon, where only others have merchants.
    let mut position = arranged("merchants CB; 1 merchants A; ready H01");
    assert_eq!(tokens_paid(&position.play("place H01 F")), "FC");
    let mut royal = arranged("merchants JL; ready H02");
    assert_eq!(tokens_paid(&royal.play("place H02 G")), "GL", "the royal city does connect");
}

#[test]
fn the_royal_city_belongs_to_its_region_and_to_no_colour() {
    let mut position = arranged("merchants FGHI; ready H05");
    let events = position.play("place H05 J");
    assert!(position.player(0).reward_tiles.contains(RewardTile::Hills));
    assert_eq!(position.player(0).reward_tiles.iter().count(), 1);
    assert_eq!(tokens_paid(&events), "FGHI");
}

#[test]
fn a_reward_tile_goes_to_the_first_alone() {
    let second =
        arranged("merchants AM; claim iron; 1 merchants A; turn 1; 1 ready M03; 1 servants 1")
            .after("place M03 M");
    assert_eq!(second.player(1).reward_tiles.iter().count(), 0);
}

#[test]
fn queens_reward_tiles_go_from_the_top_until_there_is_none() {
    // Gold and bronze of seat 1, coast and silver of seat 2; then its iron, then hills of seat 0.
    let first = "1 merchants BFHKOEIN; 1 claim gold; 1 claim bronze";
    let second = "2 merchants ABCDEGL; 2 claim coast; 2 claim silver; 2 ready M03; turn 2";
    let mut position = arranged(&format!("{first}; {second}; merchants FGHI; ready H05"));
    let claimed = |seat, tile, queens_reward| Event::RewardTileClaimed {
        seat: Seat(seat),
        tile,
        queens_reward,
    };
    let fifth = position.play("place M03 M");
    assert!(fifth.contains(&claimed(2, RewardTile::Iron, Some(4))));
    let places: Vec<usize> = position.player(2).queens_rewards.iter().collect();
    assert_eq!(places, [2, 3, 4]);
    let owners = [Some(Seat(1)), Some(Seat(1)), Some(Seat(2)), Some(Seat(2)), Some(Seat(2))];
    let owner = |place| position.state.table.queens_reward_owner(place);
    assert_eq!([0, 1, 2, 3, 4].map(owner), owners);
    assert_eq!(owner(5), None);
    position.play("end");
    let sixth = position.play("place H05 J");
    assert!(sixth.contains(&claimed(0, RewardTile::Hills, None)));
    assert!(position.player(0).reward_tiles.contains(RewardTile::Hills));
    assert_eq!(position.player(0).queens_rewards.iter().count(), 0);
}
