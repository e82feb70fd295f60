//! What is looked at of an analysis, and what is told of it there, whatever its game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::record::{SeatColour, SeatRecord};
use crate::rules::Seat;
use crate::scene::analysis::{Costly, Forecast};
use crate::web::focus::to_first;

/// An analysis that is under way, with the types of its game left out. What is told follows what is
/// found.
pub trait Analysed {
    /// The seats of the match.
    fn seats(&self) -> Vec<SeatRecord>;

    /// What stands for a seat, so large.
    fn mark(&self, colour: SeatColour, size: u32) -> AnyView;

    /// How many decisions there are, and how many have been looked at as deep as is wanted.
    fn done(&self) -> (usize, usize);

    /// How many decisions have been looked at, and how many of them were the best or equal to it.
    fn summary(&self) -> (usize, usize);

    /// Everybody's chances.
    fn forecast(&self) -> Forecast;

    /// What cost something, of one seat or of all.
    fn costliest(&self, of: Option<Seat>) -> Vec<Costly>;

    /// What was done in every action.
    fn deeds(&self) -> Vec<String>;

    /// The decision after so many actions; none if there were not so many.
    fn decision(&self, at: usize) -> Option<Decision>;

    /// What would have been better there.
    fn better(&self, at: usize) -> Memo<Option<Better>>;

    /// The position that is looked at, with what was weighed there.
    fn position(&self, current: Memo<Option<usize>>) -> AnyView;

    /// Goes on with the next decision.
    fn go_on(&self);

    /// Stops until it is to go on.
    fn pause(&self);

    /// Lets the bots' thread go, and keeps what was found.
    fn rest(&self);

    /// Keeps what has been found since it was kept last.
    fn keep(&self);
}

/// What was decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// The round, counted from 1.
    pub round: u16,
    /// Which part of a turn it was.
    pub part: String,
    /// What was played.
    pub played: String,
}

/// What would have been better.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    /// What, as a part of a sentence.
    pub what: String,
    /// What speaks for it.
    pub why: String,
}

/// What is read of an analysis, and how it is looked at.
#[derive(Clone, Copy)]
pub struct Reading {
    analysed: StoredValue<Arc<dyn Analysed + Send + Sync>>,
    /// Everybody's chances.
    pub forecast: Memo<Forecast>,
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
    pub fn new(analysed: Arc<dyn Analysed + Send + Sync>) -> Reading {
        let of = RwSignal::new(None);
        let chosen = RwSignal::new(None);
        let (told, listed) = (analysed.clone(), analysed.clone());
        let forecast = Memo::new(move |_| told.forecast());
        let listed = Memo::new(move |_| listed.costliest(of.get()));
        let current = Memo::new(move |_| {
            let (listed, chosen) = (listed.read(), chosen.get());
            let places = || listed.iter().map(|costly| costly.at);
            chosen.filter(|&at| places().any(|place| place == at)).or_else(|| places().next())
        });
        let (open, trying) = (RwSignal::new(false), RwSignal::new(None));
        let analysed = StoredValue::new(analysed);
        Reading { analysed, forecast, of, listed, chosen, current, open, trying }
    }

    /// What is read.
    pub fn analysed(&self) -> Arc<dyn Analysed + Send + Sync> {
        self.analysed.get_value()
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
        self.analysed().rest();
        self.trying.set(Some(at));
    }
}
