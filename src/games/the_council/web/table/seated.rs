//! What the panels of the seats show.

use leptos::prelude::*;

use crate::games::the_council::rules::Chips;
use crate::games::the_council::rules::components::Suit;
use crate::games::the_council::scene::seats::Panel;
use crate::rules::Seat;

/// What the panels of the seats show.
#[derive(Clone, Copy)]
pub struct Seated {
    /// The seats, in seating order.
    pub panels: Memo<Vec<Panel>>,
    /// Points of each if the game ended now.
    pub points: Memo<Vec<u16>>,
    /// Chips that the open pick would bring a seat.
    pub brings: Signal<Option<(Seat, Chips)>>,
    /// The suit that is looked at.
    pub mark: RwSignal<Option<Suit>>,
}
