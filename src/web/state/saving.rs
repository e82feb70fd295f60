//! Keeping the match of a table, and what another tab has to do with that.

use leptos::prelude::*;

use super::table::Table;
use crate::archive::{Kept, Saved, Unsaved};
use crate::session::Session;
use crate::text::text;
use crate::web::focus::after_drawing;
use crate::web::keeper::set_apart;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Keeps the match, or tries again to.
    pub fn save(&self) {
        if let Some(keeper) = self.keeper {
            let kept = self.session.with_untracked(|session| keeper.save(session));
            self.house.saved.set(kept.map_or_else(Saved::No, |()| Saved::Yes));
        }
    }

    /// The match as it stands, with what is kept about it; none at a table that is not kept.
    pub fn kept(&self) -> Option<Kept<G>> {
        let mut kept = self.keeper?.kept();
        kept.envelope.record = self.session.with_untracked(|session| session.record().clone());
        Some(kept)
    }

    /// What is left of the match when its table is, and whether that is kept: what was done here
    /// after another tab went on with it is a match of its own.
    pub fn left(&self) -> Option<(Kept<G>, bool)> {
        let kept = self.kept()?;
        if self.house.saved.get_untracked() != Saved::No(Unsaved::Elsewhere) {
            return Some((kept, self.house.saved.get_untracked() == Saved::Yes));
        }
        let there = self.keeper?.kept_by_now();
        set_apart(&kept, there.as_ref()).or_else(|| there.map(|there| (there, true)))
    }

    /// Takes over what another tab changed about the match if it did not go on with it. Returns whether
    /// that is so.
    pub fn catch_up(&self) -> bool {
        let caught_up = self.keeper.and_then(|keeper| keeper.catch_up());
        if caught_up == Some(true) {
            self.session.update(Session::assist);
        }
        caught_up.is_some()
    }

    /// Takes over all that another tab did with the match. What was done here and is no part of that,
    /// since it could not be saved, is a match of its own, which is returned with whether that is kept.
    pub fn follow(&self) -> Option<(Kept<G>, bool)> {
        if self.catch_up() {
            return None;
        }
        let there = self.keeper?.kept_by_now()?;
        let unsaved = matches!(self.house.saved.get_untracked(), Saved::No(_));
        let kept = self.kept().filter(|_| unsaved);
        let apart = kept.and_then(|kept| set_apart(&kept, Some(&there)));
        self.read_again();
        if apart.is_some() {
            self.house.note.set(Some(text().storage().set_aside.to_owned()));
        }
        apart
    }

    /// Keeps the match once what happened has been drawn.
    pub(super) fn save_soon(self) {
        if !self.house.may.is_kept() || self.house.saved.get_untracked() == Saved::Saving {
            return;
        }
        self.house.saved.set(Saved::Saving);
        if document().hidden() {
            // Nothing is drawn there.
            self.save();
        } else {
            after_drawing(move || self.save_now());
        }
    }

    /// Keeps at once what is about to be kept, if anything is.
    pub fn save_now(&self) {
        // The table may be gone by then.
        if self.house.saved.try_get_untracked() == Some(Saved::Saving) {
            self.save();
        }
    }

    /// Shows the match as it is kept by now.
    pub fn read_again(&self) {
        let record = self.keeper.and_then(|keeper| keeper.read_again());
        if let Some(session) = record.and_then(|record| Session::open(record).ok()) {
            self.set_up(|now| *now = session);
            self.house.saved.set(Saved::Yes);
        }
    }

    /// Marks the match as assisted, and keeps that.
    pub fn assist(&self) {
        self.session.update(Session::assist);
        match self.keeper {
            // The tab that has the match takes the mark over.
            Some(keeper) if untrack(|| self.house.may.is_elsewhere()) => keeper.assist(),
            _ => self.save(),
        }
    }
}
