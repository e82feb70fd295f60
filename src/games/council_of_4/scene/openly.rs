//! What may be told of a bot's thoughts while its hand is hidden.

use crate::games::council_of_4::bots::motive::{Gain, Motive};

/// The reasons that would be the same with any other hand: left out is what its cards match, and whom it
/// sets back, since the hands of others are reckoned by what it holds itself. What was expected of the
/// action, and of others, was reckoned with the hand: nothing of that can be told.
pub fn openly(motives: &[Motive]) -> Vec<Motive> {
    let of_the_hand =
        |motive: &Motive| matches!(motive.gain, Gain::Matches(..) | Gain::Against(..));
    motives.iter().copied().filter(|motive| !of_the_hand(motive)).collect()
}
