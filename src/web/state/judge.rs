//! What the answers of a puzzle are worth, at its table.

use std::sync::Arc;

use leptos::prelude::*;

use super::hint::Hint;
use super::table::Table;
use crate::bots::outlook::percent;
use crate::bots::protocol::Wanted;
use crate::scene::analysis::{Advised, SHOWN, Weighed};
use crate::scene::puzzle::Puzzle;
use crate::text::told::as_hint;
use crate::web::bot::Purpose;
use crate::web::desk::Best;
use crate::web::puzzle::{Judge, Verdict};
use crate::web::screen::Screen;

/// A puzzle at its table.
pub struct AtTable<G: Screen> {
    table: Table<G>,
    puzzle: Puzzle<G>,
    /// The best actions.
    told: Arc<Advised<G>>,
    /// The answer that was given last.
    answer: RwSignal<Option<G::Action>>,
    /// Iterations of search by which other answers are weighed, if at all.
    weighs: Option<u32>,
}

impl<G: Screen> AtTable<G> {
    /// Returns a puzzle at its table, with the answer that was given last.
    pub fn of(
        table: Table<G>,
        puzzle: Puzzle<G>,
        answer: RwSignal<Option<G::Action>>,
        weighs: Option<u32>,
    ) -> AtTable<G> {
        let view = table.view.get_untracked();
        let mut told = as_hint::<G>(&view, puzzle.told.clone(), &table.names());
        told.candidates.truncate(SHOWN);
        AtTable { table, puzzle, told: Arc::new(told), answer, weighs }
    }
}

impl<G: Screen> Judge for AtTable<G> {
    fn found(&self) -> Option<Verdict> {
        let action = self.answer.get()?;
        let (view, names) = (self.table.view.get_untracked(), self.table.names());
        let name = |action| {
            let kind = G::draft_of(action).as_ref().and_then(G::kind);
            (G::kind_name(&view, kind), G::title(&view, action, &names))
        };
        let given = name(action);
        // The same with another payment reads the same.
        let mut candidates = self.puzzle.told.candidates.iter();
        Some(match candidates.position(|one| name(one.action) == given) {
            Some(0) => Verdict::Right,
            Some(place) if self.puzzle.is_right(place) => Verdict::RightToo,
            Some(place) => Verdict::Wrong(given.1, self.puzzle.costs(place)),
            None if self.weighs.is_some() => Verdict::Weighing(given.1),
            None => Verdict::Wrong(given.1, None),
        })
    }

    fn weigh(&self, tell: Callback<Option<u8>>) {
        let history =
            self.table.session.with_untracked(|session| session.history_at(session.played()));
        let asked = self.answer.get_untracked().zip(self.weighs).zip(history);
        let Some(((action, iterations), history)) = asked else { return };
        let wanted = Wanted::Advice { iterations, about: Some(G::print(action)) };
        let answered = move |told: Option<Advised<G>>| {
            let chance = |of: Option<&Weighed<G>>| Some(percent(of?.outlook.chance));
            tell.try_run(told.and_then(|told| {
                let given = told.candidates.iter().find(|one| one.action == action);
                Some(chance(told.candidates.first())?.saturating_sub(chance(given)?))
            }));
        };
        self.table.consult(Purpose::Advice, wanted, &history, answered);
    }

    fn best(&self) -> Vec<Best> {
        self.table.bests(&self.told)
    }

    fn place(&self, best: usize) -> Option<usize> {
        // The best are in another order than the candidates.
        let action = self.told.candidates.get(best)?.action;
        self.puzzle.told.candidates.iter().position(|one| one.action == action)
    }

    fn show(&self) {
        self.table.hint.set(Hint::Shown(Arc::clone(&self.told)));
    }
}
