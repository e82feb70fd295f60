//! The drawings in the rules of a game.

use leptos::prelude::*;

use crate::text::rules::Ruled;

/// A game that draws what stands in its rules.
pub trait Illustrated: Ruled {
    /// Its name, for the addresses of its rules.
    const NAME: &'static str;

    /// Returns the symbol of an amount, with this size in pixels.
    fn sign(of: Self::Amount, size: u32) -> AnyView;

    /// Returns the subject of a tip, with this size in pixels, if it has a drawing.
    fn symbol(of: Self::Tip, size: u32) -> AnyView;

    /// Returns a picture.
    fn image(of: Self::Picture) -> AnyView;

    /// Returns a drawing that lists no symbols.
    fn draw(of: Self::Drawing) -> AnyView;
}
