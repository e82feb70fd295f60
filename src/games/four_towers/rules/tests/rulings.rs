//! One test or more for each numbered ruling: the set-up, the draw, the plays before it, and assigning.

use super::*;

#[test]
fn two_to_four_play() {
    for players in 0..=u8::MAX {
        let started = FourTowers::start(&Setup::of(players), Seed(1), |_| {});
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
        for village in Village::ALL {
            let home = village.home_of().map_or(String::new(), |clan| clan.letter().to_string());
            assert_eq!(state.table().land.at(village).to_string(), home);
        }
    }
}

#[test]
fn r02_each_player_has_20_16_or_12_turns_and_nothing_is_left_over() {
    for (players, turns) in [(2, 20), (3, 16), (4, 12)] {
        let mut left = vec![turns; usize::from(players)];
        let told = |state: &State| -> Vec<u8> {
            Seat::first(players).map(|seat| state.table().turns_left(seat)).collect()
        };
        assert_eq!(told(&deal(players, 5)), left);
        let mut last = deal(players, 5);
        for step in steps::<FourTowers>(last, Seed(5)) {
            let ends = |event: &&Event| matches!(event, Event::TurnEnded { .. });
            left[step.seat.index()] -= step.events.iter().filter(ends).count() as u8;
            assert_eq!(told(&step.after), left, "a turn is left until it ends");
            last = step.after;
        }
        assert_eq!((left, last.table().supply.total()), (vec![0; players.into()], 0));
    }
}

#[test]
fn r03_the_first_player_is_drawn_and_turns_go_clockwise() {
    for players in 2..=4 {
        let first: BTreeSet<Seat> = (0..60).map(|seed| deal(players, seed).table().first).collect();
        assert!(first.into_iter().eq(Seat::first(players)));
        let mut turn = deal(players, 7).table().first;
        for step in steps::<FourTowers>(deal(players, 7), Seed(7)) {
            assert_eq!(step.seat, turn);
            let began = step.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
            turn = if began { turn.next(players) } else { turn };
        }
    }
}

#[test]
fn r03_any_seat_may_begin_and_nothing_else_is_changed() {
    for (players, first) in [(2, 1), (3, 0), (3, 2), (4, 3)] {
        let begun =
            |first| FourTowers::start(&Setup { first, ..Setup::of(players) }, Seed(5), |_| {});
        let first = Seat(first);
        let (drawn, named) = (deal(players, 5), begun(Some(first)).expect("a game"));
        assert_eq!((named.table().first, named.table().active()), (first, first));
        assert_eq!(
            (named.table().display, named.table().land),
            (drawn.table().display, drawn.table().land)
        );
        let gems = |state: &State, seat: Seat| state.table().player(seat).gems;
        for place in 0..players {
            let [one, other] = [named, drawn]
                .map(|state| gems(&state, Seat((state.table().first.0 + place) % players)));
            assert_eq!(one, other);
        }
        let beyond = Seat(players);
        assert_eq!(begun(Some(beyond)), Err(SetupError::NoSuchSeat(beyond)));
    }
}

#[test]
fn r04_any_three_are_drawn_from_open_supplies_all_before_placing() {
    assert_eq!(table("").legal_after("draw").len(), 20);
    let table = table("supply 2 1 0 12");
    table.offers("draw", "RRY, RRB, RYB, RBB, YBB, BBB");
    table.refuses("draw RRG: TooFew(Green); draw YYB: TooFew(Yellow)");
    table.refuses("draw RR: WrongNumber { due: 3, named: 2 }");
    table.after("draw RYB").shows("supply 1 0 0 11; asks Place");
}

#[test]
fn r05_a_peasant_goes_to_one_or_to_two_of_which_one_has_its_colour() {
    let table = table("D R, E RB, F YG, A BB; drawn RBB");
    table.offers("place R", "D, E");
    table.offers("place B", "A, D, E");
    table.refuses("place R F: NoPlace { village: Farra, clan: Red }; place G F: NotDrawn(Green)");
    table.refuses("place B P: NoPlace { village: Pikan, clan: Blue }");
}

#[test]
fn r06_in_the_first_turn_only_homes_are_open_to_any_clan() {
    let table = Table::of(deal(3, 1)).after("draw RGB");
    for place in ["place R", "place G", "place B"] {
        table.offers(place, "D, F, G, I");
    }
}

#[test]
fn r07_without_a_legal_village_a_home_takes_any_and_a_draw_never_avoids_a_legal_one() {
    // Only green, yellow and blue have a village: one of them must be drawn.
    let all_but_red = table("F YG, I GG, P GB");
    assert_eq!(all_but_red.legal_after("draw").len(), 19);
    all_but_red.refuses("draw RRR: StuckDraw");
    // Nobody in the supply has one: any draw, and any home.
    let stuck = table("D GG, P GB; supply 6 6 0 0");
    assert_eq!(stuck.legal_after("draw").len(), 4);
    let mut stuck = stuck.after("draw RRY");
    stuck.offers("place R", "D, F, G, I");
    stuck.offers("place Y", "D, F, G, I");
    stuck.after("place Y D").shows("D YGG; asks Expand");
    let events = stuck.play("place R F");
    assert!(matches!(events[..], [Event::Placed { was_stuck: true, .. }]), "{events:?}");
    stuck.shows("F R; asks Assign");
    // An empty map is the same.
    assert_eq!(table("empty; drawn RYB").legal_after("place").len(), 12);
}

#[test]
fn r28_each_of_plays_4_to_6_is_made_once_and_in_order() {
    let begin = table("J R, D B; mercenaries RR; mountaineers RY; merchants RY");
    let mercenary = begin.after("mercenary D B");
    mercenary.refuses("mercenary J R: Closed(Mercenary)");
    let mountaineer = mercenary.after("mountaineer R J P");
    mountaineer.refuses("mountaineer R P J: Closed(Mountaineer)");
    let merchant = mountaineer.after("merchant R");
    merchant.refuses("merchant Y: Closed(Merchant)");
    assert!(merchant.legal().iter().all(|action| action.starts_with("draw")));
    let merchant = begin.after("merchant R");
    merchant.refuses("mercenary D B: Closed(Mercenary); mountaineer R J P: Closed(Mountaineer)");
    merchant.refuses("buy 1 RRR: Closed(Buy); third 1: Closed(Third)");
}

#[test]
fn r29_a_mercenary_removes_any_peasant_and_nothing_expands() {
    let begin = table("A RY, D G, P BB; mercenaries RG");
    begin.offers("mercenary", "A R, A Y, D G, P B");
    for target in begin.legal_after("mercenary") {
        let mut table = begin;
        assert_eq!(table.play(&format!("mercenary {target}")).len(), 2, "given up, removed");
        table.shows("asks Play");
    }
    begin.refuses("mercenary A RY: NoCaptain; mercenary A RYG: NoCaptain");
    table("empty; mercenaries R").offers("mercenary", "");
}

#[test]
fn r30_a_mountaineer_moves_a_peasant_from_a_hill_along_a_line_to_a_mountain() {
    let begin = table("D R, J RB, K G, P Y; mountaineers R");
    begin.offers("mountaineer", "R J P, G K Q, B J P");
    begin.refuses("mountaineer R D J: WrongRing(Dalma); mountaineer R J D: WrongRing(Dalma)");
    begin.refuses("mountaineer R J Q: NoLine(Juniva, Quarn)");
    // It may make a mountain expand.
    let full = table("J R, P YY; mountaineers R").after("mountaineer R J P");
    full.shows("P RYY; asks Expand");
}

#[test]
fn r24_a_merchant_takes_its_own_space_and_then_the_white_one_which_empties_first() {
    let white = |table: &Table| table.seat(0).white_merchant();
    let first = table("assign RR").after("assign R merchant");
    assert_eq!(white(&first), None);
    let second = first.after("assign R merchant");
    second.shows("merchants RR");
    assert_eq!(white(&second), Some(Clan::Red));
    let both = table("merchants RR; assign RY");
    both.offers("assign Y", "follower, mercenary, merchant");
    both.offers("assign R", "follower, mercenary, mountaineer");
    let taken = table("merchants RRY; assign YG");
    taken.refuses("assign Y merchant: NoSpace { clan: Yellow, space: Of(Merchant) }");
    let give = table("merchants RRY");
    give.offers("merchant", "R, Y");
    let given = give.after("merchant R");
    given.shows("merchants RY");
    assert_eq!(white(&given), None);
}

#[test]
fn r25_the_mercenary_placed_last_leaves() {
    let mut table = table("D R; mercenaries RGB");
    let events = table.play("mercenary D R");
    let given = Event::GivenUp { seat: Seat(0), trade: Trade::Mercenary, clan: Clan::Blue };
    assert_eq!(events[0], given);
    table.shows("mercenaries RG");
}

#[test]
fn r26_the_rightmost_mountaineer_leaves() {
    let mut table = table("J R; mountaineers BYG");
    let events = table.play("mountaineer R J P");
    let given = Event::GivenUp { seat: Seat(0), trade: Trade::Mountaineer, clan: Clan::Green };
    assert_eq!(events[0], given);
    table.shows("mountaineers BY");
}

#[test]
fn r23_a_mountaineer_takes_the_next_space_to_the_right_only() {
    for (count, next) in ["RB", "YB", "RG", "YG", "RY", "GB", ""].into_iter().enumerate() {
        let table = table(&format!("mountaineers {}; assign RY", &"RYRYRG"[..count]));
        let takes = |clan: &Clan| table.seat(0).takes(Space::Of(Trade::Mountaineer), *clan);
        let open: String = Clan::ALL.into_iter().filter(takes).map(Clan::letter).collect();
        assert_eq!(open, next);
    }
}

#[test]
fn r27_who_fits_nowhere_goes_to_the_temple_and_only_then() {
    let full =
        "followers RRRRRRRRRRRRRRR; mercenaries YYYYYYYYYY; merchants RRY; turn 32; assign RY";
    let table_with = |row: &str| table(&format!("{full}; mountaineers {row}"));
    let open = table_with("RY");
    assert!(open.legal().contains(&"assign R mountaineer".into()));
    open.refuses("dismiss R: FitsElsewhere(Red)");
    let mut closed = table_with("R");
    closed.offers("", "assign Y follower, assign Y mountaineer, dismiss R");
    let before = closed.state.table().temple.of(Clan::Red);
    closed.play("dismiss R");
    assert_eq!(closed.state.table().temple.of(Clan::Red), before + 1);
    closed.refuses("dismiss Y: FitsElsewhere(Yellow); dismiss G: NotDrawn(Green)");
}

#[test]
fn r31_whoever_is_given_up_or_paid_goes_to_the_temple() {
    let who = "mercenaries R; mountaineers B; merchants Y; followers RRRGGGYB";
    let mut table = table(&format!("J R, D B; {who}; turn 20; display captain matron climber"));
    let [temple, supply] = [table.state.table().temple, table.state.table().supply];
    table.play("buy 3 RRYGGB, mercenary D B, mountaineer R J P, merchant Y");
    // Red: paid, mercenary. Yellow: paid, merchant. Green: paid. Blue: paid, removed, mountaineer.
    let [red, yellow, green, blue] = temple.numbers();
    let after = [red + 3, yellow + 2, green + 2, blue + 3];
    assert_eq!((table.state.table().temple.numbers(), table.state.table().supply), (after, supply));
}

#[test]
fn r50_draw_place_and_assign_are_compulsory_and_all_else_optional() {
    let mut table = table("");
    assert!(table.legal().iter().all(|action| action.starts_with("draw")));
    table.refuses("end: AnotherDecision(Play)");
    table.play("draw RYG");
    table.refuses("end: AnotherDecision(Place); merchant R: AnotherDecision(Place)");
    table.play("place R F");
    table.refuses("end: AnotherDecision(Assign)");
    table.play("assign Y follower");
    table.refuses("end: AnotherDecision(Assign)");
    let events = table.play("assign G mercenary");
    assert!(events.contains(&Event::TurnEnded { seat: Seat(0) }));
    assert_eq!((table.state.table().active(), table.decision()), (Seat(1), Decision::Play));
}

#[test]
fn r53_followers_are_at_most_fifteen_of_a_clan_for_skills_too() {
    let fifteen = "turn 32; followers RRRRRRRRRRRRRRR";
    let assign = table(&format!("{fifteen}; assign RY"));
    assert!(!assign.legal().contains(&"assign R follower".into()));
    for word in ["recruiter", "chamberlain"] {
        let table = table(&format!("{fifteen}; champion {word}; made lord; end"));
        table.offers(word, "Y, G, B");
        table.refuses(&format!("{word} R: NoSpace {{ clan: Red, space: Follower }}"));
    }
    let shepherd = table(&format!("{fifteen}Y; champion shepherd; end"));
    shepherd.offers("shepherd Y", "G, B");
}
