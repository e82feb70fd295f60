//! Content of a screen for a past moment.

use super::Legal;
use super::draft::Draft;
use super::targets::{Choice, Mark, Scene, Target};
use crate::games::four_towers::FourTowers;
use crate::scene::Seen;

/// Content of a screen for a past moment.
pub type Look = crate::scene::Look<FourTowers>;

/// Returns the content of a screen for a moment.
pub fn look(seen: Seen<FourTowers>) -> Look {
    let Seen { at, view, next, decider, .. } = seen;
    let marked = decider.map_or(view, |(_, own)| own);
    let draft = next.map(Draft::of).unwrap_or_default();
    let scene = only_picked(Scene::new(&Legal::of(&marked), &draft));
    // Everybody's mats are public; those of the seat that decides lie open beside the map.
    let hands = marked.table.decider().into_iter().collect();
    Look { at, view, draft, scene, hands }
}

/// Removes everything but the picks.
fn only_picked(mut scene: Scene) -> Scene {
    let quiet = |mark: &mut Mark| {
        if !matches!(mark, Mark::Chosen | Mark::Waits) {
            *mark = Mark::Quiet;
        }
    };
    scene.villages.iter_mut().for_each(quiet);
    let target = |target: &mut Target| {
        quiet(&mut target.mark);
        target.reason = None;
    };
    scene.spaces.iter_mut().for_each(target);
    scene.slots.iter_mut().for_each(target);
    let choice = |choice: &mut Choice| choice.reason = None;
    scene.piles.iter_mut().for_each(choice);
    scene.hand.iter_mut().for_each(choice);
    Scene { clans: Vec::new(), others: Vec::new(), demotions: Vec::new(), problem: None, ..scene }
}
