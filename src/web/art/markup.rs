//! Building blocks of the drawings.

use std::fmt;

use leptos::{prelude::*, svg};

/// Number with one decimal, counted in tenths: drawing needs no floating point.
#[derive(Clone, Copy)]
pub struct Tenths(pub i32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10)
    }
}

/// Returns a drawing in the text: `markup` in a box of the given size.
pub fn drawing(
    class: &'static str,
    width: u32,
    height: u32,
    view_box: &'static str,
    markup: String,
) -> impl IntoView + use<> {
    drawn(class, (width, height), view_box, markup, None)
}

/// Returns a drawing with the tip of this key.
pub fn symbol<T: fmt::Display>(
    of: T,
    class: &'static str,
    width: u32,
    height: u32,
    view_box: &'static str,
    markup: String,
) -> impl IntoView + use<T> {
    drawn(class, (width, height), view_box, markup, Some(of.to_string()))
}

fn drawn(
    class: &'static str,
    (width, height): (u32, u32),
    view_box: &'static str,
    markup: String,
    tip: Option<String>,
) -> impl IntoView + use<> {
    svg::svg()
        .attr("class", class)
        .attr("width", width)
        .attr("height", height)
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true")
        .attr("data-tip", tip)
        .inner_html(markup)
}

/// Returns a line through points.
pub fn through(points: impl IntoIterator<Item = (i32, i32)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        path += &format!("{x} {y}");
    }
    path
}

/// Returns markup around the origin, moved to a place.
pub fn placed(markup: &str, x: i32, y: i32) -> String {
    format!("<g transform=\"translate({x} {y})\">{markup}</g>")
}

/// Returns a reference to a group of the sprite.
pub fn use_of(id: &str) -> String {
    format!("<use href=\"#{id}\"/>")
}

/// Returns a shape of a box of 24 round a place, so many tenths wide, in the colour of this property.
pub fn emblem_at(id: &str, x: Tenths, y: Tenths, size: i32, fill: &str) -> String {
    // Thousandths of a scale.
    let scale = size * 1000 / 240;
    format!(
        "<use href=\"#{id}\" fill=\"var({fill})\" transform=\"translate({x} {y}) scale({}.{:03}) \
         translate(-12 -12)\"/>",
        scale / 1000,
        scale % 1000
    )
}
