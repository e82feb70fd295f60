//! Icons of plays, trades and times.

use crate::games::four_towers::rules::Play;
use crate::games::four_towers::rules::components::{Trade, When};
use crate::web::art::Icon;

/// Returns the icon of a play.
pub const fn play_icon(play: Play) -> Icon {
    match play {
        Play::Third => Icon::Third,
        Play::Buy => Icon::Champion,
        Play::Begin => Icon::Beginning,
        Play::Mercenary => Icon::Mercenary,
        Play::Mountaineer => Icon::Mountaineer,
        Play::Merchant => Icon::Merchant,
        Play::Draw => Icon::DrawThree,
        Play::Place => Icon::PlaceOne,
        Play::Assign => Icon::Assign,
        Play::End => Icon::Ending,
    }
}

/// Returns the icon of a trade.
pub const fn trade_icon(trade: Trade) -> Icon {
    match trade {
        Trade::Mercenary => Icon::Mercenary,
        Trade::Merchant => Icon::Merchant,
        Trade::Mountaineer => Icon::Mountaineer,
    }
}

/// Returns the icon of the time of a champion's skill.
pub const fn when_icon(when: When) -> Icon {
    match when {
        When::Begin => Icon::Beginning,
        When::End => Icon::Ending,
        When::GivingUp(trade) => trade_icon(trade),
    }
}
