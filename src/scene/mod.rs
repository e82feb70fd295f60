//! Content and sounds of any game's screens, and what can be picked there, as plain data that can be
//! tested without a browser.

pub mod analysis;
pub mod anchored;
pub mod beside;
mod chapter;
pub mod fingers;
pub mod keys;
mod legal;
pub mod lesson;
mod look;
pub mod motion;
mod picked;
pub mod plane;
mod prompt;
pub mod puzzle;
pub mod rating;
pub mod reckoning;
pub mod replay;
mod shown;
pub mod sound;
pub mod tally;
pub mod touch;
pub mod travel;
pub mod turning;
pub mod unrolled;
pub mod viewport;

pub use chapter::Chapter;
pub use legal::Legal;
pub use look::Look;
pub use picked::Picked;
pub use prompt::{Act, At, Confirm, Prompt, Shows};
pub use shown::{Role, Seen, Shown, role_of, sounds};
