//! Saving the match of a table, also when another tab has it.

use leptos::ev::StorageEvent;
use leptos::prelude::*;

use super::keeper::set_apart;
use super::table::Table;
use crate::archive::{Holder, Kept, MATCH, Saved, Since, Unsaved};
use crate::session::Session;
use crate::text::text;
use crate::web::focus::after_drawing;
use crate::web::screen::Screen;

impl<G: Screen> Table<G> {
    /// Saves the match, or tries again.
    pub fn save(&self) {
        if let Some(keeper) = self.keeper {
            let kept = self.session.with_untracked(|session| keeper.save(session));
            self.house.saved.set(kept.map_or_else(Saved::No, |()| Saved::Yes));
        }
    }

    /// Returns the current match with its metadata; `None` at a table that is not kept.
    pub fn kept(&self) -> Option<Kept<G>> {
        let mut kept = self.keeper?.kept();
        kept.envelope.record = self.session.with_untracked(|session| session.record().clone());
        Some(kept)
    }

    /// Returns the match when its table closes, and whether it is saved: moves made here after another
    /// tab continued it become a separate match.
    pub fn left(&self) -> Option<(Kept<G>, bool)> {
        let kept = self.kept()?;
        if self.house.saved.get_untracked() != Saved::No(Unsaved::Elsewhere) {
            return Some((kept, self.house.saved.get_untracked() == Saved::Yes));
        }
        let there = self.keeper?.kept_by_now();
        set_apart(&kept, there.as_ref()).or_else(|| there.map(|there| (there, true)))
    }

    /// Returns what another tab did with the match, after taking over changes to the metadata alone.
    fn catch_up(&self) -> Since {
        let since = self.keeper.map_or(Since::Nothing, |keeper| keeper.catch_up());
        if since == (Since::Metadata { assisted: true }) {
            self.session.update(Session::assist);
        }
        since
    }

    /// Hears that another tab saved the match although this one has it, as happens without locks: shows
    /// what continues this tab's moves, and reports anything else.
    pub fn hear(&self) {
        match self.catch_up() {
            Since::Nothing | Since::Metadata { .. } | Since::Unreadable => {}
            Since::Continued if self.house.saved.get_untracked() == Saved::Yes => self.read_again(),
            Since::Continued | Since::Apart => {
                self.house.saved.set(Saved::No(Unsaved::Elsewhere));
            }
        }
    }

    /// Takes over everything another tab did with the match. Unsaved moves made here become a separate
    /// match, which is returned with whether it is saved.
    pub fn follow(&self) -> Option<(Kept<G>, bool)> {
        if !matches!(self.catch_up(), Since::Continued | Since::Apart) {
            return None;
        }
        let there = self.keeper?.kept_by_now()?;
        let unsaved = self.house.saved.get_untracked() != Saved::Yes;
        let kept = self.kept().filter(|_| unsaved);
        let apart = kept.and_then(|kept| set_apart(&kept, Some(&there)));
        self.read_again();
        if apart.is_some() {
            self.house.note.set(Some(text().storage().set_aside().to_owned()));
        }
        apart
    }

    /// Saves the match after its events have been drawn.
    pub(super) fn save_soon(self) {
        if !self.house.may.is_kept() || self.house.saved.get_untracked() == Saved::Saving {
            return;
        }
        self.house.saved.set(Saved::Saving);
        if document().hidden() {
            // Hidden pages are not drawn.
            self.save();
        } else {
            after_drawing(move || self.save_now());
        }
    }

    /// Saves the match now if a save is due.
    pub fn save_now(&self) {
        // The table may be gone by now.
        if self.house.saved.try_get_untracked() == Some(Saved::Saving) {
            self.save();
        }
    }

    /// Shows the match as currently saved.
    pub fn read_again(&self) {
        let record = self.keeper.and_then(|keeper| keeper.read_again());
        let mine = self.session.with_untracked(Session::mine);
        if let Some(session) = record.and_then(|record| Session::open_for(record, mine).ok()) {
            self.set_up(|now| *now = session);
            self.house.saved.set(Saved::Yes);
        }
    }

    /// Marks the match as assisted, and saves that.
    pub fn assist(&self) {
        self.session.update(Session::assist);
        match self.keeper {
            // The tab that has the match takes over the mark.
            Some(keeper) if untrack(|| self.house.may.is_elsewhere()) => keeper.assist(),
            _ => self.save(),
        }
    }

    /// Shows the other tab's changes to the match while it has it, and takes over its changes to the metadata.
    pub fn follow_the_other_tab(self, follow: Callback<()>) {
        let Some(keeper) = self.keeper else { return };
        let name = format!("{MATCH}{}.", keeper.id());
        let heard = window_event_listener(leptos::ev::storage, move |event: StorageEvent| {
            let is_it = event.key().is_some_and(|key| key.starts_with(&name));
            if !is_it {
                return;
            }
            if keeper.holder.get_untracked() == Holder::Here {
                self.hear();
            } else {
                keeper.look();
                follow.run(());
            }
        });
        on_cleanup(move || heard.remove());
        // What the tab that takes the match did first.
        Effect::new(move |_| {
            if keeper.holder.get() == Holder::Elsewhere {
                untrack(|| follow.run(()));
            }
        });
    }
}
