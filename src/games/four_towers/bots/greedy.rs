//! The greedy bot: it tries every legal action, lets the turn end as it then is likely to, and plays the action that leaves
//! it furthest ahead. It looks at no other player's turn.

use rand_pcg::Pcg32;

use super::course::{placements, settled};
use super::worth::{lead, totals};
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::state::{Decision, PublicState};
use crate::games::four_towers::rules::view::View;
use crate::rules::Seat;
use crate::rules::luck::shuffle;

/// Least gain in points for which a play before the draw is made.
const LEAST: f32 = 0.05;

/// Returns the actions sorted by how far they leave the view's seat ahead, best first; equals in any order.
pub(super) fn best(view: &View, actions: &[Action], rng: &mut Pcg32) -> Vec<Action> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut rated = rate(&view.table, seat, actions);
    shuffle(rng, &mut rated);
    rated.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    rated.into_iter().map(|(_, action)| action).collect()
}

/// Rates every action by what it brings. Draws are rated among each other: the best of them brings nothing more, since the
/// other plays leave the draw open.
fn rate(table: &PublicState, seat: Seat, actions: &[Action]) -> Vec<(f32, Action)> {
    let now = ahead(table, seat);
    let is_draw = |action: Action| matches!(action, Action::Draw(_));
    let rated = actions.iter().map(|&action| (look(table, seat, action), action));
    let mut rated: Vec<(f32, Action)> = rated.collect();
    let draws = rated.iter().filter(|(_, action)| is_draw(*action)).map(|(look, _)| *look);
    let best = draws.fold(f32::MIN, f32::max);
    for (look, action) in &mut rated {
        *look -= if is_draw(*action) { best } else { now + LEAST };
    }
    rated
}

/// Returns how far an action leaves a seat ahead once the turn has gone on from it.
pub(super) fn look(table: &PublicState, seat: Seat, action: Action) -> f32 {
    ahead(&gone_on(&table.after(action)), seat)
}

/// Returns the table once the turn has gone on by simple rules: a drawn peasant is placed where that leaves the player
/// furthest ahead.
pub(super) fn gone_on(table: &PublicState) -> PublicState {
    let after = settled(table);
    if after.decision() != Decision::Place {
        return after;
    }
    let seat = after.active();
    let placed = placements(&after).map(|(clan, village)| {
        let placed = settled(&after.after(Action::Place { clan, village }));
        (ahead(&placed, seat), placed)
    });
    let best = placed.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.map_or(after, |(_, placed)| placed)
}

/// Returns how far a seat is ahead.
fn ahead(table: &PublicState, seat: Seat) -> f32 {
    lead(&totals(table), seat, table.seats())
}
