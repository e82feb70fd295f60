//! Saving the match of a table: when, where, and whether this tab may.

use leptos::prelude::*;

use crate::archive::daily::given;
use crate::archive::{
    ByLink, Envelope, Glanced, Holder, Kept, MatchId, Origin, Since, Unsaved, clean_name,
};
use crate::bots::Playable;
use crate::record::{Match, game_file};
use crate::rules::{Game, Seat};
use crate::session::Session;
use crate::text::matches::title;
use crate::text::text;
use crate::web::crash::name_match;
use crate::web::download::download;
use crate::web::hold::Hold;
use crate::web::store::{archive, new_id, now};

/// A match on its way to or from a table.
#[derive(Clone)]
pub struct Seating<G: Game> {
    pub table: Session<G>,
    /// The match as kept.
    pub kept: Kept<G>,
    /// Whether its current state is saved.
    pub is_saved: bool,
    /// Whether it takes the match from another tab that has it.
    pub takes: bool,
    /// Whether a finished match is opened to learn from its costliest decisions.
    pub learns: bool,
}

impl<G: Glanced + Clone> Seating<G> {
    /// Returns the seating of a match that has not been kept yet.
    pub fn fresh(table: Session<G>, origin: Option<Origin>) -> Seating<G> {
        let mut kept = fresh(table.record().clone(), origin);
        kept.envelope.by_link = table.mine().and_then(|mine| ByLink::begin(table.record(), mine));
        Seating::new(table, kept)
    }

    /// Returns the seating of a match whose current state is not saved.
    pub const fn new(table: Session<G>, kept: Kept<G>) -> Seating<G> {
        Seating { table, kept, is_saved: false, takes: false, learns: false }
    }

    /// Returns the seating of a match that has not been kept yet; `None` if it can't begin.
    pub fn open(record: Match<G>, origin: Option<Origin>) -> Option<Seating<G>> {
        Seating::open_for(record, None, origin)
    }

    /// Returns the seating of a match that has not been kept yet, played by link if `mine` is a seat; `None` if it
    /// can't begin.
    pub fn open_for(
        record: Match<G>,
        mine: Option<Seat>,
        origin: Option<Origin>,
    ) -> Option<Seating<G>> {
        Some(Seating::fresh(session_of(record, mine)?, origin))
    }
}

/// Callback that opens a table; `None` does nothing.
pub type SitDown<G> = Callback<Option<Seating<G>>>;

/// Keeper of a table's match.
#[derive(Clone, Copy)]
pub struct Keeper<G: Game + 'static> {
    kept: StoredValue<Kept<G>, LocalStorage>,
    hold: StoredValue<Hold>,
    /// Tab that has the match; unless it is this one, this one only watches.
    pub holder: Memo<Holder>,
}

/// Returns the table of a kept match; `None` if it can't begin.
pub fn table_of<G: Glanced + Clone>(kept: &Kept<G>) -> Option<Session<G>> {
    let of = &kept.envelope;
    session_of(of.record.clone(), of.mine())
}

/// Returns the table of a match; `None` if it can't begin.
fn session_of<G: Glanced>(record: Match<G>, mine: Option<Seat>) -> Option<Session<G>> {
    let given = given(&record);
    Some(Session::open_for(record, mine).ok()?.begun_after(given))
}

/// Returns a match that has not been kept yet.
pub fn fresh<G: Game>(record: Match<G>, origin: Option<Origin>) -> Kept<G> {
    let envelope = Envelope::new(new_id(), record, now());
    Kept::new(Envelope { origin, ..envelope })
}

/// Returns a copy of a match, not kept yet.
pub fn copy_of<G: Game + Clone>(kept: &Kept<G>) -> Kept<G> {
    let of = &kept.envelope;
    let mut copy = fresh(of.record.clone(), Some(Origin::Copy { of: of.id }));
    let called = title(&of.name, &of.record.seats);
    copy.envelope.name = clean_name(&text().matches().copy_of(&called));
    copy.envelope.by_link.clone_from(&of.by_link);
    copy
}

/// Saves a match and, by playing it, its glance.
///
/// # Errors
/// Returns an error if it could not be saved.
pub fn save<G: Glanced>(kept: &mut Kept<G>) -> Result<(), Unsaved> {
    put(kept)?;
    Ok(archive().enter(&[kept.envelope.id].into())?)
}

/// Saves one of many matches and its glance; the list is written later, once for all.
///
/// # Errors
/// Returns an error if it could not be saved.
pub fn put<G: Glanced>(kept: &mut Kept<G>) -> Result<(), Unsaved> {
    archive().put(kept, now())?;
    archive().look(kept);
    Ok(())
}

/// Saves a separate copy of a match unless another tab's state continues it. Returns the copy and whether
/// it is saved; `None` if none is needed.
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

/// Downloads a match as a game file.
pub fn save_game_file<G: Game>(kept: &Kept<G>) {
    let Envelope { name, record, .. } = &kept.envelope;
    // It was played up to here, so it can be written.
    if let Ok(text) = game_file::write(record) {
        download(&format!("{}.curia", title(name, &record.seats)), &text);
    }
}

impl<G: Glanced + Playable + Clone + 'static> Keeper<G> {
    /// Returns the keeper of a match while its table is on the screen. It takes the match from another tab that has
    /// it, if `takes` says so.
    pub fn new(kept: Kept<G>, takes: bool) -> Keeper<G> {
        name_match(kept.envelope.id);
        let hold = Hold::ask(kept.envelope.id, takes);
        Keeper {
            kept: StoredValue::new_local(kept),
            hold: StoredValue::new(hold),
            holder: Memo::new(move |_| hold.holder.get()),
        }
    }

    /// Returns the match as last saved, with its metadata.
    pub fn kept(&self) -> Kept<G> {
        self.kept.get_value()
    }

    /// Returns the origin of the match, unless it was simply begun.
    pub fn origin(&self) -> Option<Origin> {
        self.kept.with_value(|kept| kept.envelope.origin.clone())
    }

    /// Returns the name under which the match is kept.
    pub fn id(&self) -> MatchId {
        self.kept.with_value(|kept| kept.envelope.id)
    }

    /// Reads the match as currently saved, by this or another tab; `None` if it can't be read.
    pub fn read_again(&self) -> Option<Match<G>> {
        let found = self.kept_by_now()?;
        let record = found.envelope.record.clone();
        self.kept.set_value(found);
        Some(record)
    }

    /// Returns the match as currently saved, with its metadata; `None` if it can't be read.
    pub fn kept_by_now(&self) -> Option<Kept<G>> {
        archive().open(self.id()).ok()?.ok()
    }

    /// Marks the match that another tab has as assisted.
    pub fn assist(&self) {
        if let Some(mut found) = self.kept_by_now() {
            found.envelope.record.assisted = true;
            // If nothing can be written, the other tab reports it.
            save(&mut found).unwrap_or_default();
        }
    }

    /// Returns what another tab did with the match. Changes to the metadata alone, such as the name, are
    /// taken over for the next save.
    pub fn catch_up(&self) -> Since {
        self.kept.try_update_value(|kept| archive().catch_up(kept)).unwrap_or(Since::Nothing)
    }

    /// Takes the match from the tab that has it.
    pub fn take(&self, taken: impl Fn() + 'static) {
        self.hold.with_value(|hold| hold.take(taken));
    }

    /// Looks again whether nobody has the match, after another tab did something.
    pub fn look(&self) {
        self.hold.with_value(|hold| hold.look());
    }

    /// Releases the match for another tab.
    pub fn let_go(&self) {
        self.hold.with_value(Hold::let_go);
    }

    /// Saves the match of a table.
    ///
    /// # Errors
    /// Returns an error if it could not be saved.
    pub fn save(&self, table: &Session<G>) -> Result<(), Unsaved> {
        if self.holder.get_untracked() != Holder::Here {
            return Err(Unsaved::Elsewhere);
        }
        let saved = self.kept.try_update_value(|kept| table.save(&archive(), kept, now()));
        saved.unwrap_or(Ok(()))
    }
}
