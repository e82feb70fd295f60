//! Matches of Council of 4 and what keeps them, by the names that its screens use.

use crate::archive::Kept;
use crate::games::council_of_4::CouncilOf4;
use crate::web::keeper;

/// A match of Council of 4 with what is kept about it.
pub type KeptMatch = Kept<CouncilOf4>;
/// One on its way to or from a table.
pub type Seating = keeper::Seating<CouncilOf4>;
/// Sits down to one.
pub type SitDown = keeper::SitDown<CouncilOf4>;
