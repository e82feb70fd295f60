//! Putting an action together at a table.

use leptos::prelude::*;

use super::table::Table;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::reason::{Reason, why_not_pick};
use crate::games::council_of_4::scene::{Draft, Kind, Legal, Pick};
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::tab::Tab;
use crate::session::Session;
use crate::text::text;
use crate::web::capabilities::Doing;
use crate::web::focus;

impl Table {
    /// Picks something, or says why it leads nowhere.
    pub fn pick(&self, pick: Pick) {
        if untrack(|| self.house.may.hindrance(Doing::Pick)).is_some() {
            return;
        }
        let draft = self.selection.draft.get_untracked();
        let picked = self.legal.with_untracked(|legal| match why_not_pick(legal, &draft, pick) {
            Some(reason) => Err(reason),
            None => Ok(draft.pick(legal, pick)),
        });
        match picked {
            Err(reason) => self.say_why(&reason),
            Ok(draft) => {
                self.selection.wait();
                self.clear();
                self.show(draft, &self.view.get_untracked());
            }
        }
    }

    /// Takes one card more of a pile into the payment, or all of them back when no more will do.
    pub fn pick_card(&self, card: Politics, chosen: u8, size: u8) {
        let draft = self.selection.draft.get_untracked();
        let add = Pick::AddCard(card);
        let may = |legal: &Legal| why_not_pick(legal, &draft, add).is_none();
        if chosen == 0 || chosen < size && self.legal.with_untracked(may) {
            self.pick(add);
        } else {
            (0..chosen).for_each(|_| self.pick(Pick::DropCard(card)));
        }
    }

    /// Says why something is not available.
    pub fn say_why(&self, reason: &Reason) {
        self.house.note.set(Some((text().words().reason)(reason)));
    }

    /// Makes these cards the payment.
    pub fn pay_with(&self, payment: Cards) {
        self.selection.wait();
        self.clear();
        self.selection.draft.update(|draft| draft.cards = payment);
    }

    /// Opens an action on the receipt with all of its steps filled.
    pub fn open(&self, action: Action) {
        if let Some(draft) = Draft::of(action) {
            self.selection.wait();
            self.clear();
            self.show(draft, &self.view.get_untracked());
        }
    }

    /// Ends the turn, or says why it can't end.
    pub fn end_turn(&self) {
        match self.selection.scene.get_untracked().end_turn {
            Some(reason) => self.say_why(&reason),
            None => self.play(Action::EndTurn),
        }
    }

    /// Makes this the draft, and turns a narrow screen to where the next target is.
    pub(super) fn show(&self, draft: Draft, view: &View) {
        let tab = match draft.kind {
            Some(Kind::Elect | Kind::SendServant) if draft.colour.is_none() => Some(Tab::Tracks),
            Some(Kind::Elect | Kind::SendServant) if draft.council.is_none() => Some(Tab::Councils),
            Some(Kind::Acquire) if draft.slot.is_none() => Some(Tab::Councils),
            Some(Kind::ChangePermits) if draft.region.is_none() => Some(Tab::Councils),
            Some(Kind::Place | Kind::PlaceWithQueen) if draft.city.is_none() => Some(Tab::Map),
            Some(Kind::Answer) => match view.table.decision {
                Decision::Token | Decision::TwoTokens => Some(Tab::Map),
                Decision::FreePermit => Some(Tab::Councils),
                Decision::RepeatPermit | Decision::Turn | Decision::Over => None,
            },
            _ => None,
        };
        if let Some(tab) = tab {
            self.small.tab.set(tab);
        }
        if self.selection.draft.with_untracked(|now| now.kind != draft.kind) {
            focus::let_go(".rib > *");
        }
        self.selection.draft.set(draft);
    }

    /// What was said of the last pick, or looked at for the next, is over.
    fn clear(&self) {
        fn none<T: Send + Sync + 'static>(signal: RwSignal<Option<T>>) {
            // Setting wakes all that reads it, even where nothing changes.
            if signal.with_untracked(Option::is_some) {
                signal.set(None);
            }
        }
        none(self.house.note);
        none(self.selection.hover);
        none(self.selection.preview);
        none(self.small.list);
    }

    pub(super) fn after_change(&self) {
        self.clear();
        self.close_hint();
        let view = self.session.with_untracked(Session::view);
        self.show(Draft::new(&view), &view);
        self.selection.catch_up();
    }
}
