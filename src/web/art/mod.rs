//! The drawings: pieces, tiles, cards and the map, as small views over one sprite.
//!
//! Shapes are in `sprite.svg` and inserted once by [`Sprite`], those of a game by [`hold_shapes`]; everything else refers
//! to them. Colours are custom properties of the style sheets, so a change of theme redraws nothing. All drawings are
//! hidden from screen readers: the code that places one also describes it.

mod chances;
mod chart;
mod curtain;
mod icon;
mod laurel;
pub(crate) mod markup;
mod paint;
mod points;
mod seat;
mod shield;
mod sprite;

pub use chances::{At, ChanceLine, Chances, Flag};
pub use chart::{Chart, Line};
pub use curtain::{cloth, folds};
pub use icon::{Icon, icon, icon_sized};
pub use laurel::laurel;
pub use paint::{Paint, swatch};
pub use points::{POINTS_ENDS, Points};
pub use seat::{figure, head, line_sample, mark, pawn, seat_class, seat_colour};
pub use shield::{points_shield, shield};
pub use sprite::{Sprite, hold_shapes};
