//! The greedy bot: it tries every legal action, ends the event as it then stands, as if all others did nothing more,
//! and plays the action that leaves it furthest ahead.

use rand_pcg::Pcg32;

use super::worth::{Time, lead, worths};
use crate::games::the_council::rules::{Action, CardSet, PublicState, View};
use crate::rules::Seat;
use crate::rules::luck::shuffle;

/// Returns the actions sorted by how far they leave the view's seat ahead, best first; equals in any order.
pub(super) fn best(view: &View, actions: &[Action], rng: &mut Pcg32) -> Vec<Action> {
    let Some(seat) = view.seat else { return Vec::new() };
    let rate = |&action: &Action| (look(&view.table, seat, action), action);
    let mut rated: Vec<_> = actions.iter().map(rate).collect();
    shuffle(rng, &mut rated);
    rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    rated.into_iter().map(|(_, action)| action).collect()
}

/// Returns how far an action leaves a seat ahead, as the event then stands.
pub(super) fn look(table: &PublicState, seat: Seat, action: Action) -> f32 {
    let after = table.after(seat, action);
    let (then, time) = match action {
        Action::Draft(_) => (after, Time::before(&after)),
        Action::Bid(_) => ended(after, CardSet::EMPTY),
        Action::Commit(cards) => ended(after, cards),
    };
    lead(&worths(&then, time), seat, table.seats())
}

/// Returns the table after the current event, with these cards revealed, and the time it has then.
pub(super) fn ended(table: PublicState, revealed: CardSet) -> (PublicState, Time) {
    let then = table.resolved_with(revealed);
    (then, Time::after(&then))
}
