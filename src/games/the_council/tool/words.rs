//! Texts of The Council that only the tool shows.

use crate::games::the_council::rules::{Decision, Event, PublicState};
use crate::games::the_council::text::event;
use crate::rules::Seat;
use crate::text::name_of;
use crate::text::people::numbered as seat;
use crate::tool::plain::counted;

/// Hand, event and decisions, counted from 1.
pub(super) fn heading(table: &PublicState) -> String {
    let (begun, due) = (table.events_begun(), table.events_due());
    let moment = match begun {
        0 => format!("the draft, pick {}", table.players()[0].drafted.len() + 1),
        begun => format!("event {begun} of {due}"),
    };
    let decisions = counted(table.decisions, "decision");
    format!("The Council · hand {} · {moment} · {decisions} so far", table.hand)
}

/// Who deals, opens and decides.
pub(super) fn roles(table: &PublicState, names: &[String]) -> String {
    let name = |seat| name_of(names, seat);
    let decides = match table.decision {
        Decision::Draft(seat) => format!("{} must draft a card.", name(seat)),
        Decision::Bid(seat) => format!("{} must bid.", name(seat)),
        Decision::Commit(seat) => format!("{} must commit cards.", name(seat)),
        Decision::Over => "The game is over.".to_owned(),
    };
    format!("{} deals, {} opens. {decides}", name(table.dealer), name(table.opener))
}

/// Returns the event in words, with seats by their numbers.
pub(super) fn sentence(event: &Event) -> String {
    // All bids of a count are told by the names of their seats.
    let seats = if let Event::Counted(count) = event { count.seats() } else { 0 };
    let names: Vec<String> = Seat::first(seats).map(seat).collect();
    event::sentence(event, &names)
}
