//! The beginner: it takes what lies nearest, and makes the mistakes of somebody's first games. It
//! places wherever it can, and takes the permit with the most signs on it. It sees neither what its
//! cities will be together nor what a tile needs, does not care who else is in a city or how long the
//! queen's way is, spends what it has, and leaves quick actions alone that do not help at once.

use rand_pcg::Pcg32;

use super::prior::Situation;
use crate::bots::search::any;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;

/// What lies nearest; one of equals by chance.
pub(super) fn choose(view: &View, legal: &[Action], rng: &mut Pcg32) -> Option<Action> {
    let glance = Situation::new(&view.table, view.hand);
    let looks: Vec<u32> = legal.iter().map(|&action| glance.first_look(action)).collect();
    let most = looks.iter().copied().max()?;
    let nearest: Vec<u32> = looks.iter().map(|&look| u32::from(look == most)).collect();
    any(legal, &nearest, rng)
}
