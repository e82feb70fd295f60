//! What screens are told, and what lists of kept matches are: as much as can be.

use curia::archive::{Glance, Glanced};
use curia::record::Match;
use curia::rules::{Game, Seat};
use curia::scene::{Seen, Shown};

use super::toy::{Action, Event, State, Toy, View};

impl Shown for Toy {
    type Draft = Option<Action>;
    type Pick = Action;
    /// All but what the seat sees that decides.
    type Look = Seen<Toy>;
    /// What happened.
    type Flight = Event;
    type Prize = u8;

    const MOST_SAID: usize = 1;

    fn may_become(draft: &Option<Action>, action: Action) -> bool {
        draft.is_none_or(|picked| picked == action)
    }

    fn has(action: Action, pick: Action) -> bool {
        action == pick
    }

    fn round(view: &View) -> u16 {
        1 + u16::from(view.table.round)
    }

    fn points(view: &View) -> Vec<u16> {
        view.table.points.iter().map(|&points| points.max(0) as u16).collect()
    }

    fn prize(event: &Event) -> Option<(Seat, u8)> {
        match *event {
            Event::Took { seat, prize } => Some((seat, prize)),
            _ => None,
        }
    }

    fn look(seen: Seen<Toy>) -> Seen<Toy> {
        Seen { decider: None, ..seen }
    }

    fn flights(events: &[Event], _: &View, _: &View) -> Vec<Event> {
        events.to_vec()
    }

    fn could_be_said(_: &u32, _: &View) -> bool {
        true
    }
}

impl Glanced for Toy {
    fn glance(record: &Match<Toy>, state: &State) -> Glance {
        let view = Toy::view(state, None);
        Glance {
            round: Toy::round(&view),
            decider: Toy::decider(state),
            winners: Toy::winners(state).unwrap_or_default(),
            points: Toy::points(&view),
            day: None,
            place: None,
            assisted: record.assisted,
            picture: String::new(),
        }
    }
}
