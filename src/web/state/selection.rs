//! Picks at a table, elements looked at, and the result of both.

use leptos::prelude::*;

use super::targets::Targets;
use crate::scene::{Legal, Look, Picked};
use crate::web::screen::Screen;

/// Picks at a table, and possible next ones.
pub struct Selection<G: Screen> {
    /// Current picks.
    pub draft: RwSignal<G::Draft>,
    /// Completion of the draft by the city or target under the pointer.
    pub hover: RwSignal<Option<G::Pick>>,
    /// Draft looked at in the list of legal moves, as if it had been picked.
    pub preview: RwSignal<Option<G::Draft>>,
    /// Draft looked at, else the current one.
    pub shown: Memo<G::Draft>,
    /// Possible picks, with the one under the pointer taken as picked.
    pub scene: Memo<G::Scene>,
    /// Selection as the targets on the table show it.
    pub picked: RwSignal<Picked<G>>,
    /// Selection as the preview shows it.
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
    /// Returns a selection without picks.
    pub fn new(view: Memo<G::View>, legal: Memo<Legal<G>>) -> Selection<G> {
        let draft = RwSignal::new(G::Draft::from(&view.get_untracked()));
        let hover = RwSignal::new(None);
        let preview = RwSignal::new(None);
        let shown = Memo::new(move |_| preview.get().unwrap_or_else(|| draft.get()));
        let scene = Memo::new(move |_| {
            let (legal, draft) = (legal.read(), shown.read());
            let view = legal.view();
            let mut scene = G::scene(&legal, &draft);
            // The pick under the pointer is previewed until something is picked instead; marks stay
            // where they are.
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

    /// Returns the picks of the next action at a moment of a replay, whose match begins like this.
    pub fn looking_back(begun: &G::View, look: Memo<Look<G>>) -> Selection<G> {
        let draft = RwSignal::new(G::Draft::from(begun));
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

    /// Moves the pointer to a possible pick, or away. Its result shows after the current page has been
    /// drawn, since something may have been pressed as well.
    pub fn look_at(&self, pick: Option<G::Pick>) {
        if self.hover.get_untracked() != pick {
            self.wait();
            self.hover.set(pick);
        }
    }

    /// Shows only picks immediately from now on; the rest waits until they have been drawn.
    pub fn wait(&self) {
        self.targets.wait();
    }

    /// Ends the wait.
    pub fn follow(&self) {
        self.targets.follow();
    }

    /// Shows everything now, since the table itself has changed.
    pub fn catch_up(&self) {
        self.targets.catch_up();
    }
}
