//! Explanations of bots at a table: a bot is asked again, with its view at that time.

use leptos::prelude::*;

use super::table::Table;
use crate::bots::Level;
use crate::bots::protocol::Wanted;
use crate::scene::analysis::{Advised, Weighed};
use crate::session::{Entry, Stage};
use crate::text::told::{Manner, expected, speaks_for};
use crate::text::{name_of, text};
use crate::web::bot::Purpose;
use crate::web::desk::{Asked, Compared, Explaining, Thought};
use crate::web::screen::Screen;

impl<G: Screen> Explaining for Table<G> {
    fn decider_at(&self, at: usize) -> Option<String> {
        let seat = self.session.with_untracked(|session| session.decider_at(at))?;
        Some(name_of(&self.names(), seat).into_owned())
    }

    fn to_explain(&self, at: usize) -> Option<Asked> {
        let entry = self.session.with_untracked(|session| {
            session.bot_asked_at(at)?;
            session.log().nth(at).filter(|entry| entry.action.is_some())
        })?;
        let sentence = G::tell(&entry, &self.names(), Manner::Line);
        Some(Asked { who: self.seats().swap_remove(entry.seat.index()), sentence })
    }

    fn explain(&self, at: usize, told: Callback<Option<Thought>>) {
        let table = *self;
        let asked = table.session.with_untracked(|session| {
            let (level, history) = session.bot_asked_at(at)?;
            Some((level, history, session.log().nth(at)?))
        });
        let Some((level, history, entry)) = asked else { return };
        let view = history.now.view.clone();
        let answered = move |advised: Option<Advised<G>>| {
            let thought = |advised| table.thought(&view, &entry, level, &advised);
            told.try_run(advised.and_then(thought));
        };
        let wanted = Wanted::Choice(level);
        table.consult(Purpose::Why, wanted, &history, answered);
    }

    fn explain_no_more(&self) {
        self.bots.with_value(|bots| bots.forget(Purpose::Why));
    }
}

impl<G: Screen> Table<G> {
    /// Puts the advice about an entry into words.
    fn thought(
        &self,
        view: &G::View,
        entry: &Entry<G>,
        level: Level,
        told: &Advised<G>,
    ) -> Option<Thought> {
        let words = text().hint();
        let (names, done) = (self.names(), entry.action?);
        let name = name_of(&names, entry.seat);
        // Reasons from its hand stay hidden as long as the hand.
        let is_over = self.house.stage.get_untracked() == Stage::Over;
        // In a branch someone else may have had the seat, and bots improve from version to version.
        let first = told.candidates.first().filter(|first| first.action == done);
        let motives = first.map(|first| match is_over {
            true => first.motives.clone(),
            false => G::openly(&first.motives),
        });
        // An empty list of other reasons would reveal that the hand has none either.
        let told_of = motives.filter(|motives| is_over || !motives.is_empty());
        let is_by_taste = is_over && first.is_some() && told.is_by_taste();
        let next = told.candidates.get(1).filter(|_| is_over && !is_by_taste);
        let missed = next.map(|next| next.misses.clone()).unwrap_or_default();
        let sentences = told_of.map(|motives| speaks_for::<G>(done, &motives, &missed, &names));
        let compared = |weighed: &Weighed<G>| Compared {
            title: G::title(view, weighed.action, &names),
            is_done: weighed.action == done,
            percent: weighed.outlook.chance * 100.0,
            expected: expected::<G>(weighed.outlook),
        };
        let several = told.legal > 1;
        Some(Thought {
            several,
            sentences: match first {
                Some(_) => sentences,
                None => Some(words.other(&name)),
            },
            how: match several {
                true => words.how(&name, level, told.iterations),
                false => words.no_other().to_owned(),
            },
            temper: self.temper_told(entry.seat),
            is_by_taste,
            compared: is_over.then(|| told.candidates.iter().map(compared).collect()),
        })
    }
}
