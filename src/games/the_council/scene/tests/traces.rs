//! Where every point came from, and a saved match at a glance.

use super::*;
use crate::archive::trial;

/// Every rank and traitor chip of whole games is behind a number of the sheet, and the last event has the final
/// points.
#[test]
fn ranks_and_traitor_chips_follow_from_the_changes_alone() {
    let (mut log, mut over) = (Vec::new(), 0);
    games(6, |step| {
        if step.before.table().decisions == 0 {
            log.clear();
        }
        log.push(Entry { seat: step.seat, action: Some(step.action), events: step.events.clone() });
        let table = step.after.table();
        if table.decision != Decision::Over {
            return;
        }
        let start = *deal(table.seats(), 0).table();
        let trace = Trace::of(&start, log.iter().cloned());
        for seat in table.each_seat() {
            let mut ranks = [0_u8; Suit::COUNT];
            for change in trace.behind(seat, None) {
                match change.what {
                    What::Gained(suit, rank) | What::Crowned(_, suit, rank) => {
                        ranks[suit.index()] += 1;
                        assert_eq!(ranks[suit.index()], rank);
                    }
                    What::Traded(suit, rank) => {
                        ranks[suit.index()] -= 1;
                        assert_eq!(ranks[suit.index()], rank);
                    }
                    What::Court(card) => assert!(table.seats() > 2 && card.rank() == 0),
                }
            }
            assert_eq!(ranks, <[u8; 6]>::from(table.player(seat).ranks));
            let chips = trace.behind(seat, Some(Row::Traitors)).count();
            assert_eq!(chips, usize::from(table.player(seat).traitors));
            for suit in Suit::ALL {
                let of_suit = trace.behind(seat, Some(Row::Suit(suit)));
                let left = of_suit.last().map_or(0, |change| match change.what {
                    What::Gained(_, rank) | What::Crowned(_, _, rank) | What::Traded(_, rank) => {
                        rank
                    }
                    What::Court(_) => panic!("a chip is no rank"),
                });
                assert_eq!(left, table.player(seat).ranks.of(suit));
            }
        }
        let last = trace.moments.last().expect("an event");
        let totals: Vec<i32> = last.points.iter().map(|&points| points.into()).collect();
        assert_eq!(totals, TheCouncil::totals(&step.after));
        let events = u16::from(table.hand) * u16::from(table.events_due());
        assert_eq!(trace.moments.len(), usize::from(events));
        // The changes of all turning points together are the points.
        let all = trace.turning_points(usize::MAX);
        for seat in table.each_seat() {
            let of_seat = |&&(other, _): &&(Seat, i32)| other == seat;
            let sum: i32 = all
                .iter()
                .flat_map(|point| point.changes.iter().filter(of_seat))
                .map(|(_, change)| change)
                .sum();
            assert_eq!(sum, totals[seat.index()]);
        }
        let few = trace.turning_points(3);
        assert!(few.len() <= 3 && few.iter().all(|point| all.contains(point)));
        for point in &all {
            let Some(leader) = point.leads else { continue };
            let points = &trace.moments[point.moment].points;
            let best = points.iter().filter(|&&own| own >= points[leader.index()]).count();
            assert_eq!(best, 1, "alone in front");
        }
        let began = (0..trace.moments.len()).flat_map(|at| trace.begins_to_count(at));
        let began: Suits = began.collect();
        assert!(last.counting.iter().all(|suit| began.contains(suit)));
        over += 1;
    });
    assert_eq!(over, 18);
}

/// After the last hand every suit counts, which the last event shows.
#[test]
fn without_collapse_the_last_event_counts_every_suit() {
    let mut table = table("XM; chips M1; ranks -, 3 2 0 0 0 1; traitors 4; last hand");
    let start = *table.state.table();
    let entry = Entry { seat: Seat(0), action: None, events: table.play("pass") };
    let trace = Trace::of(&start, [entry]);
    let last = trace.moments.last().expect("an event");
    assert_eq!((last.points.as_slice(), last.counting), (&[4, 6, 0][..], Suits::ALL));
    assert_eq!(score(table.state.table(), Seat(1)).of(Cause::Ranks), 6);
}

#[test]
fn a_match_at_a_glance_has_its_hand_its_points_and_its_hall() {
    let record = trial::begun::<TheCouncil>(3, "amber");
    let state = record.start(|_| {}).expect("a match");
    let glance = Glance::of(&record).expect("a match");
    assert_eq!((glance.round, glance.decider), (1, TheCouncil::decider(&state)));
    assert_eq!((glance.points.as_slice(), glance.places.len()), (&[0, 0, 0][..], 0));
    let small = Small::read(&glance.picture).expect("a picture");
    assert_eq!(small, Small::of(state.table()));
    assert_eq!((small.empire.total(), small.ranks.len()), (36, 3));
    let ended = "XK; chips K1; ranks -, -, 3; empire =1; traitors 2; last";
    let ended = table(ended).after("pass");
    let glance = Glance::at(&record, &ended.state, [].iter());
    assert_eq!((glance.points, glance.winners), (vec![2, 0, 6], vec![Seat(2)]));
    assert_eq!((glance.places, glance.decider, glance.round), (vec![2, 3, 1], None, 3));
}

#[test]
fn every_number_of_players_has_its_day() {
    trial::every_number_of_players_has_its_day::<TheCouncil>();
}

#[test]
fn a_match_that_is_over_tells_its_points_by_cause() {
    trial::a_match_that_is_over_tells_its_points_by_cause::<TheCouncil>(
        &Cause::ALL.map(Cause::key),
    );
}
