//! Positions in the hall: columns, drums, beams and pawns, in a frame of any size.
//!
//! All lengths are tenths of a pixel, so that the drawings need no floating point. They are tested without a browser.

use crate::games::the_council::rules::components::{LAST_RANK, Suit};

/// Tenths of a pixel.
pub type Length = i32;

/// Height of a pawn that is not scaled, from its head to the hem of its cloak.
pub const PAWN: (Length, Length) = (150, 240);
/// Distance of a pawn's middle from its hem, if it is not scaled.
const PAWN_FOOT: Length = 106;
/// Space between a pawn and what it stands on.
const UNDER_PAWNS: Length = 30;
/// Width of a chip with the gap to the name beside it, and of a letter of the name.
const CHIP: Length = 250;
const LETTER: Length = 76;
/// Height from which the foot has room for a name over a row of fallen drums.
const TALL: Length = 4200;
/// Most that a gable is high, and least.
const GABLE: (Length, Length) = (440, 160);

/// Rectangle in the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    pub left: Length,
    pub top: Length,
    pub width: Length,
    pub height: Length,
}

impl Area {
    /// Returns the right edge.
    pub const fn right(self) -> Length {
        self.left + self.width
    }

    /// Returns the lower edge.
    pub const fn bottom(self) -> Length {
        self.top + self.height
    }
}

/// Point in the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    pub x: Length,
    pub y: Length,
}

/// Arrangement of the plate at the foot of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plate {
    /// The chip beside the name.
    Beside,
    /// The chip over the name.
    Stacked,
}

/// Measures of a hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    /// Width of the frame.
    pub width: Length,
    /// Height of the frame.
    pub height: Length,
    /// Width of the axis at the left, with the ranks.
    pub axis: Length,
    /// Distance between two columns.
    pub pitch: Length,
    /// Height of a drum, and so of a rank.
    pub level: Length,
    /// Height of the steps below the columns.
    pub foot: Length,
    /// Height of a beam.
    pub beam: Length,
    /// Height of the plinth of a column.
    pub plinth: Length,
    /// Width of a drum.
    pub drum: Length,
    /// Scale of the pawns, in hundredths.
    pub scale: i32,
    /// Arrangement of the plates.
    pub plate: Plate,
    /// Distance of the middle of a chip from the middle of its column.
    pub chip: Point,
    /// Distance of the start of a name beside its chip from the middle of the column, or of its middle below it.
    pub name: Point,
    /// Distance of the row of fallen drums, or of the word that takes its place, from the ground.
    pub note: Length,
}

impl Geometry {
    /// Returns the measures of a hall in a frame of this size in pixels, with suits' names of at most so many
    /// letters.
    pub fn of(width: u32, height: u32, letters: usize) -> Geometry {
        let tenths = |pixels: u32| Length::try_from(pixels.min(10_000)).unwrap_or_default() * 10;
        let (width, height) = (tenths(width).max(2000), tenths(height).max(1600));
        let axis = if width < 4200 { 210 } else { 240 };
        let margin = if width < 4200 { 40 } else { 80 };
        let pitch = (width - axis - margin) / Suit::COUNT as Length;
        let label = CHIP + LETTER * letters.min(20) as Length;
        let plate = if label + 40 <= pitch { Plate::Beside } else { Plate::Stacked };
        let is_tall = height >= TALL;
        let beside = Point { x: 110 - label / 2, y: if is_tall { 310 } else { 210 } };
        let (foot, chip, name, note) = match (plate, is_tall) {
            (Plate::Beside, true) => (780, beside, Point { x: beside.x + 140, y: beside.y }, 640),
            (Plate::Beside, false) => (500, beside, Point { x: beside.x + 140, y: beside.y }, 410),
            (Plate::Stacked, true) => (780, Point { x: 0, y: 250 }, Point { x: 0, y: 500 }, 650),
            (Plate::Stacked, false) => (600, Point { x: 0, y: 190 }, Point { x: 0, y: 400 }, 525),
        };
        // The sky over the highest drum grows with the frame.
        let sky = (570 + (height - 4780) * 3 / 10).clamp(280, 1400);
        let room = (height - foot - sky) / (Length::from(LAST_RANK) + 1);
        let level = room.clamp(140, (pitch * 115 / 100).max(640));
        let beam = (100 + level * 16 / 100).clamp(130, 240);
        let plinth = (level * 27 / 100).min(170);
        let by_pitch = 93 + (pitch - 600) * 83 / 1000;
        let by_level = 100 * (level - plinth - 40) / PAWN.1;
        Geometry {
            width,
            height,
            axis,
            pitch,
            level,
            foot,
            beam,
            plinth,
            drum: (pitch - (90 + (pitch - 600) * 22 / 100).max(80))
                .min((level * 106 / 100).max(680)),
            scale: by_pitch.min(by_level).clamp(40, 150),
            plate,
            chip,
            name,
            note,
        }
    }

    /// Returns the height of the ground, on which the columns stand.
    pub const fn ground(&self) -> Length {
        self.height - self.foot
    }

    /// Returns the middle of a column.
    pub const fn middle(&self, suit: Suit) -> Length {
        self.axis + self.pitch * suit.index() as Length + self.pitch / 2
    }

    /// Returns the zone of a rank: its upper and its lower edge.
    pub fn zone(&self, rank: u8) -> (Length, Length) {
        let top = self.ground() - (Length::from(rank) + 1) * self.level;
        (top, top + self.level)
    }

    /// Returns the whole field of a column, over which it may still rise.
    pub fn field(&self, suit: Suit) -> Area {
        let top = (self.zone(LAST_RANK).0 - self.beam - 140).max(60);
        Area {
            left: self.middle(suit) - self.pitch / 2 + 15,
            top,
            width: self.pitch - 30,
            height: self.ground() - top,
        }
    }

    /// Returns the place of a rank in a column.
    pub fn rank(&self, suit: Suit, rank: u8) -> Area {
        let (top, bottom) = self.zone(rank);
        let left = self.middle(suit) - self.drum / 2;
        Area { left, top, width: self.drum, height: bottom - top }
    }

    /// Returns the drum of a rank; the lowest one stands on the plinth.
    pub fn drum(&self, suit: Suit, rank: u8) -> Area {
        let zone = self.rank(suit, rank);
        let below = if rank == 0 { self.plinth } else { 10 };
        Area {
            left: zone.left + 20,
            top: zone.top + 10,
            width: zone.width - 40,
            height: zone.height - 10 - below,
        }
    }

    /// Returns the beam on the drum of a rank, with its cornice, which is as wide.
    pub fn beam(&self, suit: Suit, empire: u8) -> Area {
        let width = (self.pitch - 60).min(self.drum + 130);
        let top = self.zone(empire).0 - self.beam;
        Area { left: self.middle(suit) - width / 2, top, width, height: self.beam }
    }

    /// Returns the height on which pawns of a rank stand: a drum, the beam, or a pedestal on it.
    pub fn stand(&self, rank: u8, empire: u8) -> Length {
        let bottom = self.zone(rank).1;
        if rank <= empire {
            return bottom - if rank == 0 { self.plinth + 20 } else { 40 };
        }
        let on_beam = self.zone(empire).0 - self.beam - UNDER_PAWNS;
        let pedestals = Length::from(rank - empire - 1);
        match pedestals {
            0 => on_beam,
            _ => (bottom - 40).min(on_beam - pedestals * (self.pawn().1 + UNDER_PAWNS)),
        }
    }

    /// Returns the pedestal for pawns of a rank that is two or more above the empire: from the beam to their feet,
    /// as wide as so many pawns need.
    pub fn pedestal(&self, suit: Suit, rank: u8, empire: u8, pawns: usize) -> Option<Area> {
        if rank <= empire.saturating_add(1) || pawns == 0 {
            return None;
        }
        let width = self.apart(pawns) * (pawns as Length - 1) + 180;
        let (top, bottom) = (self.stand(rank, empire) + 25, self.beam(suit, empire).top);
        let left = self.middle(suit) - width / 2;
        Some(Area { left, top, width, height: bottom - top })
    }

    /// Returns the width and height of a pawn.
    pub const fn pawn(&self) -> (Length, Length) {
        (PAWN.0 * self.scale / 100, PAWN.1 * self.scale / 100)
    }

    /// Returns the distance between pawns, if so many share a rank.
    fn apart(&self, pawns: usize) -> Length {
        let usual = 176 * self.scale / 100;
        let room = self.pitch - 40 - self.pawn().0;
        usual.min(room / (pawns as Length - 1).max(1))
    }

    /// Returns the middles of pawns that share a rank, from left to right.
    pub fn pawns(
        &self,
        suit: Suit,
        rank: u8,
        empire: u8,
        pawns: usize,
    ) -> impl Iterator<Item = Point> + use<> {
        let (middle, apart) = (self.middle(suit), self.apart(pawns));
        let y = self.stand(rank, empire) - PAWN_FOOT * self.scale / 100;
        let left = middle - apart * (pawns as Length - 1) / 2;
        (0..pawns as Length).map(move |at| Point { x: left + at * apart, y })
    }

    /// Returns the gable over the columns, if there is room for one: the ends of its foot, and its top.
    pub fn gable(&self) -> Option<(Point, Point, Point)> {
        let y = self.zone(LAST_RANK).0 - self.beam - 80;
        let height = GABLE.0.min(y - 80);
        let last = Suit::ALL[Suit::COUNT - 1];
        let left = self.middle(Suit::Moons) - self.pitch / 2 + 30;
        let right = self.middle(last) + self.pitch / 2 - 30;
        let (left, right) = (Point { x: left, y }, Point { x: right, y });
        let top = Point { x: (left.x + right.x) / 2, y: y - height };
        (height > GABLE.1).then_some((left, top, right))
    }

    /// Returns the width of a small drum in the row of those that have fallen from a column.
    pub fn fallen(&self) -> Length {
        ((self.pitch - 140) / Length::from(LAST_RANK)).min(110)
    }
}
