//! The nobility track: the bonus of every space, and the choices that it opens inside chains.

use super::*;

fn coins(amount: u8) -> Gained {
    Gained::Coins { amount, lost: 0 }
}

/// Returns the gains of a step to the space, the changes to the table, and the decision that follows.
fn step_to(space: u8, variant: NobilityVariant) -> (Vec<Gained>, [u16; 5], Decision) {
    let mut position =
        Position::before_a_step(space - 1, "GLF").ready(0, &["C03"]).variant(variant).coins(0, 5);
    let before = position;
    let events = position.play("place C01 A");
    let mut gained = gains(&events);
    assert_eq!(gained[0], (Gained::NobilityStep(space), Source::Token(city('A'))));
    gained.retain(|&(_, source)| source == Source::NobilitySpace(space));
    assert_eq!(position.player(0).nobility, space);
    let measure = |position: &Position| {
        let player = position.player(0);
        [
            position.vp(0),
            u16::from(player.coins),
            player.servants,
            position.hand_of(0).len() as u16,
            u16::from(position.table().turn.main_left),
        ]
    };
    let (then, now) = (measure(&before), measure(&position));
    let mut change = std::array::from_fn(|at| now[at].wrapping_sub(then[at]));
    change[4] = change[4].wrapping_add(1); // placing took a main action
    (gained.into_iter().map(|(gain, _)| gain).collect(), change, position.decision())
}

#[test]
fn every_space_pays_what_is_printed() {
    use Decision::{FreePermit, RepeatPermit, Token, Turn, TwoTokens};
    for space in 1..=20 {
        // VP, coins, servants, cards, main actions.
        let (told, change, decision) = match space {
            2 => (vec![Gained::Vp(2), coins(2)], [2, 2, 0, 0, 0], Turn),
            4 => (vec![], [0; 5], Token),
            6 => (vec![Gained::MainAction], [0, 0, 0, 0, 1], Turn),
            8 => (vec![Gained::Vp(3), Gained::Cards(1)], [3, 0, 0, 1, 0], Turn),
            10 => (vec![], [0; 5], FreePermit),
            12 => (vec![Gained::Vp(5), Gained::Servants(1)], [5, 0, 1, 0, 0], Turn),
            14 => (vec![], [0; 5], RepeatPermit),
            16 => (vec![], [0; 5], TwoTokens),
            18 => (vec![Gained::Vp(8)], [8, 0, 0, 0, 0], Turn),
            19 => (vec![Gained::Vp(2)], [2, 0, 0, 0, 0], Turn),
            20 => (vec![Gained::Vp(3)], [3, 0, 0, 0, 0], Turn),
            _ => (vec![], [0; 5], Turn),
        };
        let printed = step_to(space, NobilityVariant::Printed);
        assert_eq!(printed, (told, change, decision), "space {space}");
        if space > 4 {
            assert_eq!(step_to(space, NobilityVariant::Manual), printed, "space {space}");
        }
    }
}

#[test]
fn the_manual_variant_moves_the_first_two_and_leaves_their_spaces_blank() {
    let manual = |space| step_to(space, NobilityVariant::Manual);
    assert_eq!(manual(1), (vec![Gained::Vp(2), coins(2)], [2, 2, 0, 0, 0], Decision::Turn));
    assert_eq!(manual(2), (vec![], [0; 5], Decision::Turn));
    assert_eq!(manual(3), (vec![], [0; 5], Decision::Token));
    assert_eq!(manual(4), (vec![], [0; 5], Decision::Turn));
}

#[test]
fn spaces_4_14_and_16_cannot_be_declined_and_tell_that_they_ask() {
    for (space, decision) in
        [(4, Decision::Token), (14, Decision::RepeatPermit), (16, Decision::TwoTokens)]
    {
        let mut position = Position::before_a_step(space - 1, "GLF").ready(0, &["C03"]);
        let events = position.play("place C01 A");
        assert!(events.contains(&Event::ChoiceOpened { seat: Seat(0), decision }));
        position.refuses("decline: NoSuchChoice");
    }
}

#[test]
fn space_4_offers_ones_own_cities_without_nobility_tokens_or_the_royal_one() {
    // Arkon has a nobility token, Osium the other; Juvelar has none; Dorful belongs to seat 1.
    let mut position =
        arranged("before a step from 3; merchants GLOJ; 1 merchants D").after("place C01 A");
    assert_eq!(position.listed(), ["token G", "token L"]);
    position.refuses("token D: NoMerchantThere(D); token O: NotRepeatable(O)");
    position.refuses("token J: NotRepeatable(J)");
    let events = position.play("token L");
    let source = Source::Token(city('L'));
    assert_eq!(gains(&events), [(Gained::Servants(1), source), (Gained::Cards(1), source)]);
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
    let mut position = arranged("before a step from 9; coast C04 C02; mountains M09 -")
        .permit_deck(Mountains, &[], &[], 1);
    position.play("place C01 A");
    assert_eq!(
        position.listed(),
        [
            "take coast 1",
            "take coast 2",
            "take hills 1",
            "take hills 2",
            "take mountains 1",
            "decline"
        ]
    );
    position.refuses("take mountains 2: NoPermitThere(Mountains, Second)");
    let mut declined = position;
    assert_eq!(declined.play("decline"), [Event::PermitDeclined { seat: Seat(0) }]);
    assert_eq!(declined.table().face_up, position.table().face_up);

    let before = position.player(0).coins;
    let events = position.play("take coast 1");
    let taken =
        Event::PermitTaken { seat: Seat(0), permit: permit("C04"), slot: Slot::First, free: true };
    assert_eq!(events[0], taken);
    assert_eq!(gains(&events), [(Gained::Vp(7), Source::Permit(permit("C04")))]);
    assert!(matches!(events[2], Event::SlotFilled { slot: Slot::First, .. }));
    assert!(position.player(0).ready.contains(permit("C04")));
    assert_eq!(position.player(0).coins, before);
}

#[test]
fn space_14_repeats_any_own_permit_with_its_stars_and_steps() {
    let mut position =
        arranged("before a step from 13; merchants G; used M09; ready C07").after("place C01 A");
    assert_eq!(position.listed(), ["repeat C01", "repeat C07", "repeat M09"]);
    assert_eq!(position.refused("repeat C02"), Illegal::NotYourPermit(permit("C02")));
    let mut star = position;
    let star_events = star.play("repeat M09");
    assert_eq!(gains(&star_events), [(Gained::MainAction, Source::Permit(permit("M09")))]);
    star.shows("main 1");
    assert!(star.player(0).used.contains(permit("M09")), "it stays used");

    let events = position.play("repeat C07");
    // Two steps, to 15 and 16; space 16 finds the token of Graden alone.
    position.shows("nobility 16");
    assert_eq!(tokens_paid(&events), "G");
    assert!(!events.iter().any(|event| matches!(event, Event::SlotFilled { .. })));
}

#[test]
fn space_14_offers_the_permit_just_taken_and_no_other_player_s() {
    let mut position = arranged("coast C15 C01; hand WKOP; ready H03; 1 ready H04; nobility 13")
        .after("acquire coast 1 WKOP");
    assert_eq!(position.listed(), ["repeat C15", "repeat H03"]);
    assert_eq!(position.hand_of(0).len(), 1, "its card came before its step");
    position.play("repeat C15");
    position.shows("nobility 15; cards 2");
    assert!(position.permit(Coast, 1).is_some(), "refilled at the end of the permit taken");
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
    let begin = position.play("place C03 C");
    // Castrum, then Arkon to space 3, then Burgen to space 4: Dorful and Framek wait.
    assert_eq!(tokens_paid(&begin), "CAB");
    position.shows("nobility 4");
    assert_eq!(position.listed(), ["token C", "token D", "token F"]);
    let rest = position.play("token F");
    assert_eq!(tokens_paid(&rest), "FDF", "the answer, then the rest of the chain");
    position.shows("asks Turn");
}

#[test]
fn a_free_permit_inside_a_chain_may_lead_on_to_further_spaces() {
    // Space 10 by Arkon's token; C07 brings two steps to 12; then Dorful's token.
    let mut position =
        arranged("token A T13; ready C03; merchants AF; coast C07 C01; servants 0; nobility 9")
            .after("place C03 C");
    position.shows("asks FreePermit");
    let events = position.play("take coast 1");
    let space = Source::NobilitySpace;
    let (taken, token) = (Source::Permit(permit("C07")), Source::Token(city('F')));
    let expected = [
        (Gained::NobilityStep(11), taken),
        (Gained::NobilityStep(12), taken),
        (Gained::Vp(5), space(12)),
        (Gained::Servants(1), space(12)),
        (coins(3), token),
    ];
    assert_eq!(gains(&events), expected);
    let filled = events.iter().position(|event| matches!(event, Event::SlotFilled { .. }));
    let paid = events
        .iter()
        .position(|event| matches!(event, Event::Gained { source: Source::Token(_), .. }));
    assert!(
        filled < paid,
        "the slot of the permit taken free is refilled before the chain goes on"
    );
}

#[test]
fn the_deepest_nesting_keeps_every_waiting_gain() {
    // The placed city's own token opens space 10 with the rest of the chain waiting.
    let mut position = arranged(
        "token C T13; token F T14; ready C03; merchants AF; hills H11 H01; nobility 9; coins 0",
    )
    .after("place C03 C");
    position.shows("asks FreePermit");
    let events = position.play("take hills 1");
    // H11: a step to 11 and a coin; then Arkon's token (1 VP), then Framek's: a step to 12.
    let steps: Vec<u8> = gains(&events)
        .into_iter()
        .filter_map(|(gain, _)| match gain {
            Gained::NobilityStep(space) => Some(space),
            _ => None,
        })
        .collect();
    assert_eq!(steps, [11, 12]);
    assert_eq!((position.player(0).coins, position.vp(0)), (1, 1 + 5));
    position.shows("asks Turn");
}
