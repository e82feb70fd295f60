//! What is picked at a table, what is looked at, and what both would bring.

use leptos::prelude::*;

use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::look::Look;
use crate::games::council_of_4::scene::reason::why_not_pick;
use crate::games::council_of_4::scene::{Draft, Legal, Outcome, Pick, Scene};
use crate::games::council_of_4::web::targets::{Picked, Targets};

/// What is picked at a table and what may be.
#[derive(Clone, Copy)]
pub struct Selection {
    /// What is picked.
    pub draft: RwSignal<Draft>,
    /// What the city or target under the pointer would complete the draft to.
    pub hover: RwSignal<Option<Pick>>,
    /// What is looked at in the list of legal moves, as if it had been picked.
    pub preview: RwSignal<Option<Draft>>,
    /// What is looked at, else what is picked.
    pub shown: Memo<Draft>,
    /// What may be picked, with what is under the pointer taken as picked.
    pub scene: Memo<Scene>,
    /// What the targets on the table show of that and of what is picked.
    pub picked: RwSignal<Picked>,
    /// What the receipt shows of it.
    pub told: RwSignal<Picked>,
    targets: Targets,
}

impl Selection {
    /// Nothing is picked yet.
    pub fn new(view: Memo<View>, legal: Memo<Legal>) -> Selection {
        let draft = RwSignal::new(Draft::new(&view.get_untracked()));
        let hover = RwSignal::new(None);
        let preview = RwSignal::new(None);
        let shown = Memo::new(move |_| preview.get().unwrap_or_else(|| draft.get()));
        let scene = Memo::new(move |_| {
            let (legal, draft) = (legal.read(), shown.read());
            let view = legal.view();
            let mut scene = Scene::new(&legal, &draft);
            // What is under the pointer is previewed until something is picked in its place; marks
            // stay where they are.
            let open = draft.action(view).is_none();
            if let Some(pick) =
                hover.get().filter(|&pick| open && why_not_pick(&legal, &draft, pick).is_none())
            {
                let previewed = draft.pick(&legal, pick);
                if previewed.kind == draft.kind
                    && let Some(action) = previewed.action(view)
                {
                    scene.ready = Outcome::of(view, action).map(|outcome| (action, outcome));
                    scene.problem = None;
                }
            }
            scene
        });
        Selection::of(draft, hover, preview, shown, scene)
    }

    /// What the next action picks at a moment that is looked back at, of a match that begins so.
    pub fn looking_back(begun: &View, look: Memo<Look>) -> Selection {
        let draft = RwSignal::new(Draft::new(begun));
        let shown = Memo::new(move |_| look.read().draft.clone());
        let scene = Memo::new(move |_| look.read().scene.clone());
        Selection::of(draft, RwSignal::new(None), RwSignal::new(None), shown, scene)
    }

    fn of(
        draft: RwSignal<Draft>,
        hover: RwSignal<Option<Pick>>,
        preview: RwSignal<Option<Draft>>,
        shown: Memo<Draft>,
        scene: Memo<Scene>,
    ) -> Selection {
        let targets = Targets::of(draft, shown, hover, scene);
        let Targets { picked, told, .. } = targets;
        Selection { draft, hover, preview, shown, scene, picked, told, targets }
    }

    /// The pointer is on what can be picked, or leaves it. What that would bring shows once the page
    /// has been drawn as it is: something may have been pressed just now, too.
    pub fn look_at(&self, pick: Option<Pick>) {
        if self.hover.get_untracked() != pick {
            self.wait();
            self.hover.set(pick);
        }
    }

    /// From now on only what is picked shows at once; the rest waits until that has been drawn.
    pub fn wait(&self) {
        self.targets.wait();
    }

    /// Waits no longer.
    pub fn follow(&self) {
        self.targets.follow();
    }

    /// Shows at once what there is now, since the table itself has changed.
    pub fn catch_up(&self) {
        self.targets.catch_up();
    }
}
