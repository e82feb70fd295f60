//! Many matches at once: what is done with each takes the same however many there are.

use std::cell::Cell;
use std::collections::BTreeSet;

use curia::archive::{Archive, Fault, Head, MatchId, Shelf};
use curia::games::council_of_4::rules::setup::SetupError;

use super::shelf::Memory;
use super::{Game, NOW, new_kept, saved, some_match};

/// A shelf that counts what is asked of it.
#[derive(Debug, Default)]
struct Counting {
    memory: Memory,
    calls: Cell<usize>,
    /// Bytes of the texts that were read and written, and of the names that were listed.
    bytes: Cell<usize>,
}

impl Counting {
    fn count(&self, bytes: usize) {
        self.calls.set(self.calls.get() + 1);
        self.bytes.set(self.bytes.get() + bytes);
    }

    /// Returns the numbers of calls and bytes since the last time.
    fn taken(&self) -> (usize, usize) {
        (self.calls.take(), self.bytes.take())
    }
}

impl Shelf for Counting {
    fn read(&self, name: &str) -> Result<Option<String>, Fault> {
        let read = self.memory.read(name)?;
        self.count(read.as_ref().map_or(0, String::len));
        Ok(read)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Fault> {
        self.count(text.len());
        self.memory.write(name, text)
    }

    fn remove(&self, name: &str) -> Result<(), Fault> {
        self.count(0);
        self.memory.remove(name)
    }

    fn names(&self) -> Result<Vec<String>, Fault> {
        let names = self.memory.names()?;
        self.count(names.iter().map(String::len).sum());
        Ok(names)
    }
}

type List = curia::archive::Listing<SetupError>;

/// What was asked of the shelf: to import this many matches, to list them all, to delete one and list the
/// rest again, to delete all and to restore them.
fn asked(count: u64) -> [(usize, usize); 5] {
    let archive = Archive::new(Counting::default());
    let taken = || archive.shelf().taken();
    let ids: BTreeSet<MatchId> = (1..=count).map(MatchId).collect();
    let mut listing = List::default();
    for &id in &ids {
        let mut kept = new_kept(id, 20);
        archive.put(&mut kept, NOW).expect("room");
        archive.look::<Game>(&kept).expect("a match that can be played");
    }
    archive.enter(&ids).expect("room");
    archive.list_again(&mut listing, &ids, NOW, |_| Some(1..=1)).expect("a shelf");
    assert_eq!(listing.matches.len() as u64, count);
    assert!(listing.matches.iter().all(|listed| listed.glance.is_some()));
    let imported = taken();
    assert_eq!(archive.list(NOW, |_| Some(1..=1)), Ok(listing.clone()));
    let listed = taken();
    let one = BTreeSet::from([MatchId(1)]);
    archive.remove_all(&one).expect("a shelf");
    archive.list_again(&mut listing, &one, NOW, |_| Some(1..=1)).expect("a shelf");
    let deleted = taken();
    let removed = archive.remove_all(&ids).expect("a shelf");
    assert_eq!(archive.list(NOW, |_| Some(1..=1)), Ok(List::default()));
    let emptied = taken();
    archive.restore(&removed).expect("room");
    archive.list_again(&mut listing, &ids, NOW, |_| Some(1..=1)).expect("a shelf");
    assert_eq!(listing.matches.len() as u64, count - 1);
    [imported, listed, deleted, emptied, taken()]
}

#[test]
fn what_many_matches_take_grows_with_their_number_and_no_faster() {
    let (few, many) = (asked(11), asked(101));
    for (few, many) in few.iter().zip(many) {
        assert!(
            many.0 <= 10 * few.0 && many.1 <= 10 * few.1,
            "{few:?}, of ten times as many {many:?}"
        );
    }
    let [imported, listed, deleted, ..] = many;
    // Both texts and the glance of each, once all names and the index.
    assert_eq!(listed.0, 3 * 101 + 2, "{many:?}");
    assert!(imported.0 <= 10 * 101, "{many:?}");
    // Deleting one reads no other match: only the list and the names.
    assert!(deleted.0 <= 20, "{many:?}");
}

#[test]
fn some_matches_listed_again_are_as_in_the_whole_list() {
    let memory = Memory::default();
    let archive = Archive::new(memory.clone());
    for id in 1..=4 {
        saved(&archive, MatchId(id), id as usize);
    }
    let mut listing = archive.list::<SetupError>(NOW, |_| Some(1..=1)).expect("a shelf");
    let again = |listing: &mut List, ids: &[u64]| {
        let ids = ids.iter().copied().map(MatchId).collect();
        archive.list_again(listing, &ids, NOW, |_| Some(1..=1)).expect("a shelf");
        assert_eq!(archive.list(NOW, |_| Some(1..=1)).as_ref(), Ok(&*listing));
    };
    again(&mut listing, &[]);
    // One changed, one removed, one new, one damaged, and the index gone with a text put aside.
    let mut kept = super::open(&archive, MatchId(1));
    kept.envelope.record = some_match(7);
    archive.save(&mut kept, NOW + 99).expect("room");
    archive.remove(MatchId(2)).expect("a shelf");
    saved(&archive, MatchId(9), 2);
    for turn in ["even", "odd"] {
        memory.put(&format!("curia.match.{}.{turn}", MatchId(3)), "]");
    }
    memory.put("curia.damaged.1", "]");
    memory.put(curia::archive::INDEX, "]");
    again(&mut listing, &[1, 2, 3, 9]);
    assert_eq!((listing.matches.len(), listing.unreadable.len()), (3, 1));
    assert!(listing.index_was_damaged && listing.aside.len() == 1);
    // And back.
    archive.discard(&listing.unreadable[0].0).expect("a shelf");
    again(&mut listing, &[3]);
    assert!(listing.unreadable.is_empty());
}

#[test]
fn the_same_match_is_known_by_its_fingerprint_under_any_name() {
    let archive = Archive::new(Memory::default());
    let mut given = Vec::new();
    for (id, actions) in [(1, 7), (2, 7), (3, 6)] {
        let mut kept = new_kept(MatchId(id), actions);
        kept.envelope.name = format!("Match {id}");
        given.push(Head::of(&kept.envelope).fingerprint);
        archive.save(&mut kept, NOW + id).expect("room");
    }
    let listing = archive.list::<SetupError>(NOW, |_| Some(1..=1)).expect("a shelf");
    let read: Vec<u64> =
        listing.matches.iter().rev().map(|listed| listed.head.fingerprint).collect();
    assert_eq!(read, given);
    assert!(read[0] == read[1] && read[1] != read[2]);
}
