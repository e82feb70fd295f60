//! What a game draws on every screen, and how it says points.

use std::any::Any;
use std::sync::Arc;

use leptos::prelude::*;

use crate::record::SeatColour;

/// Draws the signs of a game, each in a size.
#[derive(Clone, Copy)]
pub struct Signs {
    /// The mark of a seat.
    pub mark: fn(SeatColour, u32) -> AnyView,
    /// One of a seat's figures.
    pub figure: fn(SeatColour, u32) -> AnyView,
    /// This many points.
    pub points: fn(u16, u32) -> AnyView,
    /// Returns points in words.
    pub say: fn(u16) -> String,
}

/// A sign of a game, whatever it stands for: equal to another one for the same value.
#[derive(Clone)]
pub struct Sign(Arc<dyn Value>);

trait Value: Any + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;

    fn drawn(&self, height: u32) -> AnyView;
}

/// A value with what draws it in a height.
struct Of<T>(T, fn(&T, u32) -> AnyView);

impl<T: PartialEq + Send + Sync + 'static> Value for Of<T> {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<Of<T>>().is_some_and(|other| self.0 == other.0)
    }

    fn drawn(&self, height: u32) -> AnyView {
        (self.1)(&self.0, height)
    }
}

impl Sign {
    /// Returns the sign of a value, with what draws it in a height.
    pub fn of<T: PartialEq + Send + Sync + 'static>(of: T, draw: fn(&T, u32) -> AnyView) -> Sign {
        Sign(Arc::new(Of(of, draw)))
    }

    /// Draws it in a height.
    pub fn drawn(&self, height: u32) -> AnyView {
        self.0.drawn(height)
    }
}

impl PartialEq for Sign {
    fn eq(&self, other: &Sign) -> bool {
        self.0.is(&*other.0)
    }
}
