//! Content of a screen for a past moment.

use super::targets::{Mark, Scene};
use super::{Draft, Legal, Outcome};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::{Cards, PermitSet, View};
use crate::rules::Seat;
use crate::scene::Seen;

/// Hand that is shown, with the permits of its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Seat of the hand.
    pub seat: Seat,
    pub cards: Cards,
    /// Cards of the hand that the next action pays.
    pub paid: Cards,
    /// Permits ready to use.
    pub ready: PermitSet,
    pub used: PermitSet,
}

/// Content of a screen for a past moment.
pub type Look = crate::scene::Look<CouncilOf4>;

/// Returns the content of a screen for a moment.
pub fn look(seen: Seen<CouncilOf4>) -> Look {
    let Seen { at, view, next, decider, hands } = seen;
    let draft = next.and_then(Draft::of).unwrap_or_default();
    let hand = |(seat, own): (Seat, View)| {
        let player = view.table.player(seat);
        let decides = decider.as_ref().is_some_and(|(decider, _)| *decider == seat);
        let paid = if decides { draft.cards } else { Cards::EMPTY };
        Hand { seat, cards: own.hand, paid, ready: player.ready, used: player.used }
    };
    let hands = hands.into_iter().map(hand).collect();
    // The marks depend on the hand of the seat that decided.
    let marked = decider.as_ref().map_or(&view, |(_, view)| view);
    let scene = only_picked(Scene::new(&Legal::of(marked), &draft));
    Look { at, view, draft, scene, hands }
}

/// Removes everything but the picks: the alternatives would reveal something about a hand.
fn only_picked(mut scene: Scene) -> Scene {
    let quiet = |mark: &mut Mark| {
        if !matches!(mark, Mark::Chosen | Mark::Related) {
            *mark = Mark::Quiet;
        }
    };
    scene.cities.iter_mut().for_each(quiet);
    scene.slots.iter_mut().flatten().for_each(quiet);
    scene.councils.iter_mut().for_each(quiet);
    scene.reserve.iter_mut().for_each(quiet);
    let ready = scene.ready.map(|(action, outcome)| (action, Outcome { suits: None, ..outcome }));
    Scene {
        buttons: Vec::new(),
        end_turn: None,
        permits: Vec::new(),
        prices: Vec::new(),
        ladder: Vec::new(),
        ready,
        problem: None,
        ..scene
    }
}
