//! The beginner: it plays whatever brings most points on the score sheet at once, as if the game ended then, and anything
//! of equals. It sees neither a cascade beyond what must happen nor what others will do.

use rand_pcg::Pcg32;

use crate::bots::any;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::view::View;

/// Chooses the action that brings most at once; one of equals at random.
pub(super) fn choose(view: &View, legal: &[Action], rng: &mut Pcg32) -> Option<Action> {
    let seat = view.seat?;
    let look = |&action: &Action| score(&view.table.after(action), seat).total();
    let looks: Vec<u16> = legal.iter().map(look).collect();
    let most = looks.iter().copied().max()?;
    let equals = legal.iter().zip(looks).filter(|&(_, look)| look == most);
    let equals: Vec<Action> = equals.map(|(&action, _)| action).collect();
    any(&equals, rng)
}
