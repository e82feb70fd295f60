//! The matches on the start page, and actions on them.

use std::collections::BTreeMap;

use leptos::ev::StorageEvent;
use leptos::prelude::*;

use super::shelved::{Heads, Looked, Shelved};
use crate::archive::{Fault, Head, MATCH, MatchId, Removed, Shelf};
use crate::text::text;
use crate::web::store::archive;

/// All kept matches, and the remains of unreadable ones.
#[derive(Clone, Copy)]
pub struct Library {
    list: fn() -> Result<Heads, Fault>,
    listing: RwSignal<Result<Heads, Fault>>,
    /// Matches opened to summarise them, by name, revision and date.
    looked: RwSignal<BTreeMap<(MatchId, u64, u64), Looked>>,
    /// Matches that could not be saved and exist only in this tab.
    loose: RwSignal<Vec<Shelved>>,
    /// Last deleted texts, with the match if it could not be saved.
    removed: RwSignal<Option<(Removed, Option<Shelved>)>>,
    note: RwSignal<Option<String>>,
    /// Whether a match was saved since that is not on the list.
    is_old: StoredValue<bool>,
    /// Messages about the files that were imported together.
    told: StoredValue<Vec<String>>,
}

impl Library {
    /// Reads the list with `list`. Matches without a glance are opened with `look` when the part of
    /// their game is loaded.
    pub fn open(
        list: fn() -> Result<Heads, Fault>,
        look: impl Fn(&Head) -> Option<Looked> + 'static,
    ) -> Library {
        let is_old = StoredValue::new(false);
        let kept = window_event_listener(leptos::ev::storage, move |event: StorageEvent| {
            if event.key().is_none_or(|name| name.starts_with(MATCH)) {
                is_old.set_value(true);
            }
        });
        on_cleanup(move || kept.remove());
        let library = Library {
            list,
            listing: RwSignal::new(list()),
            looked: RwSignal::new(BTreeMap::new()),
            loose: RwSignal::new(Vec::new()),
            removed: RwSignal::new(None),
            note: RwSignal::new(None),
            is_old,
            told: StoredValue::new(Vec::new()),
        };
        Effect::new(move |_| {
            let unknown = library.unknown();
            let looked = unknown.iter().filter_map(|head| Some((save_of(head), look(head)?)));
            let looked: Vec<_> = looked.collect();
            if !looked.is_empty() {
                library.looked.update(|all| all.extend(looked));
            }
        });
        library
    }

    /// Returns the listed matches without a summary.
    fn unknown(&self) -> Vec<Head> {
        let looked = self.looked.read_untracked();
        self.listing.with(|listing| {
            let listed = listing.iter().flat_map(|listing| &listing.matches);
            let unknown = listed.filter(|listed| {
                listed.glance.is_none() && !looked.contains_key(&save_of(&listed.head))
            });
            unknown.map(|listed| listed.head.clone()).collect()
        })
    }

    /// Returns the reason the storage can't be read, if it can't.
    pub fn fault(&self) -> Option<Fault> {
        self.listing.with(|listing| listing.as_ref().err().copied())
    }

    /// Whether the list was damaged and has been made again.
    pub fn index_was_damaged(&self) -> bool {
        self.listing.with(|listing| listing.as_ref().is_ok_and(|found| found.index_was_damaged))
    }

    /// Returns the names and messages of texts that can't be opened.
    pub fn unreadable(&self) -> Vec<(String, String)> {
        let looked = self.looked.read();
        self.listing.with(|listing| {
            let listings = || listing.iter();
            let read = listings().flat_map(|listing| &listing.unreadable);
            let read = read.map(|(name, why)| (name.clone(), why()));
            let opened = listings().flat_map(|listing| &listing.matches).filter_map(|listed| {
                match looked.get(&save_of(&listed.head))? {
                    Looked::Unreadable(name, why) => Some((name.clone(), why())),
                    Looked::Opened(..) => None,
                }
            });
            read.chain(opened).collect()
        })
    }

    /// Returns the names of the texts that were put aside.
    pub fn aside(&self) -> Vec<String> {
        let aside = |listing: &Result<Heads, Fault>| {
            listing.as_ref().map_or_else(|_| Vec::new(), |listing| listing.aside.clone())
        };
        self.listing.with(aside)
    }

    /// Whether there is any match.
    pub fn has_any(&self) -> bool {
        !self.matches().is_empty()
    }

    /// Whether there are matches that exist only in this tab.
    pub fn has_loose(&self) -> bool {
        self.loose.with(|loose| !loose.is_empty())
    }

    /// Returns every match, last saved first.
    pub fn matches(&self) -> Vec<Shelved> {
        let mut all: Vec<Shelved> = self.loose.with(|loose| loose.iter().rev().cloned().collect());
        let looked = self.looked.read();
        self.listing.with(|listing| {
            for listed in listing.iter().flat_map(|listing| &listing.matches) {
                if all.iter().any(|other| other.is_loose() && other.id() == listed.id()) {
                    continue;
                }
                let mut found = listed.clone();
                match looked.get(&save_of(&found.head)) {
                    Some(Looked::Unreadable(..)) => continue,
                    Some(Looked::Opened(glance, trouble)) => {
                        (found.glance, found.trouble) = (Some(glance.clone()), trouble.clone());
                    }
                    None => {}
                }
                all.push(found);
            }
        });
        all
    }

    /// Finds a match, saved or only in this tab.
    pub fn find(&self, id: MatchId) -> Option<Shelved> {
        self.matches().into_iter().find(|shelved| shelved.id() == id)
    }

    /// Returns the storage used, in kilobytes.
    pub fn kilobytes(&self) -> usize {
        let shelf = archive();
        let names = shelf.shelf().names().unwrap_or_default();
        let bytes = names.iter().map(|name| {
            let text = shelf.shelf().read(name).ok().flatten();
            // Browsers count two bytes per UTF-16 unit.
            2 * (name.len() + text.map_or(0, |text| text.encode_utf16().count()))
        });
        bytes.sum::<usize>().div_ceil(1000)
    }

    /// Keeps the list current while it is shown: reads it again if another tab saved something, now and
    /// whenever the person returns to this tab.
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

    /// Reads the list again.
    pub fn refresh(&self) {
        self.is_old.set_value(false);
        self.listing.set((self.list)());
    }

    /// Takes back a match from its table, in this tab only if it could not be saved.
    pub fn take_back(&self, id: MatchId, loose: Option<Shelved>) {
        self.loose.update(|all| {
            all.retain(|other| other.id() != id);
            all.extend(loose);
        });
        self.forget_what_was_done();
        self.refresh();
    }

    /// Takes back a match whose table was replaced by another one.
    pub fn take_back_from_table(&self, id: MatchId, loose: Option<Shelved>) {
        if loose.is_some() || self.has_loose() {
            self.take_back(id, loose);
        } else {
            // The list is read again when it returns to the screen.
            self.is_old.set_value(true);
        }
    }

    /// Hands a match that could not be saved to its table, which returns it if that is still so.
    pub fn let_go(&self, id: MatchId) {
        self.loose.update(|loose| loose.retain(|other| other.id() != id));
    }

    /// Retries unsaved matches with `save`, which returns those that still can't be saved.
    pub fn save_loose(&self, save: impl Fn(Shelved) -> Option<Shelved>) {
        let loose = self.loose.get_untracked();
        self.loose.set(loose.into_iter().filter_map(save).collect());
        self.refresh();
    }

    /// Deletes a match; it can be restored until the next change.
    pub fn delete(&self, shelved: &Shelved) {
        let id = shelved.id();
        let removed = match archive().remove(id) {
            // If nothing can be written, it was only in this tab.
            Err(_) if shelved.is_loose() => Ok(Removed::default()),
            removed => removed,
        };
        let loose = shelved.is_loose().then(|| shelved.clone());
        if removed.is_ok() {
            self.let_go(id);
        }
        self.remove(removed, loose, (text().matches().deleted)(&shelved.title()));
    }

    /// Deletes a text that can't be opened.
    pub fn discard(&self, name: &str) {
        self.remove(archive().discard(name), None, text().matches().discarded.to_owned());
    }

    /// Returns the message about the last change.
    pub fn note(&self) -> Option<String> {
        self.note.get()
    }

    /// Shows a message about a change that can't be undone.
    pub fn say(&self, said: String) {
        self.removed.set(None);
        self.note.set(Some(said));
    }

    /// Begins an import of files.
    pub fn begin_to_tell(&self) {
        self.told.set_value(Vec::new());
    }

    /// Adds a message about one of the imported files.
    pub fn tell(&self, said: String) {
        self.told.update_value(|told| told.push(said));
        self.say(self.told.with_value(|told| told.join(" ")));
    }

    /// Whether something can be restored.
    pub fn can_bring_back(&self) -> bool {
        self.removed.with(Option::is_some)
    }

    /// Restores what was deleted last.
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

    fn remove(&self, removed: Result<Removed, Fault>, loose: Option<Shelved>, said: String) {
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

/// Returns the match and save that a head belongs to.
const fn save_of(head: &Head) -> (MatchId, u64, u64) {
    (head.id, head.revision, head.changed)
}
