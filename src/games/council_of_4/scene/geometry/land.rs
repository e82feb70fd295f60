//! Shores, borders, rivers and their bridges.
//!
//! The lines run far beyond the cities: a frame of any shape shows land and sea up to its edges.

use super::{City, Point, curve_of};
use crate::games::council_of_4::rules::board::City::{A, B, C, D, E, F, G, H, I, J, K, L, M, O};
use crate::games::council_of_4::rules::board::{Place, Plan, Way};

/// Western shore, from north to south.
pub const WEST_SHORE: &str = "M150-640C60-560 10-520 24-430S92-330 70-240 34-150 44-96 76-60 62-8C44 22 70 44 \
                              54 74S30 118 46 150 66 196 48 226 30 268 52 300 92 332 96 356 128 384 140 412 \
                              150 448 168 470C186 496 194 530 178 566S118 640 150 720 236 800 222 900 300 \
                              1000 300 1100";
/// Eastern shore, from south to north.
pub const EAST_SHORE: &str = "1210 1100C1160 900 1160 760 1200 660 1240 560 1222 510 1186 420 1150 330 1172 310 \
                              1204 220 1236 130 1214 100 1182 20 1150-60 1172-80 1214-170 1256-260 1222-320 \
                              1196-400 1170-480 1240-560 1190-640";
/// Border of coast and hills, from north to south.
pub const HILLS_BORDER: &str = "M330-640C352-520 320-400 344-300S360-80 346-8C330 40 352 84 338 128S318 190 \
                                344 232 330 300 322 336 312 420 332 470C338 520 318 600 330 700S352 900 340 1100";
/// Border of hills and mountains, from north to south.
pub const MOUNTAINS_BORDER: &str = "M672-640C652-520 690-400 664-300S656-90 668-8C684 40 660 84 674 130S684 \
                                    200 666 236 660 300 646 330 640 420 664 470C674 520 652 620 668 720S680 \
                                    900 664 1100";
/// Rivers, from their springs to the western shore.
pub const RIVERS: [&str; 2] = [
    "M842 146C824 172 792 182 748 178S694 150 662 166 622 186 588 182 532 166 500 178 452 194 424 187 372 160 \
     338 158 290 150 258 156 202 170 170 178 128 190 100 185C85 181 70 180 58 181.2",
    "M846 346C812 338 776 316 740 323S690 332 650 350 596 356 544 347 488 356 444 340 402 314 350 314 300 322 \
     266 310 208 304 172 330 140 362 114 384",
];
/// Springs of the rivers.
pub const SPRINGS: [Point; 2] = [Point { x: 842.0, y: 146.0 }, Point { x: 846.0, y: 346.0 }];

/// Bridge of a road over a river.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bridge {
    /// Middle of the deck.
    pub middle: Point,
    /// Direction of the road, of length 1.
    pub along: Point,
}

impl Bridge {
    /// Returns the point so far along the road and aside of it.
    pub fn at(self, ahead: f64, aside: f64) -> Point {
        let (Point { x, y }, along) = (self.middle, self.along);
        Point { x: x + ahead * along.x - aside * along.y, y: y + ahead * along.y + aside * along.x }
    }
}

/// Returns the bridges of a board.
pub fn bridges(plan: &Plan) -> impl Iterator<Item = Bridge> {
    let ways = plan.ways();
    let crossings = CROSSINGS.into_iter().filter_map(move |((from, to), part)| {
        let way = Way::between(Place::of(from), Place::of(to))?;
        ways.contains(way).then(|| (curve_of(way), part))
    });
    crossings.map(|(curve, part)| {
        let Point { x, y } = curve.ahead(part);
        let length = x.hypot(y);
        Bridge { middle: curve.at(part), along: Point { x: x / length, y: y / length } }
    })
}

/// Part of each way after which it crosses a river, by the cities that its places have on the printed boards.
const CROSSINGS: [((City, City), f64); 23] = [
    ((A, B), 0.538),
    ((A, D), 0.625),
    ((B, C), 0.532),
    ((B, E), 0.582),
    ((C, D), 0.532),
    ((C, G), 0.43),
    ((D, E), 0.498),
    ((D, F), 0.489),
    ((D, H), 0.52),
    ((E, G), 0.51),
    ((F, G), 0.544),
    ((F, J), 0.505),
    ((G, H), 0.544),
    ((G, I), 0.502),
    ((H, J), 0.346),
    ((I, J), 0.548),
    ((I, L), 0.45),
    ((J, K), 0.515),
    ((J, M), 0.654),
    ((K, L), 0.527),
    ((K, O), 0.387),
    ((L, M), 0.523),
    ((M, O), 0.608),
];
