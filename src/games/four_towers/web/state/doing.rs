//! What only a table of Four Towers does: decisions that are made at once, an expansion with the answer to its demon,
//! and the rest of a cascade as it is filled in.

use std::time::Duration;

use leptos::prelude::*;

use super::Table;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::{Action, Decision, Kind};
use crate::games::four_towers::scene::expansion::{Demotion, bursts, filled_in};
use crate::games::four_towers::scene::{Draft, Pick};
use crate::scene::Shown;
use crate::scene::motion::length;
use crate::session::Session;
use crate::web::touch::is_finger;

/// Most decisions of a cascade.
const MOST: usize = 128;
/// Time before the end of a motion when the next one begins: until then it moves, unless something was pressed.
const EARLY: Duration = Duration::from_millis(20);

impl Table {
    /// Picks something. A draw, a placement and an assignment are done as soon as they are complete, since they can be
    /// taken back, but for a finger's placement that makes a village expand: no preview came before it. A second press
    /// on what is chosen confirms anything else.
    pub fn press(&self, pick: Pick) {
        let before = self.selection.draft.get_untracked();
        self.pick(pick);
        let draft = self.selection.draft.get_untracked();
        let action = self.view.with_untracked(|view| draft.action(&view.table));
        let Some(action) = action else { return };
        let is_unseen = is_finger() && self.view.with_untracked(|view| bursts(&view.table, action));
        let acts_at_once = draft.kind.is_some_and(Kind::acts_at_once) && !is_unseen;
        let again = draft == before && FourTowers::has(action, pick) && draft.kind.is_some();
        if acts_at_once && draft != before
            || again && matches!(pick, Pick::Village(_) | Pick::Slot(_))
        {
            self.commit();
        }
    }

    /// Carries out what is picked. The peasant drawn first is the one to place.
    pub fn commit(&self) {
        self.finish();
        let draft = self.selection.draft.get_untracked();
        let answer = draft.demotion.filter(|_| draft.kind == Some(Kind::Expand));
        self.confirm();
        match (draft.kind, answer) {
            (Some(Kind::Draw), _) => self.place_first(draft.first),
            (_, Some(answer)) => self.answer(answer),
            _ => {}
        }
    }

    fn place_first(&self, first: Option<crate::games::four_towers::rules::components::Clan>) {
        let is_there = self.view.with_untracked(|view| {
            first.is_some_and(|first| !view.table.takes_placed(first).is_empty())
        });
        if is_there && self.selection.draft.get_untracked().kind == Some(Kind::Place) {
            self.redraft(|draft| draft.clan = first);
        }
    }

    /// Answers the demon of the expansion that was just carried out.
    fn answer(&self, answer: Demotion) {
        let is_asked = self
            .view
            .with_untracked(|view| view.decides() && view.table.decision() == Decision::Demote);
        if is_asked {
            self.play(match answer {
                Demotion::Of(seat) => Action::Demote(seat),
                Demotion::Nobody => Action::Spare,
            });
        }
    }

    /// Does the rest of the cascade as it is filled in, an expansion after the other. A press meanwhile does all of it
    /// at once.
    pub fn do_rest(&self) {
        self.finish();
        self.go_on(MOST, true);
    }

    /// Does the next decisions of the cascade, at most so many: each after the last one has been shown, if that is wanted.
    fn go_on(self, most: usize, shows: bool) {
        for left in (0..most).rev() {
            let action = self
                .view
                .with_untracked(|view| view.decides().then(|| filled_in(&view.table)).flatten());
            let played = || self.session.with_untracked(Session::played);
            let (Some(action), before) = (action, played()) else { return };
            let motion = self.motion_of(action);
            self.play(action);
            let after = played();
            if after == before {
                return;
            }
            let lasts = self.following.lasting(length(&motion).into()).saturating_sub(EARLY);
            if shows && !lasts.is_zero() {
                let next = move || {
                    // The table may be gone, or the person somewhere else.
                    if self.session.try_with_untracked(Session::played) == Some(after) {
                        self.go_on(left, self.following.is_moving());
                    }
                };
                set_timeout(next, lasts);
                return;
            }
        }
    }

    /// Gives back what was drawn last, or takes the draw back.
    pub fn give_back(&self) {
        let draft = self.selection.draft.get_untracked();
        match draft.kind {
            Some(Kind::Draw) => {
                let last = draft.clans.kinds().next_back();
                last.into_iter().for_each(|clan| self.pick(Pick::Drop(clan)));
            }
            _ => self.go_back(self.house.undo.get_untracked()),
        }
    }

    /// Ends the turn.
    pub fn end_turn(&self) {
        let draft = Draft::bare(Kind::End);
        let is_end = self
            .view
            .with_untracked(|view| view.decides() && view.table.decision() == Decision::End);
        if is_end {
            self.redraft(|now| *now = draft);
            self.confirm();
        }
    }
}
