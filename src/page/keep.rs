//! Matches of any game on their way between the list, a table and the storage.

use std::sync::Arc;

use leptos::prelude::*;

use super::library::Library;
use super::shelved::{Said, Shelved};
use super::ways::{Seated, SitDown, Wanted};
use crate::archive::{Glance, Head, Kept, Origin, Trouble, Unsaved, clean_name, given};
use crate::record::json::Outline;
use crate::session::Session;
use crate::text::given::{fell_short, not_opened};
use crate::text::kept;
use crate::text::matches::title;
use crate::text::text;
use crate::web::hosted::Hosted;
use crate::web::keeper::{Seating, fresh, save};
use crate::web::seed::new_seed;
use crate::web::store::archive;

/// Saves a new match without opening its table.
pub fn keep_new<G: Hosted>(library: Library, mut kept: Kept<G>) {
    let saved = save(&mut kept);
    library.take_back(kept.envelope.id, loose(kept, saved.is_ok()));
}

/// Imports the match in the text of a file. Returns messages about what was done and what fell short.
///
/// # Errors
/// Returns the reason if it is not a match.
pub fn take_in<G: Hosted>(library: Library, file: &str, read: &str) -> Result<Vec<String>, String> {
    let given = given::read::<G>(read).map_err(|why| format!("{file}: {}", not_opened(&why)))?;
    let played = given.record.actions.len();
    let short = given.shortfall.map(|short| fell_short(played, &short));
    let mut kept = fresh(given.record, Some(Origin::Given));
    let own = file.rsplit_once('.').map_or(file, |(name, _)| name);
    kept.envelope.name = clean_name(if given.name.is_empty() { own } else { &given.name });
    let called = title(&kept.envelope.name, &kept.envelope.record.seats);
    keep_new(library, kept);
    let said = (text().matches().taken_in)(&called, played);
    Ok([Some(said), short].into_iter().flatten().collect())
}

/// Returns the callback that opens a table laid by a game.
pub fn sit_down<G: Hosted>(to: SitDown) -> Callback<Option<Seating<G>>> {
    Callback::new(move |seating: Option<Seating<G>>| {
        if let Some(seating) = seating {
            to.run(Seated { game: G::NAME.to_owned(), wanted: Wanted::Laid(Arc::new(seating)) });
        }
    })
}

/// Lays a table; `None` if its match can't be opened. Its damaged text is put aside at the first save.
pub fn lay<G: Hosted>(wanted: &Wanted, library: Library) -> Option<Seating<G>> {
    match wanted {
        Wanted::Laid(seating) => seating.downcast_ref::<Seating<G>>().cloned(),
        Wanted::New(form) => Seating::open(G::new_match(*form), None),
        Wanted::Again(shelved) => {
            Seating::open(latest::<G>(shelved)?.envelope.record.again(new_seed()), None)
        }
        Wanted::Daily(day) => Seating::open(G::deal_of(*day), Some(Origin::Daily { day: *day })),
        Wanted::Kept(shelved) => {
            let kept = latest::<G>(shelved)?;
            let table = Session::open(kept.envelope.record.clone()).ok()?;
            let is_saved =
                !shelved.is_loose() && kept.envelope.revision > 0 && kept.trouble.is_none();
            if shelved.is_loose() {
                library.let_go(shelved.id());
            }
            Some(Seating { table, kept, is_saved })
        }
    }
}

/// Returns the match as currently saved, since another tab may have continued it.
pub fn latest<G: Hosted>(shelved: &Shelved) -> Option<Kept<G>> {
    match &shelved.loose {
        Some(loose) => loose.downcast_ref::<Kept<G>>().cloned(),
        None => archive().open(shelved.id()).ok()?.ok(),
    }
}

/// Changes the metadata of a match.
pub fn change<G: Hosted>(library: Library, shelved: &Shelved, change: impl FnOnce(&mut Kept<G>)) {
    let Some(mut kept) = latest::<G>(shelved) else {
        library.refresh();
        return;
    };
    change(&mut kept);
    match save(&mut kept) {
        // It was read a moment ago, so only a newer version of the page can have written there.
        Err(Unsaved::Elsewhere) if !shelved.is_loose() => library.refresh(),
        saved => library.take_back(kept.envelope.id, loose(kept, saved.is_ok())),
    }
}

/// Returns the match as one that exists only in this tab, if it could not be saved.
pub fn loose<G: Hosted>(kept: Kept<G>, is_saved: bool) -> Option<Shelved> {
    if is_saved {
        return None;
    }
    let of = &kept.envelope;
    let outline = Outline {
        game: G::NAME.to_owned(),
        seats: of.record.seats.clone(),
        actions: of.record.actions.len(),
    };
    let head = Head {
        id: of.id,
        name: of.name.clone(),
        revision: of.revision,
        began: of.began,
        changed: of.changed,
        origin: of.origin.clone(),
        outline,
    };
    let (glance, trouble) = (Glance::of(&of.record), trouble_of(&kept));
    Some(Shelved { head, glance, trouble, loose: Some(Arc::new(kept)) })
}

/// Returns the message about damage to a match's texts.
pub fn trouble_of<G: Hosted>(kept: &Kept<G>) -> Option<Said> {
    let Trouble { what, .. } = kept.trouble.clone()?;
    Some(Arc::new(move || kept::damage(&what)))
}
