//! Look of the parts of a bar.

use leptos::prelude::*;

/// Colours of a part of a bar, as names of custom properties, and whether stripes lie over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// Colour of the part.
    pub fill: &'static str,
    /// Colour of words on it.
    pub ink: &'static str,
    /// Whether it has stripes.
    pub hatched: bool,
}

impl Paint {
    /// Returns a plain look.
    pub const fn plain(fill: &'static str, ink: &'static str) -> Paint {
        Paint { fill, ink, hatched: false }
    }

    /// Returns a look with stripes.
    pub const fn hatched(fill: &'static str, ink: &'static str) -> Paint {
        Paint { fill, ink, hatched: true }
    }

    /// Returns the values that the class `paint` reads.
    pub fn style(self) -> String {
        format!("--fill:var(--{});--on:var(--{})", self.fill, self.ink)
    }

    /// Returns the classes of an element with this look, after others.
    pub const fn class(self) -> &'static str {
        if self.hatched { "paint hatched" } else { "paint" }
    }
}

/// Draws a sample for a legend.
pub fn swatch(paint: Paint) -> impl IntoView {
    view! { <i class=format!("swatch {}", paint.class()) style=paint.style() aria-hidden="true"></i> }
}
