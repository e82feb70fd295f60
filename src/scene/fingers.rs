//! Taps, drags and pinches by fingers, or a mouse, on the map of a small screen.

use super::plane::Point;
use super::touch::TREMBLE;
use super::viewport::{Frame, Viewport};

/// Maximum time in milliseconds between the two taps of a double tap.
pub const DOUBLE_TAP_TIME: f64 = 350.0;

/// Maximum distance in pixels between the two taps of a double tap.
pub const DOUBLE_TAP_DISTANCE: f64 = 32.0;

#[derive(Clone, Copy, Debug)]
struct Finger {
    id: i32,
    /// Point where it came down.
    from: Point,
    /// Current point.
    at: Point,
}

/// Fingers that are down.
#[derive(Clone, Debug, Default)]
pub struct Fingers {
    down: Vec<Finger>,
    dragging: bool,
    /// Point and time of the last tap.
    tapped: Option<(Point, f64)>,
}

impl Fingers {
    /// Adds a finger that comes down. Any after the second is ignored.
    pub fn down(&mut self, id: i32, at: Point) {
        if self.down.is_empty() {
            self.dragging = false;
        }
        if self.down.len() < 2 && self.down.iter().all(|finger| finger.id != id) {
            self.down.push(Finger { id, from: at, at });
        }
        self.dragging |= self.down.len() > 1;
    }

    /// Moves a finger and returns the new viewport, if it changes.
    pub fn moved(
        &mut self,
        id: i32,
        to: Point,
        viewport: Viewport,
        frame: Frame,
    ) -> Option<Viewport> {
        let before = self.down.clone();
        let finger = self.down.iter_mut().find(|finger| finger.id == id)?;
        finger.at = to;
        self.dragging |= distance(finger.from, to) > TREMBLE;
        if !self.dragging {
            return None;
        }
        Some(match (before.as_slice(), self.down.as_slice()) {
            ([one, other], [one_now, other_now]) => {
                viewport.pinched(frame, [one.at, other.at], [one_now.at, other_now.at])
            }
            ([one], [now]) => viewport.dragged(frame, one.at, now.at),
            _ => return None,
        })
    }

    /// Removes a finger that goes up or is lost. Returns whether that was a tap: the only finger, and it
    /// stayed where it came down.
    pub fn up(&mut self, id: i32) -> bool {
        let taps = self.taps(id);
        self.down.retain(|finger| finger.id != id);
        taps
    }

    /// Whether a finger taps if it goes up now.
    pub fn taps(&self, id: i32) -> bool {
        self.down.len() == 1 && self.down.iter().all(|finger| finger.id == id) && !self.dragging
    }

    /// Whether the fingers that are down, or were last down, have moved the map.
    pub const fn dragging(&self) -> bool {
        self.dragging
    }

    /// Forgets the last drag, so that the next click counts.
    pub fn rest(&mut self) {
        self.dragging &= !self.down.is_empty();
    }

    /// Records a tap at a time in milliseconds. Returns whether it is the second of a double tap.
    pub fn tap(&mut self, at: Point, time: f64) -> bool {
        let second = self.tapped.is_some_and(|(before, then)| {
            time - then < DOUBLE_TAP_TIME && distance(before, at) < DOUBLE_TAP_DISTANCE
        });
        self.tapped = (!second).then_some((at, time));
        second
    }
}

fn distance(one: Point, other: Point) -> f64 {
    (one.x - other.x).hypot(one.y - other.y)
}
