//! Lines in use on the map: lit roads with arrows, those about to go along them, and lords that fall.

use super::figure::{Figure, Look, figure_markup};
use crate::games::four_towers::rules::components::{Clan, LineEnd};
use crate::games::four_towers::scene::geometry::{Point, Road, curve_of, fall_of};
use crate::games::four_towers::scene::parts::{self, GREAT_RIDER, RIDER};
use crate::web::art::markup::Tenths;

/// Draws a line in use; `is_open` if who goes along it is still to be said.
pub fn line(road: Road, is_open: bool) -> String {
    let Some(curve) = curve_of(road) else { return String::new() };
    let (path, class) = (curve.path(), if is_open { "line-on open" } else { "line-on" });
    format!("<path class=\"lit-bed\" d=\"{path}\"/><path class=\"{class}\" d=\"{path}\"/>")
}

/// Draws the arrow at the end of a line in use.
pub fn arrow(road: Road) -> String {
    parts::tip(road).map(|(place, way)| arrow_at(place, way)).unwrap_or_default()
}

fn arrow_at(place: Point, way: Point) -> String {
    let angle = (way.y.atan2(way.x).to_degrees() * 10.0).round() as i32;
    format!(
        "<path class=\"line-arrow\" transform=\"translate({:.1} {:.1}) rotate({})\" \
         d=\"M2 0L-15-10V10z\"/>",
        place.x,
        place.y,
        Tenths(angle)
    )
}

/// Draws who is about to go along a line, as what they become, with the number of the line if it has a key.
pub fn rider(road: Road, clan: Clan, key: Option<u8>, is_sure: bool) -> String {
    let Some(Point { x, y }) = parts::rider(road) else { return String::new() };
    let (figure, radius, foot, size, off) = match road.1 {
        LineEnd::Village(_) => (Figure::Peasant, RIDER, 16, ".86", 17),
        LineEnd::Outside => (Figure::Lord, GREAT_RIDER, 17, ".96", 20),
        LineEnd::City => (Figure::Demon, GREAT_RIDER, 17, ".96", 20),
    };
    let key = key.map(|key| {
        format!(
            "<g class=\"line-key\" transform=\"translate({off} -18)\"><circle r=\"12.5\"/>\
             <text y=\"6\">{key}</text></g>"
        )
    });
    let class = if is_sure { "rider" } else { "rider unsure" };
    format!(
        "<g class=\"{class}\" transform=\"translate({x:.1} {y:.1})\"><circle r=\"{radius}\"/>\
         <g transform=\"translate(0 {foot}) scale({size})\">{}</g>{}</g>",
        figure_markup(figure, Some(clan), Look::Plain),
        key.unwrap_or_default()
    )
}

/// Draws the way of a lord of the clan who follows a demon into the City.
pub fn fall(clan: Clan) -> String {
    let path = fall_of(clan).path();
    format!("<path class=\"lord-fall-bed\" d=\"{path}\"/><path class=\"lord-fall\" d=\"{path}\"/>")
}

/// Draws that lord on the way.
pub fn falling(clan: Clan) -> String {
    let curve = fall_of(clan);
    let middle = curve.at(0.45);
    format!(
        "{}<g class=\"rider unsure\" transform=\"translate({:.1} {:.1})\"><circle r=\"25\"/>\
         <g transform=\"translate(0 16) scale(.9)\">{}</g></g>",
        arrow_at(curve.to, curve.ahead(1.0)),
        middle.x,
        middle.y,
        figure_markup(Figure::Lord, Some(clan), Look::Plain)
    )
}
