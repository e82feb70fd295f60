//! Pieces that move with the events.

use super::*;
use crate::scene::motion::{after_part, parts};

fn of(flights: &[Flight], is: impl Fn(Piece) -> bool) -> Vec<&Flight> {
    flights.iter().filter(|flight| is(flight.piece)).collect()
}

#[test]
fn every_piece_that_moves_on_the_table_flies_and_nothing_lasts_too_long() {
    let (mut results, mut shown) = (0, 0);
    games(6, |step| {
        let flights = flights(&step.events, step.before.table());
        let count =
            |wanted: fn(&Event) -> bool| step.events.iter().filter(|event| wanted(event)).count();
        let flown = |is: fn(Piece) -> bool| of(&flights, is).len();
        let drafted = count(|event| matches!(event, Event::Drafted { .. }));
        let revealed: usize = step
            .events
            .iter()
            .map(|event| match event {
                Event::Revealed { cards, .. } => usize::from(cards.len()),
                _ => 0,
            })
            .sum();
        assert_eq!(flown(|piece| matches!(piece, Piece::Card(_))), drafted + revealed);
        let moved = count(|event| {
            matches!(
                event,
                Event::RankGained { rank: Some(_), .. }
                    | Event::Crowned { rank: Some(_), .. }
                    | Event::Traded { .. }
            )
        });
        assert_eq!(flown(|piece| matches!(piece, Piece::Pawn(_))), moved);
        let chips = count(|event| matches!(event, Event::Traded { .. } | Event::CourtPaid { .. }));
        assert_eq!(flown(|piece| piece == Piece::Traitor), chips);
        let fallen = count(|event| matches!(event, Event::EmpireFell { rank: Some(_), .. }));
        assert_eq!(flown(|piece| matches!(piece, Piece::Drum(_))), fallen);
        assert_eq!(flown(|piece| matches!(piece, Piece::Beam(_))), fallen);
        let turned = count(|event| matches!(event, Event::EventRevealed { .. }));
        assert_eq!(flown(|piece| matches!(piece, Piece::Event(_))), turned);
        let resolves = count(|event| matches!(event, Event::Resolved { .. })) > 0;
        assert!(length(&flights) <= if resolves { LONGEST_RESULT } else { LONGEST });
        assert!(flights.iter().all(|flight| flight.way.len() == 2 && flight.to().is_some()));
        // Cards that are shown together turn in the same frame.
        if drafted > 0 {
            let begins = of(&flights, |piece| matches!(piece, Piece::Card(_)));
            assert!(begins.iter().all(|flight| flight.begins == begins[0].begins));
            shown += 1;
        }
        results += usize::from(resolves);
        let is_single = Resolution::all(step.before.table(), &step.events).len() < 2;
        for (at, (part, begins)) in parts(&flights).into_iter().enumerate().filter(|_| is_single) {
            let before = flights.iter().filter(|flight| flight.part < part);
            assert!(at == 0 || before.clone().all(|flight| flight.begins + flight.lasts <= begins));
            let rest = after_part(flights.clone(), part);
            assert!(rest.iter().all(|flight| flight.part > part));
            assert!(rest.is_empty() || rest.iter().any(|flight| flight.begins == 0));
        }
        // What an onlooker may not know flies nowhere.
        let seen: Vec<Event> =
            step.events.iter().map(|event| TheCouncil::event_seen_by(event, None)).collect();
        assert_eq!(super::super::motion::flights(&seen, step.before.table()), flights);
    });
    assert!(results > 300 && shown > 100, "{results} {shown}");
}

#[test]
fn a_result_goes_from_the_cards_to_the_ranks_to_the_empire() {
    let mut start = table("9MS; chips M1; cards -, CMWK; ranks 1 2, 3; empire 3").after("bid M1");
    let before = *start.state.table();
    let events = start.play("commit CMWK");
    let flights = flights(&events, &before);
    let one = |is: fn(Piece) -> bool| of(&flights, is)[0];
    let (card, pawn) = (
        one(|piece| matches!(piece, Piece::Card(_))),
        one(|piece| matches!(piece, Piece::Pawn(_))),
    );
    let (drum, beam) = (
        one(|piece| matches!(piece, Piece::Drum(_))),
        one(|piece| matches!(piece, Piece::Beam(_))),
    );
    let next = one(|piece| matches!(piece, Piece::Event(_)));
    assert!(card.begins + card.lasts <= pawn.begins && pawn.begins < drum.begins);
    assert!(drum.begins == beam.begins && beam.begins + beam.lasts <= next.begins);
    let (moons, suns) = (suit('M'), suit('S'));
    assert_eq!(beam.way, [Place::Rank(moons, 3), Place::Rank(moons, 2)]);
    assert_eq!(pawn.way, [Place::Rank(moons, 3), Place::Rank(moons, 2)], "the second traded Moons");
    let hood = one(|piece| piece == Piece::Traitor);
    assert_eq!(hood.way, [Place::Rank(moons, 3), Place::Counter(Seat(1), Counter::Traitors)]);
    assert_eq!(of(&flights, |piece| piece == Piece::Crack(suns)).len(), 0);
    // Who rises above the empire cracks the beam, once.
    let mut start = table("4MS; chips M4; ranks =3; empire =3");
    let before = *start.state.table();
    let flights = super::super::motion::flights(&start.play("bid M4"), &before);
    let crack = of(&flights, |piece| matches!(piece, Piece::Crack(_)));
    assert_eq!(crack.len(), 1);
    let pawn = of(&flights, |piece| matches!(piece, Piece::Pawn(_)))[0];
    assert!(crack[0].begins >= pawn.begins + pawn.lasts);
}
