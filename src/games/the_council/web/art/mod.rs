//! Drawings of The Council: emblems, chips, cards and pieces, as small views over shapes of its own.
//!
//! The shapes are in `shapes.svg`, the pictures of the cards in `cards`; [`SHAPES`] is all of them, and
//! everything else refers to them. Colours are custom properties of the style sheets, so a change of theme redraws
//! nothing. All drawings are hidden from screen readers: the code that places one also describes it.

mod card;
mod chip;
mod doubled;
mod empire;
mod flown;
mod gains;
pub mod hall;
mod kind;
mod mark;
mod shapes;
mod sign;
mod suit;
mod traitor;

pub use card::{card_back, card_face, mini, mini_back, mini_place};
pub use chip::{Chip, chip, chips, pile};
pub use doubled::doubled;
pub use empire::beam_icon;
pub use flown::flown;
pub use gains::gains;
pub use hall::HallWords;
pub use kind::kind_icon;
pub use mark::{MarkBox, kind_mark, mark_box};
pub use shapes::SHAPES;
pub use sign::{Sign, sign};
pub use suit::{emblem, emblem_on, suit_class};
pub use traitor::{hood, traitor};

pub use crate::web::art::{mark, pawn};
