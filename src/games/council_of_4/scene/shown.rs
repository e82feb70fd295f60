//! Interface of Council of 4 to the screens that belong to no game.

use super::draft::{Draft, Pick, has};
use super::look::{Hand, Look, look};
use super::motion::{Flight, Piece, flights};
use super::place::{Place, named, of_action};
use super::reason::{Reason, why_not_pick};
use super::reckoning::reckoning;
use super::sound::sound;
use super::{Legal, Outcome, Scene};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::bots::motive::{Gain, MOST_SAID, Motive};
use crate::games::council_of_4::rules::components::RewardTile;
use crate::games::council_of_4::rules::{Action, Cause, CitySet, Event, Kind, View};
use crate::rules::Seat;
use crate::scene::reckoning::Part;
use crate::scene::sound::Sound;
use crate::scene::{Chapter, Picked, Role, Seen, Shown};
use crate::vocabulary;

vocabulary! {
    /// Part of a turn.
    pub enum TurnPart {
        /// A main action.
        Main = "main",
        /// A quick action.
        Quick = "quick",
        /// The answer to a choice that a bonus opened.
        Choice = "choice",
        /// The end of the turn.
        End = "end",
    }
}

impl TurnPart {
    /// Returns the part of the turn that an action was.
    pub fn of(action: Action) -> TurnPart {
        match action.kind() {
            None => TurnPart::End,
            Some(Kind::Answer) => TurnPart::Choice,
            Some(kind) if kind.is_quick() => TurnPart::Quick,
            Some(_) => TurnPart::Main,
        }
    }
}

impl Shown for CouncilOf4 {
    type Kind = Kind;
    type Draft = Draft;
    type Pick = Pick;
    type Scene = Scene;
    type Reason = Reason;
    type Place = Place;
    type Piece = Piece;
    type Hand = Hand;
    type Cause = Cause;
    type Prize = RewardTile;

    const MOST_SAID: usize = MOST_SAID;
    const USUAL_ROUNDS: u16 = 45;

    fn draft_of(action: Action) -> Option<Draft> {
        Draft::of(action)
    }

    fn kind(draft: &Draft) -> Option<Kind> {
        draft.kind
    }

    fn pick(draft: &Draft, legal: &Legal, pick: Pick) -> Draft {
        draft.pick(legal, pick)
    }

    fn action(draft: &Draft, view: &View) -> Option<Action> {
        draft.action(view)
    }

    fn why_not(legal: &Legal, draft: &Draft, pick: Pick) -> Option<Reason> {
        why_not_pick(legal, draft, pick)
    }

    fn may_become(draft: &Draft, action: Action) -> bool {
        draft.may_become(action)
    }

    fn has(action: Action, pick: Pick) -> bool {
        has(action, pick)
    }

    fn scene(legal: &Legal, draft: &Draft) -> Scene {
        Scene::new(legal, draft)
    }

    fn preview(scene: &mut Scene, view: &View, action: Action) {
        scene.ready = Outcome::of(view, action).map(|outcome| (action, outcome));
        scene.problem = None;
    }

    fn closes(scene: &Scene) -> bool {
        scene.ready.as_ref().is_some_and(|(_, outcome)| outcome.opens.is_none())
    }

    /// Takes over the cards only if they are the only change; otherwise they come with another pick, as
    /// its payment.
    fn choosing_as(before: &Picked<Self>, now: &Picked<Self>) -> Picked<Self> {
        let scene = before.scene.choosing_as(&now.scene);
        let paying = Draft { cards: now.shown.cards, ..before.shown.clone() };
        let shown = if paying == now.shown { paying } else { before.shown.clone() };
        Picked { scene, shown, ..before.clone() }
    }

    fn role(action: Action) -> Role {
        match TurnPart::of(action) {
            TurnPart::Main | TurnPart::Choice => Role::Move,
            TurnPart::Quick => Role::Aside,
            TurnPart::End => Role::End,
        }
    }

    fn chapter(view: &View) -> Chapter {
        Chapter::turn(view.table.turn.seat, view.table.turn.number.saturating_add(1))
    }

    fn is_last_turn(view: &View) -> bool {
        view.decides() && view.table.last_round.is_some()
    }

    fn reckoning(view: &View) -> Vec<Part<Cause, Place>> {
        reckoning(view)
    }

    fn prizes(events: &[Event], _: &View, _: &View) -> Vec<(Seat, RewardTile)> {
        let claimed = |event: &Event| match *event {
            Event::RewardTileClaimed { seat, tile, .. } => Some((seat, tile)),
            _ => None,
        };
        events.iter().filter_map(claimed).collect()
    }

    fn look(seen: Seen<Self>) -> Look {
        look(seen)
    }

    fn flights(events: &[Event], before: &View, after: &View) -> Vec<Flight> {
        flights(events, &before.table, &after.table)
    }

    fn is_previewed(piece: &Piece) -> bool {
        matches!(piece, Piece::Merchant(_) | Piece::Councillor(_) | Piece::Queen | Piece::Marker(_))
    }

    fn sound(event: &Event) -> Option<Sound> {
        sound(event)
    }

    fn turn_begun(events: &[Event], _: Option<Seat>) -> Option<Seat> {
        events.iter().find_map(|event| match *event {
            Event::TurnBegan { seat, .. } => Some(seat),
            _ => None,
        })
    }

    fn places(action: Action) -> Vec<Place> {
        of_action(action)
    }

    fn around(place: Place) -> Option<Place> {
        place.around()
    }

    fn named(events: &[Event]) -> Vec<Place> {
        named(events)
    }

    /// Left out are the cards it matches, and the councillors that others match, since a bot estimates other hands from its
    /// own. The results expected of this and other actions depend on the hand too, so none of them may be given.
    fn openly(motives: &[Motive]) -> Vec<Motive> {
        let of_the_hand = |motive: &Motive| {
            matches!(motive.gain, Gain::Matches(..) | Gain::Unmatched(..) | Gain::Against(..))
        };
        motives.iter().copied().filter(|motive| !of_the_hand(motive)).collect()
    }

    fn could_be_said(motive: &Motive, view: &View) -> bool {
        let is_rival = |seat: Seat| seat.index() < usize::from(view.table.seats());
        match motive.gain {
            Gain::Permit(cities) => CitySet::ALL.contains_all(cities),
            gain => gain.rival().is_none_or(is_rival),
        }
    }
}
