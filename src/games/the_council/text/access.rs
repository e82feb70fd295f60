//! What players are told who don't see the table.

use super::{Subjects, said};
use crate::games::the_council::rules::{Decision, View};
use crate::games::the_council::scene::drafting::Drafting;
use crate::games::the_council::scene::{Bids, Draft};
use crate::text::text;

/// Says that the view's seat must decide, and what.
pub fn your_turn(view: &View) -> String {
    let say = text().access();
    let seat = view.seat.filter(|_| view.decides());
    let bids = || Bids::open(view, &Draft::from(view));
    let reached = |bids: &Bids| say.reached(bids.total.unwrap_or_default(), bids.event.rank());
    let said = match (view.table.decision, seat) {
        (Decision::Draft(_), Some(_)) => Drafting::of(view).map(|draft| {
            say.your_pick(said::access::YourPick { number: draft.number, of: draft.of })
        }),
        (Decision::Bid(_), Some(seat)) => bids().and_then(|bids| {
            let place = bids.rows.iter().position(|row| row.seat == seat)?;
            let (card, count) = (bids.event, bids.rows.len());
            let bid = said::access::YourBid { card, place: place + 1, bids: count };
            Some(format!("{} {}", say.your_bid(bid), reached(&bids)))
        }),
        (Decision::Commit(_), Some(seat)) => {
            let fit = view.table.committable(seat).len();
            bids().map(|bids| format!("{} {}", say.your_cards(bids.event, fit), reached(&bids)))
        }
        _ => None,
    };
    said.unwrap_or_default()
}
