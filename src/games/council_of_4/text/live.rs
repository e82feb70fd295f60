//! Events spoken aloud, for players who don't see them.

use super::log::told;
use super::outcome;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::rules::event::{Event, Gained};
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::{Subjects, said};
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::people::name_of;
use crate::text::text;

/// Returns an action and its gains, in the third person. Cards drawn during an action are named if
/// the seat may know them; the card of a new turn is left to [`your_turn`].
pub fn happened(entry: &Entry<CouncilOf4>, names: &[String]) -> String {
    let gains = entry.events.iter().filter_map(|event| match *event {
        Event::Gained { seat, gain, .. } if seat == entry.seat => Some(gain),
        _ => None,
    });
    let gains: Vec<Gained> = gains.collect();
    let space = gains.iter().rev().find_map(|gain| match *gain {
        Gained::NobilityStep(space) => Some(space),
        _ => None,
    });
    let total: Totals = gains.into_iter().collect();
    let total = outcome::gained(&total, space.unwrap_or(0));
    let name = name_of(names, entry.seat);
    let gained = (!total.is_empty()).then(|| text().live().gained(&name, &total));
    let drawn: Vec<Politics> = match entry.action {
        Some(Action::EndTurn) => Vec::new(),
        _ => entry.events.iter().filter_map(drawn_card).collect(),
    };
    let drawn = (!drawn.is_empty()).then(|| text().event().you_drew(&drawn));
    let parts = std::iter::once(told(entry, names)).chain(gained).chain(drawn);
    parts.collect::<Vec<_>>().join(" ")
}

/// Says that the turn of the view's seat has begun. `log` is the log as that seat may know it.
pub fn your_turn(view: &View, log: impl DoubleEndedIterator<Item = Entry<CouncilOf4>>) -> String {
    let turn = view.table.turn;
    let began = log.rev().find(|entry| entry.events.iter().any(|event| begins(event, turn.seat)));
    let drawn = began.and_then(|entry| entry.events.iter().filter_map(drawn_card).next_back());
    let quick = u8::from(!turn.quick_taken);
    let (round, main) = (view.table.round(), turn.main_left);
    text().access().your_turn(said::access::YourTurn { round, drawn, main, quick })
}

fn begins(event: &Event, of: Seat) -> bool {
    matches!(*event, Event::TurnBegan { seat, .. } if seat == of)
}

fn drawn_card(event: &Event) -> Option<Politics> {
    match *event {
        Event::CardDrawn { card, .. } => card,
        _ => None,
    }
}
