//! Icons of kinds of actions.

use super::play::play_icon;
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::scene::Kind;
use crate::web::art::Icon;

/// Returns the icon of a kind of action.
pub const fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Third => play_icon(Play::Third),
        Kind::Buy => play_icon(Play::Buy),
        Kind::Spirits => Icon::Temple,
        Kind::Skill => play_icon(Play::Begin),
        Kind::Mercenary => play_icon(Play::Mercenary),
        Kind::Mountaineer => play_icon(Play::Mountaineer),
        Kind::Merchant => play_icon(Play::Merchant),
        Kind::Draw => play_icon(Play::Draw),
        Kind::Place => play_icon(Play::Place),
        Kind::Expand => Icon::Extra,
        Kind::Demote => Icon::City,
        Kind::Assign => play_icon(Play::Assign),
        Kind::End => Icon::EndTurn,
    }
}
