//! Parts of the table.

mod details;
mod hall;
mod rail;
mod seats;

pub use details::Background;
pub use hall::{HallBox, hall_words, letters};
pub use rail::{CardsPanel, EventsPanel, NearestPanel, StandingPanel};
pub use seats::{SeatPanels, SeatStrip, Seated};
