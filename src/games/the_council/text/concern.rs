//! Changes that concern a seat.

use super::{Subjects, pieces, said};
use crate::games::the_council::rules::event::Opening;
use crate::games::the_council::scene::digest::Concern;
use crate::text::people::names_of;
use crate::text::text;

/// Returns a change in words; `names` are those of the seats.
pub fn concern(concern: &Concern, names: &[String]) -> String {
    let say = text().concern();
    match *concern {
        Concern::Chips(chips) => say.chips(&pieces::each_suit(chips)),
        Concern::Gained(suit, to) => {
            say.gained(said::concern::Gained { suit, from: to.saturating_sub(1), to })
        }
        Concern::Traded(suit, to) => {
            say.traded(said::concern::Traded { suit, from: to.saturating_add(1), to })
        }
        Concern::Court(card) => say.court(card),
        Concern::Opens(Opening::LowCard(card)) => say.opens_by_card(card, card.rank()),
        Concern::Opens(Opening::LowCardBidLatest { card, .. }) => {
            say.opens_by_bid(card, card.rank())
        }
        Concern::Opens(Opening::NextSeat) => say.opens_next().to_owned(),
        Concern::NowAbove(suit) => say.now_above(suit),
        Concern::NoLongerAbove(suit) => say.no_longer_above(suit),
        Concern::OthersAbove(suit, seats) => say.others_above(suit, &names_of(names, seats)),
    }
}
