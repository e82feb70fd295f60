//! Icons of kinds of actions.

use super::play::{play_icon, when_icon};
use crate::games::four_towers::rules::components::Champion;
use crate::games::four_towers::rules::{Kind, Play};

use crate::web::art::Icon;

/// Returns the icon of a kind of action, of a skill that of the time of its champion's.
pub const fn kind_icon(kind: Kind, champion: Option<Champion>) -> Icon {
    match (kind, champion) {
        (Kind::Third, _) => play_icon(Play::Third),
        (Kind::Buy, _) => play_icon(Play::Buy),
        (Kind::Spirits, _) => Icon::Temple,
        (Kind::Skill, Some(champion)) => when_icon(champion.when()),
        (Kind::Skill, None) => play_icon(Play::Begin),
        (Kind::Mercenary, _) => play_icon(Play::Mercenary),
        (Kind::Mountaineer, _) => play_icon(Play::Mountaineer),
        (Kind::Merchant, _) => play_icon(Play::Merchant),
        (Kind::Draw, _) => play_icon(Play::Draw),
        (Kind::Place, _) => play_icon(Play::Place),
        (Kind::Expand, _) => Icon::Extra,
        (Kind::Demote, _) => Icon::City,
        (Kind::Assign, _) => play_icon(Play::Assign),
        (Kind::End, _) => Icon::EndTurn,
    }
}
