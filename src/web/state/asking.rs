//! Questions of a table to the bots' thread.

use leptos::prelude::*;

use super::table::Table;
use crate::bots::advice::Advice;
use crate::bots::history::History;
use crate::bots::protocol::{Question, Wanted};
use crate::bots::{Level, greedily};
use crate::scene::analysis::Advised;
use crate::web::bot::{Bots, Purpose};
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Asks for a bot's action, replacing an open question for one. An action always comes: without the thread the page
    /// finds one.
    pub(super) fn ask(
        &self,
        level: Level,
        history: History<G>,
        on_progress: Box<dyn Fn(f32)>,
        on_answer: impl FnOnce(G::Action) + 'static,
    ) {
        self.bots.with_value(|bots| {
            let question = Question::new(bots.next_id(), Wanted::Choice(level), &history);
            let now = Box::new(history.now);
            let on_answer = move |told: Option<Vec<u8>>| {
                let told = told.and_then(|bytes| Advice::unpack::<G>(&bytes));
                let best = told.and_then(|told| Some(told.candidates.first()?.action));
                // An unreadable answer costs the bot its choice, but not the table its turn.
                let action = best.or_else(|| greedily::<G>(&now.view, now.seed).first().copied());
                if let Some(action) = action {
                    on_answer(action);
                }
            };
            bots.ask(Purpose::Turn, question, on_progress, Box::new(on_answer));
        });
    }

    /// Asks for a person, replacing an open question for this. The answer is `None` if there is no thread to give it.
    pub(super) fn consult(
        &self,
        purpose: Purpose,
        wanted: Wanted,
        history: &History<G>,
        on_answer: impl FnOnce(Option<Advised<G>>) + 'static,
    ) {
        self.bots.with_value(|bots| consult(bots, purpose, wanted, history, on_answer));
    }
}

/// The same without a table.
pub(super) fn consult<G: Screen>(
    bots: &Bots,
    purpose: Purpose,
    wanted: Wanted,
    history: &History<G>,
    on_answer: impl FnOnce(Option<Advised<G>>) + 'static,
) {
    let question = Question::new(bots.next_id(), wanted, history);
    let on_answer = move |told: Option<Vec<u8>>| {
        on_answer(told.and_then(|bytes| Advice::unpack::<G>(&bytes)));
    };
    bots.ask(purpose, question, Box::new(|_| {}), Box::new(on_answer));
}
