//! Shelves to test with: one in memory, and its possible failures.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use curia::archive::{Fault, Shelf};

/// Texts in memory. Clones share them, as tabs do.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    /// Number of writes and removals that still work.
    left: Rc<Cell<Option<u32>>>,
    /// Whether written texts are cut.
    cuts: Rc<Cell<bool>>,
    blocked: Rc<Cell<bool>>,
}

impl Memory {
    /// Allows this many writes and removals from now on; all if `None`.
    pub fn work_for(&self, changes: Option<u32>) {
        self.left.set(changes);
    }

    pub fn cut(&self, cuts: bool) {
        self.cuts.set(cuts);
    }

    pub fn block(&self, blocked: bool) {
        self.blocked.set(blocked);
    }

    pub fn texts(&self) -> BTreeMap<String, String> {
        self.texts.borrow().clone()
    }

    pub fn put(&self, name: &str, text: &str) {
        self.texts.borrow_mut().insert(name.to_owned(), text.to_owned());
    }

    pub fn get(&self, name: &str) -> Option<String> {
        self.texts.borrow().get(name).cloned()
    }

    pub fn remove_for_good(&self, name: &str) {
        self.texts.borrow_mut().remove(name);
    }

    pub fn clear(&self) {
        self.texts.borrow_mut().clear();
    }

    /// Returns another shelf with the same texts.
    pub fn copy(&self) -> Memory {
        let copy = Memory::default();
        copy.texts.replace(self.texts());
        copy
    }

    fn change(&self) -> Result<(), Fault> {
        self.look()?;
        match self.left.get() {
            Some(0) => Err(Fault::Full),
            left => {
                self.left.set(left.map(|left| left - 1));
                Ok(())
            }
        }
    }

    fn look(&self) -> Result<(), Fault> {
        if self.blocked.get() { Err(Fault::Blocked) } else { Ok(()) }
    }
}

impl Shelf for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, Fault> {
        self.look()?;
        Ok(self.get(name))
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Fault> {
        self.change()?;
        let kept = if self.cuts.get() { &text[..text.len() / 2] } else { text };
        self.put(name, kept);
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), Fault> {
        self.change()?;
        self.texts.borrow_mut().remove(name);
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, Fault> {
        self.look()?;
        Ok(self.texts().into_keys().collect())
    }
}
