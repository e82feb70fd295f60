//! Groups of the legal list, and what is done with them: counting, finding an action, writing all or the cheapest.

use std::ops::ControlFlow;

use super::action::{Action, Slot};
use super::board::{City, CitySet, Region};
use super::components::Permit;
use super::payments::Payments;
use super::permits::PermitSet;

/// Consecutive actions of the list that differ in at most one thing.
///
/// Its methods and the functions that lead to a group are always inlined: the kind is known where a group is
/// made, so that only the work for this kind remains.
#[derive(Clone, Copy)]
pub(super) enum Group {
    One(Action),
    Elections(&'static [Action]),
    /// From one slot or, with the same payments, from both, the first slot first.
    Acquire(Region, Slots, Payments),
    Place(Permit, CitySet),
    PlaceWithQueen(City, Payments),
    ChooseToken(CitySet),
    RepeatPermit(PermitSet),
    ChooseTokens(City, CitySet),
}

/// What is done with the groups of a section, one after the other, until it breaks off.
///
/// A trait rather than closures, which can't be told to be inlined.
pub(super) trait Visit {
    type Found;

    fn group(&mut self, group: Group) -> ControlFlow<Self::Found>;
}

/// Counts the actions.
pub(super) struct Count(pub u32);

impl Visit for Count {
    type Found = ();

    #[inline(always)]
    fn group(&mut self, group: Group) -> ControlFlow<()> {
        self.0 += group.len();
        ControlFlow::Continue(())
    }
}

/// Finds the action at a position.
pub(super) struct Find(pub u32);

impl Visit for Find {
    type Found = Option<Action>;

    #[inline(always)]
    fn group(&mut self, group: Group) -> ControlFlow<Option<Action>> {
        let len = group.len();
        if self.0 < len {
            return ControlFlow::Break(group.at(self.0));
        }
        self.0 -= len;
        ControlFlow::Continue(())
    }
}

/// Writes all actions.
pub(super) struct Write<'a>(pub &'a mut Vec<Action>);

impl Visit for Write<'_> {
    type Found = ();

    #[inline(always)]
    fn group(&mut self, group: Group) -> ControlFlow<()> {
        group.write(self.0);
        ControlFlow::Continue(())
    }
}

/// Writes all actions, of those that differ only in their payment the cheapest.
pub(super) struct WriteCheapest<'a>(pub &'a mut Vec<Action>);

impl Visit for WriteCheapest<'_> {
    type Found = ();

    #[inline(always)]
    fn group(&mut self, group: Group) -> ControlFlow<()> {
        match group {
            Group::Acquire(region, slots, payments) => {
                let slots = match slots {
                    Slots::One(ref slot) => std::slice::from_ref(slot),
                    Slots::Both => &Slot::ALL,
                };
                if let Some(payment) = payments.first_of_the_cheapest() {
                    let acquire = |&slot: &Slot| Action::Acquire { region, slot, payment };
                    self.0.extend(slots.iter().map(acquire));
                }
            }
            Group::PlaceWithQueen(city, payments) => {
                let payment = payments.first_of_the_cheapest();
                self.0.extend(payment.map(|payment| Action::PlaceWithQueen { city, payment }));
            }
            group => group.write(self.0),
        }
        ControlFlow::Continue(())
    }
}

/// The slots of a region that hold permits.
#[derive(Clone, Copy)]
pub(super) enum Slots {
    One(Slot),
    Both,
}

impl Group {
    #[inline(always)]
    fn len(self) -> u32 {
        match self {
            Group::One(_) => 1,
            Group::Elections(elections) => elections.len() as u32,
            Group::Acquire(_, Slots::One(_), payments) | Group::PlaceWithQueen(_, payments) => {
                payments.len()
            }
            Group::Acquire(_, Slots::Both, payments) => 2 * payments.len(),
            Group::Place(_, cities)
            | Group::ChooseToken(cities)
            | Group::ChooseTokens(_, cities) => cities.len() as u32,
            Group::RepeatPermit(permits) => u32::from(permits.len()),
        }
    }

    /// Returns the action at a position below the length.
    #[inline(always)]
    fn at(self, position: u32) -> Option<Action> {
        let at = position as usize;
        match self {
            Group::One(action) => Some(action),
            Group::Elections(elections) => elections.get(at).copied(),
            Group::Acquire(region, slots, payments) => {
                let (slot, position) = match slots {
                    Slots::One(slot) => (slot, position),
                    Slots::Both if position < payments.len() => (Slot::First, position),
                    Slots::Both => (Slot::Second, position - payments.len()),
                };
                payments.at(position).map(|payment| Action::Acquire { region, slot, payment })
            }
            Group::Place(permit, cities) => {
                cities.iter().nth(at).map(|city| Action::Place { permit, city })
            }
            Group::PlaceWithQueen(city, payments) => {
                payments.at(position).map(|payment| Action::PlaceWithQueen { city, payment })
            }
            Group::ChooseToken(cities) => {
                cities.iter().nth(at).map(|city| Action::ChooseToken { city })
            }
            Group::RepeatPermit(permits) => {
                permits.iter().nth(at).map(|permit| Action::RepeatPermit { permit })
            }
            Group::ChooseTokens(first, later) => {
                later.iter().nth(at).map(|second| Action::ChooseTokens { first, second })
            }
        }
    }

    /// Appends all of its actions.
    #[inline(always)]
    fn write(self, actions: &mut Vec<Action>) {
        match self {
            Group::Elections(elections) => actions.extend_from_slice(elections),
            Group::Acquire(region, slots, payments) => {
                let slot = if let Slots::One(slot) = slots { slot } else { Slot::First };
                let begin = actions.len();
                for payment in payments.iter() {
                    actions.push(Action::Acquire { region, slot, payment });
                }
                if let Slots::Both = slots {
                    // The payments are the same: copying is faster than finding them again.
                    let copies = actions.len();
                    actions.extend_from_within(begin..);
                    for action in &mut actions[copies..] {
                        if let Action::Acquire { slot, .. } = action {
                            *slot = Slot::Second;
                        }
                    }
                }
            }
            Group::PlaceWithQueen(city, payments) => {
                payments
                    .iter()
                    .for_each(|payment| actions.push(Action::PlaceWithQueen { city, payment }));
            }
            Group::Place(permit, cities) => {
                cities.iter().for_each(|city| actions.push(Action::Place { permit, city }));
            }
            group => actions.extend((0..group.len()).filter_map(|position| group.at(position))),
        }
    }
}
