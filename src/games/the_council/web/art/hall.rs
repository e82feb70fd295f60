//! The hall: six columns with the empire's beams, and the pawns of all.

use crate::games::the_council::rules::components::{LAST_RANK, Suit};
use crate::games::the_council::scene::geometry::{Area, Geometry, Length, Plate, Point};
use crate::games::the_council::scene::hall::Column;
use crate::games::the_council::scene::{Hall, Place};
use crate::games::the_council::text::{Symbol, Tip};
use crate::record::SeatColour;
use crate::rules::Seat;
use crate::web::art::markup::Tenths;
use crate::web::art::{figure, seat_class};

use super::chip::{Chip, chip_markup};
use super::empire::beam_markup;
use super::suit::suit_class;

/// Words in the hall.
#[derive(Clone, Copy, Debug)]
pub struct HallWords {
    /// Returns the name of a suit.
    pub suit: fn(Suit) -> String,
    /// Word below a column with someone above the empire.
    pub would_count: &'static str,
    /// The same once the game is over.
    pub counts: &'static str,
}

/// Draws what stands behind and below the columns: gable, axis and steps. The gable stands as long as no column has
/// lost a drum.
pub fn surroundings(place: &Geometry, is_whole: bool) -> String {
    let gable = place.gable().map(|(left, top, right)| {
        let class = if is_whole { "gable whole" } else { "gable" };
        let crown = match is_whole && right.y - top.y > 240 {
            true => format!(
                "<use href=\"#mark-crown\" class=\"gable-crown\" transform=\"translate({} {}) scale(.75)\"/>",
                Tenths(top.x - 90),
                Tenths(top.y + (right.y - top.y) * 38 / 100)
            ),
            false => String::new(),
        };
        format!("<path class=\"{class}\" d=\"M{}L{}L{}z\"/>{crown}", at(left), at(top), at(right))
    });
    let mut markup = gable.unwrap_or_default();
    let (left, right) = (place.axis - 20, place.width - 60);
    for rank in 0..=LAST_RANK {
        let (top, bottom) = place.zone(rank);
        markup += &format!(
            "<path class=\"level\" d=\"M{} {}H{}\"/><text class=\"axis\" x=\"{}\" y=\"{}\">{rank}</text>",
            Tenths(left),
            Tenths(bottom),
            Tenths(right),
            Tenths(place.axis / 2 + 10),
            Tenths((top + bottom) / 2 + 50)
        );
    }
    // The steps go on where a frame is wider than the hall.
    let (ground, left) = (place.ground(), -2 * place.width);
    let steps = Area { left, top: ground, width: 5 * place.width, height: place.foot };
    markup += &rect(steps, "steps", 0);
    markup += &rect(Area { height: 100, ..steps }, "edge", 0);
    let [from, to] = [steps.left, steps.right()].map(Tenths);
    let line = |y: Length| format!("M{from} {}H{to}", Tenths(y));
    markup + &format!("<path class=\"line\" d=\"{}{}\"/>", line(ground), line(ground + 100))
}

/// Draws a column as high as the empire's rank: the drums that stand, and the places of the fallen ones.
pub fn stone(place: &Geometry, suit: Suit, empire: u8) -> String {
    let mut markup = rect(place.field(suit), "field", 90);
    for rank in empire + 1..=LAST_RANK {
        let zone = place.rank(suit, rank);
        markup += &rect(Area { top: zone.top + 20, height: zone.height - 40, ..zone }, "gone", 40);
    }
    markup += &plinth(place, suit);
    markup += &rect(place.drum(suit, 0), "drum base", 0);
    let flutes = |drum: Area| {
        let (top, bottom) = (Tenths(drum.top + 20), Tenths(drum.bottom() - 20));
        let middle = place.middle(suit);
        [-1, 0, 1]
            .map(|at| format!("M{} {top}V{bottom}", Tenths(middle + at * place.drum / 4)))
            .concat()
    };
    for rank in 1..=empire {
        let drum = place.drum(suit, rank);
        markup += &rect(drum, "drum", 20);
        markup += &format!("<path class=\"flutes\" d=\"{}\"/>", flutes(drum));
    }
    markup
}

fn plinth(place: &Geometry, suit: Suit) -> String {
    let (middle, ground) = (place.middle(suit), place.ground());
    let (half, step) = (place.drum / 2, place.plinth * 9 / 17);
    let [left, inner, curve] = [half + 30, half + 10, half - 40].map(|half| Tenths(middle - half));
    let [right, outer, end] = [half + 30, half + 10, half - 40].map(|half| Tenths(middle + half));
    let [ground, step, top] = [ground, ground - step, ground - place.plinth].map(Tenths);
    format!(
        "<path class=\"plinth\" d=\"M{left} {ground}V{step}H{right}V{ground}zM{inner} {step}Q{inner} {top} \
         {curve} {top}H{end}Q{outer} {top} {outer} {step}z\"/>"
    )
}

/// Draws the plate of a column: its suit, and the drums that have fallen, or that it would count.
pub fn plate(place: &Geometry, column: &Column, words: &HallWords) -> String {
    let Column { suit, empire, .. } = *column;
    let (middle, ground) = (place.middle(suit), place.ground());
    let (chip, name) = (place.chip, place.name);
    let class = match place.plate {
        Plate::Beside => "name beside",
        Plate::Stacked => "name",
    };
    let mut markup = format!(
        "<g data-tip=\"{}\"><g transform=\"translate({} {}) scale(.94)\">{}</g>\
         <text class=\"{class}\" x=\"{}\" y=\"{}\">{}</text></g>",
        Tip::Suit(suit),
        Tenths(middle + chip.x),
        Tenths(ground + chip.y),
        chip_markup(suit, Chip::Plain),
        Tenths(middle + name.x),
        Tenths(ground + name.y + if place.plate == Plate::Beside { 50 } else { 0 }),
        (words.suit)(suit)
    );
    let note = ground + place.note;
    if !column.above.is_empty() {
        return markup
            + &format!(
                "<text class=\"counts\" x=\"{}\" y=\"{}\">{}</text>",
                Tenths(middle),
                Tenths(note + 40),
                if column.is_over { words.counts } else { words.would_count }
            );
    }
    let (width, lost) = (place.fallen(), Length::from(LAST_RANK - empire.min(LAST_RANK)));
    for at in 0..lost {
        let x = middle + (2 * at + 1 - lost) * width / 2;
        let drum = Area { left: x - width / 2 + 8, top: note - 45, width: width - 16, height: 90 };
        markup += &rect(drum, "fallen", 20);
        markup += &format!("<path class=\"flute\" d=\"M{} {}v8\"/>", Tenths(x), Tenths(note - 40));
    }
    markup
}

/// Draws the empire's beam, and where an open pick would leave it; a crack if someone stands above it.
pub fn beams(place: &Geometry, column: &Column) -> String {
    let Column { suit, empire, .. } = *column;
    let mut markup = String::new();
    if column.fell {
        let zone = place.rank(suit, empire + 1);
        let (x, y) = (zone.left + zone.width * 6 / 10, zone.top + zone.height / 2);
        let drum = Area {
            left: 20 - zone.width / 2,
            top: 20 - zone.height / 2,
            width: zone.width - 40,
            height: zone.height - 40,
        };
        markup += &format!(
            "<g transform=\"translate({} {}) rotate(16)\">{}</g>",
            Tenths(x),
            Tenths(y),
            rect(drum, "tipped", 30)
        );
    }
    let beam = |rank: u8, class: &str| {
        let block = place.beam(suit, rank);
        let (width, height) = ((block.width - 60) / 10, block.height / 10);
        format!(
            "<g transform=\"translate({} {})\">{}</g>",
            Tenths(place.middle(suit)),
            Tenths(block.top),
            beam_markup(width, height, Some(rank), class)
        )
    };
    if let Some(rank) = column.ghost_beam {
        markup += &beam(rank, "beam later");
    }
    let block = place.beam(suit, empire);
    if column.fell {
        let around = Area {
            left: block.left - 30,
            top: block.top - 30,
            width: block.width + 60,
            height: block.height + 60,
        };
        markup += &rect(around, "fell", 50);
    }
    let tip =
        if column.above.is_empty() { Tip::Of(Symbol::Empire) } else { Tip::Of(Symbol::WouldCount) };
    markup += &format!("<g data-tip=\"{tip}\">{}</g>", beam(empire, "beam"));
    if !column.above.is_empty() {
        let (x, y) = (place.middle(suit) + place.pitch / 5, block.top);
        let [down, on, rest] = [38, 16, 46].map(|part| Tenths(block.height * part / 100));
        markup += &format!(
            "<path class=\"crack\" d=\"M{} {}l-4 {down} 6 {on} -5 {rest}\"/>",
            Tenths(x),
            Tenths(y)
        );
    }
    markup
}

/// Draws the pawns in a column, and those that an open pick would move there.
pub fn pawns(place: &Geometry, column: &Column, colours: &[SeatColour]) -> String {
    let Column { suit, empire, .. } = *column;
    let mut markup = String::new();
    for rank in 0..=LAST_RANK {
        let ghosts =
            column.ghosts.iter().filter(|(_, to)| *to == rank).map(|&(seat, _)| (seat, true));
        let mut there: Vec<(Seat, bool)> =
            column.on(rank).map(|seat| (seat, false)).chain(ghosts).collect();
        there.sort_unstable();
        if let Some(area) = place.pedestal(suit, rank, empire, there.len()) {
            markup += &pedestal(area, place.middle(suit));
        }
        let middles = place.pawns(suit, rank, empire, there.len());
        for ((seat, is_ghost), middle) in there.into_iter().zip(middles) {
            let Some(&colour) = colours.get(seat.index()) else { continue };
            let class = match is_ghost {
                true => "pawn ghost",
                false if column.moved.contains(seat) => "pawn moved",
                false => "pawn",
            };
            markup += &format!(
                "<g class=\"{class}\" data-tip=\"{}\" transform=\"translate({} {}) scale({}.{:02})\">{}</g>",
                Tip::Seat(colour),
                Tenths(middle.x),
                Tenths(middle.y),
                place.scale / 100,
                place.scale % 100,
                figure(seat_class(colour))
            );
        }
    }
    markup
}

fn pedestal(area: Area, middle: Length) -> String {
    let top = Tenths(area.top);
    let slope = Tenths(area.top + 45);
    let beam = Tenths(area.bottom());
    let [left, right] = [area.left, area.right()].map(Tenths);
    let [from, to] = [area.left + 30, area.right() - 30].map(Tenths);
    let [shaft, other] = [middle - 50, middle + 50].map(Tenths);
    format!(
        "<path class=\"plinth\" d=\"M{left} {top}H{right}L{to} {slope}H{other}V{beam}H{shaft}V{slope}H{from}z\"/>"
    )
}

/// Draws the places of the ranks in a column, to which pieces fly and which the log lights.
pub fn rank_places(place: &Geometry, suit: Suit) -> String {
    let halo = |rank| {
        let key = Place::Rank(suit, rank).to_string();
        format!("<g data-place=\"{key}\">{}</g>", rect(place.rank(suit, rank), "halo", 60))
    };
    (0..=LAST_RANK).map(halo).collect()
}

/// Draws a whole hall that does not change.
pub fn still(
    place: &Geometry,
    hall: &Hall,
    colours: &[SeatColour],
    words: Option<&HallWords>,
) -> String {
    let is_whole = hall.columns.iter().all(|column| column.empire == LAST_RANK);
    let columns = hall.columns.iter().map(|column| {
        let class = suit_class(column.suit);
        let asked = if column.asked { " asked" } else { "" };
        let plate = words.map(|words| plate(place, column, words)).unwrap_or_default();
        format!(
            "<g class=\"column {class}{asked}\">{}{}{plate}{}</g>",
            stone(place, column.suit, column.empire),
            beams(place, column),
            pawns(place, column, colours)
        )
    });
    surroundings(place, is_whole) + &columns.collect::<String>()
}

fn at(Point { x, y }: Point) -> String {
    format!("{} {}", Tenths(x), Tenths(y))
}

fn rect(area: Area, class: &str, corner: Length) -> String {
    format!(
        "<rect class=\"{class}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
        Tenths(area.left),
        Tenths(area.top),
        Tenths(area.width),
        Tenths(area.height),
        Tenths(corner)
    )
}
