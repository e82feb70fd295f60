//! Keeping the match of a table: when, where, and whether this tab may.

use leptos::prelude::*;

use super::crash::name_match;
use super::desk::Table;
use super::hold::Hold;
use super::store::{archive, new_id, now};
use crate::archive::{Envelope, Kept, MatchId, Origin, Unsaved};
use crate::games::council_of_4::CouncilOf4;
use crate::record::Match;
use crate::session::Session;
use crate::text::matches::title;
use crate::text::text;

/// A match of Council of 4 with what is kept about it.
pub type KeptMatch = Kept<CouncilOf4>;

/// A match on its way to or from a table.
#[derive(Clone)]
pub struct Seating {
    /// The table.
    pub table: Table,
    /// The match, as it is kept.
    pub kept: KeptMatch,
    /// Whether it is kept as it stands.
    pub is_saved: bool,
}

impl Seating {
    /// At a table whose match has not been kept yet.
    pub fn fresh(table: Table, origin: Option<Origin>) -> Seating {
        let kept = fresh(table.record().clone(), origin);
        Seating { table, kept, is_saved: false }
    }

    /// At a table for a match that has not been kept yet; none if it can't begin.
    pub fn open(record: Match<CouncilOf4>, origin: Option<Origin>) -> Option<Seating> {
        Some(Seating::fresh(Session::open(record).ok()?, origin))
    }
}

/// What keeps the match of a table.
#[derive(Clone, Copy)]
pub struct Keeper {
    kept: StoredValue<KeptMatch>,
    hold: StoredValue<Hold>,
    /// Whether another tab has the match, so that this one only looks on.
    pub elsewhere: Memo<bool>,
}

/// A match that has not been kept yet.
pub fn fresh(record: Match<CouncilOf4>, origin: Option<Origin>) -> KeptMatch {
    let envelope = Envelope::new(new_id(), record, now());
    Kept::new(Envelope { origin, ..envelope })
}

/// A second match that goes on from the same, not kept yet.
pub fn copy_of(kept: &KeptMatch) -> KeptMatch {
    let of = &kept.envelope;
    let mut copy = fresh(of.record.clone(), Some(Origin::Copy { of: of.id }));
    copy.envelope.name = clean_name(&(text().matches().copy_of)(&title(&of.name, &of.record)));
    copy
}

/// Keeps as a match of its own what another tab's state of it does not go on from. Returns that with
/// whether it is kept; none if nothing was done besides.
pub fn set_apart(kept: &KeptMatch, there: Option<&KeptMatch>) -> Option<(KeptMatch, bool)> {
    let done = &kept.envelope.record.actions;
    if there.is_some_and(|there| there.envelope.record.actions.starts_with(done)) {
        return None;
    }
    let mut copy = copy_of(kept);
    let is_kept = archive().save(&mut copy, now()).is_ok();
    Some((copy, is_kept))
}

/// A name that somebody typed, as it is kept.
pub fn clean_name(name: &str) -> String {
    Envelope::<CouncilOf4>::clean_name(name)
}

impl Keeper {
    /// Keeps a match as long as its table is on the screen.
    pub fn new(kept: KeptMatch) -> Keeper {
        name_match(kept.envelope.id);
        let hold = Hold::ask(kept.envelope.id);
        let elsewhere = hold.elsewhere;
        Keeper {
            kept: StoredValue::new(kept),
            hold: StoredValue::new(hold),
            elsewhere: Memo::new(move |_| elsewhere.get()),
        }
    }

    /// The match as it was kept last, with what is kept about it.
    pub fn kept(&self) -> KeptMatch {
        self.kept.get_value()
    }

    /// The name that the match is kept under.
    pub fn id(&self) -> MatchId {
        self.kept.with_value(|kept| kept.envelope.id)
    }

    /// The match as it is kept by now, be it from here or from another tab; none if it can't be read.
    pub fn read_again(&self) -> Option<Match<CouncilOf4>> {
        let found = self.kept_by_now()?;
        let record = found.envelope.record.clone();
        self.kept.set_value(found);
        Some(record)
    }

    /// The match as it is kept by now, with what is kept about it; none if it can't be read.
    pub fn kept_by_now(&self) -> Option<KeptMatch> {
        archive().open(self.id()).ok()?.ok()
    }

    /// Marks the match that another tab has as assisted.
    pub fn assist(&self) {
        if let Some(mut found) = self.kept_by_now() {
            found.envelope.record.assisted = true;
            // Where nothing can be written the other tab says so.
            archive().save(&mut found, now()).unwrap_or_default();
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

    /// Keeps the match as it stands.
    ///
    /// # Errors
    /// Why it could not be kept.
    pub fn save(&self, record: &Match<CouncilOf4>) -> Result<(), Unsaved> {
        if self.elsewhere.get_untracked() {
            return Err(Unsaved::Elsewhere);
        }
        let saved = self.kept.try_update_value(|kept| {
            let before = std::mem::replace(&mut kept.envelope.record, record.clone());
            let saved = archive().save(kept, now());
            if saved.is_err() {
                kept.envelope.record = before;
            }
            saved
        });
        saved.unwrap_or(Ok(()))
    }
}
