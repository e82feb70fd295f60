//! What a screen shows of a moment that is past.

use super::targets::{Mark, Scene};
use super::{Draft, Legal, Outcome};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::permits::PermitSet;
use crate::games::council_of_4::rules::view::View;
use crate::rules::Seat;
use crate::scene::Seen;

/// A hand that is shown, and the permits of its seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Whose it is.
    pub seat: Seat,
    /// The cards.
    pub cards: Cards,
    /// Those of them that the next action pays.
    pub paid: Cards,
    /// Permits ready to use.
    pub ready: PermitSet,
    /// Used permits.
    pub used: PermitSet,
}

/// What is shown of a moment.
pub type Look = crate::scene::Look<CouncilOf4>;

/// What is shown of this.
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
    // How it is marked depends on the hand of the seat that decided.
    let marked = decider.as_ref().map_or(&view, |(_, view)| view);
    let scene = only_picked(Scene::new(&Legal::of(marked), &draft));
    Look { at, view, draft, scene, hands }
}

/// What is picked, and nothing of what else might have been: that would tell of a hand.
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
