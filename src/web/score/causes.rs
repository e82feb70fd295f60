//! The causes of points in a match, as its bars show them.

use crate::scene::reckoning;
use crate::web::art::Paint;

/// A cause of points.
#[derive(Clone, Debug)]
pub struct Cause {
    /// Its name in few words.
    pub name: String,
    pub paint: Paint,
}

/// Points of all seats from one cause.
pub type Part = reckoning::Part<Cause, ()>;
