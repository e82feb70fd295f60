//! A board while it is being changed.

use leptos::prelude::*;

use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::rules::board::{Plan, Road, Way};

/// A board that is being changed.
#[derive(Clone, Copy)]
pub struct BoardDraft {
    /// The plan as it is now.
    pub plan: RwSignal<Plan>,
    /// The plans before each change.
    pub before: RwSignal<Vec<Plan>>,
    /// The city that is chosen.
    pub city: RwSignal<Option<City>>,
}

impl BoardDraft {
    /// Returns a plan that is not changed yet.
    pub fn new(plan: Plan) -> BoardDraft {
        BoardDraft {
            plan: RwSignal::new(plan),
            before: RwSignal::new(Vec::new()),
            city: RwSignal::new(None),
        }
    }

    /// Changes the plan, if that changes anything.
    pub fn change(self, how: impl FnOnce(&mut Plan)) {
        let before = self.plan.get_untracked();
        let mut plan = before;
        how(&mut plan);
        if plan != before {
            self.before.write().push(before);
            self.plan.set(plan);
        }
    }

    /// Builds or removes a road; it can't be built if it would cross another.
    pub fn toggle(self, from: City, to: City) {
        let way = self.plan.get_untracked().way(from, to);
        if way.is_some_and(|way| untrack(|| self.barred_by(way)).is_none()) {
            self.change(|plan| plan.toggle_road(from, to));
        }
    }

    /// Returns the road that a road along a way would cross.
    pub fn barred_by(self, way: Way) -> Option<Road> {
        let plan = self.plan.get();
        let other = way.crossing().filter(|&other| plan.ways().contains(other))?;
        (!plan.ways().contains(way)).then(|| plan.road(other))
    }

    /// Takes the last change back.
    pub fn undo(self) {
        if let Some(plan) = self.before.write().pop() {
            self.plan.set(plan);
        }
    }
}
