//! What the receipt and the targets on the table show of what is picked: cities, councils, permits,
//! the reserve and the cards.
//!
//! A pick is answered by what was picked. The receipt, and what all other targets show, follow once
//! that has been drawn, so that the answer need not wait for the whole table.

use leptos::prelude::*;

use crate::games::council_of_4::scene::{Draft, Pick, Scene};
use crate::web::focus::after_drawing;

/// What is picked and what may be, as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Picked {
    /// What is picked.
    pub draft: Draft,
    /// What is looked at, else what is picked.
    pub shown: Draft,
    /// What is under the pointer.
    pub hover: Option<Pick>,
    /// What may be picked, and what that would bring.
    pub scene: Scene,
}

impl Picked {
    /// These marks and labels, but picked among them is what is picked now. Cards are part of that
    /// where they alone were picked; else they come with something else, as its payment.
    fn choosing_as(self, now: Picked) -> Picked {
        let scene = self.scene.choosing_as(&now.scene);
        let paying = Draft { cards: now.shown.cards, ..self.shown.clone() };
        let shown = if paying == now.shown { paying } else { self.shown };
        Picked { scene, shown, ..self }
    }
}

/// What the receipt and the targets show, and where they learn what there is to show.
#[derive(Clone, Copy)]
pub struct Targets {
    /// What the targets show.
    pub picked: RwSignal<Picked>,
    /// What the receipt shows.
    pub told: RwSignal<Picked>,
    now: Signal<Picked>,
    /// Whether they wait until the answer to a pick has been drawn.
    waiting: StoredValue<bool>,
}

impl Targets {
    /// The targets of a table where this is picked.
    pub fn of(
        draft: RwSignal<Draft>,
        shown: Memo<Draft>,
        hover: RwSignal<Option<Pick>>,
        scene: Memo<Scene>,
    ) -> Targets {
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
                change(picked, picked.get_untracked().choosing_as(now));
            } else {
                targets.show(now);
            }
        });
        targets
    }

    /// From now on only what is picked shows at once; the rest waits until that has been drawn.
    pub fn wait(self) {
        if !self.waiting.get_value() {
            self.waiting.set_value(true);
            after_drawing(move || self.follow());
        }
    }

    /// Waits no longer.
    pub fn follow(self) {
        // The table may be gone by then.
        if self.waiting.try_update_value(std::mem::take) == Some(true) {
            self.show(self.now.get_untracked());
        }
    }

    /// Shows at once what there is now, since the table itself has changed.
    pub fn catch_up(self) {
        self.waiting.set_value(false);
        self.show(self.now.get_untracked());
    }

    fn show(self, now: Picked) {
        change(self.told, now.clone());
        change(self.picked, now);
    }
}

/// Setting wakes all that reads it, even where nothing changes.
fn change(shown: RwSignal<Picked>, now: Picked) {
    if *shown.read_untracked() != now {
        shown.set(now);
    }
}
