//! The beginner: it plays what is within reach, with the mistakes of first games. It places wherever it can
//! and takes the permit with the most signs. It ignores connections between its cities, tiles, other players'
//! merchants and the length of the queen's way, spends what it has, and avoids quick actions without an
//! immediate benefit.

use rand_pcg::Pcg32;

use super::prior::Situation;
use crate::bots::search::any;
use crate::games::council_of_4::rules::{Action, View};

/// Chooses the action most within reach; one of equals at random.
pub(super) fn choose(view: &View, legal: &[Action], rng: &mut Pcg32) -> Option<Action> {
    let glance = Situation::new(&view.table, view.hand);
    let looks: Vec<u32> = legal.iter().map(|&action| glance.first_look(action)).collect();
    let most = looks.iter().copied().max()?;
    let nearest: Vec<u32> = looks.iter().map(|&look| u32::from(look == most)).collect();
    any(legal, &nearest, rng)
}
