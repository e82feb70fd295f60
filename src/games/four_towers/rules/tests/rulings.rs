//! One test or more for each numbered ruling: the set-up, the draw, the plays before it, and assigning.

use std::collections::BTreeSet;

use super::table::{Table, clans, deal};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{Champion, Clan, Space, Trade, Village};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::{Setup, SetupError};
use crate::games::four_towers::rules::state::{Decision, Play, State};
use crate::rules::luck::{Seed, below};
use crate::rules::{Game, Seat};

/// Plays a random game to its end and returns what happened.
fn whole_game(players: u8, seed: u64) -> (State, Vec<Event>) {
    let mut events = Vec::new();
    let setup = Setup { players };
    let mut state =
        FourTowers::start(&setup, Seed(seed), |event| events.push(event)).expect("a game");
    let mut rng = Seed(seed).stream(99);
    while let Some(action) = FourTowers::choose_legal(&state, |len| below(&mut rng, len)) {
        FourTowers::apply(&mut state, action, |event| events.push(event)).expect("legal");
    }
    (state, events)
}

#[test]
fn two_to_four_play() {
    for players in 0..=u8::MAX {
        let started = FourTowers::start(&Setup { players }, Seed(1), |_| {});
        match players {
            2..=4 => assert_eq!(started.map(|state| FourTowers::seats(&state)), Ok(players)),
            _ => assert_eq!(started, Err(SetupError::Players(players))),
        }
    }
}

#[test]
fn r01_the_peasants_on_the_homes_are_not_of_the_supplies() {
    for (players, each) in [(2, 30), (3, 36), (4, 36)] {
        let state = deal(players, 1);
        assert_eq!(state.table().supply.numbers(), [each; 4]);
        let homes = [('D', "R"), ('F', "Y"), ('G', "G"), ('I', "B")];
        for village in Village::ALL {
            let home = homes.iter().find(|(letter, _)| *letter == village.letter());
            let peasants = home.map_or("", |(_, clan)| clan);
            assert_eq!(state.table().land.at(village).to_string(), peasants);
        }
    }
}

#[test]
fn r02_each_player_has_20_16_or_12_turns_and_nothing_is_left_over() {
    for (players, turns) in [(2, 20), (3, 16), (4, 12)] {
        let (last, events) = whole_game(players, 5);
        for seat in Seat::first(players) {
            let began =
                |event: &&Event| matches!(event, Event::TurnBegan { seat: of, .. } if *of == seat);
            assert_eq!(events.iter().filter(began).count(), turns);
            assert_eq!(usize::from(deal(players, 5).table().turns_left(seat)), turns);
            assert_eq!(last.table().turns_left(seat), 0);
        }
        assert_eq!(last.table().supply.total(), 0);
    }
}

#[test]
fn r02_a_turn_is_left_until_it_ends() {
    for (players, turns) in [(2, 20), (3, 16), (4, 12)] {
        let mut state = deal(players, 7);
        let mut rng = Seed(7).stream(99);
        let mut left = vec![turns; usize::from(players)];
        while let Some(action) = FourTowers::choose_legal(&state, |len| below(&mut rng, len)) {
            FourTowers::apply(&mut state, action, |event| {
                if let Event::TurnEnded { seat } = event {
                    left[seat.index()] -= 1;
                }
            })
            .expect("legal");
            let told = Seat::first(players).map(|seat| state.table().turns_left(seat));
            assert!(told.eq(left.iter().copied()), "{left:?}");
        }
    }
}

#[test]
fn r03_the_first_player_is_drawn_and_turns_go_clockwise() {
    for players in 2..=4 {
        let first: BTreeSet<Seat> = (0..60).map(|seed| deal(players, seed).table().first).collect();
        assert!(first.into_iter().eq(Seat::first(players)));
        let (_, events) = whole_game(players, 7);
        let turns: Vec<Seat> = events
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(turns[0], deal(players, 7).table().first);
        assert!(turns.windows(2).all(|pair| pair[1] == pair[0].next(players)));
    }
}

#[test]
fn r04_any_three_are_drawn_from_open_supplies_all_before_placing() {
    let table = Table::new(2).begin();
    assert_eq!(table.legal_after("draw").len(), 20);
    let mut table = Table::new(2).supply([2, 1, 0, 12]).begin();
    let draws = ["RRY", "RRB", "RYB", "RBB", "YBB", "BBB"];
    let mut legal = table.legal_after("draw");
    legal.sort();
    let mut expected = draws.to_vec();
    expected.sort_unstable();
    assert_eq!(legal, expected);
    assert_eq!(table.refused("draw RRG"), Illegal::TooFew(Clan::Green));
    assert_eq!(table.refused("draw YYB"), Illegal::TooFew(Clan::Yellow));
    assert_eq!(table.refused("draw RR"), Illegal::WrongNumber { due: 3, named: 2 });
    table.play("draw RYB");
    assert_eq!(table.state.table().supply.numbers(), [1, 0, 0, 11]);
    assert_eq!(table.decision(), Decision::Place);
}

#[test]
fn r05_a_peasant_goes_to_one_or_to_two_of_which_one_has_its_colour() {
    let table = Table::new(2).land("D R, E RB, F YG, A BB").drawn("RBB").begin();
    assert_eq!(table.legal_after("place R"), ["D", "E"]);
    assert_eq!(table.legal_after("place B"), ["A", "D", "E"]);
    let no_place = |village, clan| Illegal::NoPlace { village, clan };
    assert_eq!(table.refused("place R F"), no_place(Village::Farra, Clan::Red));
    assert_eq!(table.refused("place B P"), no_place(Village::Pikan, Clan::Blue));
    assert_eq!(table.refused("place G F"), Illegal::NotDrawn(Clan::Green));
}

#[test]
fn r06_in_the_first_turn_only_homes_are_open_to_any_clan() {
    let mut table = Table::new(3);
    table.state = deal(3, 1);
    table.play("draw RGB");
    for clan in ['R', 'G', 'B'] {
        assert_eq!(table.legal_after(&format!("place {clan}")), ["D", "F", "G", "I"]);
    }
}

#[test]
fn r07_without_a_legal_village_a_home_takes_any_and_a_draw_never_avoids_a_legal_one() {
    // Only green has a village: one green must be drawn.
    let land = "F YG, I GG, P GB";
    let table = Table::new(2).land(land).begin();
    let draws = table.legal_after("draw");
    assert!(draws.iter().all(|draw| draw.contains(['G', 'Y', 'B'])), "{draws:?}");
    assert_eq!((draws.len(), table.refused("draw RRR")), (19, Illegal::StuckDraw));
    // Nobody in the supply has one: any draw, and any home.
    let mut table = Table::new(2).land("D GG, P GB").supply([6, 6, 0, 0]).begin();
    assert_eq!(table.legal_after("draw").len(), 4);
    table.play("draw RRY");
    for clan in ['R', 'Y'] {
        assert_eq!(table.legal_after(&format!("place {clan}")), ["D", "F", "G", "I"]);
    }
    let mut empty = table;
    let events = empty.play("place R F");
    let [placed] = events[..] else { panic!("{events:?}") };
    assert!(matches!(placed, Event::Placed { was_stuck: true, .. }));
    assert_eq!((empty.at('F'), empty.decision()), ("R".into(), Decision::Assign));
    table.play("place Y D");
    assert_eq!((table.at('D'), table.decision()), ("YGG".into(), Decision::Expand));
    // An empty map is the same.
    let table = Table::new(2).land("").drawn("RYB").begin();
    assert_eq!(table.legal_after("place").len(), 12);
}

#[test]
fn r28_each_of_plays_4_to_6_is_made_once_and_in_order() {
    let table = Table::new(2).land("J R, D B").mercenaries(0, "RR").mountaineers(0, "RY");
    let mut table = table.merchants(0, "RY").begin();
    let mut other = table;
    table.play("mercenary D B");
    assert_eq!(table.refused("mercenary J R"), Illegal::Closed(Play::Mercenary));
    table.play("mountaineer R J P");
    assert_eq!(table.refused("mountaineer R P J"), Illegal::Closed(Play::Mountaineer));
    table.play("merchant R");
    assert_eq!(table.refused("merchant Y"), Illegal::Closed(Play::Merchant));
    assert!(table.legal().iter().all(|action| action.starts_with("draw")));
    other.play("merchant R");
    assert_eq!(other.refused("mercenary D B"), Illegal::Closed(Play::Mercenary));
    assert_eq!(other.refused("mountaineer R J P"), Illegal::Closed(Play::Mountaineer));
    assert_eq!(other.refused("buy 1 RRR"), Illegal::Closed(Play::Buy));
    assert_eq!(other.refused("third 1"), Illegal::Closed(Play::Third));
}

#[test]
fn r29_a_mercenary_removes_any_peasant_and_nothing_expands() {
    let table = Table::new(2).land("A RY, D G, P BB").mercenaries(0, "RG").begin();
    let targets = table.legal_after("mercenary");
    assert_eq!(targets, ["A R", "A Y", "D G", "P B"]);
    for target in targets {
        let mut table = table;
        let events = table.play(&format!("mercenary {target}"));
        assert_eq!(events.len(), 2, "given up, removed");
        assert_eq!(table.decision(), Decision::Play);
    }
    assert_eq!(table.refused("mercenary A RY"), Illegal::NoCaptain);
    assert_eq!(table.refused("mercenary A RYG"), Illegal::NoCaptain);
    let nothing = Table::new(2).land("").mercenaries(0, "R").begin();
    assert!(nothing.legal_after("mercenary").is_empty());
}

#[test]
fn r30_a_mountaineer_moves_a_peasant_from_a_hill_along_a_line_to_a_mountain() {
    let table = Table::new(2).land("D R, J RB, K G, P Y").mountaineers(0, "R").begin();
    assert_eq!(table.legal_after("mountaineer"), ["R J P", "G K Q", "B J P"]);
    assert_eq!(table.refused("mountaineer R D J"), Illegal::WrongRing(Village::Dalma));
    assert_eq!(table.refused("mountaineer R J D"), Illegal::WrongRing(Village::Dalma));
    let no_line = Illegal::NoLine(Village::Juniva, Village::Quarn);
    assert_eq!(table.refused("mountaineer R J Q"), no_line);
    // It may make a mountain expand.
    let mut table = Table::new(2).land("J R, P YY").mountaineers(0, "R").begin();
    table.play("mountaineer R J P");
    assert_eq!((table.at('P'), table.decision()), ("RYY".into(), Decision::Expand));
}

#[test]
fn r24_a_merchant_takes_its_own_space_and_then_the_white_one_which_empties_first() {
    let mut table = Table::new(2).to_assign("RR").begin();
    table.play("assign R merchant");
    assert_eq!(table.seat(0).white_merchant(), None);
    table.play("assign R merchant");
    assert_eq!(
        (table.seat(0).white_merchant(), table.seat(0).merchants),
        (Some(Clan::Red), clans("RR"))
    );
    let full = Table::new(2).merchants(0, "RR").to_assign("RY").begin();
    assert!(!full.legal().contains(&"assign R merchant".into()));
    assert!(full.legal().contains(&"assign Y merchant".into()));
    let white_taken = Table::new(2).merchants(0, "RRY").to_assign("YG").begin();
    let space = Space::Of(Trade::Merchant);
    let refused = Illegal::NoSpace { clan: Clan::Yellow, space };
    assert_eq!(white_taken.refused("assign Y merchant"), refused);
    let mut table = Table::new(2).merchants(0, "RRY").begin();
    assert_eq!(table.legal_after("merchant"), ["R", "Y"]);
    table.play("merchant R");
    assert_eq!((table.seat(0).white_merchant(), table.seat(0).merchants), (None, clans("RY")));
}

#[test]
fn r25_the_mercenary_placed_last_leaves() {
    let mut table = Table::new(2).land("D R").mercenaries(0, "RGB").begin();
    let events = table.play("mercenary D R");
    let given = Event::GivenUp { seat: Seat(0), trade: Trade::Mercenary, clan: Clan::Blue };
    assert_eq!(events[0], given);
    assert!(table.seat(0).mercenaries.iter().eq([Clan::Red, Clan::Green]));
}

#[test]
fn r26_the_rightmost_mountaineer_leaves() {
    let mut table = Table::new(2).land("J R").mountaineers(0, "BYG").begin();
    let events = table.play("mountaineer R J P");
    let given = Event::GivenUp { seat: Seat(0), trade: Trade::Mountaineer, clan: Clan::Green };
    assert_eq!(events[0], given);
    assert!(table.seat(0).mountaineers.iter().eq([Clan::Blue, Clan::Yellow]));
}

#[test]
fn r23_a_mountaineer_takes_the_next_space_to_the_right_only() {
    let takes = ["RB", "YB", "RG", "YG", "RY", "GB"];
    for (count, next) in takes.iter().enumerate() {
        let row: String = "RYRYRG".chars().take(count).collect();
        let table = Table::new(2).mountaineers(0, &row).to_assign("RY").begin();
        let player = table.seat(0);
        let space = Space::Of(Trade::Mountaineer);
        let open: String = Clan::ALL
            .into_iter()
            .filter(|&clan| player.takes(space, clan))
            .map(Clan::letter)
            .collect();
        assert_eq!(open, *next);
    }
    let full = Table::new(2).mountaineers(0, "RYRYRG").to_assign("RY").begin();
    assert!(full.legal().iter().all(|action| !action.ends_with("mountaineer")));
}

#[test]
fn r27_who_fits_nowhere_goes_to_the_temple_and_only_then() {
    let followers = "R".repeat(15);
    let table = Table::new(2).followers(0, &followers).mercenaries(0, "YYYYYYYYYY");
    let table = table.merchants(0, "RRY").mountaineers(0, "RY").turn(32).to_assign("RY");
    let mut table = table.begin();
    assert!(table.legal().contains(&"assign R mountaineer".into()));
    assert_eq!(table.refused("dismiss R"), Illegal::FitsElsewhere(Clan::Red));
    table = table.mountaineers(0, "R").begin();
    assert_eq!(table.legal(), ["assign Y follower", "assign Y mountaineer", "dismiss R"]);
    let before = table.state.table().temple.of(Clan::Red);
    table.play("dismiss R");
    assert_eq!(table.state.table().temple.of(Clan::Red), before + 1);
    assert_eq!(table.refused("dismiss Y"), Illegal::FitsElsewhere(Clan::Yellow));
    assert_eq!(table.refused("dismiss G"), Illegal::NotDrawn(Clan::Green));
}

#[test]
fn r31_whoever_is_given_up_or_paid_goes_to_the_temple() {
    let table = Table::new(2).land("J R, D B").mercenaries(0, "R").mountaineers(0, "B");
    let table = table.merchants(0, "Y").followers(0, "RRRGGGYB").turn(20);
    let display = [Champion::FreeCaptain, Champion::GuildMatron, Champion::StarClimber];
    let mut table = table.display(display).begin();
    let before = table.state.table().temple.numbers();
    let supply = table.state.table().supply;
    table.all("buy 3 RRYGGB, mercenary D B, mountaineer R J P, merchant Y");
    // Red: paid, mercenary. Yellow: paid, merchant. Green: paid. Blue: paid, removed, mountaineer.
    let more = [3, 2, 2, 3];
    let after = table.state.table().temple.numbers();
    assert_eq!(after, [0, 1, 2, 3].map(|at| before[at] + more[at]));
    assert_eq!(table.state.table().supply, supply);
}

#[test]
fn r50_draw_place_and_assign_are_compulsory_and_all_else_optional() {
    let mut table = Table::new(2).begin();
    assert!(table.legal().iter().all(|action| action.starts_with("draw")));
    let other = |decision| Illegal::AnotherDecision(decision);
    assert_eq!(table.refused("end"), other(Decision::Play));
    table.play("draw RYG");
    assert_eq!(table.refused("end"), other(Decision::Place));
    assert_eq!(table.refused("merchant R"), other(Decision::Place));
    table.play("place R F");
    assert_eq!(table.refused("end"), other(Decision::Assign));
    table.play("assign Y follower");
    assert_eq!(table.refused("end"), other(Decision::Assign));
    let events = table.play("assign G mercenary");
    assert!(events.contains(&Event::TurnEnded { seat: Seat(0) }));
    assert_eq!(table.state.table().active(), Seat(1));
}

#[test]
fn r53_followers_are_at_most_fifteen_of_a_clan_for_skills_too() {
    let fifteen = "R".repeat(15);
    let table = Table::new(2).followers(0, &fifteen).turn(32);
    let assign = table.to_assign("RY").begin();
    assert!(!assign.legal().contains(&"assign R follower".into()));
    for (champion, word) in
        [(Champion::EmeraldRecruiter, "recruiter"), (Champion::TowerChamberlain, "chamberlain")]
    {
        let table = table.champion(0, champion, "").made_lord().at_the_end().begin();
        assert_eq!(table.legal_after(word), ["Y", "G", "B"]);
        let refused = Illegal::NoSpace { clan: Clan::Red, space: Space::Follower };
        assert_eq!(table.refused(&format!("{word} R")), refused);
    }
    let table = table.followers(0, &format!("{fifteen}Y"));
    let table = table.champion(0, Champion::ShepherdOfClans, "").at_the_end().begin();
    assert!(!table.legal().contains(&"shepherd Y R".into()));
    assert!(table.legal().contains(&"shepherd Y B".into()));
}
