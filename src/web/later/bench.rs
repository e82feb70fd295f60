//! Storage for the page's bots: one for all tables, from the first table on.

use std::any::Any;

use leptos::prelude::*;

use crate::web::bot::Bots;

/// Slot for the bots.
type Kept = StoredValue<Bots, LocalStorage>;

/// The one place for the bots. It does not name their type, which belongs to a part of the program that
/// may not be loaded yet.
#[derive(Clone, Copy)]
pub struct Bench {
    /// Set when the page plays the bots itself, as well as it can.
    pub no_thread: RwSignal<bool>,
    /// Owner of the bots, which remain when a table is left.
    owner: StoredValue<Option<Owner>>,
    kept: StoredValue<Option<Box<dyn Any>>, LocalStorage>,
}

impl Bench {
    /// Returns a bench without bots; they will live as long as the current owner.
    pub fn new() -> Bench {
        Bench {
            no_thread: RwSignal::new(false),
            owner: StoredValue::new(Owner::current()),
            kept: StoredValue::new_local(None),
        }
    }

    /// Returns the bots, which all callers share.
    pub fn bots(self) -> StoredValue<Bots, LocalStorage> {
        let found = |kept: &Option<Box<dyn Any>>| kept.as_ref()?.downcast_ref::<Kept>().copied();
        self.kept.with_value(found).unwrap_or_else(|| {
            let start = || StoredValue::new_local(Bots::new(self.no_thread));
            let bots = match self.owner.get_value() {
                Some(owner) => owner.with(start),
                None => start(),
            };
            self.kept.set_value(Some(Box::new(bots)));
            bots
        })
    }
}
