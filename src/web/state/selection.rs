//! What is picked at a table, what is looked at, and what both would bring.

use leptos::prelude::*;

use super::targets::Targets;
use crate::scene::{Legal, Look, Picked};
use crate::web::screen::Screen;

/// What is picked at a table and what may be.
pub struct Selection<G: Screen> {
    /// What is picked.
    pub draft: RwSignal<G::Draft>,
    /// What the city or target under the pointer would complete the draft to.
    pub hover: RwSignal<Option<G::Pick>>,
    /// What is looked at in the list of legal moves, as if it had been picked.
    pub preview: RwSignal<Option<G::Draft>>,
    /// What is looked at, else what is picked.
    pub shown: Memo<G::Draft>,
    /// What may be picked, with what is under the pointer taken as picked.
    pub scene: Memo<G::Scene>,
    /// What the targets on the table show of that and of what is picked.
    pub picked: RwSignal<Picked<G>>,
    /// What the receipt shows of it.
    pub told: RwSignal<Picked<G>>,
    targets: Targets<G>,
}

impl<G: Screen> Clone for Selection<G> {
    fn clone(&self) -> Selection<G> {
        *self
    }
}

impl<G: Screen> Copy for Selection<G> {}

impl<G: Screen> Selection<G> {
    /// Nothing is picked yet.
    pub fn new(view: Memo<G::View>, legal: Memo<Legal<G>>) -> Selection<G> {
        let draft = RwSignal::new(G::draft(&view.get_untracked()));
        let hover = RwSignal::new(None);
        let preview = RwSignal::new(None);
        let shown = Memo::new(move |_| preview.get().unwrap_or_else(|| draft.get()));
        let scene = Memo::new(move |_| {
            let (legal, draft) = (legal.read(), shown.read());
            let view = legal.view();
            let mut scene = G::scene(&legal, &draft);
            // What is under the pointer is previewed until something is picked in its place; marks
            // stay where they are.
            let open = G::action(&draft, view).is_none();
            if let Some(pick) =
                hover.get().filter(|&pick| open && G::why_not(&legal, &draft, pick).is_none())
            {
                let previewed = G::pick(&draft, &legal, pick);
                if G::kind(&previewed) == G::kind(&draft)
                    && let Some(action) = G::action(&previewed, view)
                {
                    G::preview(&mut scene, view, action);
                }
            }
            scene
        });
        Selection::of(draft, hover, preview, shown, scene)
    }

    /// What the next action picks at a moment that is looked back at, of a match that begins so.
    pub fn looking_back(begun: &G::View, look: Memo<Look<G>>) -> Selection<G> {
        let draft = RwSignal::new(G::draft(begun));
        let shown = Memo::new(move |_| look.read().draft.clone());
        let scene = Memo::new(move |_| look.read().scene.clone());
        Selection::of(draft, RwSignal::new(None), RwSignal::new(None), shown, scene)
    }

    fn of(
        draft: RwSignal<G::Draft>,
        hover: RwSignal<Option<G::Pick>>,
        preview: RwSignal<Option<G::Draft>>,
        shown: Memo<G::Draft>,
        scene: Memo<G::Scene>,
    ) -> Selection<G> {
        let targets = Targets::of(draft, shown, hover, scene);
        let Targets { picked, told, .. } = targets;
        Selection { draft, hover, preview, shown, scene, picked, told, targets }
    }

    /// The pointer is on what can be picked, or leaves it. What that would bring shows once the page
    /// has been drawn as it is: something may have been pressed just now, too.
    pub fn look_at(&self, pick: Option<G::Pick>) {
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
