//! Matches of any game on their way between the list, a table and the storage.

use std::sync::Arc;

use leptos::prelude::*;

use super::import::Import;
use super::library::Library;
use super::shelved::{Loose, Said, Shelved};
use super::ways::{Seated, SitDown, Wanted};
use crate::archive::daily::deal;
use crate::archive::given::Letter;
use crate::archive::{
    Envelope, Glance, Head, Kept, MatchId, Origin, Rules, Trouble, Unsaved, clean_name, given,
};
use crate::record::Match;
use crate::record::link::Opens;
use crate::record::told_apart;
use crate::session::Session;
use crate::text::given::{fell_short, not_opened};
use crate::text::matches::title;
use crate::text::people::PROPOSED;
use crate::text::said::kept::{NewerRules, OlderRules};
use crate::text::{kept, labels, text};
use crate::web::own_name::keep_own_name;
use crate::web::screen::{Screen, Still};
use crate::web::seed::new_seed;
use crate::web::state::{Seating, fresh, put, save, table_of};
use crate::web::store::{archive, new_id, now};
use crate::web::update::look_for_update;

/// Saves a new match without opening its table.
pub fn keep_new<G: Screen>(library: Library, mut kept: Kept<G>) {
    let saved = save(&mut kept);
    library.take_back(kept.envelope.id, loose(kept, saved.is_ok()));
}

/// Saves a new match without opening its table, unless it is on the list already. Returns its name there.
pub fn keep_once<G: Screen>(library: Library, kept: Kept<G>) -> MatchId {
    let head = Head::of(&kept.envelope);
    library.find_same(head.fingerprint).unwrap_or_else(|| {
        keep_new(library, kept);
        head.id
    })
}

/// Imports the match in a text, unless it is on the list already.
///
/// # Errors
/// Returns an error if it is not a match.
pub fn take_in<G: Screen>(import: &mut Import, file: &str, text: &str) -> Result<(), String> {
    let given = match given::read::<G>(text) {
        Ok(given) => given,
        Err(why) => {
            let is_newer = why.is_newer(G::LATEST_RULES);
            let mut said = labels::said_of(file, &not_opened(&why));
            if is_newer {
                look_for_update();
                said = format!("{said} {}", crate::text::text().sending().made_by_newer());
            }
            let of_other_rules =
                |letter: &Letter| is_newer || letter.outline.rules < G::RULES_VERSION;
            return match Letter::read(text).filter(of_other_rules) {
                Some(letter) => {
                    keep_letter(import, file, &letter, G::LATEST_RULES).map_err(|_| said)
                }
                None => Err(said),
            };
        }
    };
    let played = given.record.actions.len();
    // Who is here must be asked.
    if given.opens == Opens::InTurn && given.record.persons() > 1 {
        import.in_turn.push(text.to_owned());
        return Ok(());
    }
    let mut kept = fresh(given.record, Some(Origin::Given));
    let own = file.rsplit_once('.').map_or(file, |(name, _)| name);
    kept.envelope.by_link = given.by_link;
    kept.envelope.name = clean_name(if given.name.is_empty() { own } else { &given.name });
    let called = title(&kept.envelope.name, &kept.envelope.record.seats);
    if !import.is_new(Head::of(&kept.envelope).fingerprint) {
        import.twice.push(called);
        return Ok(());
    }
    import.short.extend(given.shortfall.map(|short| fell_short(played, &short)));
    let saved = put(&mut kept);
    import.added.push((kept.envelope.id, called, played));
    import.loose.extend(loose(kept, saved.is_ok()));
    Ok(())
}

/// Keeps a match by rules that are not played here, as far as it can be kept without them. `ours` are the latest ones.
///
/// # Errors
/// Returns an error if it could not be saved.
fn keep_letter(import: &mut Import, file: &str, letter: &Letter, ours: u32) -> Result<(), Unsaved> {
    let Letter { name, record, outline } = letter;
    let own = file.rsplit_once('.').map_or(file, |(name, _)| name);
    let name = clean_name(if name.is_empty() { own } else { name });
    let called = title(&name, &outline.seats);
    if !import.is_new(letter.fingerprint()) {
        import.twice.push(called);
        return Ok(());
    }
    let id = new_id();
    archive().keep_letter(id, &name, record, now())?;
    import.added.push((id, called, outline.actions));
    let (words, theirs) = (text().kept(), outline.rules);
    import.short.push(if theirs < ours {
        words.older_rules(OlderRules { theirs, ours })
    } else {
        words.newer_rules(NewerRules { theirs, ours })
    });
    Ok(())
}

/// Returns the callback that opens a table laid by a game.
pub fn sit_down<G: Screen>(to: SitDown) -> Callback<Option<Seating<G>>> {
    Callback::new(move |seating: Option<Seating<G>>| {
        if let Some(seating) = seating {
            to.run(Seated { game: G::NAME.to_owned(), wanted: Wanted::Laid(Arc::new(seating)) });
        }
    })
}

/// Lays a table. Its damaged text is put aside at the first save.
///
/// # Errors
/// Returns an error if its match can't be opened.
pub fn lay<G: Screen>(wanted: &Wanted, library: Library) -> Result<Seating<G>, String> {
    let seating = match wanted {
        Wanted::Laid(seating) => seating.downcast_ref::<Seating<G>>().cloned(),
        Wanted::New(form) => {
            let mine = untrack(|| form.own_seat_by_link());
            if let Some(mine) = mine {
                keep_own_name(&form.seats[mine.index()].name.get_untracked());
            }
            let record = Match::new((*form).into(), form.seed(), form.records());
            Seating::open_for(record, mine, None)
        }
        Wanted::Again(shelved) => {
            let Envelope { record, by_link, .. } = latest::<G>(shelved)?.envelope;
            let mine = by_link.map(|by_link| by_link.mine);
            Seating::open_for(record.again(new_seed()), mine, None)
        }
        Wanted::Daily(day) => {
            Seating::open(deal(*day, &PROPOSED), Some(Origin::Daily { day: *day }))
        }
        Wanted::Kept { of: shelved, takes, learns } => {
            let kept = latest::<G>(shelved)?;
            let is_saved =
                !shelved.is_loose() && kept.envelope.revision > 0 && kept.trouble.is_none();
            if shelved.is_loose() {
                library.let_go(shelved.id());
            }
            let (takes, learns) = (*takes, *learns);
            table_of(&kept).map(|table| Seating { table, kept, is_saved, takes, learns })
        }
    };
    seating.ok_or_else(|| text().kept().missing().to_owned())
}

/// Returns the match as currently saved, since another tab may have continued it.
///
/// # Errors
/// Returns an error if it can't be opened.
pub fn latest<G: Screen>(shelved: &Shelved) -> Result<Kept<G>, String> {
    if let Some(loose) = &shelved.loose {
        let kept = loose.kept.downcast_ref::<Kept<G>>().cloned();
        return kept.ok_or_else(|| text().kept().missing().to_owned());
    }
    match archive().open(shelved.id()) {
        Ok(found) => found.map_err(|(_, why)| kept::unreadable(&why)),
        Err(fault) => Err(text().storage().fault(fault)),
    }
}

/// Changes the metadata of a match.
pub fn change<G: Screen>(library: Library, shelved: &Shelved, change: impl FnOnce(&mut Kept<G>)) {
    let mut kept = match latest::<G>(shelved) {
        Ok(kept) => kept,
        Err(why) => {
            library.refresh();
            library.say(why);
            return;
        }
    };
    change(&mut kept);
    match save(&mut kept) {
        // It was read a moment ago, so only a newer version of the page can have written there.
        Err(Unsaved::Elsewhere) if !shelved.is_loose() => library.refresh(),
        saved => library.take_back(kept.envelope.id, loose(kept, saved.is_ok())),
    }
}

/// Returns the match as one that exists only in this tab, if it could not be saved.
pub fn loose<G: Screen>(kept: Kept<G>, is_saved: bool) -> Option<Shelved> {
    if is_saved {
        return None;
    }
    let head = Head::of(&kept.envelope);
    let (glance, trouble) = (Glance::of(&kept.envelope.record), trouble_of(&kept));
    let text = kept.envelope.write().into();
    let loose = Some(Loose { kept: Arc::new(kept), text });
    Some(Shelved { head, glance, trouble, rules: Rules::Same, loose })
}

/// Returns a large picture of a table, as an onlooker sees it.
pub fn picture_of<G: Screen>(table: &Session<G>) -> AnyView {
    let view = table.view_at(table.played(), None);
    view.map(|view| G::still(Still::Table(&view, &told_apart(&table.record().seats)))).into_any()
}

/// Returns the message about damage to a match's texts.
pub fn trouble_of<G: Screen>(kept: &Kept<G>) -> Option<Said> {
    let Trouble { what, .. } = kept.trouble.clone()?;
    Some(Arc::new(move || kept::damage(&what)))
}
