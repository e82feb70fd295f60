//! Texts of the hall.

use crate::games::the_council::scene::hall::Column;
use crate::text::people::name_of;

/// The texts of the hall.
#[allow(missing_docs, reason = "the names say it")]
pub struct HallText {
    pub label: &'static str,
    /// A column in one sentence, with the names of the seats.
    pub column: fn(&Column, &[String]) -> String,
    /// Below a column with somebody above the empire, and the same where there is little room.
    pub would_count: &'static str,
    pub counts: &'static str,
}

/// Returns the ranks in a column, highest first, each with the names of those who have it.
pub(super) fn ranks(column: &Column, names: &[String]) -> Vec<(u8, Vec<String>)> {
    let mut ranks: Vec<u8> = column.pawns.clone();
    ranks.sort_unstable_by(|one, other| other.cmp(one));
    ranks.dedup();
    let names_on =
        |rank: u8| column.on(rank).map(|seat| name_of(names, seat).into_owned()).collect();
    ranks.into_iter().map(|rank| (rank, names_on(rank))).collect()
}
