//! Where every point came from, how the game stands, and a saved match at a glance.

use super::*;
use crate::archive::trial;
use crate::vocabulary::Vocabulary;

/// A whole random game: the deal, each entry with the state after it.
struct Played {
    start: State,
    log: Vec<Entry<FourTowers>>,
    after: Vec<State>,
}

impl Played {
    fn game(players: u8, seed: u64) -> Played {
        let setup = Setup::of(players);
        let start = FourTowers::start(&setup, Seed(seed), |_| {}).expect("a game");
        let mut played = Played { start, log: Vec::new(), after: Vec::new() };
        for Step { seat, action, events, after, .. } in steps::<FourTowers>(start, Seed(seed)) {
            played.log.push(Entry { seat, action: Some(action), events });
            played.after.push(after);
        }
        played
    }

    fn last(&self) -> &PublicState {
        self.after.last().expect("a game").table()
    }

    /// Returns the table before an entry.
    fn before(&self, entry: usize) -> &PublicState {
        entry.checked_sub(1).map_or(self.start.table(), |at| self.after[at].table())
    }
}

fn all() -> impl Iterator<Item = Played> {
    (2..=4).flat_map(|players| (0..4).map(move |seed| Played::game(players, seed)))
}

#[test]
fn every_number_of_the_sheet_is_the_sum_of_the_changes_behind_it() {
    for game in all() {
        let end = game.last();
        let trace = Trace::of(game.start.table(), game.log.iter().cloned());
        for seat in end.each_seat() {
            let is = score(end, seat);
            for row in Row::ALL {
                let mut points = row.points(&score(game.start.table(), seat));
                for change in trace.behind(seat, Some(row)) {
                    assert_eq!(change.points.0, points, "each goes on where the last one ended");
                    points = change.points.1;
                }
                assert_eq!(points, row.points(&is), "{row:?}");
            }
            let rows: u16 = Row::ALL.into_iter().map(|row| row.points(&is)).sum();
            assert_eq!(rows, is.total());
        }
        for change in &trace.changes {
            let (before, after) = (game.before(change.entry), game.after[change.entry].table());
            let of = |table: &PublicState| change.row.points(&score(table, change.seat));
            assert_eq!(change.points, (of(before), of(after)));
            let number = u16::from(before.turn.number) / u16::from(before.seats()) + 1;
            assert_eq!(u16::from(change.round), number);
        }
    }
}

#[test]
fn every_turn_has_its_points_and_turning_points_add_up_to_them() {
    for game in all() {
        let end = game.last();
        let trace = Trace::of(game.start.table(), game.log.iter().cloned());
        assert_eq!(trace.moments.len(), usize::from(turns(end.seats())));
        let mut first = 0;
        for moment in &trace.moments {
            let (from, to) = moment.entries;
            assert_eq!(from, first);
            first = to + 1;
            let standing = Standing::of(game.after[to].table());
            let totals = end.each_seat().map(|seat| standing.total(seat));
            assert!(totals.eq(moment.points.iter().copied()));
            assert!(game.log[from..=to].iter().all(|entry| entry.seat == moment.seat));
            let drawn = |event: &&Event| matches!(event, Event::Drawn { .. });
            assert_eq!(moment.events.iter().filter(drawn).count(), 1);
        }
        assert_eq!(first, game.log.len());
        let points = trace.turning_points(usize::MAX);
        for seat in end.each_seat() {
            let changes = points.iter().flat_map(|point| &point.changes);
            let sum: i32 =
                changes.filter(|(other, _)| *other == seat).map(|(_, change)| change).sum();
            assert_eq!(sum, i32::from(score(end, seat).total()));
        }
        let few = trace.turning_points(4);
        assert!(few.len() <= 4 && few.iter().all(|point| points.contains(point)));
    }
}

#[test]
fn the_first_place_is_the_victory_and_ties_have_a_reason() {
    let mut ties = [0; 2];
    for game in all() {
        for state in &game.after {
            let table = state.table();
            let standing = Standing::of(table);
            assert!(standing.places[0].iter().copied().eq(winners(table).iter()));
            for pair in standing.places.windows(2) {
                let (better, worse) = (pair[0][0], pair[1][0]);
                assert!(standing.total(better) >= standing.total(worse));
                let parts = standing.parts(better, worse);
                let level = standing.total(better) == standing.total(worse);
                assert_eq!(parts.is_some(), level);
                match parts {
                    Some(Tie::Influence) => ties[0] += 1,
                    Some(Tie::Champions) => ties[1] += 1,
                    None => {}
                }
            }
            for place in &standing.places {
                assert!(place.iter().all(|&seat| standing.parts(seat, place[0]).is_none()));
            }
        }
    }
    assert!(ties[0] > 20, "{ties:?}");
}

/// What a seat has is what it had and gained.
#[test]
fn gains_of_an_entry_are_what_its_seat_has_more() {
    let mut seen = 0;
    for game in all() {
        for (at, entry) in game.log.iter().enumerate() {
            let gains = Gains::from(entry);
            let of = |table: &PublicState| {
                let player = table.player(entry.seat);
                let followers = Clan::ALL.map(|clan| player.followers.of(clan));
                (followers, player.step, player.gems)
            };
            let (before, after) = (of(game.before(at)), of(game.after[at].table()));
            for clan in Clan::ALL {
                let [was, is] = [before.0, after.0].map(|of| i16::from(of[clan.index()]));
                assert_eq!(i16::from(gains.followers[clan.index()]), is - was, "{entry:?}");
            }
            let [was, is] = [before, after].map(|(_, step, gems)| (step as i8, gems as i8));
            assert_eq!((gains.steps, gains.gems), (is.0 - was.0, is.1 - was.1), "{entry:?}");
            seen += usize::from(!gains.is_none());
        }
    }
    assert!(seen > 1000, "only {seen}");
}

#[test]
fn whatever_changes_a_players_points_in_others_turns_concerns_it() {
    let mut kinds = [0; 8];
    for game in all() {
        let trace = Trace::of(game.start.table(), game.log.iter().cloned());
        for moment in &trace.moments {
            let (from, to) = moment.entries;
            let (before, now) = (game.before(from), game.after[to].table());
            let others = now.each_seat().filter(|&seat| seat != moment.seat);
            for own in others {
                let view = View { table: *now, seat: Some(own) };
                let told = concerns(before, &view, &moment.events);
                let (was, is) = (score(before, own), score(now, own));
                let lords = told.iter().filter(|one| matches!(one, Concern::Lords { .. }));
                let changed = Clan::ALL
                    .iter()
                    .filter(|clan| was.followers[clan.index()] != is.followers[clan.index()]);
                assert_eq!(lords.count(), changed.count());
                let fell = told.iter().any(|one| matches!(one, Concern::Fell(..)));
                assert_eq!(fell, now.player(own).step < before.player(own).step);
                let majority = told
                    .iter()
                    .any(|one| matches!(one, Concern::MajorityLost(_) | Concern::MajorityWon));
                assert!(!majority || was.trades != is.trades || is.trades[2] == 0);
                assert!(!told.is_empty() || was.total() == is.total());
                for one in told {
                    let by = match one {
                        Concern::Fell(_, seat)
                        | Concern::MajorityLost(seat)
                        | Concern::Taken(seat, _)
                        | Concern::GemTaken(seat, _)
                        | Concern::Passed(seat) => seat,
                        Concern::Points(earlier, later) => {
                            assert_eq!((earlier, later), (was.total(), is.total()));
                            moment.seat
                        }
                        Concern::Lords { .. } | Concern::MajorityWon => moment.seat,
                    };
                    assert_eq!(by, moment.seat, "{one:?}");
                    kinds[match one {
                        Concern::Lords { .. } => 0,
                        Concern::Fell(..) => 1,
                        Concern::MajorityLost(_) => 2,
                        Concern::MajorityWon => 3,
                        Concern::Taken(..) => 4,
                        Concern::GemTaken(..) => 5,
                        Concern::Passed(_) => 6,
                        Concern::Points(..) => 7,
                    }] += 1;
                }
            }
        }
    }
    assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
}

#[test]
fn a_match_at_a_glance_has_its_round_its_points_and_its_towers() {
    let record = trial::begun::<FourTowers>(3, "amber");
    let state = record.start(|_| {}).expect("a match");
    let glance = Glance::of(&record).expect("a match");
    assert_eq!((glance.round, glance.decider), (1, FourTowers::decider(&state)));
    assert_eq!((glance.points.as_slice(), glance.places.len()), (&[7, 6, 0][..], 0));
    let small = Small::read(&glance.picture).expect("a picture");
    assert_eq!(small, Small::of(state.table()));
    assert_eq!((small.lords, small.demons, small.steps), ([0; 4], [0; 4], vec![0; 3]));
    assert_eq!(Small::read("{\"lords\":[1]}"), None);
    let game = Played::game(3, 7);
    let end = game.after.last().expect("a game");
    let glance = Glance::at(&record, end, [].iter());
    assert!(glance.winners.iter().copied().eq(winners(end.table()).iter()));
    let totals: Vec<i32> = glance.points.iter().map(|&points| points.into()).collect();
    assert_eq!(totals, FourTowers::totals(end));
    assert_eq!(u16::from(turns(3) / 3), glance.round, "the last round stays");
    assert!(glance.decider.is_none() && glance.places.len() == glance.points.len());
    let small = Small::read(&glance.picture).expect("a picture");
    assert_eq!(small.steps.len(), 3);
    assert!(
        Clan::ALL.into_iter().all(|clan| small.lords[clan.index()] == end.table().lords.of(clan))
    );
}

#[test]
fn a_match_that_is_over_tells_its_points_by_cause() {
    let causes = Cause::ALL.map(Vocabulary::key);
    trial::a_match_that_is_over_tells_its_points_by_cause::<FourTowers>(&causes);
}

#[test]
fn every_number_of_players_has_its_day() {
    trial::every_number_of_players_has_its_day::<FourTowers>();
}
