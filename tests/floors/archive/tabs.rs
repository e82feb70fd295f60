//! Two tabs that save one match at the same time, as browsers without locks allow.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use super::{Game, ID, NOW, open, saved, some_match};
use crate::archive::shelf::Memory;
use curia::archive::{Archive, Fault, Kept, MATCH, Shelf, Since};
use curia::record::Match;
use curia::rules::Game as _;

type Texts = BTreeMap<String, String>;

/// Returns what is kept of a match after three actions.
fn base() -> Texts {
    let shelf = Memory::default();
    saved(&Archive::new(shelf.clone()), ID, 3);
    shelf.texts()
}

fn shelf_of(texts: &Texts) -> Memory {
    let shelf = Memory::default();
    texts.iter().for_each(|(name, text)| shelf.put(name, text));
    shelf
}

/// Returns the match after another fourth action than the usual one.
fn other_match() -> Match<Game> {
    let mut record = some_match(3);
    let state = record.replay(|_, _| {}).expect("legal actions");
    let mut actions = Vec::new();
    Game::legal_actions(&state, &mut actions);
    let usual = some_match(4).actions[3];
    let other = actions.into_iter().find(|action| *action != usual);
    record.actions.push(other.expect("another action"));
    record
}

/// What a tab has done, and whether it knows that this is not the last save.
struct Tab {
    kept: Kept<Game>,
    is_told: bool,
}

impl Tab {
    fn open<S: Shelf>(archive: &Archive<S>) -> Tab {
        let kept = archive.open(ID).expect("a shelf").expect("a match");
        Tab { kept, is_told: false }
    }

    fn save<S: Shelf>(&mut self, archive: &Archive<S>, record: Match<Game>) {
        self.kept.envelope.record = record;
        self.is_told |= archive.save(&mut self.kept, NOW).is_err();
    }

    /// Hears that another tab has saved the match.
    fn hear<S: Shelf>(&mut self, archive: &Archive<S>) {
        self.is_told |= archive.catch_up(&mut self.kept) == Since::Apart;
    }
}

/// What was done is the last save, or its tab knows that it is not.
fn check(tabs: [&Tab; 2], texts: &Texts) {
    let last = open(&Archive::new(shelf_of(texts)), ID);
    assert!(last.trouble.is_none());
    for tab in tabs.iter().filter(|tab| !tab.is_told) {
        let (done, kept) = (&tab.kept.envelope.record.actions, &last.envelope.record.actions);
        assert_eq!(done, kept);
    }
    assert!(!tabs.iter().all(|tab| tab.is_told), "one of them is saved");
}

/// A shelf that two tabs share directly: a plan says how many accesses of each tab follow each other.
#[derive(Clone)]
struct Shared {
    tab: usize,
    inner: Arc<(Mutex<Inner>, Condvar)>,
}

struct Inner {
    texts: Texts,
    plan: VecDeque<(usize, usize)>,
    is_done: [bool; 2],
}

impl Inner {
    /// Returns the tab whose turn it is.
    fn turn(&mut self) -> usize {
        while let Some(&(tab, left)) = self.plan.front() {
            if left > 0 && !self.is_done[tab] {
                return tab;
            }
            self.plan.pop_front();
        }
        usize::from(self.is_done[0])
    }
}

impl Shared {
    fn access<T>(&self, access: impl FnOnce(&mut Texts) -> T) -> T {
        let (inner, changed) = &*self.inner;
        let mut inner = inner.lock().unwrap_or_else(PoisonError::into_inner);
        while inner.turn() != self.tab {
            inner = changed.wait(inner).unwrap_or_else(PoisonError::into_inner);
        }
        if let Some((_, left)) = inner.plan.front_mut() {
            *left -= 1;
        }
        let got = access(&mut inner.texts);
        changed.notify_all();
        got
    }

    fn done(&self) {
        let (inner, changed) = &*self.inner;
        inner.lock().unwrap_or_else(PoisonError::into_inner).is_done[self.tab] = true;
        changed.notify_all();
    }
}

impl Shelf for Shared {
    fn read(&self, name: &str) -> Result<Option<String>, Fault> {
        Ok(self.access(|texts| texts.get(name).cloned()))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Fault> {
        self.access(|texts| texts.insert(name.to_owned(), text.to_owned()));
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), Fault> {
        self.access(|texts| texts.remove(name));
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, Fault> {
        Ok(self.access(|texts| texts.keys().cloned().collect()))
    }
}

#[test]
fn of_two_saves_interleaved_at_any_step_one_is_the_last_and_the_other_tab_is_told() {
    let (texts, records) = (base(), [some_match(4), other_match()]);
    let kept = open(&Archive::new(shelf_of(&texts)), ID);
    // More accesses than a save needs.
    let steps = 12;
    for (before, between) in (0..steps).flat_map(|one| (0..steps).map(move |two| (one, two))) {
        let plan = VecDeque::from([(0, before), (1, between), (0, steps)]);
        let inner = Inner { texts: texts.clone(), plan, is_done: [false; 2] };
        let inner = Arc::new((Mutex::new(inner), Condvar::new()));
        let shelves = [0, 1].map(|tab| Shared { tab, inner: inner.clone() });
        let save = |tab: usize| {
            let mut of = Tab { kept: kept.clone(), is_told: false };
            of.save(&Archive::new(shelves[tab].clone()), records[tab].clone());
            shelves[tab].done();
            of
        };
        let [mut one, mut other] = thread::scope(|scope| {
            let other = scope.spawn(|| save(1));
            [save(0), other.join().expect("a saved match")]
        });
        let texts = inner.0.lock().expect("no panic").texts.clone();
        let archive = Archive::new(shelf_of(&texts));
        one.hear(&archive);
        other.hear(&archive);
        check([&one, &other], &texts);
    }
}

/// Two tabs that each see their own changes immediately and those of the other later, in the order in which
/// the browser gets them.
#[derive(Clone)]
struct Views {
    views: [Texts; 2],
    /// Everything written, by which tab, in the browser's order.
    log: Vec<(usize, String, String)>,
    /// How much of it has come to each tab.
    heard: [usize; 2],
}

impl Views {
    /// Lets a tab act on what it sees.
    fn act(&mut self, tab: usize, act: impl FnOnce(&Archive<Memory>)) {
        let shelf = shelf_of(&self.views[tab]);
        act(&Archive::new(shelf.clone()));
        let before = std::mem::replace(&mut self.views[tab], shelf.texts());
        for (name, text) in &self.views[tab] {
            if before.get(name) != Some(text) {
                self.log.push((tab, name.clone(), text.clone()));
            }
        }
    }

    /// Brings the next change to a tab. Returns whether it is another tab's save.
    fn hear(&mut self, tab: usize) -> bool {
        let at = self.heard[tab];
        self.heard[tab] += 1;
        let (from, name, text) = self.log[at].clone();
        // What the tab itself has written meanwhile comes later in the order.
        let is_mine = |(by, other, _): &(usize, String, String)| *by == tab && *other == name;
        if from != tab && !self.log[at..].iter().any(is_mine) {
            self.views[tab].insert(name.clone(), text);
        }
        from != tab && name.starts_with(MATCH)
    }

    /// Returns what is kept once everything has come.
    fn end(&self) -> Texts {
        let mut texts = self.views[0].clone();
        texts.extend(self.log.iter().cloned().map(|(_, name, text)| (name, text)));
        texts
    }
}

/// Tries every order in which two tabs go on and hear of each other, and returns the number of ends.
fn try_all(views: &Views, tabs: &[Tab; 2], left: [&[Match<Game>]; 2]) -> usize {
    let mut ends = 0;
    let copied = || {
        tabs.each_ref().map(|Tab { kept, is_told }| Tab { kept: kept.clone(), is_told: *is_told })
    };
    for tab in 0..2 {
        if let [record, rest @ ..] = left[tab] {
            let (mut views, mut tabs, mut left) = (views.clone(), copied(), left);
            left[tab] = rest;
            // It goes on from what it did before.
            views.act(tab, |archive| tabs[tab].save(archive, record.clone()));
            ends += try_all(&views, &tabs, left);
        }
        if views.heard[tab] < views.log.len() {
            let (mut views, mut tabs) = (views.clone(), copied());
            if views.hear(tab) {
                let archive = Archive::new(shelf_of(&views.views[tab]));
                tabs[tab].hear(&archive);
            }
            ends += try_all(&views, &tabs, left);
        }
    }
    if ends == 0 {
        let [one, other] = tabs;
        check([one, other], &views.end());
        ends = 1;
    }
    ends
}

#[test]
fn of_two_tabs_that_see_each_other_late_one_has_the_last_save_and_the_other_is_told() {
    let base = base();
    let mine = [some_match(4), some_match(5)];
    let other = other_match();
    let views = Views { views: [base.clone(), base.clone()], log: Vec::new(), heard: [0, 0] };
    let archive = Archive::new(shelf_of(&base));
    let tabs = [Tab::open(&archive), Tab::open(&archive)];
    let both = [&mine[..1], std::slice::from_ref(&other)];
    assert!(try_all(&views, &tabs, both) > 10);
    // One of them goes on before it hears of the other.
    assert!(try_all(&views, &tabs, [&mine, std::slice::from_ref(&other)]) > 100);
}

#[test]
fn a_name_given_by_another_tab_is_taken_over_and_the_next_save_keeps_it() {
    let shelf = Memory::default();
    let (here, there) = (Archive::new(shelf.clone()), Archive::new(shelf));
    let mut kept = saved(&here, ID, 1);
    let mut older = kept.clone();
    kept.envelope.record = some_match(2);
    here.save(&mut kept, NOW).expect("room");
    assert_eq!(here.catch_up(&mut kept), Since::Nothing);
    assert_eq!(there.catch_up(&mut older), Since::Continued);
    let mut renamed = open(&there, ID);
    renamed.envelope.name = "Ours".to_owned();
    there.save(&mut renamed, NOW).expect("room");
    assert_eq!(here.catch_up(&mut kept), Since::Metadata { assisted: false });
    kept.envelope.record = some_match(3);
    here.save(&mut kept, NOW).expect("no other tab");
    assert_eq!(open(&here, ID), kept);
    assert_eq!(kept.envelope.name, "Ours");
    there.remove(ID).expect("a shelf");
    assert_eq!(here.catch_up(&mut kept), Since::Unreadable);
}
