//! The score sheet: what numbers come from.

use super::{Subjects, said};
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::trace::What;
use crate::text::text;

/// Returns a change of a seat's ranks or traitor chips.
pub fn what(of: What) -> String {
    use said::causes::{ByBid, ByCrown, ByTrade};
    let say = text().causes();
    match of {
        What::Gained(suit, to) => say.by_bid(ByBid { suit, from: to.saturating_sub(1), to }),
        What::Crowned(card, suit, to) => {
            say.by_crown(ByCrown { suit, from: to.saturating_sub(1), to, card })
        }
        What::Traded(suit, to) => say.by_trade(ByTrade { suit, from: to.saturating_add(1), to }),
        What::Court(card) => say.by_court(card),
    }
}

/// Returns why a rank at the end brings its points, or none, beside the empire's.
pub fn why(suit: Suit, rank: u8, empire: u8, counts: bool) -> String {
    let say = text().causes();
    match rank {
        _ if !counts => say.has_stood(suit),
        0 => say.no_rank(suit),
        rank if rank > empire => say.twice(said::causes::Twice { rank, empire }),
        rank => say.once(said::causes::Once { rank, empire }),
    }
}
