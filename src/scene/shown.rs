//! What a game tells the screens that belong to none.

use std::fmt::Debug;

use super::motion::Flight;
use super::tone::Tone;
use super::{Legal, Look, Picked, Spot};
use crate::bots::Playable;
use crate::rules::Seat;

/// A game that screens can show: its actions put together one pick after another, its matches looked
/// back at and analysed.
pub trait Shown: Playable + Clone + Debug + PartialEq {
    /// A kind of action.
    type Kind: Copy + Debug + PartialEq;
    /// What has been picked so far on the way to an action.
    type Draft: Clone + Debug + PartialEq;
    /// Something that can be picked.
    type Pick: Copy + Debug + PartialEq;
    /// What may be picked on the table, and what a whole draft would cost and bring.
    type Scene: Clone + Debug + PartialEq;
    /// Why something is not available.
    type Reason: Debug + From<Self::Illegal>;
    /// A place on the table.
    type Place: Spot;
    /// What can be on its way from place to place.
    type Piece: Clone + Debug + PartialEq;
    /// A hand that is shown when a match is looked back at.
    type Hand: Clone + Debug + PartialEq;
    /// What is worth finding again in a match, as a tile that somebody won.
    type Prize: Copy + Debug + PartialEq;

    /// How many of the reasons for an action are ever told.
    const MOST_SAID: usize;

    /// What is picked before anything is.
    fn draft(view: &Self::View) -> Self::Draft;

    /// The draft that an action comes of; none if it is done without picking.
    fn draft_of(action: Self::Action) -> Option<Self::Draft>;

    /// The kind of action that is open.
    fn kind(draft: &Self::Draft) -> Option<Self::Kind>;

    /// The draft with one pick more.
    fn pick(draft: &Self::Draft, legal: &Legal<Self>, pick: Self::Pick) -> Self::Draft;

    /// The action that is picked in full, be it legal or not; none as long as something is missing.
    fn action(draft: &Self::Draft, view: &Self::View) -> Option<Self::Action>;

    /// Why a pick leads nowhere, if it does.
    fn why_not(legal: &Legal<Self>, draft: &Self::Draft, pick: Self::Pick) -> Option<Self::Reason>;

    /// Whether the action goes with everything that is picked.
    fn may_become(draft: &Self::Draft, action: Self::Action) -> bool;

    /// Whether the action has the pick in it.
    fn has(action: Self::Action, pick: Self::Pick) -> bool;

    /// What may be picked after the picks so far.
    fn scene(legal: &Legal<Self>, draft: &Self::Draft) -> Self::Scene;

    /// Shows what an action would bring, with all marks as they are.
    fn preview(scene: &mut Self::Scene, view: &Self::View, action: Self::Action);

    /// Whether what is picked in full opens no choice.
    fn closes(scene: &Self::Scene) -> bool;

    /// These marks and prices, but picked in them is what is picked now: where the rest comes a little
    /// later.
    fn choosing_as(before: &Picked<Self>, now: &Picked<Self>) -> Picked<Self>;

    /// Whether an action does nothing but end a turn, which is seen from the next one anyway.
    fn ends_turn(action: Self::Action) -> bool;

    /// The round that is played, counted from 1.
    fn round(view: &Self::View) -> u16;

    /// The points of every seat that count during play, in the order of sitting.
    fn points(view: &Self::View) -> Vec<u16>;

    /// The seats with all their points, as if the match ended now, the best first; those that share a
    /// place together.
    fn standings(view: &Self::View) -> Vec<Vec<(Seat, u16)>>;

    /// Who won a prize by what happened, and which; none if nobody did.
    fn prize(event: &Self::Event) -> Option<(Seat, Self::Prize)>;

    /// What a screen shows of a moment.
    fn look(seen: Seen<Self>) -> Look<Self>;

    /// What flies when this has happened between two views of an onlooker.
    fn flights(
        events: &[Self::Event],
        before: &Self::View,
        after: &Self::View,
    ) -> Vec<Flight<Self>>;

    /// Whether the preview of an action has shown the piece in its new place already.
    fn is_previewed(piece: &Self::Piece) -> bool;

    /// What sounds when this has happened, each part once; some seats are played `at_screen`.
    fn sounds(events: &[Self::Event], at_screen: impl Fn(Seat) -> bool) -> Vec<&'static [Tone]>;

    /// The places that an action is put together on, in the order in which they are used.
    fn places(action: Self::Action) -> Vec<Self::Place>;

    /// The places that events name.
    fn named(events: &[Self::Event]) -> Vec<Self::Place>;

    /// The reasons that may be told as long as the hand of whoever had them is hidden: those that would
    /// be the same with any other.
    fn openly(motives: &[Self::Motive]) -> Vec<Self::Motive>;

    /// Whether a reason, read from a text, could have been said in a game that this view is of.
    fn could_be_said(motive: &Self::Motive, view: &Self::View) -> bool;
}

/// A moment of a match, as much of it as may be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<G: Shown> {
    /// How many actions were played.
    pub at: usize,
    /// What an onlooker saw.
    pub view: G::View,
    /// What was done next; none at the end, and where that may not be known.
    pub next: Option<G::Action>,
    /// The seat that decided, and what it saw.
    pub decider: Option<(Seat, G::View)>,
    /// What the seats saw whose hands may be seen, in the order of sitting.
    pub hands: Vec<(Seat, G::View)>,
}
