//! The causes of points in a match, as its bars show them.

use crate::scene::reckoning;
use crate::web::art::Paint;
use crate::web::screen::Screen;

/// A cause of points.
#[derive(Clone, Debug)]
pub struct Cause {
    /// Its name in few words.
    pub name: String,
    pub paint: Paint,
}

/// Points of all seats from one cause.
pub type Part = reckoning::Part<Cause, ()>;

/// Returns the points of the last view of a match by cause.
pub fn parts<G: Screen>(view: &G::View) -> Vec<Part> {
    let part = |part: reckoning::Part<G::Cause, G::Place>| Part {
        cause: Cause { name: G::cause(part.cause), paint: G::paint(part.cause) },
        stage: part.stage,
        points: part.points,
        tiles: Vec::new(),
    };
    G::reckoning(view).into_iter().map(part).collect()
}
