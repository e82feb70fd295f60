//! The hint of a table in words.

use leptos::prelude::*;

use super::hint::Hint;
use super::signs::spot;
use super::table::Table;
use crate::bots::outlook::percent;
use crate::scene::analysis::{Advised, Weighed};
use crate::text::told::{reasons, rest_of_turn};
use crate::web::desk::{Best, Hinting, Worded};
use crate::web::places::Spot;
use crate::web::screen::{Art, Screen};

/// Height of the signs of costs and gains, in pixels.
const HEIGHT: u32 = 21;

impl<G: Screen> Table<G> {
    /// Returns the actions of an advice in words.
    pub fn bests(&self, told: &Advised<G>) -> Vec<Best> {
        let (view, names) = (self.view.get_untracked(), self.names());
        let reasons = reasons::<G>(&told.candidates, &names);
        let best = |(weighed, reason): (&Weighed<G>, String)| {
            let draft = G::draft_of(weighed.action);
            let kind = draft.as_ref().and_then(G::kind);
            let rest = rest_of_turn::<G>(&view, weighed, &names);
            Best {
                sign: draft.as_ref().and_then(G::PARTS.action_icon),
                kind: G::kind_name(&view, kind),
                title: G::title(&view, weighed.action, &names),
                chance: percent(weighed.outlook.chance),
                then: rest.into_iter().map(|step| step.title).collect(),
                reason,
            }
        };
        told.candidates.iter().zip(reasons).map(best).collect()
    }
}

impl<G: Screen> Hinting for Table<G> {
    fn hint_in_words(&self) -> Worded {
        match self.hint.get() {
            Hint::Closed => Worded::Nothing,
            Hint::Thinking => Worded::Thinking,
            Hint::Unavailable => Worded::Unavailable,
            Hint::Shown(told) => Worded::Shown { legal: told.legal, best: self.bests(&told) },
        }
    }

    fn open_hint(&self, place: usize) {
        Table::open_hint(self, place);
    }

    fn sums_of_hint(&self, place: usize) -> Vec<AnyView> {
        let weighed = self.hint.with_untracked(|hint| hint.candidates().get(place).cloned());
        let Some(weighed) = weighed else { return Vec::new() };
        let view = self.view.get_untracked();
        let sum = |view: &G::View, action| G::art(Art::Sum(view, action, HEIGHT));
        let rest = rest_of_turn::<G>(&view, &weighed, &self.names());
        let rest = rest.iter().map(|step| sum(&step.view, step.action));
        std::iter::once(sum(&view, weighed.action)).chain(rest).collect()
    }

    fn marks_of_hint(&self) -> Vec<(Spot, String)> {
        let wanted = self.hint.with_untracked(|hint| {
            let mut wanted = Vec::<(G::Place, String)>::new();
            for (number, candidate) in (1..).zip(hint.candidates()) {
                for place in G::places(candidate.action) {
                    match wanted.iter_mut().find(|(other, _)| *other == place) {
                        Some((_, numbers)) => *numbers += &format!(" {number}"),
                        None => wanted.push((place, format!("{number}"))),
                    }
                }
            }
            wanted
        });
        wanted.into_iter().map(|(place, numbers)| (spot::<G>(place), numbers)).collect()
    }
}
