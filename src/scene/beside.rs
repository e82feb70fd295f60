//! Position of a card beside the things it refers to, not over them. Lengths are in screen pixels.

use std::cmp::Ordering;

/// Upright rectangle on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScreenRect {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl ScreenRect {
    const fn right(self) -> f64 {
        self.left + self.width
    }

    const fn bottom(self) -> f64 {
        self.top + self.height
    }

    /// Returns the rectangle enlarged by this much on every side.
    pub const fn grown(self, by: f64) -> ScreenRect {
        ScreenRect {
            left: self.left - by,
            top: self.top - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }

    /// Returns the part inside the other rectangle; its width or height is 0 if there is none.
    #[must_use]
    pub fn within(self, other: ScreenRect) -> ScreenRect {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        let width = (self.right().min(other.right()) - left).max(0.0);
        let height = (self.bottom().min(other.bottom()) - top).max(0.0);
        ScreenRect { left, top, width, height }
    }

    /// Returns the smallest rectangle that holds both.
    pub fn around(self, other: ScreenRect) -> ScreenRect {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let width = self.right().max(other.right()) - left;
        let height = self.bottom().max(other.bottom()) - top;
        ScreenRect { left, top, width, height }
    }

    /// Splits the shared area in half between both rectangles, across or down, whichever loses less.
    fn cut(&mut self, other: &mut ScreenRect) {
        let left = self.left.max(other.left);
        let right = self.right().min(other.right());
        let top = self.top.max(other.top);
        let bottom = self.bottom().min(other.bottom());
        if right - left < bottom - top {
            let (first, second) =
                if self.left <= other.left { (self, other) } else { (other, self) };
            let (end, middle) = (second.right(), (left + right) / 2.0);
            first.width = middle - first.left;
            (second.left, second.width) = (middle, end - middle);
        } else {
            let (first, second) = if self.top <= other.top { (self, other) } else { (other, self) };
            let (end, middle) = (second.bottom(), (top + bottom) / 2.0);
            first.height = middle - first.top;
            (second.top, second.height) = (middle, end - middle);
        }
    }

    /// Returns the area shared with the other rectangle, in square pixels.
    pub fn shared(self, other: ScreenRect) -> f64 {
        let width = self.right().min(other.right()) - self.left.max(other.left);
        let height = self.bottom().min(other.bottom()) - self.top.max(other.top);
        width.max(0.0) * height.max(0.0)
    }

    /// Returns the distance between the centres.
    fn distance(self, other: ScreenRect) -> f64 {
        let across = self.left + self.width / 2.0 - other.left - other.width / 2.0;
        let down = self.top + self.height / 2.0 - other.top - other.height / 2.0;
        across.hypot(down)
    }
}

/// Cuts overlapping areas at the middle of what they share, and drops any area wholly inside another.
pub fn separate(mut areas: Vec<ScreenRect>) -> Vec<ScreenRect> {
    let mut apart: Vec<ScreenRect> = Vec::new();
    while let Some(mut area) = areas.pop() {
        let mut whole = true;
        for other in areas.iter_mut().chain(&mut apart) {
            let around = area.around(*other);
            if around == *other {
                whole = false;
            } else if around != area && area.shared(*other) > 0.0 {
                area.cut(other);
            }
        }
        apart.retain(|other| area.around(*other) != area);
        apart.extend(whole.then_some(area));
    }
    apart.reverse();
    apart
}

/// Gap between the card and what is lit, and between the card and the edge of the screen.
const GAP: f64 = 14.0;
/// Distance between the positions tried.
const STEP: f64 = 16.0;

/// Returns the card's position on the screen: covering as little as possible of what is lit, above all of those to
/// press, which come first; then of the room to keep free, then as near as possible to the first of what is lit; in the
/// middle if nothing is lit. A card as wide as the screen goes to its top or bottom, and between them only if both are
/// to be pressed.
pub fn beside(
    lit: &[ScreenRect],
    to_press: usize,
    room: Option<ScreenRect>,
    card: (f64, f64),
    screen: ScreenRect,
) -> (f64, f64) {
    let (width, height) = card;
    let middle = (
        screen.left + ((screen.width - width) / 2.0).max(0.0),
        screen.top + ((screen.height - height) / 2.0).max(0.0),
    );
    let is_free = |&(left, top): &(f64, f64)| {
        let area = ScreenRect { left, top, width, height };
        lit.iter().take(to_press).all(|lit| lit.shared(area) == 0.0)
    };
    if width + 2.0 * GAP > screen.width {
        let bottom = (screen.bottom() - height).max(screen.top);
        let edges = [(middle.0, bottom), (middle.0, screen.top)];
        let at_edge = best(&edges, lit, to_press, room, card);
        // Between what is to be pressed at both edges there may be room.
        let steps = ((bottom - screen.top) / STEP) as u32;
        let between = (1..=steps).map(|step| (middle.0, bottom - f64::from(step) * STEP));
        let free: Vec<_> = between.filter(is_free).collect();
        return match is_free(&at_edge) || free.is_empty() {
            true => at_edge,
            false => best(&free, lit, to_press, room, card),
        };
    }
    if lit.is_empty() {
        return middle;
    }
    let along = |from: f64, room: f64| {
        let last = (room - GAP).max(GAP);
        let steps = ((last - GAP) / STEP) as u32;
        (0..=steps).map(move |step| from + GAP + f64::from(step) * STEP).chain([from + last])
    };
    let tops = || along(screen.top, screen.height - height);
    let lefts = along(screen.left, screen.width - width);
    let places: Vec<_> = lefts.flat_map(|left| tops().map(move |top| (left, top))).collect();
    best(&places, lit, to_press, room, card)
}

fn best(
    places: &[(f64, f64)],
    lit: &[ScreenRect],
    to_press: usize,
    room: Option<ScreenRect>,
    card: (f64, f64),
) -> (f64, f64) {
    let (width, height) = card;
    let cost = |&(left, top): &(f64, f64)| {
        let area = ScreenRect { left, top, width, height };
        // By share, not by pixels: covering a small thing is as bad as covering a large one.
        let covered = |lit: &ScreenRect| {
            let whole = lit.grown(GAP / 2.0);
            whole.shared(area) / (whole.width * whole.height)
        };
        let of_pressed: f64 = lit.iter().take(to_press).map(covered).sum();
        let of_lit: f64 = lit.iter().map(covered).sum();
        let of_room = room.as_ref().map_or(0.0, covered);
        let away = lit.first().map_or(0.0, |first| area.distance(*first));
        [of_pressed, of_lit, of_room, away]
    };
    let order = |one: &&(f64, f64), other: &&(f64, f64)| {
        let unlike = cost(one).into_iter().zip(cost(other)).find(|(one, other)| one != other);
        unlike.map_or(Ordering::Equal, |(one, other)| one.total_cmp(&other))
    };
    places.iter().min_by(order).copied().unwrap_or_default()
}
