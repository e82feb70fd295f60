//! The toy for screens and for lists of saved matches: what is picked, what moves, how it stands. There are no lessons.

use std::cmp::Reverse;
use std::fmt::{self, Display, Formatter};

use curia::archive::Glanced;
use curia::rules::Seat;
use curia::scene::lesson::Taught;
use curia::scene::motion::Flight;
use curia::scene::reckoning::Part;
use curia::scene::{Legal, Look, Role, Seen, Shown};

use super::{Action, Event, Illegal, Toy, View};

/// A place on the table: all that lies open, or what is before a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Board,
    Before(Seat),
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Place::Board => f.write_str("board"),
            Place::Before(seat) => write!(f, "before-{}", seat.0),
        }
    }
}

/// How long a card or a prize moves, in milliseconds.
const FLIGHT: u16 = 500;

impl From<&View> for Option<Action> {
    fn from(_: &View) -> Option<Action> {
        None
    }
}

/// Actions are picked whole.
impl Shown for Toy {
    type Kind = ();
    type Draft = Option<Action>;
    type Pick = Action;
    type Scene = Vec<Action>;
    type Reason = Illegal;
    type Place = Place;
    /// Events are moving pieces.
    type Piece = Event;
    type Hand = View;
    type Cause = ();
    type Prize = u8;

    const MOST_SAID: usize = 1;
    const USUAL_ROUNDS: u16 = 9;

    fn draft_of(action: Action) -> Option<Option<Action>> {
        Some(Some(action))
    }

    fn kind(draft: &Option<Action>) -> Option<()> {
        draft.map(drop)
    }

    fn pick(_: &Option<Action>, _: &Legal<Toy>, pick: Action) -> Option<Action> {
        Some(pick)
    }

    fn action(draft: &Option<Action>, _: &View) -> Option<Action> {
        *draft
    }

    fn why_not(legal: &Legal<Toy>, draft: &Option<Action>, pick: Action) -> Option<Illegal> {
        (!legal.allow(draft, pick)).then_some(Illegal(legal.view().table.phase))
    }

    fn scene(legal: &Legal<Toy>, draft: &Option<Action>) -> Vec<Action> {
        legal.fitting(draft).collect()
    }

    fn preview(scene: &mut Vec<Action>, _: &View, action: Action) {
        *scene = vec![action];
    }

    fn closes(scene: &Vec<Action>) -> bool {
        scene.len() == 1
    }

    fn may_become(draft: &Option<Action>, action: Action) -> bool {
        draft.is_none_or(|picked| picked == action)
    }

    fn has(action: Action, pick: Action) -> bool {
        action == pick
    }

    fn reckoning(view: &View) -> Vec<Part<(), Place>> {
        vec![Part::in_play((), Toy::points(view))]
    }

    fn prizes(events: &[Event], _: &View, _: &View) -> Vec<(Seat, u8)> {
        let took = |event: &Event| match *event {
            Event::Took { seat, prize } => Some((seat, prize)),
            _ => None,
        };
        events.iter().filter_map(took).collect()
    }

    /// Returns a look with everything but the view of the deciding seat.
    fn look(seen: Seen<Toy>) -> Look<Toy> {
        let Seen { at, view, next, hands, .. } = seen;
        let hands = hands.into_iter().map(|(_, hand)| hand).collect();
        Look { at, view, draft: next, scene: Vec::new(), hands }
    }

    fn flights(events: &[Event], _: &View, _: &View) -> Vec<Flight<Toy>> {
        let fly = |piece: &Event| {
            let way = match *piece {
                Event::Laid { seat, .. } => vec![Place::Before(seat), Place::Board],
                Event::Took { seat, .. } => vec![Place::Board, Place::Before(seat)],
                _ => Vec::new(),
            };
            Flight { piece: piece.clone(), way, begins: 0, lasts: FLIGHT, part: 0 }
        };
        events.iter().map(fly).collect()
    }

    fn role(action: Action) -> Role {
        if action == Action::Keep { Role::End } else { Role::Move }
    }
}

impl Glanced for Toy {
    fn round(view: &View) -> u16 {
        u16::from(view.table.rounds.min(1 + view.table.round))
    }

    fn points(view: &View) -> Vec<u16> {
        view.table.points.iter().map(|&points| points.max(0) as u16).collect()
    }

    fn standings(view: &View) -> Vec<Vec<(Seat, u16)>> {
        let mut all: Vec<_> = (0..).map(Seat).zip(Toy::points(view)).collect();
        all.sort_by_key(|&(_, points)| Reverse(points));
        all.chunk_by(|one, next| one.1 == next.1).map(<[_]>::to_vec).collect()
    }
}

impl Taught for Toy {
    type Lesson = ();
    type Subject = ();
    type Saying = ();
}
