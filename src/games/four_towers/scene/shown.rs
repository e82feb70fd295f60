//! Interface of Four Towers to the screens that belong to no game.

use super::draft::{Draft, Pick, has};

use super::look::{Look, look};
use super::motion::{Flight, Piece, flights};
use super::place::{Place, named, of_action};
use super::reason::{Reason, why_not};
use super::reckoning::reckoning;
use super::sound::sound;
use super::trace::Row;
use super::{Legal, Scene};
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::bots::motive::{MOST_SAID, Motive};
use crate::games::four_towers::rules::components::{Champion, turns};
use crate::games::four_towers::rules::{Action, Event, Kind, View};
use crate::rules::Seat;
use crate::scene::reckoning::Part;
use crate::scene::sound::Sound;
use crate::scene::{Chapter, Picked, Role, Seen, Shown};

/// A prize is a champion.
impl Shown for FourTowers {
    type Kind = Kind;
    type Draft = Draft;
    type Pick = Pick;
    type Scene = Scene;
    type Reason = Reason;
    type Place = Place;
    type Piece = Piece;
    type Hand = Seat;
    type Cause = Row;
    type Prize = Champion;

    const MOST_SAID: usize = MOST_SAID;
    /// The most that there are.
    const USUAL_ROUNDS: u16 = turns(2) as u16 / 2;

    fn draft_of(action: Action) -> Option<Draft> {
        Some(Draft::of(action))
    }

    /// Returns the kind of the action once something is picked or filled in.
    fn kind(draft: &Draft) -> Option<Kind> {
        draft.kind.filter(|&kind| kind != Kind::Draw || !draft.clans.is_none())
    }

    fn pick(draft: &Draft, legal: &Legal, pick: Pick) -> Draft {
        draft.pick(legal, pick)
    }

    fn action(draft: &Draft, view: &View) -> Option<Action> {
        draft.action(&view.table)
    }

    fn why_not(legal: &Legal, draft: &Draft, pick: Pick) -> Option<Reason> {
        why_not(legal, draft, pick)
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
        scene.preview(view, action);
    }

    fn closes(scene: &Scene) -> bool {
        scene.closes()
    }

    fn choosing_as(before: &Picked<Self>, now: &Picked<Self>) -> Picked<Self> {
        Picked { scene: before.scene.choosing_as(&now.scene), ..now.clone() }
    }

    fn role(action: Action) -> Role {
        match action {
            Action::End => Role::End,
            Action::Expand { .. } | Action::Demote(_) | Action::Spare => Role::Sequel,
            _ => Role::Move,
        }
    }

    fn chapter(view: &View) -> Chapter {
        Chapter::turn(view.table.active(), u16::from(view.table.turn.number) + 1)
    }

    fn is_last_turn(view: &View) -> bool {
        view.seat.is_some_and(|seat| view.decides() && view.table.turns_left(seat) == 1)
    }

    fn reckoning(view: &View) -> Vec<Part<Row, Place>> {
        reckoning(&view.table)
    }

    fn prizes(events: &[Event], _: &View, _: &View) -> Vec<(Seat, Champion)> {
        let hired = |event: &Event| match *event {
            Event::ChampionHired { seat, champion, .. } => Some((seat, champion)),
            _ => None,
        };
        events.iter().filter_map(hired).collect()
    }

    fn look(seen: Seen<Self>) -> Look {
        look(seen)
    }

    fn flights(events: &[Event], before: &View, _: &View) -> Vec<Flight> {
        flights(events, &before.table)
    }

    fn sound(event: &Event) -> Option<Sound> {
        sound(event)
    }

    fn turn_begun(events: &[Event], next: Option<Seat>) -> Option<Seat> {
        let is_over = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
        next.filter(|_| is_over)
    }

    /// Without the preview, in whose place the hint itself is.
    fn places(action: Action) -> Vec<Place> {
        let mut places = of_action(action);
        places.retain(|place| *place != Place::Preview);
        places
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
