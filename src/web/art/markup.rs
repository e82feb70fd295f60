//! What the drawings are put together with.

use std::fmt;

use leptos::{prelude::*, svg};

use crate::text::tip::Tip;

/// A number with one decimal, counted in tenths: drawing needs no floating point.
#[derive(Clone, Copy)]
pub(super) struct Tenths(pub i32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{}", self.0.abs() / 10, self.0.abs() % 10)
    }
}

/// A drawing of its own inside the text: `markup` in a box of the given size.
pub(super) fn drawing(
    class: &'static str,
    width: u32,
    height: u32,
    view_box: &'static str,
    markup: String,
) -> impl IntoView + use<> {
    drawn(class, (width, height), view_box, markup, None)
}

/// A drawing with a tip.
pub(super) fn symbol(
    of: Tip,
    class: &'static str,
    width: u32,
    height: u32,
    view_box: &'static str,
    markup: String,
) -> impl IntoView + use<> {
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

/// A line through points.
pub(super) fn through(points: impl IntoIterator<Item = (i32, i32)>) -> String {
    let mut path = String::new();
    for (x, y) in points {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        path += &format!("{x} {y}");
    }
    path
}

/// Something drawn around the origin, at a place.
pub(super) fn placed(markup: &str, x: i32, y: i32) -> String {
    format!("<g transform=\"translate({x} {y})\">{markup}</g>")
}

/// A reference to a group of the sprite.
pub(super) fn use_of(id: &str) -> String {
    format!("<use href=\"#{id}\"/>")
}

/// A reference to a group of the sprite at a place, with further attributes.
pub(super) fn use_at(id: &str, x: i32, y: i32, attributes: &str) -> String {
    format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" {attributes}/>")
}
