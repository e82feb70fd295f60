//! The matches that the start page lists, and what can be done with them.

use leptos::ev::StorageEvent;
use leptos::prelude::*;

use crate::archive::{Fault, Listing, MATCH, MatchId, Removed, Shelf, Unsaved};
use crate::games::council_of_4::CouncilOf4;
use crate::record::{game_file, json};
use crate::scene::glance::Glance;
use crate::session::Session;
use crate::text::matches::title;
use crate::text::text;
use crate::web::download::download;
use crate::web::keeper::{KeptMatch, Seating, clean_name, copy_of, set_apart};
use crate::web::store::{archive, now};

/// A match on the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Shelved {
    /// The match, and what is kept about it.
    pub kept: KeptMatch,
    /// How it stands.
    pub glance: Glance,
    /// Whether it could not be saved.
    pub is_loose: bool,
}

impl Shelved {
    /// What it is called.
    pub fn title(&self) -> String {
        title(&self.kept.envelope.name, &self.kept.envelope.record)
    }

    /// Its name among the texts that are kept.
    pub const fn id(&self) -> MatchId {
        self.kept.envelope.id
    }
}

/// Everything that is kept, and everything that is left of what could not be.
#[derive(Clone, Copy)]
pub struct Library {
    listing: RwSignal<Result<Listing<CouncilOf4>, Fault>>,
    /// Matches that could not be saved: they live in this tab.
    loose: RwSignal<Vec<KeptMatch>>,
    /// What was deleted last: its texts, and the match if it could not be saved.
    removed: RwSignal<Option<(Removed, Option<KeptMatch>)>>,
    note: RwSignal<Option<String>>,
    /// Whether something was kept since that is not on the list.
    is_old: StoredValue<bool>,
    /// What has been said of the files that were brought in together.
    told: StoredValue<Vec<String>>,
}

impl Library {
    /// Looks at what there is.
    pub fn open() -> Library {
        let is_old = StoredValue::new(false);
        let kept = window_event_listener(leptos::ev::storage, move |event: StorageEvent| {
            if event.key().is_none_or(|name| name.starts_with(MATCH)) {
                is_old.set_value(true);
            }
        });
        on_cleanup(move || kept.remove());
        Library {
            listing: RwSignal::new(archive().list(now())),
            loose: RwSignal::new(Vec::new()),
            removed: RwSignal::new(None),
            note: RwSignal::new(None),
            is_old,
            told: StoredValue::new(Vec::new()),
        }
    }

    /// Everything that was found.
    ///
    /// # Errors
    /// If the storage can't be read.
    pub fn listing(&self) -> Result<Listing<CouncilOf4>, Fault> {
        self.listing.get()
    }

    /// Whether there is any match.
    pub fn has_any(&self) -> bool {
        let kept = self
            .listing
            .with(|listing| listing.as_ref().is_ok_and(|listing| !listing.matches.is_empty()));
        kept || self.has_loose()
    }

    /// Whether there are matches that live in this tab alone.
    pub fn has_loose(&self) -> bool {
        self.loose.with(|loose| !loose.is_empty())
    }

    /// Every match, the last saved first.
    pub fn matches(&self) -> Vec<Shelved> {
        let loose = self.loose.get();
        let kept = self.listing.with(|listing| {
            listing.as_ref().map_or_else(|_| Vec::new(), |listing| listing.matches.clone())
        });
        let is_loose =
            |kept: &KeptMatch| loose.iter().any(|other| other.envelope.id == kept.envelope.id);
        let kept = kept.into_iter().filter(|kept| !is_loose(kept)).map(|kept| (kept, false));
        let all = loose.iter().rev().cloned().map(|kept| (kept, true)).chain(kept);
        all.filter_map(|(kept, is_loose)| {
            let glance = Glance::of(&kept.envelope.record)?;
            Some(Shelved { kept, glance, is_loose })
        })
        .collect()
    }

    /// How much room everything takes, in kilobytes.
    pub fn kilobytes(&self) -> usize {
        let shelf = archive();
        let names = shelf.shelf().names().unwrap_or_default();
        let bytes = names.iter().map(|name| {
            let text = shelf.shelf().read(name).ok().flatten();
            // A browser counts two bytes a sign.
            2 * (name.len() + text.map_or(0, |text| text.encode_utf16().count()))
        });
        bytes.sum::<usize>().div_ceil(1000)
    }

    /// For the page that lists everything: looks again if another tab kept something, now and whenever
    /// one comes back to it.
    pub fn look_again(self) {
        let look = move || {
            if !document().hidden() && self.is_old.get_value() {
                self.refresh();
            }
        };
        untrack(look);
        let back = window_event_listener_untyped("visibilitychange", move |_| look());
        on_cleanup(move || back.remove());
    }

    /// Looks again.
    pub fn refresh(&self) {
        self.is_old.set_value(false);
        self.listing.set(archive().list(now()));
    }

    /// Takes back what left the table: what could not be saved stays in this tab.
    pub fn take_back(&self, kept: KeptMatch, is_saved: bool) {
        let id = kept.envelope.id;
        self.loose.update(|loose| {
            loose.retain(|other| other.envelope.id != id);
            if !is_saved {
                loose.push(kept);
            }
        });
        self.forget_what_was_done();
        self.refresh();
    }

    /// The same of a table that gave way to another one.
    pub fn take_back_from_table(&self, kept: KeptMatch, is_saved: bool) {
        if !is_saved || self.has_loose() {
            self.take_back(kept, is_saved);
        } else {
            // The list is made anew once it is on the screen again.
            self.is_old.set_value(true);
        }
    }

    /// Tries to save what could not be.
    pub fn save_loose(&self) {
        self.loose.update(|loose| {
            loose.retain_mut(|kept| match archive().save(kept, now()) {
                Err(Unsaved::Elsewhere) => {
                    let there = archive().open(kept.envelope.id).ok().and_then(Result::ok);
                    set_apart(kept, there.as_ref()).is_some_and(|(_, is_kept)| !is_kept)
                }
                saved => saved.is_err(),
            });
        });
        self.refresh();
    }

    /// A table for a match. What is damaged of it is put aside once it is saved there.
    pub fn sit_down(&self, shelved: &Shelved) -> Option<Seating> {
        let kept = latest(shelved);
        let table = Session::open(kept.envelope.record.clone()).ok()?;
        let is_saved = !shelved.is_loose && kept.envelope.revision > 0 && kept.trouble.is_none();
        if shelved.is_loose {
            // The table has it now, and gives it back if it still can't be saved.
            self.loose.update(|loose| loose.retain(|other| other.envelope.id != shelved.id()));
        }
        Some(Seating { table, kept, is_saved })
    }

    /// Gives a match another name.
    pub fn rename(&self, id: MatchId, name: &str) {
        self.change(id, |kept| kept.envelope.name = clean_name(name));
    }

    /// Marks a match as assisted.
    pub fn assist(&self, id: MatchId) {
        self.change(id, |kept| kept.envelope.record.assisted = true);
    }

    /// Keeps a second match that goes on from the same.
    pub fn copy(&self, shelved: &Shelved) {
        self.keep(copy_of(&latest(shelved)));
    }

    /// Keeps a new match without sitting down to it.
    pub fn keep(&self, mut kept: KeptMatch) {
        let saved = archive().save(&mut kept, now());
        self.take_back(kept, saved.is_ok());
    }

    /// Deletes a match; it can be brought back until something else is done.
    pub fn delete(&self, shelved: &Shelved) {
        let id = shelved.id();
        let removed = match archive().remove(id) {
            // Where nothing can be written it was never anywhere else.
            Err(_) if shelved.is_loose => Ok(Removed::default()),
            removed => removed,
        };
        let loose = shelved.is_loose.then(|| shelved.kept.clone());
        if removed.is_ok() {
            self.loose.update(|loose| loose.retain(|kept| kept.envelope.id != id));
        }
        self.remove(removed, loose, (text().matches().deleted)(&shelved.title()));
    }

    /// Throws a text away that can't be opened.
    pub fn discard(&self, name: &str) {
        self.remove(archive().discard(name), None, text().matches().discarded.to_owned());
    }

    /// What is to be said of what was done last.
    pub fn note(&self) -> Option<String> {
        self.note.get()
    }

    /// Says what was done, when nothing of that can be taken back.
    pub fn say(&self, said: String) {
        self.removed.set(None);
        self.note.set(Some(said));
    }

    /// From now on files are brought in.
    pub fn begin_to_tell(&self) {
        self.told.set_value(Vec::new());
    }

    /// Says what became of one of them, besides the others.
    pub fn tell(&self, said: String) {
        self.told.update_value(|told| told.push(said));
        self.say(self.told.with_value(|told| told.join(" ")));
    }

    /// Whether something can be brought back.
    pub fn can_bring_back(&self) -> bool {
        self.removed.with(Option::is_some)
    }

    /// Brings back what was deleted last.
    pub fn bring_back(&self) {
        let taken = self.removed.try_update(Option::take).flatten();
        let Some((removed, loose)) = taken else { return };
        match archive().restore(&removed) {
            Ok(()) => {
                self.note.set(None);
                self.loose.update(|all| all.extend(loose));
            }
            Err(_) => {
                self.note.set(Some(text().matches().not_brought_back.to_owned()));
                self.removed.set(Some((removed, loose)));
            }
        }
        self.refresh();
    }

    /// Gives somebody a match as a game file.
    pub fn save_game_file(&self, shelved: &Shelved) {
        save_game_file(&shelved.title(), &latest(shelved));
    }

    /// Gives somebody a match as JSON.
    pub fn save_json(&self, shelved: &Shelved) {
        let text = json::write(&latest(shelved).envelope.record);
        download(&format!("{}.json", shelved.title()), &text);
    }

    fn change(&self, id: MatchId, change: impl FnOnce(&mut KeptMatch)) {
        let found = self.matches().into_iter().find(|shelved| shelved.id() == id);
        let Some(shelved) = found else { return };
        let mut kept = latest(&shelved);
        change(&mut kept);
        match archive().save(&mut kept, now()) {
            // It was read a moment ago: nothing but a newer version of the page wrote there.
            Err(Unsaved::Elsewhere) if !shelved.is_loose => self.refresh(),
            saved => self.take_back(kept, saved.is_ok()),
        }
    }

    fn remove(&self, removed: Result<Removed, Fault>, loose: Option<KeptMatch>, said: String) {
        match removed {
            Ok(removed) => {
                self.note.set(Some(said));
                self.removed.set(Some((removed, loose)));
            }
            Err(fault) => {
                self.note.set(Some((text().storage().unsaved)(fault.into()).to_owned()));
            }
        }
        self.refresh();
    }

    fn forget_what_was_done(&self) {
        self.note.set(None);
        self.removed.set(None);
    }
}

/// A match as it is kept by now: another tab may have gone on with it.
pub fn latest(shelved: &Shelved) -> KeptMatch {
    let kept = if shelved.is_loose { None } else { archive().open(shelved.id()).ok() };
    kept.and_then(Result::ok).unwrap_or_else(|| shelved.kept.clone())
}

/// Gives somebody a match as a game file.
pub fn save_game_file(title: &str, kept: &KeptMatch) {
    // It was played to here, so it can be written.
    if let Ok(text) = game_file::write(&kept.envelope.record) {
        download(&format!("{title}.curia"), &text);
    }
}
