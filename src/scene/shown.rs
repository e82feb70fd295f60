//! Interface of a game to the screens that belong to no game.

use std::fmt::{Debug, Display};

use super::motion::Flight;
use super::reckoning::Part;
use super::sound::{BELL, Sound};
use super::{Chapter, Legal, Look, Picked};
use crate::archive::Glanced;
use crate::bots::Playable;
use crate::numbered::Numbered;
use crate::rules::Seat;
use crate::session::Entry;
use crate::vocabulary::Vocabulary;

/// Game that screens can show: actions put together pick by pick, matches replayed and analysed.
pub trait Shown: Playable + Glanced + Clone + Debug + PartialEq {
    /// Kind of action.
    type Kind: Debug + PartialEq + Vocabulary;
    /// Picks so far on the way to an action; from a view none.
    type Draft: Clone + Debug + PartialEq + for<'a> From<&'a Self::View>;
    /// Single pick.
    type Pick: Copy + Debug + PartialEq + Numbered;
    /// Available picks on the table, with the cost and gain of a complete draft.
    type Scene: Clone + Debug + PartialEq;
    /// Reason why something is not available.
    type Reason: Debug + From<Self::Illegal>;
    /// Place on the table, printed as its key: letters, digits and hyphens.
    type Place: Copy + Debug + Display + PartialEq;
    /// Piece that can move from place to place.
    type Piece: Clone + Debug + PartialEq;
    /// Hand shown in a replay.
    type Hand: Clone + Debug + PartialEq;
    /// Cause of points, as a bar tells them apart.
    type Cause: Copy + Debug + PartialEq;
    /// Prize worth finding again in a match, such as a claimed tile.
    type Prize: Copy + Debug + PartialEq;

    /// Maximum number of reasons given for an action.
    const MOST_SAID: usize;
    /// Maximum number of rounds of a match of usual length.
    const USUAL_ROUNDS: u16;

    /// Returns the draft that leads to an action, or `None` if the action is done without picking.
    fn draft_of(action: Self::Action) -> Option<Self::Draft>;

    /// Returns the kind of action that is open.
    fn kind(draft: &Self::Draft) -> Option<Self::Kind>;

    /// Returns the draft with one more pick.
    fn pick(draft: &Self::Draft, legal: &Legal<Self>, pick: Self::Pick) -> Self::Draft;

    /// Returns the completely picked action, legal or not, or `None` if something is missing.
    fn action(draft: &Self::Draft, view: &Self::View) -> Option<Self::Action>;

    /// Returns the reason why a pick leads nowhere, if it does.
    fn why_not(legal: &Legal<Self>, draft: &Self::Draft, pick: Self::Pick) -> Option<Self::Reason>;

    /// Whether the action fits all picks so far.
    fn may_become(draft: &Self::Draft, action: Self::Action) -> bool;

    /// Whether the action contains the pick.
    fn has(action: Self::Action, pick: Self::Pick) -> bool;

    /// Returns the picks available after those so far.
    fn scene(legal: &Legal<Self>, draft: &Self::Draft) -> Self::Scene;

    /// Shows what an action would bring, leaving all marks as they are.
    fn preview(scene: &mut Self::Scene, view: &Self::View, action: Self::Action);

    /// Whether a complete draft opens no choice.
    fn closes(scene: &Self::Scene) -> bool;

    /// Returns the earlier marks and prices with the current picks, to show until the rest is computed.
    fn choosing_as(_before: &Picked<Self>, now: &Picked<Self>) -> Picked<Self> {
        now.clone()
    }

    /// Returns what an action is to its turn.
    fn role(_: Self::Action) -> Role {
        Role::Move
    }

    /// Returns the chapter of the next action. Any seat's view will do.
    fn chapter(view: &Self::View) -> Chapter {
        Chapter { seat: None, number: Self::round(view), event: None }
    }

    /// Whether the seat of a view plays its last turn now, as far as that is certain.
    fn is_last_turn(_view: &Self::View) -> bool {
        false
    }

    /// Returns all these points by cause, in the order in which a bar stacks them.
    fn reckoning(view: &Self::View) -> Vec<Part<Self::Cause, Self::Place>>;

    /// Returns the prizes won by events between two views of an onlooker, with the seats that won them.
    fn prizes(
        events: &[Self::Event],
        before: &Self::View,
        after: &Self::View,
    ) -> Vec<(Seat, Self::Prize)>;

    /// Returns the content of a screen for a moment.
    fn look(seen: Seen<Self>) -> Look<Self>;

    /// Returns the flights for events between two views of an onlooker.
    fn flights(
        events: &[Self::Event],
        before: &Self::View,
        after: &Self::View,
    ) -> Vec<Flight<Self>>;

    /// Whether the preview of an action has already shown the piece in its new place.
    fn is_previewed(_: &Self::Piece) -> bool {
        false
    }

    /// Returns the sound of an event.
    fn sound(_: &Self::Event) -> Option<Sound> {
        None
    }

    /// Returns the seat whose turn these events begin; `next` is the one that must decide after them.
    fn turn_begun(_events: &[Self::Event], _next: Option<Seat>) -> Option<Seat> {
        None
    }

    /// Returns the places used to put an action together, in that order.
    fn places(_: Self::Action) -> Vec<Self::Place> {
        Vec::new()
    }

    /// Returns the place that contains another, for use where that one isn't shown.
    fn around(_: Self::Place) -> Option<Self::Place> {
        None
    }

    /// Returns the places that events name.
    fn named(_: &[Self::Event]) -> Vec<Self::Place> {
        Vec::new()
    }

    /// Returns the reasons that may be given while the hand of the deciding seat is hidden: those that
    /// would be the same with any other hand. All, if reasons never speak of a hand.
    fn openly(motives: &[Self::Motive]) -> Vec<Self::Motive> {
        motives.to_vec()
    }

    /// Whether a reason, read from a text, could have been given in the game of this view.
    fn could_be_said(_motive: &Self::Motive, _view: &Self::View) -> bool {
        true
    }
}

/// What an action is to its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// What the turn is about.
    Move,
    /// Less than that.
    Aside,
    /// What goes on with what the action before it began, so that both are told together.
    Sequel,
    /// Its end, which the next turn shows anyway.
    End,
}

/// Returns the role of an entry's action, if that is known.
pub fn role_of<G: Shown>(entry: &Entry<G>) -> Option<Role> {
    entry.action.map(G::role)
}

/// Moment of a match, as far as it may be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<G: Shown> {
    /// Number of actions played.
    pub at: usize,
    /// View of an onlooker.
    pub view: G::View,
    /// Next action; `None` at the end, and where it must stay unknown.
    pub next: Option<G::Action>,
    /// Seat that decided, and its view.
    pub decider: Option<(Seat, G::View)>,
    /// Views of the seats whose hands may be seen, in seating order.
    pub hands: Vec<(Seat, G::View)>,
}

/// Returns the sounds of these events, each once, then the bell if they begin the turn of a seat played `at_screen`; `next`
/// is the one that must decide after them.
pub fn sounds<G: Shown>(
    events: &[G::Event],
    next: Option<Seat>,
    at_screen: impl Fn(Seat) -> bool,
) -> Vec<Sound> {
    let mut sounds = Vec::new();
    for sound in events.iter().filter_map(G::sound) {
        if !sounds.contains(&sound) {
            sounds.push(sound);
        }
    }
    sounds.extend(G::turn_begun(events, next).is_some_and(at_screen).then_some(BELL));
    sounds
}
