//! Picks that only a table of Council of 4 has: cards, and the end of the turn.

use leptos::prelude::*;

use super::Table;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::rules::{Action, Cards};
use crate::games::council_of_4::scene::reason::why_not_pick;
use crate::games::council_of_4::scene::{Legal, Pick};
use crate::scene::Shown;

impl Table {
    /// Takes one more card of a pile into the payment, or takes all back if no more is possible.
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

    /// Makes these cards the payment.
    pub fn pay_with(&self, payment: Cards) {
        self.redraft(|draft| draft.cards = payment);
    }

    /// Ends the turn, or says why it can't end. Asks first if a complete move would be lost.
    pub fn end_turn(&self) {
        let scene = self.selection.scene.get_untracked();
        match scene.end_turn {
            Some(reason) => self.say_why(&reason),
            None if scene.ready.is_some() && self.is_picked() => {
                self.house.panels.asking_end.set(true);
            }
            None => self.play(Action::EndTurn),
        }
    }

    /// Whether a whole move is picked, not only previewed under the pointer.
    fn is_picked(&self) -> bool {
        let draft = self.selection.draft.get_untracked();
        self.view.with_untracked(|view| CouncilOf4::action(&draft, view)).is_some()
    }

    /// Carries out the complete move, and then ends the turn unless it opens a choice.
    pub fn confirm_and_end_turn(&self) {
        self.confirm();
        self.finish();
        let can_end = self.selection.scene.get_untracked().end_turn.is_none();
        if can_end && !self.is_picked() {
            self.play(Action::EndTurn);
        }
    }
}
