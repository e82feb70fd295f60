//! Keeping the match of a table: when, where, and whether this tab may.

use leptos::prelude::*;

use super::crash::name_match;
use super::download::download;
use super::hold::Hold;
use super::store::{archive, new_id, now};
use crate::archive::{Envelope, Glanced, Kept, MatchId, Origin, Unsaved, clean_name};
use crate::bots::Playable;
use crate::record::{Match, game_file};
use crate::rules::Game;
use crate::session::Session;
use crate::text::matches::title;
use crate::text::text;

/// A match on its way to or from a table.
#[derive(Clone)]
pub struct Seating<G: Game> {
    /// The table.
    pub table: Session<G>,
    /// The match, as it is kept.
    pub kept: Kept<G>,
    /// Whether it is kept as it stands.
    pub is_saved: bool,
}

impl<G: Playable + Clone> Seating<G> {
    /// At a table whose match has not been kept yet.
    pub fn fresh(table: Session<G>, origin: Option<Origin>) -> Seating<G> {
        let kept = fresh(table.record().clone(), origin);
        Seating { table, kept, is_saved: false }
    }

    /// At a table for a match that has not been kept yet; none if it can't begin.
    pub fn open(record: Match<G>, origin: Option<Origin>) -> Option<Seating<G>> {
        Some(Seating::fresh(Session::open(record).ok()?, origin))
    }
}

/// Sits down to a table; nothing happens if there is none.
pub type SitDown<G> = Callback<Option<Seating<G>>>;

/// What keeps the match of a table.
#[derive(Clone, Copy)]
pub struct Keeper<G: Game + 'static> {
    kept: StoredValue<Kept<G>, LocalStorage>,
    hold: StoredValue<Hold>,
    /// Whether another tab has the match, so that this one only looks on.
    pub elsewhere: Memo<bool>,
}

/// A match that has not been kept yet.
pub fn fresh<G: Game>(record: Match<G>, origin: Option<Origin>) -> Kept<G> {
    let envelope = Envelope::new(new_id(), record, now());
    Kept::new(Envelope { origin, ..envelope })
}

/// A second match that goes on from the same, not kept yet.
pub fn copy_of<G: Game + Clone>(kept: &Kept<G>) -> Kept<G> {
    let of = &kept.envelope;
    let mut copy = fresh(of.record.clone(), Some(Origin::Copy { of: of.id }));
    let called = title(&of.name, &of.record.seats);
    copy.envelope.name = clean_name(&(text().matches().copy_of)(&called));
    copy
}

/// Keeps a match as it stands, and how it stands beside it: for that it is played.
///
/// # Errors
/// Why it could not be kept.
pub fn save<G: Glanced>(kept: &mut Kept<G>) -> Result<(), Unsaved> {
    archive().save(kept, now())?;
    archive().look(kept);
    Ok(())
}

/// Keeps as a match of its own what another tab's state of it does not go on from. Returns that with
/// whether it is kept; none if nothing was done besides.
pub fn set_apart<G: Glanced + Clone>(
    kept: &Kept<G>,
    there: Option<&Kept<G>>,
) -> Option<(Kept<G>, bool)> {
    let done = &kept.envelope.record.actions;
    if there.is_some_and(|there| there.envelope.record.actions.starts_with(done)) {
        return None;
    }
    let mut copy = copy_of(kept);
    let is_kept = save(&mut copy).is_ok();
    Some((copy, is_kept))
}

/// Gives somebody a match as a game file.
pub fn save_game_file<G: Game>(title: &str, kept: &Kept<G>) {
    // It was played to here, so it can be written.
    if let Ok(text) = game_file::write(&kept.envelope.record) {
        download(&format!("{title}.curia"), &text);
    }
}

impl<G: Glanced + Playable + Clone + 'static> Keeper<G> {
    /// Keeps a match as long as its table is on the screen.
    pub fn new(kept: Kept<G>) -> Keeper<G> {
        name_match(kept.envelope.id);
        let hold = Hold::ask(kept.envelope.id);
        let elsewhere = hold.elsewhere;
        Keeper {
            kept: StoredValue::new_local(kept),
            hold: StoredValue::new(hold),
            elsewhere: Memo::new(move |_| elsewhere.get()),
        }
    }

    /// The match as it was kept last, with what is kept about it.
    pub fn kept(&self) -> Kept<G> {
        self.kept.get_value()
    }

    /// The name that the match is kept under.
    pub fn id(&self) -> MatchId {
        self.kept.with_value(|kept| kept.envelope.id)
    }

    /// The match as it is kept by now, be it from here or from another tab; none if it can't be read.
    pub fn read_again(&self) -> Option<Match<G>> {
        let found = self.kept_by_now()?;
        let record = found.envelope.record.clone();
        self.kept.set_value(found);
        Some(record)
    }

    /// The match as it is kept by now, with what is kept about it; none if it can't be read.
    pub fn kept_by_now(&self) -> Option<Kept<G>> {
        archive().open(self.id()).ok()?.ok()
    }

    /// Marks the match that another tab has as assisted.
    pub fn assist(&self) {
        if let Some(mut found) = self.kept_by_now() {
            found.envelope.record.assisted = true;
            // Where nothing can be written the other tab says so.
            save(&mut found).unwrap_or_default();
        }
    }

    /// Another tab changed what is kept about the match, as its name, and did not go on with it: that
    /// stays so when it is kept next. Returns whether the match is marked as assisted now; none if it
    /// was gone on with, or can't be read.
    pub fn catch_up(&self) -> Option<bool> {
        let found = self.kept_by_now()?;
        let caught_up = self.kept.try_update_value(|kept| {
            let (here, there) = (&mut kept.envelope, found.envelope);
            if here.record.actions != there.record.actions {
                return None;
            }
            (here.name, here.revision, here.changed) = (there.name, there.revision, there.changed);
            Some(there.record.assisted)
        });
        caught_up.flatten()
    }

    /// Takes the match from the tab that has it.
    pub fn take(&self, taken: impl Fn() + 'static) {
        self.hold.with_value(|hold| hold.take(taken));
    }

    /// Lets another tab have the match.
    pub fn let_go(&self) {
        self.hold.with_value(Hold::let_go);
    }

    /// Keeps the match as it stands at its table.
    ///
    /// # Errors
    /// Why it could not be kept.
    pub fn save(&self, table: &Session<G>) -> Result<(), Unsaved> {
        if self.elsewhere.get_untracked() {
            return Err(Unsaved::Elsewhere);
        }
        let saved = self.kept.try_update_value(|kept| table.save(&archive(), kept, now()));
        saved.unwrap_or(Ok(()))
    }
}
