//! Texts for players who don't see the table.

use super::Subjects;
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::rules::state::Decision;
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::bids::Bids;
use crate::games::the_council::scene::drafting::Drafting;
use crate::games::the_council::scene::{Draft, Kind};
use crate::text::text;

/// The texts for screen readers.
#[allow(missing_docs, reason = "the names say it")]
pub struct AccessText {
    /// The number of the card, of all that are drafted.
    pub your_pick: fn(u8, u8) -> String,
    /// The place of the bid, the number of bids, and the event with all bids so far.
    pub your_bid: fn(usize, usize, Card, u16) -> String,
    /// The number of cards that fit, and the event with all bids.
    pub your_cards: fn(u8, Card, u16) -> String,
}

/// Says that the view's seat must decide, and what.
pub fn your_turn(view: &View) -> String {
    let say = text().access();
    let seat = view.seat.filter(|_| view.decides());
    let bids = || Bids::open(view, &Draft::new(view));
    match (view.table.decision, seat) {
        (Decision::Draft(_), Some(_)) => {
            let draft = Drafting::of(view);
            draft.map(|draft| (say.your_pick)(draft.number, draft.of)).unwrap_or_default()
        }
        (Decision::Bid(_), Some(seat)) => {
            let said = bids().and_then(|bids| {
                let place = bids.rows.iter().position(|row| row.seat == seat)?;
                let total = bids.total.unwrap_or_default();
                Some((say.your_bid)(place + 1, bids.rows.len(), bids.event, total))
            });
            said.unwrap_or_default()
        }
        (Decision::Commit(_), Some(seat)) => {
            let fit = view.table.committable(seat).len();
            let said = bids()
                .map(|bids| (say.your_cards)(fit, bids.event, bids.total.unwrap_or_default()));
            said.unwrap_or_default()
        }
        _ => String::new(),
    }
}

/// Returns the kind of decision as a heading.
pub fn kind_name(kind: Option<Kind>) -> &'static str {
    kind.map(text().words().decision).unwrap_or_default()
}
