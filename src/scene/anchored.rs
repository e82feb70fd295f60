//! Position of a card that hangs on what was pressed, with a tip towards it. Lengths are in the page's own pixels.

use super::beside::ScreenRect;

/// Gap between the card and what was pressed, which the tip fills.
const GAP: f64 = 12.0;
/// Gap between the card and the edge of the screen.
const EDGE: f64 = 8.0;
/// Distance of the tip from the corners of the card.
const CORNER: f64 = 22.0;

/// Side of the card that faces what was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
    Bottom,
    Top,
}

impl Side {
    /// Sides in the order in which they are tried: a card best lies to the right of what it tells about.
    const ALL: [Side; 4] = [Side::Left, Side::Right, Side::Bottom, Side::Top];

    /// Returns the word that the style sheet uses for it.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
            Side::Bottom => "bottom",
            Side::Top => "top",
        }
    }
}

/// Position of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Anchored {
    /// Distance from the left edge of the page.
    pub left: f64,
    /// Distance from its upper edge.
    pub top: f64,
    /// Side of its tip, and the tip's distance from the beginning of that side; `None` if the card fits on no side, and
    /// lies in the middle.
    pub tip: Option<(Side, f64)>,
}

/// Returns the position of a card of this width and height on a screen: on the first side of what was pressed that has
/// room for it, level with it as far as the screen allows.
pub fn anchored(pressed: ScreenRect, card: (f64, f64), screen: (f64, f64)) -> Anchored {
    let (width, height) = card;
    let right = pressed.left + pressed.width;
    let bottom = pressed.top + pressed.height;
    let level = |middle: f64, length: f64, room: f64| {
        (middle - length / 2.0).min(room - length - EDGE).max(EDGE)
    };
    let (across, down) = (pressed.left + pressed.width / 2.0, pressed.top + pressed.height / 2.0);
    let place = |side: Side| {
        let beside = level(down, height, screen.1);
        let over = level(across, width, screen.0);
        let (left, top) = match side {
            Side::Left => (right + GAP, beside),
            Side::Right => (pressed.left - GAP - width, beside),
            Side::Bottom => (over, pressed.top - GAP - height),
            Side::Top => (over, bottom + GAP),
        };
        let fits = left >= EDGE
            && top >= EDGE
            && left + width <= screen.0 - EDGE
            && top + height <= screen.1 - EDGE;
        let (along, length) = match side {
            Side::Left | Side::Right => (down - top, height),
            Side::Bottom | Side::Top => (across - left, width),
        };
        let along = along.min(length - CORNER).max(CORNER);
        fits.then_some(Anchored { left, top, tip: Some((side, along)) })
    };
    let middle = |length: f64, room: f64| ((room - length) / 2.0).max(0.0);
    Side::ALL.into_iter().find_map(place).unwrap_or(Anchored {
        left: middle(width, screen.0),
        top: middle(height, screen.1),
        tip: None,
    })
}
