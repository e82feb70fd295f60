//! The beginner: it drafts the card with the most suits, and bids and commits for what the event then brings it as it
//! stands. It counts a rank like a traitor chip wherever the empire is. Of equals it bids the fewest chips, and holds
//! cards back.

use rand_pcg::Pcg32;

use super::greedy::ended;
use crate::bots::any;
use crate::games::the_council::rules::{Action, CardSet, PublicState, View};
use crate::rules::Seat;

/// Chooses the action that brings most at a glance; one of equals at random.
pub(super) fn choose(view: &View, legal: &[Action], rng: &mut Pcg32) -> Option<Action> {
    let seat = view.seat?;
    let looks: Vec<_> = legal.iter().map(|&action| look(&view.table, seat, action)).collect();
    let most = looks.iter().copied().max()?;
    let equals = legal.iter().zip(looks).filter(|&(_, look)| look == most);
    let equals: Vec<Action> = equals.map(|(&action, _)| action).collect();
    any(&equals, rng)
}

/// Returns what an action brings at once, and less what it costs.
fn look(table: &PublicState, seat: Seat, action: Action) -> (u32, i32) {
    let (revealed, cost) = match action {
        Action::Draft(card) => return (card.suits().len(), 0),
        Action::Bid(chips) => (CardSet::EMPTY, i32::from(chips.total())),
        Action::Commit(cards) => (cards, i32::from(cards.len())),
    };
    let (then, _) = ended(table.after(seat, action), revealed);
    let player = then.player(seat);
    (u32::from(player.ranks.total()) + u32::from(player.traitors), -cost)
}
