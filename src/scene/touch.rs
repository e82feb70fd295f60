//! Fingers on the screen.

/// Maximum movement in pixels of a finger that taps.
pub const TREMBLE: f64 = 8.0;
