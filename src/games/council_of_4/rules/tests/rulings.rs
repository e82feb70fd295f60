//! One test for each numbered ruling of the rules.

use super::*;

#[test]
fn r01_no_card_is_drawn_when_deck_and_discards_are_empty() {
    let mut position = arranged("deck - to 2").after("elect W hills");
    let events = position.play("end");
    assert!(events.contains(&Event::NoCardLeft { seat: Seat(1) }));
    assert!(!events.iter().any(|event| matches!(event, Event::CardDrawn { .. })));
    assert!(!events.contains(&Event::DiscardsShuffled));
    assert_eq!(position.hand_of(1), "");
    assert_eq!(position.table().turn.seat, Seat(1), "the turn goes on without a card");
}

#[test]
fn r01_of_the_cards_of_a_bonus_only_those_are_gained_that_are_there() {
    // The card that is paid is discarded first, and can be drawn.
    for (deck, left) in [("", 1), ("R", 2), ("RR", 3), ("RRR", 3)] {
        let mut position = arranged("coast C02 C01; hand W").deck(deck, 2);
        let events = position.play("acquire coast 1 W");
        assert!(gained(&events).contains(&format!("{left} cards of C02")));
        assert_eq!(position.hand_of(0).len(), left);
    }
}

#[test]
fn r02_electing_is_possible_with_nothing_at_all() {
    let poor = arranged("2 players; coins 0; servants 0");
    assert_eq!(poor.listed().len(), 24, "six colours for four councils, and nothing else");
    assert_eq!(poor.listed_with("elect").len(), 24);
    let two_colours = poor.councils(["WWWW", "KKKK", "OOOO", "PPPP"]);
    assert_eq!(two_colours.listed_with("elect").len(), 8, "only what is in the reserve");
    two_colours.refuses("elect W queen: NotInReserve(White)");
}

#[test]
fn r03_overpaying_with_jokers_or_few_cards_is_allowed() {
    let position = arranged("2 players; hand WKOPJJJJ; coins 20");
    assert_eq!(position.price("acquire coast 1 WKOP"), 0);
    assert_eq!(position.price("acquire coast 1 W"), 10, "one card although four would do");
    assert_eq!(position.price("acquire coast 1 WKOJ"), 1, "a joker although purple is in hand");
    assert_eq!(position.price("acquire coast 1 JJJJ"), 4);
}

#[test]
fn r04_gains_never_pay_the_cost_of_their_own_action() {
    let position = arranged(
        "mountains M04 M01; hand OWKOP; coins 9; servants 0; ready H03; 1 merchants H; queen I",
    );
    // M04 would bring seven coins, the token of Hellar two servants.
    position.refuses("acquire mountains 1 O: Coins { needed: 10, have: 9 }");
    position.refuses("place H03 H: Servants { needed: 1, have: 0 }");
    position.refuses("queen H WKOP: Servants { needed: 1, have: 0 }");
    position.with("coins 3").refuses("queen G WKOP: Coins { needed: 4, have: 3 }");
}

#[test]
fn r04_the_queen_goes_only_where_the_merchant_may_be_placed() {
    let position = arranged("hand WKOP; merchants J");
    position.refuses("queen J WKOP: MerchantThere(J)");
    assert!(position.lists("queen L WKOP"));
    let mut all_placed = position.with("merchants ABCDFGHIK; ready M04; servants 3");
    all_placed.play_all("extra, place M04 N");
    assert_eq!(all_placed.listed_with("queen"), Vec::<String>::new());
}

#[test]
fn r05_neutral_merchants_cost_a_servant_like_any_other() {
    let position = arranged("2 players; neutral H; 1 merchants H; ready H03");
    position.with("servants 1").refuses("place H03 H: Servants { needed: 2, have: 1 }");
    let events = position.with("servants 2").play("place H03 H");
    let price = Price { servants: 2, ..Price::default() };
    assert_eq!(events[0], Event::Paid { seat: Seat(0), price });
}

#[test]
fn r06_region_tile_then_colour_tile_then_own_token_then_the_others_by_letter() {
    let mut position = arranged("merchants ABCDIN; ready C05; servants 0; coins 0");
    let events = position.play("place C05 E");
    let seat = Seat(0);
    let claimed = |tile, queens_reward| Event::RewardTileClaimed { seat, tile, queens_reward };
    let placed = Event::MerchantPlaced { seat, city: city('E'), permit: Some(permit("C05")) };
    let tiles = [(RewardTile::Coast, 0), (RewardTile::Bronze, 1)];
    let [coast, bronze] = tiles.map(|(tile, place)| claimed(tile, Some(place)));
    assert_eq!(events[..3], [placed, coast, bronze]);
    // Indur and Naris are not connected to Esti.
    assert_eq!(tokens_paid(&events), "EABCD");
    position.shows("coins 3; vp 6");
}

#[test]
fn r07_only_the_first_last_merchant_brings_vp() {
    let merchants = "merchants ABCDFGHIK; 1 merchants ABCDFGHIK";
    let mut position = arranged(&format!("{merchants}; ready M04; 1 ready M09"));
    assert!(gained(&position.play("place M04 N")).contains("3 VP of the last merchant"));
    position.play("end");
    let second = position.play("place M09 N");
    assert_eq!(position.player(1).merchants_left(), 0);
    assert!(!gained(&second).contains("last merchant"));
    assert!(!second.iter().any(|event| matches!(event, Event::LastRoundBegan { .. })));
    let table = position.table();
    assert_eq!(table.last_merchant_vp(Seat(0)), 3);
    assert_eq!(table.last_merchant_vp(Seat(1)), 0);
}

#[test]
fn r08_permits_of_an_empty_deck_cannot_be_changed() {
    let empty = arranged("servants 1").permit_deck(Hills, &[], &[], 1);
    empty.refuses("change hills: DeckEmpty(Hills)");
    assert_eq!(empty.listed_with("change"), ["change coast", "change mountains"]);
}

#[test]
fn r08_a_deck_of_one_permit_moves_slot_one_to_slot_two() {
    let mut one = arranged("servants 1").permit_deck(Hills, &["H09"], &[], 1);
    one.play("change hills");
    assert_eq!(one.permit(Hills, 1), Some("H09".into()));
    assert_eq!(one.permit(Hills, 2), Some("H13".into()));
    let left = one.table().decks[1].under(Hills).map(|permit| permit.to_string());
    assert!(left.eq(["H14"]));
}

#[test]
fn r09_coins_above_twenty_are_lost() {
    let mut position = arranged("coins 18");
    let events = position.play("elect W hills");
    position.shows("coins 20");
    assert_eq!(gained(&events), "2 coins but 2 of the action");
}

#[test]
fn r10_servants_are_not_limited() {
    for before in [47, 254, 1000] {
        let mut position = arranged("hills H03 H01; hand BRWK").with(&format!("servants {before}"));
        position.play("acquire hills 1 WKBR");
        assert_eq!(position.player(0).servants, before + 4);
    }
}

#[test]
fn r11_every_space_reached_pays_at_once_also_inside_a_chain() {
    let two_steps = arranged("coast C07 C01; hand WKOP");
    let told = gained(&two_steps.with("nobility 1").play("acquire coast 1 WKOP"));
    assert_eq!(told, "step 2 of C07, 2 VP of space 2, 2 coins of space 2, step 3 of C07");
    // The second step waits for the answer.
    let mut between = two_steps.with("nobility 3; merchants GL");
    assert_eq!(gained(&between.play("acquire coast 1 WKOP")), "step 4 of C07");
    between.shows("nobility 4");
    assert_eq!(gained(&between.play("token G")), "1 servants of G, step 5 of C07");
}

#[test]
fn r11_steps_beyond_the_end_do_nothing() {
    let mut position = arranged("coast C07 C01; hand WKOP; nobility 19");
    let told = gained(&position.play("acquire coast 1 WKOP"));
    assert_eq!(told, "step 20 of C07, 3 VP of space 20");
    position.shows("nobility 20");
}

#[test]
fn r12_the_variant_moves_the_first_two_bonuses_to_1_and_3() {
    for (variant, paying, asking) in
        [(NobilityVariant::Printed, 2, 4), (NobilityVariant::Manual, 1, 3)]
    {
        for space in 1..=5 {
            let mut position = Position::before_a_step(space - 1, "GL").with(variant.key());
            let told = gained(&position.play("place C01 A"));
            let bonus = format!(", 2 VP of space {space}, 2 coins of space {space}");
            let bonus = if space == paying { &bonus } else { "" };
            assert_eq!(told, format!("step {space} of A{bonus}"), "{variant:?}");
            position.shows(if space == asking { "asks Token" } else { "asks Turn" });
        }
    }
}

#[test]
fn r13_a_choice_with_one_answer_is_made_and_one_with_none_skipped() {
    // Only the merchants matter: Arkon has a nobility token, Juvelar none, Graden and Lyram others.
    for (space, others, paid) in
        [(4, "", ""), (4, "J", ""), (4, "G", "G"), (16, "", ""), (16, "L", "L"), (16, "GL", "GL")]
    {
        let mut position = Position::before_a_step(space - 1, others);
        let events = position.play("place C01 A");
        assert_eq!(position.decision(), Decision::Turn, "space {space} with {others}");
        let all = format!("A{paid}");
        assert_eq!(tokens_paid(&events), all, "space {space} with {others}");
    }
}

#[test]
fn r13_a_single_permit_is_repeated_and_none_skipped() {
    let mut one = arranged("before a step from 13; coins 0");
    let told = gained(&one.play("place C01 A"));
    one.shows("asks Turn");
    assert_eq!(told, "step 14 of A, 4 VP of C01, 3 coins of C01");
    let none = arranged("token L T13; hand WKOP; nobility 13; coins 2").after("queen L WKOP");
    none.shows("nobility 14; asks Turn");
}

#[test]
fn r13_space_10_asks_while_a_single_permit_is_face_up() {
    let step = arranged("before a step from 9").no_permits(Coast, 1).no_permits(Hills, 1);
    let mut none = step.no_permits(Mountains, 1);
    let mut position = step.face_up(Mountains, ["M01", ""]).permit_deck(Mountains, &[], &[], 1);
    position.play("place C01 A");
    assert_eq!(position.listed(), ["take mountains 1", "decline"]);
    none.play("place C01 A");
    none.shows("nobility 10; asks Turn");
}

fn score_of(position: &Position, of: impl Fn(&Score) -> u16) -> Vec<u16> {
    scores(position.table(), position.state.hand_sizes()).iter().map(of).collect()
}

#[test]
fn r14_nobility_ranks_are_taken_literally() {
    for (spaces, vp) in [
        (&[0, 0][..], &[5, 5][..]),
        (&[0, 1], &[2, 5]),
        (&[7, 7, 3], &[5, 5, 0]),
        (&[7, 3, 3], &[5, 2, 2]),
        (&[0, 0, 7], &[2, 2, 5]),
        (&[5, 7, 5, 5], &[2, 5, 2, 2]),
        (&[7, 5, 3, 1], &[5, 2, 0, 0]),
        (&[7, 5, 7, 1], &[5, 0, 5, 0]),
    ] {
        let mut position = Position::new(spaces.len() as u8);
        for (seat, &space) in spaces.iter().enumerate() {
            position = position.with(&format!("{seat} nobility {space}"));
        }
        assert_eq!(score_of(&position, |score| score.nobility_rank), vp, "{spaces:?}");
    }
}

#[test]
fn r15_every_leader_in_permits_gets_three_vp_at_zero_too() {
    let none = arranged("4 players");
    let most = |position: &Position| score_of(position, |score| score.most_permits);
    assert_eq!(most(&none), [3, 3, 3, 3]);
    let used_counts = none.with("ready C03; 2 ready C04; 2 merchants A; 2 used M08");
    assert_eq!(most(&used_counts), [0, 0, 3, 0]);
    assert_eq!(most(&used_counts.ready(0, &["C05"])), [3, 0, 3, 0]);
}

#[test]
fn r16_servants_and_cards_together_break_ties_else_the_victory_is_shared() {
    let winners = |mut position: Position| {
        position.state.table.decision = Decision::Over;
        CouncilOf4::winners(&position.state)
    };
    let even = arranged("servants 3; 1 servants 1; 2 servants 0; 1 hand WK");
    assert_eq!(CouncilOf4::winners(&even.state), None, "the game is not over");
    assert_eq!(winners(even), Some(vec![Seat(0), Seat(1)]));
    assert_eq!(winners(even.hand(2, "WKOP")), Some(vec![Seat(2)]), "cards count like servants");
    assert_eq!(winners(even.with("2 nobility 1")), Some(vec![Seat(2)]), "VP come first");
}

#[test]
fn r17_play_goes_round_by_seat_order() {
    let mut position = arranged("4 players; turn 2");
    let mut order = Vec::new();
    for _ in 0..5 {
        order.push(position.table().turn.seat.0);
        let elect = position.listed_with("elect").remove(0);
        position.play_all(&format!("{elect}, end"));
    }
    assert_eq!(order, [2, 3, 0, 1, 2]);
}

#[test]
fn r18_a_slot_that_cannot_be_filled_stays_empty_for_good() {
    let mut position = arranged("2 players")
        .permit_deck(Coast, &[], &[], 1)
        .hand(0, "WKOP")
        .hand(1, "WKOP")
        .with("1 servants 5");
    let events = position.play("acquire coast 1 WKOP");
    assert!(!events.iter().any(|event| matches!(event, Event::SlotFilled { .. })));
    assert_eq!(position.permit(Coast, 1), None);
    assert_eq!(position.permit(Coast, 2), Some("C14".into()), "permits never move between slots");
    position.play("end");
    position.refuses("acquire coast 1 W: NoPermitThere(Coast, First)");
    position.refuses("change coast: DeckEmpty(Coast)");
    position.play("acquire coast 2 WKOP");
    assert_eq!((position.permit(Coast, 1), position.permit(Coast, 2)), (None, None));
}

#[test]
fn r19_additional_main_actions_left_are_lost_at_the_end_of_the_turn() {
    let mut position = arranged("2 players; servants 3").after("extra, elect W hills, end");
    position.shows("main 1");
    position.play_all("elect K hills, end");
    assert_eq!((position.table().turn.seat, position.table().turn.main_left), (Seat(0), 1));
}

#[test]
fn r20_while_a_choice_is_open_only_its_answers_are_legal() {
    for (space, others, answers, decision) in [
        (4, "GL", &["token G", "token L"][..], Decision::Token),
        (14, "GL", &["repeat C01", "repeat C03"], Decision::RepeatPermit),
        (16, "GLF", &["tokens FG", "tokens FL", "tokens GL"], Decision::TwoTokens),
    ] {
        let mut position = Position::before_a_step(space - 1, others).ready(0, &["C03"]);
        position.with("servants 9").play("place C01 A");
        position.play("place C01 A");
        assert_eq!(position.listed(), answers);
        for other in ["end", "engage", "elect W hills", "place C03 C", "extra"] {
            assert_eq!(position.refused(other), Illegal::ChoiceOpen(decision), "{other}");
        }
        position.refuses("decline: NoSuchChoice");
    }
}

#[test]
fn r21_a_slot_is_refilled_after_all_bonuses_and_a_nested_one_first() {
    let mut position = arranged("coast C15 C04")
        .permit_deck(Coast, &["C13"], &["C12"], 1)
        .hand(0, "WKOP")
        .with("nobility 9");
    position.play("acquire coast 1 WKOP");
    position.shows("asks FreePermit");
    assert_eq!(position.permit(Coast, 1), None, "empty until all bonuses are gained");
    assert!(!position.lists("take coast 1"));
    let events = position.play("take coast 2");
    let filled = |id, slot, was_hidden| Event::SlotFilled { permit: permit(id), slot, was_hidden };
    // The last unseen permit is known by elimination, the one below it was seen.
    assert_eq!(
        events[2..],
        [filled("C13", Slot::Second, false), filled("C12", Slot::First, false)]
    );
    assert_eq!(position.vp(0), 7);
}

#[test]
fn r22_equal_counts_are_one_and_the_same_payment() {
    let position = arranged("2 players; councils WWKO BRKP OPBR KOPB; hand WWJ; coins 20");
    let mut payments = position.listed_with("acquire");
    payments.retain(|listed| listed.starts_with("acquire coast 1"));
    let expected = ["W", "WW", "J", "WJ", "WWJ"].map(|cards| format!("acquire coast 1 {cards}"));
    assert_eq!(payments, expected);
    assert_eq!(CouncilOf4::parse("acquire coast 1 JW"), None);
}

#[test]
fn r23_the_last_round_begins_after_the_chain_with_its_choices() {
    let mut position = arranged("2 players; merchants ABCDFGHIK; ready M04; nobility 3");
    let placing = position.play("place M04 N");
    position.shows("asks Token");
    assert_eq!(position.table().last_round, None);
    assert!(!gained(&placing).contains("last merchant"));
    let answer = position.play("token H");
    assert_eq!(tokens_paid(&answer), "HABCDFGIK", "the answer, then the rest of the chain");
    let end = [
        Event::Gained { seat: Seat(0), gain: Gained::Vp(3), source: Source::LastMerchant },
        Event::LastRoundBegan { seat: Seat(0) },
    ];
    assert_eq!(answer[answer.len() - 2..], end);
}

#[test]
fn r24_a_game_of_elections_goes_on_without_end() {
    let mut position = arranged("");
    for turn in 0..2000 {
        assert_eq!(position.table().turn.number, turn);
        assert_eq!(position.table().round(), turn / 3 + 1);
        let elections = position.listed_with("elect");
        let elect = &elections[usize::from(turn) % elections.len()];
        position.play_all(&format!("{elect}, end"));
    }
    assert_eq!(position.table().last_round, None);
    position.shows("coins 20");
}
