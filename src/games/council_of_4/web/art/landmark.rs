//! Landmarks: a city's own building, with roofs in the city's metal.

use crate::games::council_of_4::rules::{City, CityColour};

use super::metal::metal_class;
use super::region::region_class;

/// Drawings, one line a city: walls without a class, and then by class roofs (`rf`), openings (`dk`), rocks, lines and
/// so on.
const DRAWINGS: &str = include_str!("landmarks.svg");

/// Draws a city's landmark on its mound.
pub(super) fn landmark(city: City, colour: CityColour) -> String {
    let (metal, region) = (metal_class(colour), region_class(city.region()));
    let drawing = drawing(city);
    format!(
        "<g class=\"lm {metal} {region}\">\
         <path class=\"mound\" d=\"M-38-6Q-34-21 0-22T38-6z\"/>{drawing}</g>"
    )
}

/// Draws everything in the outline of a city's landmark.
pub(super) fn silhouette(city: City) -> String {
    let filled = |path: &&str| {
        let class = path.split("class=\"").nth(1).and_then(|class| class.split('"').next());
        matches!(class, None | Some("rf" | "rock" | "cypress"))
    };
    let lines = drawing(city).split("<path").filter(filled);
    let lines: String =
        lines.filter_map(|path| path.split(" d=\"").nth(1)?.split('"').next()).collect();
    format!("<path d=\"{lines}\"/>")
}

fn drawing(city: City) -> &'static str {
    DRAWINGS.lines().nth(city.index()).unwrap_or_default()
}
