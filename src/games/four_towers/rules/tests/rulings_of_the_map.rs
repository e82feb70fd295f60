//! One test or more for each numbered ruling: expansions, demons and lords, the track.

use super::table::Table;
use crate::games::four_towers::rules::components::{Champion, Clan, Village};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::state::Decision;
use crate::rules::Seat;

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
    let mut table = Table::new(2).land("F YG").drawn("YRR").begin();
    table.play("place Y F");
    assert_eq!(table.decision(), Decision::Expand);
    assert!(table.legal().iter().all(|action| action.starts_with("expand F")));
    assert_eq!(table.refused("assign R follower"), Illegal::AnotherDecision(Decision::Expand));
    assert_eq!(table.refused("expand E YYG"), Illegal::NotBursting(Village::Ervel));
    // By a skill, and by a mountaineer.
    let table = Table::new(2).land("A R, D YG").champion(0, Champion::ScarletMarshal, "");
    let mut table = table.begin();
    table.play("marshal A D");
    assert_eq!(table.decision(), Decision::Expand);
    table.play("expand D RYG");
    assert_eq!(
        (table.decision(), table.at('A'), table.at('J')),
        (Decision::Play, "R".into(), "Y".into())
    );
}

#[test]
fn r09_the_active_player_says_which_village_is_next_and_who_takes_which_line() {
    // D to A, J and K, of which A and K are full then.
    let mut table = Table::new(2).land("A YG, D RB, K YY").drawn("RRR").begin();
    table.play("place R D");
    assert_eq!(table.legal_after("expand D"), ["RRB", "RBR", "BRR"]);
    let not_there = Illegal::NotThere { village: Village::Dalma, clan: Clan::Blue };
    assert_eq!(table.refused("expand D BBR"), not_there);
    table.play("expand D RRB");
    assert_eq!(
        (table.at('A'), table.at('J'), table.at('K')),
        ("RYG".into(), "R".into(), "YYB".into())
    );
    assert_eq!((table.legal_after("expand A").len(), table.legal_after("expand K").len()), (6, 3));
    let mut other = table;
    table.play("expand K YYB");
    assert_eq!((table.at('E'), table.at('D'), table.at('Q')), ("Y".into(), "Y".into(), "B".into()));
    // A seat that has not the turn has no say: demoting follows from the expansion at A.
    other.play("expand A RYG");
    assert_eq!((other.demon_count(), other.state.table().active()), ([1, 0, 0, 0], Seat(0)));
}

#[test]
fn r10_of_four_peasants_exactly_three_leave() {
    // D expands into A and K, then K into D and E, then E into A.
    let mut table = Table::new(2).land("A YG, D RR, E GG, K YB").drawn("RRR").begin();
    table.all("place R D, expand K YRB");
    assert_eq!(table.at('A'), "RYG");
    assert_eq!(table.at('E'), "YGG");
    table.play("expand E GYG");
    assert_eq!(table.at('A'), "RYGG");
    assert_eq!(table.legal_after("expand A").len(), 12);
    table.play("expand A GRY");
    assert_eq!((table.at('A'), table.demon_count()), ("G".into(), [0, 0, 1, 0]));
}

#[test]
fn r12_a_demotion_is_decided_before_the_next_expansion() {
    let table = Table::new(2).land("A RR, D YY, E YY").step(1, 2).drawn("RRR");
    let mut table = table.begin();
    let events = table.play("place R A");
    assert_eq!(expanded(&events), [('A', false)]);
    assert_eq!(table.decision(), Decision::Demote);
    assert_eq!((table.at('D'), table.at('E')), ("RYY".into(), "RYY".into()));
    assert_eq!(table.legal(), ["demote 1", "spare"]);
    assert_eq!(table.refused("expand D RYY"), Illegal::AnotherDecision(Decision::Demote));
    table.play("demote 1");
    assert_eq!((table.steps(), table.decision()), (vec![0, 1], Decision::Expand));
}

#[test]
fn r13_all_expansions_come_before_the_peasants_are_assigned() {
    let mut table = Table::new(2).land("F YG, B RR").drawn("YRR").begin();
    table.all("place Y F, expand F YYG");
    // Brasa: red and red, and yellow that came.
    assert_eq!(table.decision(), Decision::Expand);
    assert_eq!(table.refused("assign R follower"), Illegal::AnotherDecision(Decision::Expand));
    table.play("expand B RRY");
    assert_eq!(table.decision(), Decision::Assign);
    assert_eq!(table.state.table().turn.drawn.to_string(), "RR");
}

#[test]
fn r14_what_leaves_no_choice_is_done_without_asking() {
    // An expansion with one outcome.
    let mut table = Table::new(2).land("F YY").drawn("YRR").begin();
    let events = table.play("place Y F");
    assert_eq!((expanded(&events), table.decision()), (vec![('F', false)], Decision::Assign));
    // Two at once are asked for, also if each has one outcome: their order is a choice.
    let mut table = Table::new(2).land("F YY, L YY, M YY").drawn("YRR").begin();
    table.play("place Y F");
    assert_eq!(table.legal(), ["expand L YYY", "expand M YYY"]);
    // The end of a turn without an end skill that can be used; with one, it is asked for.
    let mut table = Table::new(2).to_assign("RY").begin();
    let events = table.all("assign R follower, assign Y follower");
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: Seat(1), number: 9 }));
    let table = Table::new(2).to_assign("RY").champion(0, Champion::AzureAmbassador, "");
    let mut table = table.begin();
    table.all("assign R follower, assign Y follower");
    assert_eq!(table.legal(), ["ambassador", "end"]);
    let events = table.play("ambassador");
    assert!(events.contains(&Event::TurnEnded { seat: Seat(0) }));
    // Draw, place and assign are always asked for, even with one answer.
    let mut table = Table::new(2).supply([3, 0, 0, 0]).land("D B").begin();
    assert_eq!(table.legal(), ["draw RRR"]);
    table.play("draw RRR");
    assert_eq!(table.legal(), ["place R D"]);
    table.play("place R D");
    assert_eq!(table.decision(), Decision::Assign);
}

#[test]
fn r15_each_lord_moves_the_marker_up_at_once() {
    let mut table = Table::new(2).land("P RR, Q YY").drawn("RRR").begin();
    let events = table.play("place R P");
    assert_eq!((table.lord_count(), table.steps()), ([1, 0, 0, 0], vec![1, 0]));
    let at = |wanted: &Event| events.iter().position(|event| event == wanted).expect("an event");
    let lord = Event::LordMade { seat: Seat(0), clan: Clan::Red };
    assert_eq!(at(&Event::Rose { seat: Seat(0), step: 1 }), at(&lord) + 1);
    table.play("expand Q YYR");
    assert_eq!((table.lord_count(), table.steps()), ([1, 1, 0, 0], vec![2, 0]));
    // Before the draw as well.
    let mut table = Table::new(2).land("J R, P YY").mountaineers(0, "R").begin();
    table.all("mountaineer R J P, expand P YRY");
    assert_eq!((table.lord_count(), table.steps()), ([1, 0, 0, 0], vec![1, 0]));
}

#[test]
fn r16_a_lord_that_follows_is_a_demon_and_brings_no_demotion_and_no_loss() {
    let table = Table::new(3).land("A RY").lords("RRY").step(0, 2).step(1, 2).step(2, 1);
    let mut table = table.drawn("RRR").begin();
    let events = table.all("place R A, expand A RRY");
    let made = Event::DemonMade { seat: Seat(0), clan: Clan::Red, lord_follows: true };
    assert!(events.contains(&made));
    assert_eq!((table.lord_count(), table.demon_count()), ([1, 1, 0, 0], [2, 0, 0, 0]));
    assert_eq!(
        (table.steps(), table.legal()),
        (vec![2, 2, 1], vec!["demote 1".into(), "demote 2".into(), "spare".to_string()])
    );
    table.play("demote 2");
    assert_eq!((table.steps(), table.decision()), (vec![2, 2, 0], Decision::Assign));
    // Without a lord of that clan none follows.
    let mut table = Table::new(2).land("A RY").lords("YY").drawn("RRR").begin();
    table.all("place R A, expand A RRY");
    assert_eq!((table.lord_count(), table.demon_count()), ([0, 2, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn r17_one_other_marker_may_go_down_and_nobody_is_asked_if_none_can() {
    let table = Table::new(3).land("A RR").step(0, 5).step(1, 0).step(2, 19).drawn("RRR");
    let mut table = table.begin();
    table.play("place R A");
    assert_eq!(table.decision(), Decision::Assign, "one on black, one on gold");
    let table = Table::new(3).land("A RR").step(0, 5).step(1, 1).step(2, 19).drawn("RRR");
    let mut table = table.begin();
    table.play("place R A");
    assert_eq!(table.legal(), ["demote 1", "spare"]);
    assert_eq!(table.refused("demote 0"), Illegal::CannotFall(Seat(0)));
    assert_eq!(table.refused("demote 2"), Illegal::CannotFall(Seat(2)));
    assert_eq!(table.refused("demote 3"), Illegal::CannotFall(Seat(3)));
    let events = table.play("spare");
    assert_eq!((events, table.steps()), (vec![Event::Spared { seat: Seat(0) }], vec![5, 1, 19]));
}

#[test]
fn r18_no_marker_falls_below_black() {
    let mut table = Table::new(2).land("A RR").step(1, 1).drawn("RRR").begin();
    table.all("place R A, demote 1");
    assert_eq!(table.steps(), [0, 0]);
    let slanderer = Table::new(2).champion(0, Champion::Slanderer, "RYG").begin();
    assert!(slanderer.legal_after("slanderer").is_empty());
    assert_eq!(slanderer.refused("slanderer R 1"), Illegal::CannotFall(Seat(1)));
}

#[test]
fn r20_the_first_marker_to_arrive_takes_the_gem_also_in_passing() {
    let mut table = Table::new(2).merchants(0, "R").step(0, 2).begin();
    let events = table.play("merchant R");
    assert!(events.contains(&Event::GemWon { seat: Seat(0), step: 3 }));
    assert_eq!((table.seat(0).gems, table.state.table().track_gems.is_on(3)), (1, false));
    // Who arrives later gets none, and who passes it in two steps gets it.
    let mut second = Table::new(2).merchants(0, "R").step(0, 2).step(1, 4).begin();
    second.play("merchant R");
    assert_eq!(second.seat(0).gems, 0);
    let table = Table::new(2).merchants(0, "R").step(0, 6).champion(0, Champion::GuildMatron, "");
    let mut table = table.begin();
    let events = table.play("merchant R");
    assert_eq!((table.steps(), table.seat(0).gems), (vec![8, 0], 1));
    assert!(events.contains(&Event::GemWon { seat: Seat(0), step: 7 }));
    // A marker that falls on the space takes nothing: the gem was taken on the way up.
    assert!(!table.state.table().track_gems.is_on(3));
}

#[test]
fn r21_on_gold_a_marker_is_safe_and_more_steps_do_nothing() {
    let mut table = Table::new(2).land("P RR").step(0, 19).drawn("RRR").begin();
    let events = table.play("place R P");
    assert!(!events.iter().any(|event| matches!(event, Event::Rose { .. })));
    assert_eq!((table.steps(), table.lord_count()), (vec![19, 0], [1, 0, 0, 0]));
    let mut table = Table::new(2).land("A RR").step(1, 19).drawn("RRR").begin();
    table.play("place R A");
    assert_eq!(table.decision(), Decision::Assign);
    let table = Table::new(2).merchants(0, "R").step(0, 18).champion(0, Champion::GuildMatron, "");
    let mut table = table.begin();
    table.play("merchant R");
    assert_eq!((table.steps(), table.seat(0).gems), (vec![19, 0], 1));
}

#[test]
fn r22_the_seventh_mercenary_doubles_the_track_once_and_for_good() {
    let table = Table::new(2).mercenaries(0, "RRRRRR").step(0, 14).step(1, 1);
    let mut table = table.to_assign("RB").begin();
    let gems = table.state.table().temple_gems;
    let before = table.totals()[0];
    let events = table.play("assign R mercenary");
    assert!(events.contains(&Event::Doubled { seat: Seat(0) }));
    assert_eq!(table.state.table().temple_gems, gems - 1);
    assert_eq!(
        table.totals()[0],
        before + 2 + 15,
        "a mercenary, the track again, no point for the gem"
    );
    let events = table.play("assign B mercenary");
    assert!(!events.contains(&Event::Doubled { seat: Seat(0) }));
    // Kept with fewer, and no second gem at the next seventh.
    let mut table = Table::new(2).land("D R").mercenaries(0, "RRRRRRR").step(0, 14).begin();
    table.play("mercenary D R");
    assert!(table.seat(0).is_doubled && table.totals()[0] == 12 + 30);
    for champion in [Champion::BoneForeman, Champion::Quartermaster] {
        let table = Table::new(2).mercenaries(0, "RRRRRR").followers(0, "R").at_the_end();
        let spirits = if champion == Champion::BoneForeman { "R" } else { "" };
        let mut table = table.champion(0, champion, spirits).begin();
        let word = if champion == Champion::BoneForeman { "foreman" } else { "quartermaster" };
        let events = table.play(&format!("{word} R mercenary"));
        assert!(events.contains(&Event::Doubled { seat: Seat(0) }), "however it came");
    }
}

#[test]
fn r32_plays_without_effect_are_not_offered() {
    let gold = Table::new(2).merchants(0, "R").step(0, 19).begin();
    assert_eq!(
        (gold.legal_after("merchant").len(), gold.refused("merchant R")),
        (0, Illegal::OnGold)
    );
    let table =
        Table::new(2).step(0, 19).champion(0, Champion::AzureAmbassador, "").to_assign("RY");
    let mut table = table.begin();
    table.play("assign R follower");
    let events = table.play("assign Y follower");
    assert!(events.contains(&Event::TurnEnded { seat: Seat(0) }), "nothing to use");
    let equals = Table::new(2).land("A R, D R").champion(0, Champion::AmberTactician, "").begin();
    assert!(equals.legal_after("tactician").is_empty());
    assert_eq!(equals.refused("tactician A R D R"), Illegal::SameClan(Clan::Red));
}

/// The three examples of the rules.
#[test]
fn the_examples_of_expansions() {
    let mut table = Table::new(2).land("D RB").drawn("BBB").begin();
    table.all("place B D, expand D RBB");
    let peasants = ['D', 'A', 'J', 'K'].map(|letter| table.at(letter));
    assert_eq!(peasants, ["", "R", "B", "B"]);
    let mut table = Table::new(2).land("P RB").drawn("BBB").begin();
    table.all("place B P, expand P RBB");
    assert_eq!(['P', 'J', 'Q'].map(|letter| table.at(letter)), ["", "R", "B"]);
    assert_eq!((table.lord_count(), table.steps()), ([0, 0, 0, 1], vec![1, 0]));
    let mut table = Table::new(2).land("A RB").lords("B").step(1, 1).drawn("BBB").begin();
    table.all("place B A, expand A BBR");
    assert_eq!(['A', 'D', 'E'].map(|letter| table.at(letter)), ["", "B", "R"]);
    assert_eq!((table.lord_count(), table.demon_count()), ([0, 0, 0, 0], [0, 0, 0, 2]));
    assert_eq!(table.legal(), ["demote 1", "spare"]);
}
