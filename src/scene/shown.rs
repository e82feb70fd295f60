//! What a game tells the screens that belong to none.

use std::fmt::Debug;

use crate::bots::Playable;
use crate::rules::Seat;

/// A game that screens can show: its actions put together one pick after another, its matches looked
/// back at and analysed.
pub trait Shown: Playable {
    /// What has been picked so far on the way to an action.
    type Draft;
    /// Something that can be picked.
    type Pick: Copy;
    /// All that a screen shows of a moment that is past.
    type Look: Clone + Debug + PartialEq;
    /// A piece on its way over the table.
    type Flight: Clone + Debug + PartialEq;
    /// What is worth finding again in a match, as a tile that somebody won.
    type Prize: Copy + Debug + PartialEq;

    /// How many of the reasons for an action are ever told.
    const MOST_SAID: usize;

    /// Whether the action goes with everything that is picked.
    fn may_become(draft: &Self::Draft, action: Self::Action) -> bool;

    /// Whether the action has the pick in it.
    fn has(action: Self::Action, pick: Self::Pick) -> bool;

    /// The round that is played, counted from 1.
    fn round(view: &Self::View) -> u16;

    /// The points of every seat that count during play, in the order of sitting.
    fn points(view: &Self::View) -> Vec<u16>;

    /// Who won a prize by what happened, and which; none if nobody did.
    fn prize(event: &Self::Event) -> Option<(Seat, Self::Prize)>;

    /// What a screen shows of a moment. Of the view of the seat that decides it shows what was done,
    /// and nothing of what else could have been: that would tell of a hand.
    fn look(seen: Seen<Self>) -> Self::Look;

    /// What flies when this has happened between two views of an onlooker.
    fn flights(
        events: &[Self::Event],
        before: &Self::View,
        after: &Self::View,
    ) -> Vec<Self::Flight>;

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
