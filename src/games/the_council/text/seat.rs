//! Seats in words.

use super::Subjects;
use crate::games::the_council::rules::components::Card;
use crate::games::the_council::scene::seats::Doing;
use crate::text::text;

/// Returns what a seat does, for its pill; `is_own` is set for a person at the screen.
pub fn doing(of: Doing, is_own: bool) -> String {
    let say = text().seat();
    match of {
        Doing::Choosing => say.choosing().to_owned(),
        Doing::Chosen => say.has_chosen().to_owned(),
        Doing::NothingFits => say.nothing_fits().to_owned(),
        Doing::Bidding if is_own => say.you_bid().to_owned(),
        Doing::Bidding => say.bids_now().to_owned(),
        Doing::BidsLater => say.bids_later().to_owned(),
        Doing::HasBid(0) => say.passed().to_owned(),
        Doing::HasBid(count) => say.has_bid(count),
        Doing::Nothing | Doing::Took { .. } => String::new(),
    }
}

/// Returns a drafted card, with whether it is used up.
pub fn drafted_card(card: Card, used: bool) -> String {
    let (kind, rank, suits) = (card.kind(), card.rank(), &card.suits().to_vec());
    text().seat().drafted_card(card, used, kind, rank, suits)
}
