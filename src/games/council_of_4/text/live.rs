//! Events spoken aloud, for players who don't see them.

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::rules::{Event, View};
use crate::games::council_of_4::text::{Subjects, said};
use crate::rules::Seat;
use crate::session::Entry;
use crate::text::text;

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

pub(super) fn drawn_card(event: &Event) -> Option<Politics> {
    match *event {
        Event::CardDrawn { card, .. } => card,
        _ => None,
    }
}
