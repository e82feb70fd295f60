//! Interface of The Council to the screens that belong to no game.

use super::draft::{Draft, Pick, has};
use super::look::{Hand, Look, look};
use super::motion::{Flight, Piece, flights};
use super::picking::why_not;
use super::place::{Place, named, of_action};
use super::reason::Reason;
use super::reckoning::reckoning;
use super::sound::sound;
use super::trace::Row;
use super::{Legal, Scene};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::bots::motive::{MOST_SAID, Motive};
use crate::games::the_council::rules::action::Kind;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::rules::{Action, Event, View};
use crate::rules::Seat;
use crate::scene::reckoning::Part;
use crate::scene::sound::Sound;
use crate::scene::{Chapter, Picked, Seen, Shown};

/// A round is a hand, and a prize a suit in which a seat rises above the empire.
impl Shown for TheCouncil {
    type Kind = Kind;
    type Draft = Draft;
    type Pick = Pick;
    type Scene = Scene;
    type Reason = Reason;
    type Place = Place;
    type Piece = Piece;
    type Hand = Hand;
    type Cause = Row;
    type Prize = Suit;

    const MOST_SAID: usize = MOST_SAID;
    const USUAL_ROUNDS: u16 = 5;

    fn draft_of(action: Action) -> Option<Draft> {
        Some(Draft::of(action))
    }

    /// Returns the kind of the decision once something is picked.
    fn kind(draft: &Draft) -> Option<Kind> {
        draft.kind.filter(|_| draft.action().is_some())
    }

    fn pick(draft: &Draft, legal: &Legal, pick: Pick) -> Draft {
        draft.pick(legal.view(), pick)
    }

    fn action(draft: &Draft, _: &View) -> Option<Action> {
        draft.action()
    }

    fn why_not(legal: &Legal, draft: &Draft, pick: Pick) -> Option<Reason> {
        why_not(legal.view(), draft, pick)
    }

    fn may_become(draft: &Draft, action: Action) -> bool {
        draft.may_become(action)
    }

    fn has(action: Action, pick: Pick) -> bool {
        has(action, pick)
    }

    fn scene(legal: &Legal, draft: &Draft) -> Scene {
        Scene::new(legal.view(), draft)
    }

    fn preview(scene: &mut Scene, view: &View, action: Action) {
        scene.preview(view, action);
    }

    fn closes(scene: &Scene) -> bool {
        scene.closes()
    }

    fn choosing_as(before: &Picked<Self>, now: &Picked<Self>) -> Picked<Self> {
        Picked { scene: before.scene.choosing_as(&now.scene), ..now.clone() }
    }

    fn chapter(view: &View) -> Chapter {
        let table = &view.table;
        let event = u8::try_from(table.events_begun()).ok().filter(|&event| event > 0);
        let event = event.map(|event| (event, table.events_due()));
        Chapter { seat: None, number: table.hand.into(), event }
    }

    fn reckoning(view: &View) -> Vec<Part<Row, Place>> {
        reckoning(&view.table)
    }

    fn prizes(_: &[Event], before: &View, after: &View) -> Vec<(Seat, Suit)> {
        let rises = |suit| {
            let earlier = before.table.above_the_empire(suit);
            let now = after.table.above_the_empire(suit).iter();
            now.filter(move |&seat| !earlier.contains(seat)).map(move |seat| (seat, suit))
        };
        Suit::ALL.into_iter().flat_map(rises).collect()
    }

    fn look(seen: Seen<Self>) -> Look {
        look(seen)
    }

    fn flights(events: &[Event], before: &View, _: &View) -> Vec<Flight> {
        flights(events, &before.table)
    }

    fn is_previewed(piece: &Piece) -> bool {
        matches!(piece, Piece::Offered(_))
    }

    fn sound(event: &Event) -> Option<Sound> {
        sound(event)
    }

    fn turn_begun(events: &[Event], next: Option<Seat>) -> Option<Seat> {
        let acted = events.first().and_then(|event| match *event {
            Event::Chose { seat, .. } | Event::Bid { seat, .. } | Event::Committed { seat, .. } => {
                Some(seat)
            }
            _ => None,
        });
        next.filter(|&next| acted != Some(next))
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

    fn could_be_said(motive: &Motive, view: &View) -> bool {
        motive.purpose.rival().is_none_or(|seat| seat.0 < view.table.seats())
    }
}
