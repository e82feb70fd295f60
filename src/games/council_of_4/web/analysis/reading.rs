//! What is looked at of an analysis.

use leptos::prelude::*;

use super::analyst::Analyst;
use crate::games::council_of_4::web::state::Table;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::analysis::Costly;
use crate::web::focus::to_first;

/// What is read of an analysis, and how it is looked at.
#[derive(Clone, Copy)]
pub struct Reading {
    pub analyst: Analyst,
    /// The table of the match.
    pub table: Table,
    /// Whose decisions are listed; none for everybody's.
    pub of: RwSignal<Option<Seat>>,
    /// What is listed, the costliest first.
    pub listed: Memo<Vec<Costly>>,
    /// Which decision was chosen, by the actions before it.
    pub chosen: RwSignal<Option<usize>>,
    /// The decision that is looked at: the chosen one, else the costliest.
    pub current: Memo<Option<usize>>,
    /// Whether its position is open where it is a dialog.
    pub open: RwSignal<bool>,
    /// From where it is played on in another way.
    pub trying: RwSignal<Option<usize>>,
}

impl Reading {
    /// Everybody's decisions are listed, and none is chosen.
    pub fn new(analyst: Analyst, table: Table) -> Reading {
        let of = RwSignal::new(None);
        let chosen = RwSignal::new(None);
        let listed = Memo::new(move |_| {
            let of = of.get();
            analyst.found.with(|found| found.costliest(of))
        });
        let current = Memo::new(move |_| {
            let (listed, chosen) = (listed.read(), chosen.get());
            let places = || listed.iter().map(|costly| costly.at);
            chosen.filter(|&at| places().any(|place| place == at)).or_else(|| places().next())
        });
        let (open, trying) = (RwSignal::new(false), RwSignal::new(None));
        Reading { analyst, table, of, listed, chosen, current, open, trying }
    }

    /// The seats of the match.
    pub fn seats(&self) -> Vec<SeatRecord> {
        self.table.seats()
    }

    /// Goes so many places on in the list, or to one of its ends.
    pub fn step(&self, by: isize) {
        let listed = self.listed.get_untracked();
        let current = self.current.get_untracked();
        let place = listed.iter().position(|costly| Some(costly.at) == current).unwrap_or_default();
        let place = place.saturating_add_signed(by).min(listed.len().saturating_sub(1));
        if let Some(costly) = listed.get(place) {
            self.chosen.set(Some(costly.at));
            to_first(&format!("[data-decision='{}']", costly.at));
        }
    }

    /// Plays on from the decision that is looked at.
    pub fn try_current(&self) {
        if let Some(at) = self.current.get_untracked() {
            self.try_from(at);
        }
    }

    /// Plays on from a decision.
    pub fn try_from(&self, at: usize) {
        self.chosen.set(Some(at));
        self.open.set(false);
        self.analyst.stop();
        self.analyst.keep();
        self.trying.set(Some(at));
    }
}
