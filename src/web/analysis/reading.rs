//! The analysis as its screen reads it, for any game.

use std::sync::Arc;

use leptos::prelude::*;

use crate::rules::Seat;
use crate::scene::analysis::{Costly, Depth, Forecast};
use crate::text::cover::RoundName;
use crate::web::focus::to_first;

/// A running analysis with its game's types erased. Its answers follow the results.
pub trait Analysed {
    /// Returns the number of decisions, and how many were analysed to the wanted depth.
    fn done(&self) -> (usize, usize);

    /// Returns how many decisions were analysed, and how many of them were best or equal to it.
    fn summary(&self) -> (usize, usize);

    /// Returns the name of the game, by which style sheets know its colours.
    fn game(&self) -> &'static str;

    /// Returns what the game calls its rounds.
    fn round_name(&self) -> RoundName;

    /// Returns everyone's chances.
    fn forecast(&self) -> Forecast;

    /// Returns the costly decisions, of one seat or of all.
    fn costliest(&self, of: Option<Seat>) -> Vec<Costly>;

    /// Returns the decisions to learn from, of the persons at the screen.
    fn moments(&self) -> Vec<usize>;

    /// Whether persons at the screen have played, and all their decisions are analysed.
    fn knows_own(&self) -> bool;

    /// Returns every action in words.
    fn deeds(&self) -> Vec<String>;

    /// Returns the decision after this many actions; `None` if there were fewer.
    fn decision(&self, at: usize) -> Option<Decision>;

    /// Returns the depth to which a decision is analysed, if it is.
    fn depth(&self, at: usize) -> Option<Depth>;

    /// Returns the better option at a decision. Tracks nothing.
    fn better(&self, at: usize) -> Option<Better>;

    /// Returns the position of a decision, with the options that were compared. Tracks nothing.
    fn position(&self, at: usize) -> Option<Position>;

    /// Keeps which decisions are to learn from.
    fn keep_moments(&self, moments: &[usize]);

    /// Plays on from a decision, with the way back.
    fn play_on(&self, at: usize, back: Callback<()>) -> AnyView;

    /// Asks for better moves at decisions, with the way back.
    fn ask_again(&self, moments: Vec<usize>, back: Callback<()>) -> AnyView;

    /// Continues with the next decision.
    fn go_on(&self);

    /// Pauses the analysis.
    fn pause(&self);

    /// Frees the bots' thread and saves the results.
    fn rest(&self);

    /// Saves the results found since the last save.
    fn keep(&self);
}

/// A decision in the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Seat that decided.
    pub seat: Seat,
    /// Round, from 1.
    pub round: String,
    /// Part of the turn.
    pub part: String,
    /// Move that was played.
    pub played: String,
}

/// A better option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    /// The option, as a part of a sentence.
    pub what: String,
    /// Reasons for it.
    pub why: String,
}

/// The position before a decision.
pub struct Position {
    pub picture: AnyView,
    pub title: String,
    /// The options, best first.
    pub options: Vec<Weighed>,
    /// How they were judged.
    pub note: String,
}

/// An option.
pub struct Weighed {
    pub what: String,
    /// Chance to win in percent.
    pub chance: u8,
    pub is_played: bool,
}

/// An analysis, and the choices of its screen.
#[derive(Clone, Copy)]
pub struct Reading {
    analysed: StoredValue<Arc<dyn Analysed + Send + Sync>>,
    /// Everyone's chances.
    pub forecast: Memo<Forecast>,
    /// Seat whose decisions are listed; `None` for all.
    pub of: RwSignal<Option<Seat>>,
    /// Listed decisions, the costliest first.
    pub listed: Memo<Vec<Costly>>,
    /// Chosen decision, by the number of actions before it.
    pub chosen: RwSignal<Option<usize>>,
    /// Current decision: the chosen one, else the costliest.
    pub current: Memo<Option<usize>>,
    /// Whether its position is open in a dialog.
    pub open: RwSignal<bool>,
    /// Decision that is played on from in another way.
    pub trying: RwSignal<Option<usize>>,
    /// Decisions to learn from.
    pub moments: Memo<Vec<usize>>,
    /// Whether all of them are known.
    pub knows_own: Memo<bool>,
    /// Those that are asked for now.
    pub learning: RwSignal<Option<Vec<usize>>>,
}

impl Reading {
    /// Returns a reading that lists everyone's decisions, with none chosen.
    pub fn new(analysed: Arc<dyn Analysed + Send + Sync>) -> Reading {
        let of = RwSignal::new(None);
        let chosen = RwSignal::new(None);
        let (told, listed, moments) = (analysed.clone(), analysed.clone(), analysed.clone());
        let knows = analysed.clone();
        let forecast = Memo::new(move |_| told.forecast());
        let listed = Memo::new(move |_| listed.costliest(of.get()));
        let moments = Memo::new(move |_| moments.moments());
        let knows_own = Memo::new(move |_| knows.knows_own());
        let current = Memo::new(move |_| {
            let (listed, chosen) = (listed.read(), chosen.get());
            let places = || listed.iter().map(|costly| costly.at);
            chosen.filter(|&at| places().any(|place| place == at)).or_else(|| places().next())
        });
        let (open, trying, learning) =
            (RwSignal::new(false), RwSignal::new(None), RwSignal::new(None));
        let analysed = StoredValue::new(analysed);
        Reading {
            analysed,
            forecast,
            of,
            listed,
            chosen,
            current,
            open,
            trying,
            moments,
            knows_own,
            learning,
        }
    }

    /// Returns the analysis.
    pub fn analysed(&self) -> Arc<dyn Analysed + Send + Sync> {
        self.analysed.get_value()
    }

    /// Moves by this many places in the list, at most to one of its ends.
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

    /// Asks for better moves at the decisions to learn from.
    pub fn learn(&self) {
        self.analysed().rest();
        self.learning.set(Some(self.moments.get_untracked()));
    }

    /// Plays on from the current decision.
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
