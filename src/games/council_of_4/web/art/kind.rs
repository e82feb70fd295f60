//! Signs of the kinds of action.

use crate::games::council_of_4::rules::Kind;
use crate::web::art::Icon;

/// Returns the sign of a kind of action.
pub const fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Elect => Icon::Elect,
        Kind::Acquire => Icon::Acquire,
        Kind::Place => Icon::Build,
        Kind::PlaceWithQueen => Icon::Queen,
        Kind::EngageServant => Icon::Engage,
        Kind::ChangePermits => Icon::Swap,
        Kind::SendServant => Icon::Send,
        Kind::AdditionalMain | Kind::Answer => Icon::Extra,
    }
}
