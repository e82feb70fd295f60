//! What a target costs, before it is picked.

use super::draft::{Draft, Kind, Pick, legal_of};
use super::reason::has;
use crate::games::council_of_4::event::Price;
use crate::games::council_of_4::legal::check;
use crate::games::council_of_4::view::View;

/// The lowest price of a legal action of the draft's kind that has the pick in it; fewest coins
/// first, then fewest servants. None if there is no such action.
pub fn lowest(view: &View, draft: &Draft, pick: Pick) -> Option<Price> {
    let fitting = legal_of(view).into_iter();
    fitting
        .filter(|&action| Kind::of(action) == draft.kind && has(action, pick))
        .filter_map(|action| check(&view.table, view.hand, action).ok())
        .min_by_key(|price| (price.coins, price.servants))
}
