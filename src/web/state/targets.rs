//! The preview and the targets on the table, as they show the selection.
//!
//! A pick is answered by its own element. The preview and all other targets follow after that has been
//! drawn, so that the answer need not wait for the whole table.

use leptos::prelude::*;

use crate::scene::Picked;
use crate::web::focus::after_drawing;
use crate::web::screen::Screen;

/// The preview and the targets, with the source of their content.
pub struct Targets<G: Screen> {
    /// Selection as the targets show it.
    pub picked: RwSignal<Picked<G>>,
    /// Selection as the preview shows it.
    pub told: RwSignal<Picked<G>>,
    now: Signal<Picked<G>>,
    /// Whether they wait until the answer to a pick has been drawn.
    waiting: StoredValue<bool>,
}

impl<G: Screen> Clone for Targets<G> {
    fn clone(&self) -> Targets<G> {
        *self
    }
}

impl<G: Screen> Copy for Targets<G> {}

impl<G: Screen> Targets<G> {
    /// Returns the targets of a table with these picks.
    pub fn of(
        draft: RwSignal<G::Draft>,
        shown: Memo<G::Draft>,
        hover: RwSignal<Option<G::Pick>>,
        scene: Memo<G::Scene>,
    ) -> Targets<G> {
        let now = Signal::derive(move || Picked {
            draft: draft.get(),
            shown: shown.get(),
            hover: hover.get(),
            scene: scene.get(),
        });
        let waiting = StoredValue::new(false);
        let begin = now.get_untracked();
        let (picked, told) = (RwSignal::new(begin.clone()), RwSignal::new(begin));
        let targets = Targets { picked, told, now, waiting };
        Effect::new(move |_| {
            let now = now.get();
            if waiting.get_value() {
                let answered = picked.with_untracked(|before| G::choosing_as(before, &now));
                change(picked, answered);
            } else {
                targets.show(now);
            }
        });
        targets
    }

    /// Shows only picks immediately from now on; the rest waits until they have been drawn.
    pub fn wait(self) {
        if !self.waiting.get_value() {
            self.waiting.set_value(true);
            after_drawing(move || self.follow());
        }
    }

    /// Ends the wait.
    pub fn follow(self) {
        // The table may be gone by now.
        if self.waiting.try_update_value(std::mem::take) == Some(true) {
            self.show(self.now.get_untracked());
        }
    }

    /// Shows everything now, since the table itself has changed.
    pub fn catch_up(self) {
        self.waiting.set_value(false);
        self.show(self.now.get_untracked());
    }

    fn show(self, now: Picked<G>) {
        change(self.told, now.clone());
        change(self.picked, now);
    }
}

/// Updates a selection only if it changes, since setting wakes all readers.
fn change<G: Screen>(shown: RwSignal<Picked<G>>, now: Picked<G>) {
    if *shown.read_untracked() != now {
        shown.set(now);
    }
}
