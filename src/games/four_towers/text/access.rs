//! Texts for players who don't see the table.

use super::Subjects;
use super::event::sentence;
use super::log::{brought, expansions, kept};
use crate::games::four_towers::rules::{Decision, Event, View};
use crate::text::text;

/// Says that the view's seat must decide, and what.
pub fn your_turn(view: &View) -> String {
    let (say, table) = (text().access(), &view.table);
    let Some(seat) = view.seat.filter(|_| view.decides()) else { return String::new() };
    match table.decision() {
        Decision::Play => say.your_turn(table.turns_left(seat)),
        Decision::Place => say.your_place(table.turn.drawn),
        Decision::Assign => say.your_assign(table.turn.drawn),
        Decision::Expand => say.your_expansion(table.land.bursting().len()),
        Decision::Demote => say.your_demotion().to_owned(),
        Decision::Spirits => say.your_spirits().to_owned(),
        Decision::End => say.your_end().to_owned(),
        Decision::Over => String::new(),
    }
}

/// Returns a row of events as it is spoken: the first one whole, then what it brought about.
pub fn happened(events: &[Event], names: &[String]) -> String {
    let first = events.first().map(|event| sentence(event, names));
    let rest = brought(events, names, expansions(events), false).into_iter().chain(kept(events));
    let rest: Vec<String> = rest.collect();
    let rest = (!rest.is_empty()).then(|| text().log().spoken(&rest));
    first.into_iter().chain(rest).collect::<Vec<_>>().join(" ")
}
