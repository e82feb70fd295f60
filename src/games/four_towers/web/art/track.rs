//! The influence track.

use crate::games::four_towers::rules::components::{TOP, TrackGems, points};
use crate::games::four_towers::scene::geometry::{Area, Point};
use crate::games::four_towers::scene::track::{Track, Way};
use crate::record::SeatColour;
use crate::web::art::{head, seat_class};

/// Marker of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    pub colour: SeatColour,
    /// Its space.
    pub step: u8,
    /// Whether its influence counts twice.
    pub is_doubled: bool,
    /// Where the open choice would leave it.
    pub then: Option<u8>,
}

/// What the track shows.
#[derive(Clone, Copy, Debug)]
pub struct TrackView<'a> {
    /// The markers, in seating order.
    pub markers: &'a [Marker],
    /// The gems that are still on it.
    pub gems: TrackGems,
    /// Word above the track, or nothing.
    pub title: &'static str,
}

/// Draws the track, for use inside an `svg` of its width and height.
pub fn track(of: &Track, view: &TrackView<'_>) -> String {
    let mut markup = ground(of, view.title);
    for step in 0..=TOP {
        markup += &space(of, step, view.gems.is_on(step));
    }
    let moved = view.markers.iter().filter_map(|marker| way(of, view.markers, marker));
    markup += &moved.collect::<String>();
    for step in 0..=TOP {
        markup += &markers(of, step, view.markers);
    }
    markup
}

/// Returns who is on a space, and after them who would come there.
fn there(all: &[Marker], step: u8) -> impl Iterator<Item = (&Marker, bool)> {
    let here = all.iter().filter(move |marker| marker.step == step).map(|marker| (marker, false));
    let coming = all.iter().filter(move |marker| marker.then == Some(step));
    here.chain(coming.map(|marker| (marker, true)))
}

/// Draws the way of a marker that the open choice would move.
fn way(of: &Track, all: &[Marker], marker: &Marker) -> Option<String> {
    let place = |step: u8, is_ghost: bool| {
        let is_it = |(one, ghost): (&Marker, bool)| *one == *marker && ghost == is_ghost;
        let at = there(all, step).position(is_it)?;
        of.markers(step, there(all, step).count()).1.nth(at)
    };
    let (from, to) = (place(marker.step, false)?, place(marker.then?, true)?);
    Some(format!(
        "<path class=\"moves\" d=\"M{:.1} {:.1}L{:.1} {:.1}\"/>",
        from.x, from.y, to.x, to.y
    ))
}

fn ground(of: &Track, title: &str) -> String {
    let mut markup = match of.way {
        Way::Rows => String::new(),
        Way::Up | Way::Across => format!(
            "<rect class=\"track-paper\" width=\"{}\" height=\"{}\" rx=\"10\"/>",
            of.width, of.height
        ),
    };
    if of.head > 0.0 {
        markup += &format!(
            "<text class=\"track-title\" x=\"{}\" y=\"17\">{title}</text>",
            of.width / 2.0
        );
    }
    for step in 0..=TOP {
        let Area { x, y, width, height } = of.space(step);
        let class = match (of.way, step) {
            (Way::Rows, 0) => "space first",
            (Way::Rows, TOP) => "space last",
            (Way::Rows, step) if step % 2 == 0 => "space",
            (Way::Rows, _) => "space odd",
            (_, step) if step % 2 == 0 => continue,
            _ => "band",
        };
        let inset = if of.way == Way::Rows { 1.0 } else { 0.0 };
        markup += &format!(
            "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"5\"/>",
            x + inset,
            y + inset,
            width - 2.0 * inset,
            height - 2.0 * inset
        );
    }
    if of.way != Way::Rows {
        let (from, to) = (of.points(0), of.points(TOP));
        markup += &format!(
            "<path class=\"string\" d=\"M{:.1} {:.1}L{:.1} {:.1}\"/>",
            from.x, from.y, to.x, to.y
        );
    }
    markup
}

fn space(of: &Track, step: u8, has_gem: bool) -> String {
    let Point { x, y } = of.points(step);
    let class = match step {
        0 => "first",
        TOP => "last",
        _ => "",
    };
    let disc = match of.way {
        Way::Rows => String::new(),
        Way::Up | Way::Across => {
            let rim = if step == TOP {
                format!("<circle class=\"rim\" r=\"{:.1}\"/>", of.disc - 2.5)
            } else {
                String::new()
            };
            format!("<circle class=\"stone\" r=\"{:.1}\"/>{rim}", of.disc)
        }
    };
    let mut markup = format!(
        "<g class=\"{class}\" transform=\"translate({x:.1} {y:.1})\">{disc}<text y=\"4.8\">{}</text></g>",
        points(step)
    );
    if has_gem {
        let Point { x, y } = of.gem(step);
        markup +=
            &format!("<use href=\"#gem\" transform=\"translate({x:.1} {y:.1}) scale(.62)\"/>");
    }
    markup
}

/// Draws the markers on a space, those that an open choice would bring there, and the ways of these.
fn markers(of: &Track, step: u8, all: &[Marker]) -> String {
    let here: Vec<_> = there(all, step).collect();
    let (size, places) = of.markers(step, here.len());
    let mut markup = String::new();
    if here.iter().any(|(_, is_ghost)| *is_ghost) {
        let Area { x, y, width, height } = of.space(step);
        markup += &format!(
            "<rect class=\"reached\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"7\"/>",
            x + 1.0,
            y + 1.0,
            width - 2.0,
            height - 2.0
        );
    }
    for ((marker, is_ghost), Point { x, y }) in here.into_iter().zip(places) {
        let look = if is_ghost { "marker as-ghost" } else { "marker" };
        let gem = if marker.is_doubled {
            "<use href=\"#gem\" transform=\"translate(6 -6) scale(.42)\"/>"
        } else {
            ""
        };
        markup += &format!(
            "<g class=\"{look}\" transform=\"translate({x:.1} {y:.1}) scale({size:.2})\">{}{gem}</g>",
            head(seat_class(marker.colour))
        );
    }
    markup
}
