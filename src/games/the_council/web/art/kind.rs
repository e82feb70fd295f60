//! Signs of the kinds of decisions.

use crate::games::the_council::rules::action::Kind;
use crate::web::art::Icon;

/// Returns the sign of a kind of decision.
pub const fn kind_icon(of: Kind) -> Icon {
    match of {
        Kind::Draft => Icon::Draft,
        Kind::Bid => Icon::Bid,
        Kind::Commit => Icon::Commit,
    }
}
