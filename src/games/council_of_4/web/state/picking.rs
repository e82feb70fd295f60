//! Picks that only a table of Council of 4 has: cards, and the end of the turn.

use leptos::prelude::*;

use super::Table;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::Politics;
use crate::games::council_of_4::scene::reason::why_not_pick;
use crate::games::council_of_4::scene::{Legal, Pick};

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

    /// Ends the turn, or says why it can't end.
    pub fn end_turn(&self) {
        match self.selection.scene.get_untracked().end_turn {
            Some(reason) => self.say_why(&reason),
            None => self.play(Action::EndTurn),
        }
    }
}
