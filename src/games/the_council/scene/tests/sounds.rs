//! Sounds, places named by an account, and what concerns a seat.

use super::*;
use crate::scene::sound::{BELL, METAL, PAPER, STAMP};
use crate::scene::sounds;

#[test]
fn each_sound_is_heard_once_and_the_bell_for_the_turn_after_another() {
    let mut start = table("9MS; chips M1; cards -, CMWK; ranks =1");
    let bid = start.play("bid M1");
    let next = TheCouncil::decider(&start.state);
    assert_eq!(sounds::<TheCouncil>(&bid, next, |seat| seat == Seat(1)), [METAL, BELL]);
    assert_eq!(sounds::<TheCouncil>(&bid, next, |seat| seat == Seat(0)), [METAL]);
    let commit = start.play("commit CMWK");
    let heard = sounds::<TheCouncil>(&commit, TheCouncil::decider(&start.state), |_| false);
    assert_eq!(heard, [PAPER, TWO_LOW, STAMP]);
    // A seat that goes on hears no bell.
    let mut start = table("9MS; chips M1; cards 5ML");
    let bid = start.play("bid M1");
    assert_eq!(sounds::<TheCouncil>(&bid, TheCouncil::decider(&start.state), |_| true), [METAL]);
    assert!(TWO_LOW.iter().all(|tone| tone.start + tone.length < 400));
}

#[test]
fn an_account_names_places_that_the_table_has() {
    let mut table = table("9MS; chips M1 S1; cards -, CMWK; ranks =1");
    let bid = table.play("bid M1 S1");
    let (moons, suns) = (suit('M'), suit('S'));
    assert_eq!(named(&bid)[..2], [Place::Cell(Seat(0), moons), Place::Cell(Seat(0), suns)]);
    let commit = named(&table.play("commit CMWK"));
    for place in [
        Place::Drafted(Seat(1), card("CMWK")),
        Place::Verdict,
        Place::Rank(moons, 5),
        Place::Counter(Seat(1), Counter::Traitors),
        Place::Event,
    ] {
        assert!(commit.contains(&place), "{place:?}");
    }
    let mut keys = Vec::new();
    games(1, |step| {
        for mut place in named(&step.events).into_iter().chain(of_action(step.action)) {
            assert!(
                place.to_string().bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            );
            if !keys.contains(&(place, place.to_string())) {
                assert!(keys.iter().all(|(_, key)| *key != place.to_string()), "{place:?}");
                keys.push((place, place.to_string()));
            }
            for _ in 0..4 {
                place = place.around().unwrap_or(place);
            }
            assert_eq!(place.around(), None, "a way out");
        }
    });
    assert!(keys.len() > 100, "{}", keys.len());
}

#[test]
fn what_happened_to_a_seat_and_around_it_concerns_it() {
    let mut table = table("4MS; chips M3, -, S1; cards -, -, 5ML; ranks 2, 0 3; empire 2 3");
    let before = *table.state.table();
    let mut events = table.play("bid M3");
    events.extend(table.play("bid S1"));
    events.extend(table.play("commit 5ML"));
    let seen = |seat| {
        let view = TheCouncil::view(&table.state, Some(Seat(seat)));
        concerns(&before, &view, &events)
    };
    let (moons, suns) = (suit('M'), suit('S'));
    assert_eq!(seen(0), [Concern::Gained(moons, 3), Concern::NowAbove(moons)]);
    let above = [Seat(0)].into_iter().collect();
    assert_eq!(seen(1), [Concern::OthersAbove(moons, above)]);
    let opens = Concern::Opens(Opening::LowCard(card("5ML")));
    assert_eq!(seen(2), [Concern::Gained(suns, 1), Concern::OthersAbove(moons, above), opens]);
    assert!(events.iter().any(|event| matches!(event, Event::OpenerFound { .. })));
}

/// Since the empire falls as well, only at 0 does a trade end a stand above it.
#[test]
fn who_trades_the_last_rank_stands_above_an_empire_of_0_no_more() {
    let mut table = table("9MS; chips M1; ranks -, 1; empire 0");
    let before = *table.state.table();
    let events = table.play("bid M1");
    let view = TheCouncil::view(&table.state, Some(Seat(1)));
    let moons = suit('M');
    let opens = Concern::Opens(Opening::NextSeat);
    let expected = [Concern::Traded(moons, 0), Concern::NoLongerAbove(moons), opens];
    assert_eq!(concerns(&before, &view, &events), expected);
}
