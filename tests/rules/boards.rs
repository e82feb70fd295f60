//! Boards of one's own: their plans, what can't be one, boards made from a seed, and their forms in records and links.

use std::collections::BTreeSet;

use curia::games::council_of_4::rules::board::City::{A, B, C, D, E, F, G, H, I, J, K, L, N, O};
use curia::games::council_of_4::rules::board::{
    Board, City, CityColour, CitySet, FARTHEST, NoBoard, Place, Plan, PlanFlaw, Sides, Way,
};
use curia::games::council_of_4::rules::components::Token;
use curia::games::council_of_4::rules::setup::Setup;
use curia::rules::luck::Seed;
use proptest::prelude::*;

const PRINTED: &str = "ABCDEFGHIJKLMNO-igssbgsgbrgsibg-ABACBDBECFDGEHFIGJHJHMIJIKJLKNLOMONO";

fn printed() -> Plan {
    Sides::default().board().plan()
}

/// Returns the board 111 after a change.
fn changed(how: impl FnOnce(&mut Plan)) -> Plan {
    let mut plan = printed();
    how(&mut plan);
    plan
}

fn made(seed: u64) -> Board {
    Board::made(Seed(seed))
}

#[test]
fn six_pairs_of_ways_cross_and_each_knows_the_other() {
    let crossing: Vec<Way> = Way::all().filter(|way| way.crossing().is_some()).collect();
    assert_eq!((Way::all().count(), crossing.len()), (37, 12));
    for way in crossing {
        let other = way.crossing().expect("the other one");
        assert_eq!(other.crossing(), Some(way));
        let ends: BTreeSet<Place> = way.ends().into_iter().chain(other.ends()).collect();
        assert_eq!(ends.len(), 4, "they share no place");
    }
    for way in Way::all() {
        let [from, to] = way.ends();
        assert!(
            from < to && Way::between(from, to) == Some(way) && Way::between(to, from) == Some(way)
        );
        assert_eq!(Way::between(from, from), None);
    }
}

#[test]
fn a_plan_is_written_as_letters_and_read_again() {
    assert_eq!(printed().to_string(), PRINTED);
    for sides in Sides::all() {
        let plan = sides.board().plan();
        assert_eq!(plan.to_string().parse(), Ok(plan));
        assert_eq!(plan.to_string().parse(), Ok(sides.board()), "the printed board itself");
        assert_eq!(sides.to_string().parse(), Ok(sides.board()));
    }
    let fixed = changed(|plan| {
        plan.fix_tokens(true);
        plan.exchange(A, E);
    });
    assert_eq!(&fixed.to_string()[..6], "EBCDAF");
    assert!(fixed.to_string().ends_with("-abcdefghijklmn"));
    assert_eq!(fixed.to_string().parse(), Ok(fixed));
}

#[test]
fn a_text_that_is_no_board_is_refused_with_the_reason() {
    let with = |part: usize, text: &str| {
        let mut parts: Vec<&str> = PRINTED.split('-').collect();
        if part < parts.len() {
            parts[part] = text;
        } else {
            parts.push(text);
        }
        parts.join("-")
    };
    let roads = PRINTED.split('-').next_back().expect("roads");
    let crossing = (A, D);
    for (text, why) in [
        (String::new(), NoBoard::Parts),
        ("131".to_owned(), NoBoard::Parts),
        ("1 1 1".to_owned(), NoBoard::Parts),
        (format!("{PRINTED}-abcdefghijklmn-"), NoBoard::Parts),
        (with(0, "ABCDEFGHIJKLMN"), NoBoard::Cities),
        (with(0, "ABCDEFGHIJKLMNOA"), NoBoard::Cities),
        (with(0, "ABCDEFGHIJKLMNN"), NoBoard::Cities),
        (with(0, "FBCDEAGHIJKLMNO"), NoBoard::Cities),
        (with(0, "abcdefghijklmno"), NoBoard::Cities),
        (with(1, "igssbgsgbrgsib"), NoBoard::Colours),
        (with(1, "igssbgsgbrgsibx"), NoBoard::Colours),
        (with(1, "igssbgsgbrgsibr"), NoBoard::Colours),
        (with(1, "igssbgsgbggsibg"), NoBoard::Colours),
        (with(2, &format!("{roads}A")), NoBoard::Roads),
        (with(2, &format!("{roads}AP")), NoBoard::Roads),
        (with(2, &format!("{roads}AO")), NoBoard::NoWay((A, O))),
        (with(2, &format!("{roads}BA")), NoBoard::RoadTwice((B, A))),
        (with(3, "abcdefghijklm"), NoBoard::Tokens),
        (with(3, "abcdefghijklmm"), NoBoard::Tokens),
        (with(3, "abcdefghijklmo"), NoBoard::Tokens),
        (with(2, &format!("{roads}ADBC")), NoBoard::Flawed(PlanFlaw::Crossing(crossing, (B, C)))),
    ] {
        assert_eq!(text.parse::<Board>(), Err(why), "{text}");
    }
}

#[test]
fn a_plan_with_flaws_is_no_board_and_says_all_of_them() {
    let flaws = |how: &dyn Fn(&mut Plan)| Board::of(changed(how)).err().unwrap_or_default();
    let colour = |colour, cities, needed| PlanFlaw::Colour { colour, cities, needed };
    let painted = flaws(&|plan| plan.paint(A, CityColour::Gold));
    assert_eq!(painted, [colour(CityColour::Gold, 6, 5), colour(CityColour::Iron, 1, 2)]);
    let both = flaws(&|plan| {
        plan.paint(A, CityColour::Gold);
        plan.toggle_road(F, J);
        plan.toggle_road(G, I);
    });
    assert_eq!(both.last(), Some(&PlanFlaw::Crossing((F, J), (G, I))));
    assert_eq!(both.len(), 3);
    let apart =
        flaws(&|plan| [(K, N), (N, O)].into_iter().for_each(|(a, b)| plan.toggle_road(a, b)));
    assert_eq!(apart, [PlanFlaw::Apart(CitySet::of(N))]);
    // The coast from Dorful by Burgen and Arkon, the hills along their northern side, the mountains to Osium.
    let line = [
        (D, B),
        (B, A),
        (A, C),
        (C, F),
        (F, I),
        (I, K),
        (K, L),
        (L, City::M),
        (City::M, O),
        (O, N),
    ];
    let far = flaws(&|plan| {
        for way in plan.ways().iter() {
            let (from, to) = plan.road(way);
            plan.toggle_road(from, to);
        }
        let twigs = [(B, E), (F, G), (I, J), (G, H)];
        line.into_iter().chain(twigs).for_each(|(from, to)| plan.toggle_road(from, to));
    });
    assert_eq!(far, [PlanFlaw::TooFar { from: E, to: N, roads: 10 }]);
}

#[test]
fn exactly_one_city_is_royal_whatever_is_painted() {
    let mut plan = printed();
    plan.fix_tokens(true);
    let of_a = plan.token(A);
    plan.paint(J, CityColour::Gold);
    assert_eq!(plan.royal_city(), J, "the royal city keeps its colour");
    plan.paint(A, CityColour::Royal);
    assert_eq!((plan.royal_city(), plan.colour(J)), (A, CityColour::Iron));
    assert_eq!((plan.token(A), plan.token(J)), (None, of_a), "its token moves, too");
    let tokens: BTreeSet<Token> =
        City::ALL.into_iter().filter_map(|city| plan.token(city)).collect();
    assert_eq!(tokens.len(), Token::COUNT);
    assert!(Board::of(plan).is_ok());
}

#[test]
fn cities_and_tokens_change_places_and_stay_once_each() {
    let mut plan = printed();
    plan.fix_tokens(true);
    plan.exchange(A, E);
    assert_eq!((plan.place(A), plan.place(E)), (Place::of(E), Place::of(A)));
    plan.exchange(A, F);
    assert_eq!(plan.place(A), Place::of(E), "not beyond the region");
    let (first, second) = (plan.token(B).expect("a token"), plan.token(C).expect("a token"));
    plan.give_token(B, second);
    assert_eq!((plan.token(B), plan.token(C)), (Some(second), Some(first)));
    plan.give_token(plan.royal_city(), first);
    assert_eq!(plan.token(C), Some(first));
    plan.fix_tokens(false);
    assert_eq!((plan.token(B), plan.tokens_by_city()), (None, None));
}

#[test]
fn boards_made_from_seeds_are_boards_like_the_printed_ones() {
    let roads = |board: Board| board.roads().count();
    let farthest = |board: Board| {
        City::ALL
            .map(|from| City::ALL.map(|to| board.distance(from, to)))
            .as_flattened()
            .iter()
            .copied()
            .max()
    };
    let mut all = BTreeSet::new();
    for seed in 0..400 {
        let board = made(seed);
        assert_eq!(board, made(seed), "the same seed makes the same board");
        assert_eq!(board.sides(), None, "seed {seed} makes a printed one");
        assert!((16..=19).contains(&roads(board)), "{board}");
        assert!((Some(5)..=Some(7)).contains(&farthest(board)), "{board}");
        for colour in CityColour::ALL {
            assert_eq!(board.cities_of(colour).len(), colour.cities(), "{board}");
        }
        all.insert(board.to_string());
    }
    assert_eq!(all.len(), 400, "no two are the same");
    assert!(usize::from(farthest(made(0)).unwrap_or_default()) <= FARTHEST);
}

/// A seed means the same board for ever: games are dealt by it.
#[test]
fn the_board_of_a_seed_stays() {
    assert_eq!(
        Board::made(Seed::from_text("harbour")).to_string(),
        "DBAECIGJFHOKMNL-ssbgigsrgbgsgib-AEAIBDBECGEGFHFIFOGHGJHJHKJMKLKMKOLN"
    );
}

fn setup(board: Board) -> Setup {
    Setup { players: 3, board, nobility: Default::default(), first: None }
}

#[test]
fn a_printed_board_is_written_as_before_there_were_others() {
    let of = |setup: &Setup| serde_json::to_string(setup).expect("JSON");
    let two = Sides::from_key("121").expect("a board").board();
    assert_eq!(
        of(&setup(two)),
        r#"{"players":3,"sides":["1","2","1"],"nobility":"printed","first":null}"#
    );
    assert_eq!(postcard::to_allocvec(&setup(two)), Ok(vec![3, 0, 1, 0, 0, 0]));
    assert!(of(&setup(made(1))).contains(&format!("\"sides\":\"{}\"", made(1))));
}

#[test]
fn a_board_in_another_form_than_its_own_is_refused() {
    let json =
        |sides: &str| serde_json::from_str::<Setup>(&format!(r#"{{"players":3,"sides":{sides}}}"#));
    assert!(json(r#"["1","2","1"]"#).is_ok());
    let crossed = changed(|plan| {
        plan.toggle_road(A, D);
        plan.toggle_road(B, C);
    });
    for sides in [
        format!("\"{PRINTED}\""),
        "\"121\"".to_owned(),
        "\"\"".to_owned(),
        "[\"1\",\"2\"]".to_owned(),
        "[\"1\",\"2\",\"1\",\"1\"]".to_owned(),
        "7".to_owned(),
        format!("\"{crossed}\""),
    ] {
        assert!(json(&sides).is_err(), "{sides}");
    }
    let bytes = |text: &str| {
        let mut bytes = vec![3, 2, text.len() as u8];
        bytes.extend(text.as_bytes());
        bytes.extend([0, 0]);
        postcard::from_bytes::<Setup>(&bytes)
    };
    assert_eq!(bytes(&made(3).to_string()), Ok(setup(made(3))));
    for text in [PRINTED, "121", "", &crossed.to_string()] {
        assert!(bytes(text).is_err(), "{text}");
    }
}

proptest! {
    #[test]
    fn a_board_comes_back_from_json_and_from_bytes(seed in any::<u64>(), fixed in any::<bool>()) {
        let mut plan = made(seed % 64).plan();
        plan.fix_tokens(fixed);
        let setup = setup(Board::of(plan).expect("a board"));
        let json = serde_json::to_string(&setup).expect("JSON");
        prop_assert_eq!(&serde_json::from_str::<Setup>(&json).expect("a set-up"), &setup);
        let bytes = postcard::to_allocvec(&setup).expect("bytes");
        prop_assert_eq!(postcard::from_bytes::<Setup>(&bytes).expect("a set-up"), setup);
    }

    #[test]
    fn any_text_is_a_sound_board_or_refused(text in "[A-O]{14,16}-[gsbir]{15}-([A-O]{2}){14,20}(-[a-n]{14})?") {
        if let Ok(plan) = text.parse::<Plan>() {
            let written = plan.to_string();
            prop_assert_eq!(written.parse::<Plan>(), Ok(plan));
            prop_assert_eq!(Board::of(plan).is_ok(), plan.flaws().is_empty());
        }
    }
}
