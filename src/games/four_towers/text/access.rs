//! Texts for players who don't see the table.

use super::Subjects;
use super::event::sentence;
use super::log::{brought, kept};
use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::state::Decision;
use crate::games::four_towers::rules::view::View;
use crate::text::text;

/// The texts for screen readers.
#[allow(missing_docs, reason = "the names say it")]
pub struct AccessText {
    /// Turns left, with this one.
    pub your_turn: fn(u8) -> String,
    pub your_place: fn(Clans) -> String,
    pub your_assign: fn(Clans) -> String,
    /// The number of villages that wait.
    pub your_expansion: fn(u8) -> String,
    pub your_demotion: &'static str,
    pub your_spirits: &'static str,
    pub your_end: &'static str,
}

/// Says that the view's seat must decide, and what.
pub fn your_turn(view: &View) -> String {
    let (say, table) = (text().access(), &view.table);
    let Some(seat) = view.seat.filter(|_| view.decides()) else { return String::new() };
    match table.decision() {
        Decision::Play => (say.your_turn)(table.turns_left(seat)),
        Decision::Place => (say.your_place)(table.turn.drawn),
        Decision::Assign => (say.your_assign)(table.turn.drawn),
        Decision::Expand => (say.your_expansion)(table.land.bursting().len() as u8),
        Decision::Demote => say.your_demotion.to_owned(),
        Decision::Spirits => say.your_spirits.to_owned(),
        Decision::End => say.your_end.to_owned(),
        Decision::Over => String::new(),
    }
}

/// Returns a row of events as it is spoken: the first one whole, then what it brought about.
pub fn happened(events: &[Event], names: &[String]) -> String {
    let first = events.first().map(|event| sentence(event, names));
    let rest = brought(events, names).into_iter().chain(kept(events));
    let rest: Vec<String> = rest.collect();
    let rest = (!rest.is_empty()).then(|| format!("{}.", rest.join(", ")));
    first.into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}
