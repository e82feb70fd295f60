//! The nobility track: the bonus of every space, and the choices that it opens inside chains.

use super::*;

/// Returns what a step to the space brings, the changes of VP, coins, servants, cards and main actions, and the decision
/// that follows.
fn step_to(space: u8, variant: NobilityVariant) -> (String, [i32; 5], Decision) {
    let start = Position::before_a_step(space - 1, "GLF").ready(0, &["C03"]);
    let before = start.with(variant.key()).with("coins 5");
    let mut after = before;
    let told = gained(&after.play("place C01 A"));
    let step = format!("step {space} of A");
    let rest = told.strip_prefix(&step).expect("a step").trim_start_matches(", ");
    after.shows(&format!("nobility {space}"));
    let measure = |position: &Position| {
        let (player, cards) = (position.player(0), position.hand_of(0).len() as i32);
        let main = i32::from(position.table().turn.main_left);
        [position.vp(0).into(), player.coins.into(), player.servants.into(), cards, main]
    };
    let (then, now) = (measure(&before), measure(&after));
    let mut change = std::array::from_fn(|at| now[at] - then[at]);
    change[4] += 1; // placing took a main action
    (rest.replace(&format!(" of space {space}"), ""), change, after.decision())
}

#[test]
fn every_space_pays_what_is_printed() {
    use Decision::{FreePermit, RepeatPermit, Token, Turn, TwoTokens};
    for space in 1..=20 {
        // VP, coins, servants, cards, main actions.
        let (told, change, decision) = match space {
            2 => ("2 VP, 2 coins", [2, 2, 0, 0, 0], Turn),
            4 => ("", [0; 5], Token),
            6 => ("main action", [0, 0, 0, 0, 1], Turn),
            8 => ("3 VP, 1 cards", [3, 0, 0, 1, 0], Turn),
            10 => ("", [0; 5], FreePermit),
            12 => ("5 VP, 1 servants", [5, 0, 1, 0, 0], Turn),
            14 => ("", [0; 5], RepeatPermit),
            16 => ("", [0; 5], TwoTokens),
            18 => ("8 VP", [8, 0, 0, 0, 0], Turn),
            19 => ("2 VP", [2, 0, 0, 0, 0], Turn),
            20 => ("3 VP", [3, 0, 0, 0, 0], Turn),
            _ => ("", [0; 5], Turn),
        };
        let printed = step_to(space, NobilityVariant::Printed);
        assert_eq!(printed, (told.to_owned(), change, decision), "space {space}");
        // The manual variant has the first two elsewhere (R12).
        if space > 4 {
            assert_eq!(step_to(space, NobilityVariant::Manual), printed, "space {space}");
        }
    }
}

#[test]
fn spaces_4_14_and_16_cannot_be_declined_and_tell_that_they_ask() {
    use Decision::{RepeatPermit, Token, TwoTokens};
    for (space, decision) in [(4, Token), (14, RepeatPermit), (16, TwoTokens)] {
        let mut position = Position::before_a_step(space - 1, "GLF").ready(0, &["C03"]);
        let events = position.play("place C01 A");
        assert!(events.contains(&Event::ChoiceOpened { seat: Seat(0), decision }));
        position.refuses("decline: NoSuchChoice");
    }
}

#[test]
fn space_4_offers_ones_own_cities_without_nobility_tokens_or_the_royal_one() {
    // Arkon has a nobility token, Osium the other; Juvelar has none; Dorful belongs to seat 1.
    let mut position = arranged("before a step from 3; merchants GLOJ; 1 merchants D");
    position.play("place C01 A");
    assert_eq!(position.listed(), ["token G", "token L"]);
    position.refuses("token D: NoMerchantThere(D); token O: NotRepeatable(O)");
    position.refuses("token J: NotRepeatable(J)");
    assert_eq!(gained(&position.play("token L")), "1 servants of L, 1 cards of L");
}

#[test]
fn the_merchant_just_placed_counts_for_the_choice() {
    // Castrum is connected to Arkon, whose nobility token pays second.
    let mut position = arranged("token A T13; ready C03; merchants AG; nobility 3");
    let events = position.play("place C03 C");
    assert_eq!(tokens_paid(&events), "CA", "the city's own token was paid before");
    assert_eq!(position.listed(), ["token C", "token G"]);
}

#[test]
fn space_10_takes_a_face_up_permit_with_its_bonuses_or_declines() {
    let start = arranged("before a step from 9; coast C04 C02; mountains M09 -");
    let mut position = start.permit_deck(Mountains, &[], &[], 1).after("place C01 A");
    let takes = ["coast 1", "coast 2", "hills 1", "hills 2", "mountains 1"];
    let takes = takes.map(|slot| format!("take {slot}"));
    assert_eq!(position.listed(), [&takes[..], &["decline".to_owned()]].concat());
    position.refuses("take mountains 2: NoPermitThere(Mountains, Second)");
    let mut declined = position;
    assert_eq!(declined.play("decline"), [Event::PermitDeclined { seat: Seat(0) }]);
    assert_eq!(declined.table().face_up, position.table().face_up);

    let (before, permit) = (position.player(0).coins, permit("C04"));
    let events = position.play("take coast 1");
    let (seat, slot) = (Seat(0), Slot::First);
    assert_eq!(events[0], Event::PermitTaken { seat, permit, slot, free: true });
    assert_eq!(gained(&events), "7 VP of C04");
    assert!(matches!(events[2], Event::SlotFilled { slot: Slot::First, .. }));
    assert!(position.player(0).ready.contains(permit));
    assert_eq!(position.player(0).coins, before);
}

#[test]
fn space_14_repeats_any_own_permit_with_its_stars_and_steps() {
    let start = arranged("before a step from 13; merchants G; used M09; ready C07");
    let mut position = start.after("place C01 A");
    assert_eq!(position.listed(), ["repeat C01", "repeat C07", "repeat M09"]);
    assert_eq!(position.refused("repeat C02"), Illegal::NotYourPermit(permit("C02")));
    let mut star = position;
    assert_eq!(gained(&star.play("repeat M09")), "main action of M09");
    star.shows("main 1");
    assert!(star.player(0).used.contains(permit("M09")), "it stays used");
    // Two steps, to 15 and 16; space 16 finds the token of Graden alone.
    let events = position.play("repeat C07");
    position.shows("nobility 16");
    assert_eq!(tokens_paid(&events), "G");
    assert!(!events.iter().any(|event| matches!(event, Event::SlotFilled { .. })));
}

#[test]
fn space_14_offers_the_permit_just_taken_and_no_other_player_s() {
    let start = arranged("coast C15 C01; hand WKOP; ready H03; 1 ready H04; nobility 13");
    let taken = start.after("acquire coast 1 WKOP");
    assert_eq!(taken.listed(), ["repeat C15", "repeat H03"]);
    // Its card came before its step.
    taken.shows("cards 1");
    let repeated = taken.after("repeat C15");
    repeated.shows("nobility 15; cards 2");
    assert!(repeated.permit(Coast, 1).is_some(), "refilled at the end of the permit taken");
}

#[test]
fn space_16_pays_two_different_tokens_in_letter_order() {
    let mut position = arranged("before a step from 15; merchants GLF").after("place C01 A");
    assert_eq!(position.listed(), ["tokens FG", "tokens FL", "tokens GL"]);
    position.refuses("tokens GG: NotAPair(G, G); tokens GF: NotAPair(G, F)");
    position.refuses("tokens AG: NotRepeatable(A)");
    assert_eq!(tokens_paid(&position.play("tokens FL")), "FL");
}

#[test]
fn choices_open_inside_a_chain_and_it_goes_on_after_the_answers() {
    let mut position = arranged("token A T13; token B T14; ready C03; merchants ABDF; nobility 2");
    // Castrum, then Arkon to space 3, then Burgen to space 4: Dorful and Framek wait.
    assert_eq!(tokens_paid(&position.play("place C03 C")), "CAB");
    position.shows("nobility 4");
    assert_eq!(position.listed(), ["token C", "token D", "token F"]);
    // The answer, then the rest of the chain.
    assert_eq!(tokens_paid(&position.play("token F")), "FDF");
    position.shows("asks Turn");
}

#[test]
fn a_free_permit_inside_a_chain_may_lead_on_to_further_spaces() {
    // Space 10 by Arkon's token; C07 brings two steps to 12; then Framek's token.
    let start = arranged("token A T13; ready C03; merchants AF; coast C07 C01; nobility 9");
    let mut position = start.with("servants 0").after("place C03 C");
    position.shows("asks FreePermit");
    let events = position.play("take coast 1");
    let told =
        "step 11 of C07, step 12 of C07, 5 VP of space 12, 1 servants of space 12, 3 coins of F";
    assert_eq!(gained(&events), told);
    // The slot of the permit taken free is refilled before the chain goes on.
    let filled = events.iter().position(|event| matches!(event, Event::SlotFilled { .. }));
    let is_token = |event: &Event| matches!(event, Event::Gained { source: Source::Token(_), .. });
    assert!(filled < events.iter().position(is_token));
}

#[test]
fn the_deepest_nesting_keeps_every_waiting_gain() {
    // The placed city's own token opens space 10 with the rest of the chain waiting.
    let start = arranged("token C T13; token F T14; ready C03; merchants AF; hills H11 H01");
    let mut position = start.with("nobility 9; coins 0").after("place C03 C");
    position.shows("asks FreePermit");
    // H11: a step to 11 and a coin; then Arkon's token (1 VP), then Framek's: a step to 12.
    let told = gained(&position.play("take hills 1"));
    let steps: Vec<&str> = told.split(", ").filter(|gain| gain.starts_with("step")).collect();
    assert_eq!(steps, ["step 11 of H11", "step 12 of F"]);
    position.shows("coins 1; vp 6; asks Turn");
}
