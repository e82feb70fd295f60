//! The map in a frame: what is seen of it, and what changes with its size.

use super::{Area, MAP, Point};
use crate::scene::viewport::Frame;

/// Pixels per unit below which cities are drawn larger, and names of regions and the cartouche are left out.
const FAR: f64 = 0.75;
/// Factor by which cities are larger from afar.
const LARGER: f64 = 1.13;
/// Size of the names of cities, in units.
const NAME: f64 = 14.5;
/// Minimum size of these names, in pixels.
const LEAST_NAME: f64 = 11.0;
/// Change of the shape of a frame that leaves the land as it is drawn.
const ALIKE: f64 = 0.02;

/// Half the width of a cloud, and its height below or above its middle.
pub const CLOUD: (f64, f64) = (78.0, 32.0);

/// Land that a phone draws: whichever part it shows, in a frame of any height.
pub const PHONE_LAND: Area = Area { x: MAP.x, y: -340.0, width: MAP.width, height: 1140.0 };

/// How a map is drawn at a size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scaled {
    /// Whether it is seen from afar, without the details.
    pub far: bool,
    /// Factor of the cities about their middles.
    pub city: f64,
    /// Factor of their names.
    pub name: f64,
}

impl Scaled {
    /// Returns what suits this many pixels per unit.
    pub fn at(scale: f64) -> Scaled {
        let far = scale < FAR;
        let city = if far { LARGER } else { 1.0 };
        Scaled { far, city, name: (LEAST_NAME / (NAME * scale * city)).max(1.0) }
    }
}

/// Whether the land drawn for one area also serves another: their shapes differ by 2 % at most.
pub fn alike(one: Area, other: Area) -> bool {
    (one.width * other.height / (one.height * other.width) - 1.0).abs() <= ALIKE
}

/// Content box with the larger cities of a map seen from afar.
pub const FAR_MAP: Area = Area { x: 34.0, y: 0.0, width: 958.0, height: 486.0 };

/// Returns the content box of a frame.
pub fn content(frame: Frame) -> Area {
    if fit(MAP, frame) < FAR { FAR_MAP } else { MAP }
}

/// Returns the area around the content box that fills a frame.
pub fn filling(frame: Frame) -> Area {
    let content = content(frame);
    let scale = fit(content, frame);
    let (width, height) = (frame.width / scale, frame.height / scale);
    let Point { x, y } = content.middle();
    Area { x: x - width / 2.0, y: y - height / 2.0, width, height }
}

/// Returns the pixels per unit at which a frame shows all of an area.
fn fit(area: Area, frame: Frame) -> f64 {
    (frame.width / area.width).min(frame.height / area.height)
}

/// Drawing at a place, in a size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ornament {
    /// Middle.
    pub at: Point,
    /// Factor of its own size.
    pub size: f64,
}

const fn ornament(x: f64, y: f64, size: f64) -> Ornament {
    Ornament { at: Point { x, y }, size }
}

/// Islands, in the sea on both sides.
pub const ISLANDS: [Ornament; 6] = [
    ornament(-96.0, 232.0, 0.9),
    ornament(-210.0, 300.0, 1.2),
    ornament(-150.0, 20.0, 0.8),
    ornament(20.0, -110.0, 0.8),
    ornament(1290.0, 160.0, 1.1),
    ornament(1330.0, 330.0, 0.8),
];

/// Returns the compass of a view.
pub fn compass(view: Area) -> Ornament {
    if view.x >= 0.0 {
        return ornament(58.0, 374.0, 19.0 / 26.0);
    }
    let x = (view.x + 36.0).max((view.x + 90.0).min(-10.0));
    let y = if view.height > 470.0 { (view.bottom() - 90.0).min(430.0) } else { 378.0 };
    ornament(x, y, if spare(view).0 > 50.0 { 30.0 / 26.0 } else { 19.0 / 26.0 })
}

/// Returns the ship of a view.
pub fn ship(view: Area) -> Ornament {
    let (wide, _) = spare(view);
    if wide > 50.0 {
        ornament(view.x + (wide * 0.9).min(150.0), view.y + view.height * 0.36, 1.15)
    } else {
        ornament(view.x + 22.0, 118.0, 0.8)
    }
}

/// Returns the clouds of a view: where there is room beside the content box, and one in the corner if there is none.
pub fn clouds(view: Area) -> Vec<Ornament> {
    let Area { x, y, width, height } = view;
    let (right, bottom) = (view.right(), view.bottom());
    let (wide, tall) = spare(view);
    // Beyond each edge of the content box.
    let west = |x: f64, y: f64, size: f64| ornament(x.min(MAP.x - CLOUD.0 * size), y, size);
    let east = |x: f64, y: f64, size: f64| ornament(x.max(MAP.right() + CLOUD.0 * size), y, size);
    let north = |x: f64, y: f64, size: f64| ornament(x, y.min(MAP.y - CLOUD.1 * size), size);
    let south = |x: f64, y: f64, size: f64| ornament(x, y.max(MAP.bottom() + CLOUD.1 * size), size);
    let mut clouds = Vec::new();
    if wide > 50.0 {
        clouds.extend([
            west(x + (wide * 0.55).min(70.0), y + 50.0, 0.6 + (wide / 500.0).min(0.4)),
            east(right - 60.0, y + height * 0.34, 0.95),
            east(right - 40.0, bottom - 30.0, 0.9),
            west(x + 26.0, y + height * 0.56, 0.6),
        ]);
    } else {
        clouds.push(ornament(right - 8.0, y + 6.0, 0.7));
    }
    if tall > 24.0 {
        clouds.extend([
            north(x + width * 0.3, y + 10.0, 0.9),
            north(x + width * 0.74, y + 4.0, 1.0),
            south(x + width * 0.55, bottom - 6.0, 0.9),
            south(right - 30.0, bottom - 12.0, 0.8),
            south(x + 30.0, bottom - 4.0, 0.8),
        ]);
    }
    clouds
}

/// Returns the middle of the cartouche of a view.
pub fn cartouche(view: Area) -> Point {
    Point { x: view.x + 74.0, y: view.bottom() - 27.0 }
}

/// Returns the width to the left of the content box and the height above it.
fn spare(view: Area) -> (f64, f64) {
    (MAP.x - view.x, MAP.y - view.y)
}
