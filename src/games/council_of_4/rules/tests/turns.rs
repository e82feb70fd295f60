//! The course of a turn: one card, the compulsory main action, at most one quick action, and
//! additional main actions.

use super::*;

#[test]
fn a_turn_ends_only_after_a_main_action() {
    let mut position = arranged("2 players");
    position.refuses("end: MainActionFirst");
    position.play("engage");
    assert_eq!(position.refused("end"), Illegal::MainActionFirst, "a quick action is not enough");
    position.play("elect W hills");
    assert!(position.lists("end"));
}

#[test]
fn the_next_turn_begins_with_one_card() {
    let mut position = arranged("deck P to 2").after("elect W hills");
    let events = position.play("end");
    let card = super::position::cards("P").iter().next();
    let expected = [
        Event::TurnEnded { seat: Seat(0) },
        Event::TurnBegan { seat: Seat(1), number: 1 },
        Event::CardDrawn { seat: Seat(1), card },
    ];
    assert_eq!(events, expected);
    position.shows("1 hand P");
}

#[test]
fn one_main_and_one_quick_action_in_any_order() {
    for order in ["engage, elect W hills", "elect W hills, engage"] {
        let mut position = arranged("2 players; servants 9");
        position.play_all(order);
        assert_eq!(position.listed(), ["end"]);
        position.refuses("elect K hills: NoMainActionLeft");
        for quick in ["engage", "change coast", "send K hills", "extra"] {
            assert_eq!(position.refused(quick), Illegal::QuickActionTaken);
        }
    }
}

#[test]
fn a_quick_action_is_optional_and_may_come_between_main_actions() {
    let mut position = arranged("2 players; servants 9").after("elect W hills");
    assert!(position.lists("end") && position.lists("engage") && position.lists("extra"));
    position.play_all("extra, elect K hills");
    assert_eq!(position.listed(), ["end"]);
}

#[test]
fn additional_main_actions_add_up_and_bring_no_second_quick_action() {
    // One from the quick action, one from the star of each of two permits.
    let mut position =
        arranged("2 players; servants 3; coast C05 C01; mountains M09 M01; hand WKOPOPBR")
            .after("extra");
    position.shows("main 2");
    let events = position.play("acquire coast 1 WKOP");
    assert!(gained(&events).contains("main action of C05"));
    position.shows("main 2");
    position.play("acquire mountains 1 OPBR");
    position.shows("main 2");
    assert!(position.lists("end"), "additional main actions are optional");
    position.play_all("elect W hills, elect K hills");
    assert_eq!(position.listed(), ["end"]);
}

#[test]
fn the_last_merchant_leaves_the_rest_of_the_turn_open() {
    let position = arranged("2 players; merchants ABCDFGHIK; ready M04; servants 3; hand")
        .after("extra, place M04 N, elect W hills, end");
    assert_eq!(position.table().turn.seat, Seat(1));
}
