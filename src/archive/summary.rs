//! The summary of a match, made by its game.

use super::daily::day_of;
use super::glance::in_seating_order;
use super::{Glance, Glanced};
use crate::record::Match;
use crate::rules::Seat;

impl Glance {
    /// Plays a match and summarises its last state; `None` if it can't be played.
    pub fn of<G: Glanced>(record: &Match<G>) -> Option<Glance> {
        let mut events = Vec::new();
        let mut state = record.start(drop).ok()?;
        for &action in &record.actions {
            G::apply(&mut state, action, |event| events.push(event)).ok()?;
        }
        Some(Glance::at(record, &state, events.iter()))
    }

    /// Returns the summary of a match in this state, the one after its last action, from all events of its actions.
    pub fn at<'a, G: Glanced>(
        record: &Match<G>,
        state: &G::State,
        events: impl Iterator<Item = &'a G::Event>,
    ) -> Glance
    where
        G::Event: 'a,
    {
        let view = G::view(state, None);
        let decider = G::decider(state);
        let ended = if decider.is_none() { G::standings(&view) } else { Vec::new() };
        Glance {
            round: G::round(&view),
            decider,
            winners: G::winners(state).unwrap_or_default(),
            points: match decider {
                Some(_) => G::points(&view),
                None => in_seating_order(&ended),
            },
            day: day_of(record),
            places: places(&ended),
            causes: if decider.is_none() { G::causes(&view) } else { Vec::new() },
            feats: if decider.is_none() {
                G::feats(events, record.seats.len())
            } else {
                Vec::new()
            },
            assisted: record.assisted,
            picture: G::sketch(&view),
        }
    }
}

/// Returns the place of every seat, in seating order, from seats grouped by shared place, the best first.
fn places(ranking: &[Vec<(Seat, u16)>]) -> Vec<u8> {
    let mut places = vec![0; ranking.iter().map(Vec::len).sum()];
    let mut better = 0;
    for level in ranking {
        for (seat, _) in level {
            if let Some(place) = places.get_mut(seat.index()) {
                *place = better + 1;
            }
        }
        better += level.len() as u8;
    }
    places
}
