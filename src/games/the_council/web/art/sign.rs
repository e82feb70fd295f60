//! Small signs in the colour of the text.

use leptos::prelude::*;

use crate::web::art::markup::{drawing, use_of};

/// Sign of a state or an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Leads, or gains.
    Up,
    /// Is lowest, or trades.
    Down,
    /// A tie.
    Equal,
    /// Made, or succeeded.
    Done,
    /// Failed.
    Failed,
    /// Opens the event.
    Opens,
}

impl Sign {
    const fn id(self) -> &'static str {
        match self {
            Sign::Up => "sign-up",
            Sign::Down => "sign-down",
            Sign::Equal => "sign-equal",
            Sign::Done => "sign-done",
            Sign::Failed => "sign-failed",
            Sign::Opens => "sign-opens",
        }
    }
}

/// Draws a sign.
pub fn sign(of: Sign, size: u32) -> impl IntoView + use<> {
    drawing("sgn-12", size, size, "0 0 12 12", use_of(of.id()))
}
