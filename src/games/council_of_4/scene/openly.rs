//! Reasons of a bot that may be given while its hand is hidden.

use crate::games::council_of_4::bots::motive::{Gain, Motive};

/// Returns the reasons that would be the same with any other hand. Left out are the cards it matches, and
/// the councillors that others match, since a bot estimates other hands from its own. The results expected of this
/// and other actions depend on the hand too, so none of them may be given.
pub fn openly(motives: &[Motive]) -> Vec<Motive> {
    let of_the_hand = |motive: &Motive| {
        matches!(motive.gain, Gain::Matches(..) | Gain::Unmatched(..) | Gain::Against(..))
    };
    motives.iter().copied().filter(|motive| !of_the_hand(motive)).collect()
}
