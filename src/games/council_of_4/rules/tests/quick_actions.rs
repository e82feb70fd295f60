//! The four quick actions, each with its exact effect on the table and its events.

use super::*;

fn paid(coins: u8, servants: u16) -> Event {
    Event::Paid { seat: Seat(0), price: Price { coins, servants, ..Price::default() } }
}

fn gained(gain: Gained) -> Event {
    Event::Gained { seat: Seat(0), gain, source: Source::Action }
}

#[test]
fn engaging_a_servant_costs_three_coins() {
    let mut position = arranged("2 players; coins 3; servants 0");
    assert_eq!(position.play("engage"), [paid(3, 0), gained(Gained::Servants(1))]);
    position.shows("coins 0; servants 1");
    arranged("2 players; coins 2").refuses("engage: Coins { needed: 3, have: 2 }");
}

#[test]
fn changing_permits_puts_both_under_the_deck_and_draws_slot_one_first() {
    let start = arranged("servants 1");
    let mut position =
        start.face_up(Coast, ["C01", "C02"]).permit_deck(Coast, &[], &["C05", "C06", "C07"], 1);
    let events = position.play("change coast");
    let filled = |id, slot| Event::SlotFilled { permit: permit(id), slot, was_hidden: false };
    let expected = [
        paid(0, 1),
        Event::PermitsChanged { seat: Seat(0), region: Coast },
        filled("C05", Slot::First),
        filled("C06", Slot::Second),
    ];
    assert_eq!(events, expected);
    let under: Vec<String> =
        position.table().decks[0].under(Coast).map(|permit| permit.to_string()).collect();
    assert_eq!(under, ["C07", "C01", "C02"], "slot 1 went first");
    start.with("servants 0").refuses("change hills: Servants { needed: 1, have: 0 }");
}

#[test]
fn permits_that_nobody_has_seen_come_before_those_put_under() {
    let mut position = arranged("servants 1").permit_deck(Hills, &["H08", "H09"], &["H10"], 1);
    let events = position.play("change hills");
    let came: Vec<(String, bool)> = events
        .iter()
        .filter_map(|event| match event {
            Event::SlotFilled { permit, was_hidden, .. } => Some((permit.to_string(), *was_hidden)),
            _ => None,
        })
        .collect();
    let mut names: Vec<&str> = came.iter().map(|(name, _)| name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["H08", "H09"]);
    assert_eq!([came[0].1, came[1].1], [true, false], "the second follows by elimination");
}

#[test]
fn sending_a_servant_elects_without_coins() {
    let mut position = arranged("2 players; coins 5; servants 1");
    let events = position.play("send B coast");
    let elected = Event::Elected {
        seat: Seat(0),
        council: Council::Region(Coast),
        entered: Colour::LightBlue,
        left: Colour::Purple,
        by_servant: true,
    };
    assert_eq!(events, [paid(0, 1), elected]);
    position.shows("coins 5; servants 0");
    assert_eq!(position.table().turn.main_left, 1, "a quick action, not a main action");
    arranged("2 players; servants 0").refuses("send B coast: Servants { needed: 1, have: 0 }");
    let none = arranged("2 players; councils WWWW KKKK OOOO PPPP");
    none.refuses("send P coast: NotInReserve(Purple)");
}

#[test]
fn an_additional_main_action_costs_three_servants() {
    let mut position = arranged("2 players; servants 3");
    assert_eq!(position.play("extra"), [paid(0, 3), gained(Gained::MainAction)]);
    position.shows("servants 0; main 2");
    arranged("2 players; servants 2").refuses("extra: Servants { needed: 3, have: 2 }");
}
