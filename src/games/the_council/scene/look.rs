//! Content of a screen for a past moment.

use super::Draft;
use super::targets::{Mark, Scene, Tile};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::{CardSet, View};
use crate::rules::Seat;
use crate::scene::Seen;

/// Cards of a seat that may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    pub seat: Seat,
    /// Its hand in the draft, the chosen card included; later the card that it discarded.
    pub held: CardSet,
    pub drafted: CardSet,
    /// Those that are not used up.
    pub ready: CardSet,
    /// Cards that it has chosen, or chooses next.
    pub chosen: CardSet,
}

/// Content of a screen for a past moment.
pub type Look = crate::scene::Look<TheCouncil>;

/// Returns the content of a screen for a moment.
pub fn look(seen: Seen<TheCouncil>) -> Look {
    let Seen { at, view, next, decider, hands } = seen;
    let draft = next.map(Draft::of).unwrap_or_default();
    let decides = decider.as_ref().map(|&(seat, _)| seat);
    let hand = |&(seat, own): &(Seat, View)| {
        let (table, held) = (&view.table, own.held);
        let next = if decides == Some(seat) { picked(&draft) } else { CardSet::EMPTY };
        let (drafted, ready) = (table.player(seat).drafted, table.ready(seat));
        Hand { seat, held, drafted, ready, chosen: own.chosen.or(next) }
    };
    let is_open = hands.iter().any(|&(seat, _)| decides == Some(seat));
    // Of a seat whose hand may not be seen, nothing is shown that depends on it.
    let marked = decider.map_or(view, |(_, own)| match is_open {
        true => own,
        false => own.openly(),
    });
    let hands = hands.iter().map(hand).collect();
    Look { at, view, scene: only_picked(Scene::new(&marked, &draft)), draft, hands }
}

fn picked(draft: &Draft) -> CardSet {
    match draft.kind {
        Some(Kind::Draft) => draft.card.into_iter().collect(),
        _ => draft.committed(),
    }
}

/// Removes everything but the picks.
fn only_picked(mut scene: Scene) -> Scene {
    let quiet = |tile: &mut Tile| {
        if tile.mark != Mark::Chosen {
            tile.effect = None;
        }
        if tile.mark == Mark::Legal {
            tile.mark = Mark::Quiet;
        }
        tile.reason = None;
    };
    scene.hand.iter_mut().for_each(quiet);
    scene.drafted.iter_mut().for_each(quiet);
    for stepper in &mut scene.steppers {
        (stepper.more, stepper.less) = (None, None);
    }
    Scene { presets: Vec::new(), problem: None, ..scene }
}
