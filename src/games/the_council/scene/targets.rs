//! Available picks, with what a complete draft brings.

use super::bids::Bids;
use super::draft::{Draft, Pick};
use super::drafting::Drafting;
use super::effect::{Effect, effect};
use super::hall::Hall;
use super::outcome::Outcome;
use super::picking::{why_not, why_not_action, why_not_card};
use super::preset::{Preset, presets};
use super::reason::Reason;
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::{Card, Suit, Suits};
use crate::games::the_council::rules::{Action, CardSet, Decision, View};

/// Mark of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// No mark.
    Quiet,
    /// Available pick.
    Legal,
    /// Picked.
    Chosen,
    /// Used up.
    Used,
}

/// A card of the seat at the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Tile {
    pub card: Card,
    pub mark: Mark,
    /// What it does at the event beside the other cards that are picked, if it may be committed.
    pub effect: Option<Effect>,
    /// Reason why it can't be picked, if it can't.
    pub reason: Option<Reason>,
}

/// Chips of a suit that can be offered one by one.
#[derive(Clone, Debug, PartialEq)]
pub struct Stepper {
    pub suit: Suit,
    /// Chips offered.
    pub offered: u8,
    /// Chips there, offered ones included.
    pub there: u8,
    /// Reason why one more can't be offered, if it can't.
    pub more: Option<Reason>,
    /// Reason why none can be taken back, if it can't.
    pub less: Option<Reason>,
}

/// Everything that the screen needs to draw the table for one seat, beyond the view.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Kind of decision, if the seat of the view must decide.
    pub kind: Option<Kind>,
    /// The draft, while there is one.
    pub drafting: Option<Drafting>,
    /// The hand in the draft, in its order.
    pub hand: Vec<Tile>,
    /// The seat's drafted cards: unused ones first.
    pub drafted: Vec<Tile>,
    /// A stepper for each suit of the event, while the seat bids.
    pub steppers: Vec<Stepper>,
    /// Bids that fill the steppers.
    pub presets: Vec<Preset>,
    /// The table of bids, while there is an event.
    pub bids: Option<Bids>,
    /// The hall, with what the open pick would change.
    pub hall: Hall,
    /// Completely picked action, with what it brings.
    pub ready: Option<(Action, Outcome)>,
    /// Reason why the completely picked action is not legal.
    pub problem: Option<Reason>,
}

impl Scene {
    /// Returns the scene after the picks so far.
    pub fn new(view: &View, draft: &Draft) -> Scene {
        let action = draft.action();
        let mut scene = Scene {
            kind: draft.kind,
            drafting: Drafting::of(view),
            hand: hand(view, draft),
            drafted: drafted(view, draft),
            steppers: steppers(view, draft),
            presets: presets(view),
            bids: None,
            hall: Hall { columns: Vec::new() },
            ready: action.and_then(|action| Some((action, Outcome::of(view, action)?))),
            problem: action.and_then(|action| why_not_action(view, action)),
        };
        scene.show(view, draft);
        scene
    }

    /// Shows the bids and the hall with these picks, which may be those under the pointer.
    fn show(&mut self, view: &View, draft: &Draft) {
        self.bids = Bids::open(view, draft);
        let is_picked = draft.action().is_some() && self.ready.is_some();
        let then = self.bids.as_ref().filter(|_| is_picked).and_then(Bids::holding);
        let asked = if self.bids.is_some() { view.table.event_suits() } else { Suits::EMPTY };
        self.hall = Hall::of(&view.table, asked, then);
    }

    /// Shows what an action would bring, and leaves the marks as they are.
    pub fn preview(&mut self, view: &View, action: Action) {
        self.ready = Outcome::of(view, action).map(|outcome| (action, outcome));
        self.problem = None;
        self.show(view, &Draft::of(action));
    }

    /// Whether the next decision is another seat's, or unknown.
    pub fn closes(&self) -> bool {
        self.ready.as_ref().is_some_and(|(_, outcome)| !outcome.goes_on)
    }

    /// Returns this scene with the picks of the other one, to show until the rest is computed.
    #[must_use]
    pub fn choosing_as(&self, now: &Scene) -> Scene {
        Scene {
            hand: now.hand.clone(),
            drafted: now.drafted.clone(),
            steppers: now.steppers.clone(),
            ..self.clone()
        }
    }

    /// Returns the stepper of a suit.
    pub fn stepper(&self, suit: Suit) -> Option<&Stepper> {
        self.steppers.iter().find(|stepper| stepper.suit == suit)
    }
}

fn hand(view: &View, draft: &Draft) -> Vec<Tile> {
    if !matches!(view.table.decision, Decision::Draft(_)) {
        return Vec::new();
    }
    let tile = |card| {
        let reason = why_not_card(view, card);
        let mark = match reason {
            _ if draft.card == Some(card) || view.chosen.contains(card) => Mark::Chosen,
            None => Mark::Legal,
            Some(_) => Mark::Quiet,
        };
        Tile { card, mark, effect: None, reason }
    };
    view.held.iter().map(tile).collect()
}

fn drafted(view: &View, draft: &Draft) -> Vec<Tile> {
    let Some(seat) = view.seat else { return Vec::new() };
    let (all, ready) = (view.table.player(seat).drafted, view.table.ready(seat));
    let is_commit = matches!(view.table.decision, Decision::Commit(_));
    let chosen = if !is_commit {
        CardSet::EMPTY
    } else if view.decides() {
        draft.committed()
    } else {
        view.chosen
    };
    let tile = |card| {
        let reason = if is_commit { why_not_card(view, card) } else { None };
        let mark = match card {
            card if chosen.contains(card) => Mark::Chosen,
            card if !ready.contains(card) => Mark::Used,
            _ if is_commit && reason.is_none() => Mark::Legal,
            _ => Mark::Quiet,
        };
        let effect = if is_commit { effect(view, chosen, card) } else { None };
        Tile { card, mark, effect, reason }
    };
    ready.iter().chain(all.minus(ready).iter()).map(tile).collect()
}

fn steppers(view: &View, draft: &Draft) -> Vec<Stepper> {
    let (Some(seat), Decision::Bid(_)) = (view.seat, view.table.decision) else {
        return Vec::new();
    };
    if !view.decides() {
        return Vec::new();
    }
    let stepper = |suit| Stepper {
        suit,
        offered: draft.offered().of(suit),
        there: view.table.player(seat).chips.of(suit),
        more: why_not(view, draft, Pick::More(suit)),
        less: why_not(view, draft, Pick::Less(suit)),
    };
    view.table.event_suits().iter().map(stepper).collect()
}
