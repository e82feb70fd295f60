//! One test or more for each numbered ruling: expansions, demons and lords, the track.

use super::*;

/// Returns who expanded, in order.
fn expanded(events: &[Event]) -> Vec<(char, bool)> {
    let of = |event: &Event| match event {
        Event::Expanded { village, by_choice, .. } => Some((village.letter(), *by_choice)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn r08_a_village_with_three_must_expand_whatever_the_cause() {
    let placed = table("F YG; drawn YRR").after("place Y F");
    placed.shows("asks Expand");
    assert!(placed.legal().iter().all(|action| action.starts_with("expand F")));
    placed.refuses("assign R follower: AnotherDecision(Expand); expand E YYG: NotBursting(Ervel)");
    // By a skill, and by a mountaineer (R30).
    let moved = table("A R, D YG; champion marshal").after("marshal A D");
    moved.shows("asks Expand");
    moved.after("expand D RYG").shows("asks Play; A R, J Y");
}

#[test]
fn r09_the_active_player_says_which_village_is_next_and_who_takes_which_line() {
    // D to A, J and K, of which A and K are full then.
    let placed = table("A YG, D RB, K YY; drawn RRR").after("place R D");
    placed.offers("expand D", "RRB, RBR, BRR");
    placed.refuses("expand D BBR: NotThere { village: Dalma, clan: Blue }");
    let two = placed.after("expand D RRB");
    two.shows("A RYG, J R, K YYB");
    assert_eq!((two.legal_after("expand A").len(), two.legal_after("expand K").len()), (6, 3));
    two.after("expand K YYB").shows("E Y, D Y, Q B");
    // A seat that has not the turn has no say: demoting follows from the expansion at A.
    let other = two.after("expand A RYG");
    other.shows("demons R");
    assert_eq!(other.state.table().active(), Seat(0));
}

#[test]
fn r10_of_four_peasants_exactly_three_leave() {
    // D expands into A and K, then K into D and E, then E into A.
    let three = table("A YG, D RR, E GG, K YB; drawn RRR").after("place R D, expand K YRB");
    three.shows("A RYG, E YGG");
    let four = three.after("expand E GYG");
    four.shows("A RYGG");
    assert_eq!(four.legal_after("expand A").len(), 12);
    four.after("expand A GRY").shows("A G; demons G");
}

#[test]
fn r12_a_demotion_is_decided_before_the_next_expansion() {
    let mut table = table("A RR, D YY, E YY; steps 0 2; drawn RRR");
    assert_eq!(expanded(&table.play("place R A")), [('A', false)]);
    table.shows("asks Demote; D RYY, E RYY");
    table.offers("", "demote 1, spare");
    table.refuses("expand D RYY: AnotherDecision(Demote)");
    table.after("demote 1").shows("steps 0 1; asks Expand");
}

#[test]
fn r13_all_expansions_come_before_the_peasants_are_assigned() {
    // Brasa: red and red, and yellow that came.
    let cascade = table("F YG, B RR; drawn YRR").after("place Y F, expand F YYG");
    cascade.shows("asks Expand");
    cascade.refuses("assign R follower: AnotherDecision(Expand)");
    cascade.after("expand B RRY").shows("asks Assign; drawn RR");
}

#[test]
fn r14_what_leaves_no_choice_is_done_without_asking() {
    // An expansion with one outcome.
    let mut one = table("F YY; drawn YRR");
    assert_eq!(expanded(&one.play("place Y F")), [('F', false)]);
    one.shows("asks Assign");
    // Two at once are asked for, also if each has one outcome: their order is a choice.
    let two = table("F YY, L YY, M YY; drawn YRR").after("place Y F");
    two.offers("", "expand L YYY, expand M YYY");
    // The end of a turn without an end skill that can be used; with one, it is asked for.
    let assigned = "assign R follower, assign Y follower";
    let events = table("assign RY").play(assigned);
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: Seat(1), number: 9 }));
    let mut skill = table("assign RY; champion ambassador").after(assigned);
    skill.offers("", "ambassador, end");
    assert!(skill.play("ambassador").contains(&Event::TurnEnded { seat: Seat(0) }));
    // Draw, place and assign are always asked for, even with one answer.
    let last = table("supply 3 0 0 0; D B");
    last.offers("", "draw RRR");
    last.after("draw RRR").offers("", "place R D");
    last.after("draw RRR, place R D").shows("asks Assign");
}

#[test]
fn r15_each_lord_moves_the_marker_up_at_once() {
    let mut table_of_two = table("P RR, Q YY; drawn RRR");
    let events = table_of_two.play("place R P");
    table_of_two.shows("lords R; steps 1 0");
    let lord = Event::LordMade { seat: Seat(0), clan: Clan::Red };
    let rose = Event::Rose { seat: Seat(0), step: 1 };
    assert!(events.windows(2).any(|pair| *pair == [lord, rose]), "{events:?}");
    table_of_two.after("expand Q YYR").shows("lords RY; steps 2 0");
    // Before the draw as well.
    let before = table("J R, P YY; mountaineers R").after("mountaineer R J P, expand P YRY");
    before.shows("lords R; steps 1 0");
}

#[test]
fn r16_a_lord_that_follows_is_a_demon_and_brings_no_demotion_and_no_loss() {
    let mut follows = table("3 players; A RY; lords RRY; steps 2 2 1; drawn RRR");
    let events = follows.play("place R A, expand A RRY");
    let made = Event::DemonMade { seat: Seat(0), clan: Clan::Red, lord_follows: true };
    assert!(events.contains(&made));
    follows.shows("lords RY; demons RR; steps 2 2 1");
    follows.offers("", "demote 1, demote 2, spare");
    follows.after("demote 2").shows("steps 2 2 0; asks Assign");
    // Without a lord of that clan none follows.
    let alone = table("A RY; lords YY; drawn RRR").after("place R A, expand A RRY");
    alone.shows("lords YY; demons R");
}

#[test]
fn r17_one_other_marker_may_go_down_and_nobody_is_asked_if_none_can() {
    let nobody = table("3 players; A RR; steps 5 0 19; drawn RRR").after("place R A");
    nobody.shows("asks Assign");
    let mut one = table("3 players; A RR; steps 5 1 19; drawn RRR").after("place R A");
    one.offers("", "demote 1, spare");
    one.refuses("demote 0: CannotFall(Seat(0)); demote 2: CannotFall(Seat(2))");
    one.refuses("demote 3: CannotFall(Seat(3))");
    assert_eq!(one.play("spare"), [Event::Spared { seat: Seat(0) }]);
    one.shows("steps 5 1 19");
}

#[test]
fn r18_no_marker_falls_below_black() {
    table("A RR; steps 0 1; drawn RRR").after("place R A, demote 1").shows("steps 0 0");
    let slanderer = table("champion slanderer RYG");
    slanderer.offers("slanderer", "");
    slanderer.refuses("slanderer R 1: CannotFall(Seat(1))");
}

#[test]
fn r20_the_first_marker_to_arrive_takes_the_gem_also_in_passing() {
    let won = |step| Event::GemWon { seat: Seat(0), step };
    let mut first = table("merchants R; steps 2");
    assert!(first.play("merchant R").contains(&won(3)));
    first.shows("gems 1");
    assert!(!first.state.table().track_gems.is_on(3));
    // Who arrives later gets none, and who passes it in two steps gets it.
    table("merchants R; steps 2 4").after("merchant R").shows("gems 0");
    let mut passing = table("merchants R; steps 6; champion matron");
    assert!(passing.play("merchant R").contains(&won(7)));
    passing.shows("steps 8 0; gems 1");
    // A marker that falls on the space takes nothing: the gem was taken on the way up.
    assert!(!passing.state.table().track_gems.is_on(3));
}

#[test]
fn r21_on_gold_a_marker_is_safe_and_more_steps_do_nothing() {
    let mut lord = table("P RR; steps 19; drawn RRR");
    let events = lord.play("place R P");
    assert!(!events.iter().any(|event| matches!(event, Event::Rose { .. })));
    lord.shows("steps 19 0; lords R");
    table("A RR; steps 0 19; drawn RRR").after("place R A").shows("asks Assign");
    let matron = table("merchants R; steps 18; champion matron").after("merchant R");
    matron.shows("steps 19 0; gems 1");
}

#[test]
fn r22_the_seventh_mercenary_doubles_the_track_once_and_for_good() {
    let doubled = Event::Doubled { seat: Seat(0) };
    let mut table_of_six = table("mercenaries RRRRRR; steps 14 1; assign RB");
    let (gems, before) = (table_of_six.state.table().temple_gems, table_of_six.totals()[0]);
    assert!(table_of_six.play("assign R mercenary").contains(&doubled));
    assert_eq!(table_of_six.state.table().temple_gems, gems - 1);
    // A mercenary, the track again, no point for the gem.
    assert_eq!(table_of_six.totals()[0], before + 2 + 15);
    assert!(!table_of_six.play("assign B mercenary").contains(&doubled));
    // Kept with fewer, and no second gem at the next seventh.
    let fewer = table("D R; mercenaries RRRRRRR; steps 14").after("mercenary D R");
    assert!(fewer.seat(0).is_doubled && fewer.totals()[0] == 12 + 30);
    // However it came.
    for (champion, word) in [("foreman R", "foreman"), ("quartermaster", "quartermaster")] {
        let parts = format!("mercenaries RRRRRR; followers R; champion {champion}; end");
        assert!(table(&parts).play(&format!("{word} R mercenary")).contains(&doubled));
    }
}

#[test]
fn r32_plays_without_effect_are_not_offered() {
    let gold = table("merchants R; steps 19");
    gold.offers("merchant", "");
    gold.refuses("merchant R: OnGold");
    let mut skill = table("steps 19; champion ambassador; assign RY");
    let events = skill.play("assign R follower, assign Y follower");
    assert!(events.contains(&Event::TurnEnded { seat: Seat(0) }), "nothing to use");
    let equals = table("A R, D R; champion tactician");
    equals.offers("tactician", "");
    equals.refuses("tactician A R D R: SameClan(Red)");
}

#[test]
fn the_examples_of_expansions() {
    let valley = table("D RB; drawn BBB").after("place B D, expand D RBB");
    valley.shows("D -, A R, J B, K B");
    let lord = table("P RB; drawn BBB").after("place B P, expand P RBB");
    lord.shows("P -, J R, Q B; lords B; steps 1 0");
    let demon = table("A RB; lords B; steps 0 1; drawn BBB").after("place B A, expand A BBR");
    demon.shows("A -, D B, E R; lords -; demons BB");
    demon.offers("", "demote 1, spare");
}
