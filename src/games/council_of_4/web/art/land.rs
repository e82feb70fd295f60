//! Sea, coast, the three lands and the growth on them.

use std::collections::BTreeMap;

use leptos::prelude::*;

use crate::web::art::markup::{Tenths, through, use_at};

// The lines run far beyond the map's edge: a frame of another shape shows land, not a margin.
const COAST: &str = "M62-900V-8C44 22 70 44 54 74S30 118 46 150 66 196 48 226 30 268 52 300 92 332 96 356 \
                     128 384 140 412 150 448 168 470V1400";
const HILLS: &str =
    "M346-900V-8C330 40 352 84 338 128S318 190 344 232 330 300 322 336 312 420 332 470V1400";
const MOUNTAINS: &str =
    "M668-900V-8C684 40 660 84 674 130S684 200 666 236 660 300 646 330 640 420 664 470V1400";

/// Everything on the map that never changes and is the same for every board.
#[component]
pub fn Land() -> impl IntoView {
    view! { <g class="land" inner_html=format!("{}{}", ground(), growth()) /> }
}

/// Draws sea and lands without anything on them.
pub(super) fn ground() -> String {
    let depths: String =
        (2..=4).map(|depth| format!("<path d=\"{COAST}\" class=\"sea-{depth}\"/>")).collect();
    format!(
        "{depths}\
         <path d=\"{COAST}H400V-900z\" class=\"coast\"/>\
         <path d=\"{HILLS}H720V-900z\" class=\"hills\"/>\
         <path d=\"{MOUNTAINS}H2400V-900z\" class=\"mountains\"/>\
         <path d=\"{HILLS}\" class=\"border\"/><path d=\"{MOUNTAINS}\" class=\"border\"/>"
    )
}

/// Draws the glyphs of a kind and size as the markers of one line: each with a `transform` of its own would
/// cost the browser time in every frame of the table.
fn growth() -> String {
    let mut lines = BTreeMap::<(Glyph, u8), Vec<(i32, i32)>>::new();
    for &(glyph, x, y, size) in &GLYPHS {
        lines.entry((glyph, size)).or_default().push((x.into(), y.into()));
    }
    let mut growth = use_at("compass", 66, 408, "") + &use_at("ship", 29, 196, "");
    for ((glyph, size), places) in lines {
        // Without a marker at its end, so the last place comes twice.
        let line = through(places.iter().chain(places.last()).copied());
        let (id, scale) = (glyph.id(), Tenths(i32::from(size) * 8 / 10));
        growth += &format!(
            "<path d=\"{line}\" stroke-width=\"{scale}\" marker-start=\"url(#{id})\" \
             marker-mid=\"url(#{id})\"/>"
        );
    }
    growth
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Glyph {
    Dunes,
    Reed,
    Hill,
    Trees,
    Peak,
}

impl Glyph {
    const fn id(self) -> &'static str {
        match self {
            Glyph::Dunes => "l-dunes",
            Glyph::Reed => "l-reed",
            Glyph::Hill => "l-hill",
            Glyph::Trees => "l-trees",
            Glyph::Peak => "l-peak",
        }
    }
}

use Glyph::{Dunes as D, Hill as H, Peak as P, Reed as R, Trees as T};

/// Glyph, position and size, from top to bottom. All keep clear of every city and of the roads of every
/// board, so that the same ones serve all eight.
#[rustfmt::skip]
const GLYPHS: [(Glyph, u16, u16, u8); 142] = [
    (D, 104, 18, 11), (P, 738, 19, 11), (P, 860, 19, 15), (D, 217, 20, 10), (D, 145, 20, 17),
    (H, 437, 20, 16), (T, 542, 22, 13), (T, 598, 22, 18), (D, 185, 24, 12), (H, 501, 26, 14),
    (H, 376, 26, 11), (H, 639, 26, 10), (P, 911, 26, 10), (P, 951, 26, 12), (R, 305, 30, 10),
    (P, 793, 38, 12), (P, 699, 38, 17), (T, 456, 40, 10), (P, 832, 40, 15), (H, 533, 50, 9),
    (H, 489, 50, 9), (P, 976, 50, 10), (R, 163, 53, 9), (H, 643, 54, 12), (P, 894, 55, 13),
    (D, 197, 60, 13), (T, 376, 62, 17), (P, 946, 62, 10), (P, 798, 73, 17), (P, 854, 79, 16),
    (P, 977, 102, 17), (H, 480, 117, 9), (R, 317, 123, 10), (P, 832, 123, 18), (D, 182, 127, 14),
    (H, 640, 129, 15), (H, 527, 134, 17), (T, 500, 143, 17), (H, 355, 143, 9), (P, 810, 144, 15),
    (R, 221, 145, 13), (P, 977, 152, 14), (R, 69, 155, 9), (P, 841, 156, 10), (R, 248, 159, 18),
    (T, 557, 162, 15), (T, 472, 163, 14), (H, 641, 165, 16), (R, 145, 167, 15), (R, 299, 167, 11),
    (P, 702, 168, 15), (D, 176, 170, 11), (H, 384, 171, 17), (T, 536, 181, 15), (P, 866, 182, 12),
    (D, 82, 183, 9), (R, 219, 183, 18), (H, 576, 183, 13), (P, 804, 183, 17), (H, 348, 184, 15),
    (P, 773, 185, 12), (H, 450, 191, 16), (T, 659, 193, 15), (R, 121, 194, 14), (P, 729, 196, 11),
    (T, 399, 198, 11), (H, 621, 199, 16), (P, 952, 203, 12), (R, 194, 206, 15), (H, 552, 206, 11),
    (H, 373, 207, 16), (P, 698, 209, 15), (P, 879, 211, 14), (T, 521, 217, 17), (T, 647, 222, 13),
    (D, 158, 225, 11), (P, 845, 227, 11), (T, 488, 228, 17), (H, 374, 237, 14), (P, 892, 240, 14),
    (P, 968, 243, 18), (P, 938, 249, 11), (T, 514, 253, 11), (P, 850, 265, 16), (T, 370, 275, 17),
    (D, 187, 276, 15), (P, 974, 279, 12), (R, 325, 282, 14), (P, 681, 286, 11), (H, 519, 287, 17),
    (H, 368, 305, 13), (H, 490, 305, 17), (D, 219, 311, 14), (P, 965, 313, 12), (D, 280, 316, 18),
    (P, 686, 317, 10), (D, 172, 322, 14), (H, 627, 324, 13), (P, 808, 326, 16), (D, 248, 327, 15),
    (H, 461, 327, 11), (P, 760, 331, 12), (T, 350, 333, 11), (H, 516, 342, 16), (P, 976, 343, 11),
    (T, 567, 344, 16), (R, 137, 345, 17), (P, 666, 354, 17), (R, 299, 364, 16), (H, 465, 368, 10),
    (H, 609, 368, 16), (P, 954, 369, 17), (H, 493, 374, 9), (P, 866, 374, 11), (H, 562, 375, 16),
    (R, 128, 376, 15), (P, 804, 381, 18), (P, 834, 392, 11), (R, 154, 399, 11), (P, 912, 400, 18),
    (P, 880, 414, 11), (H, 338, 415, 17), (P, 972, 415, 17), (H, 534, 417, 16), (H, 485, 419, 14),
    (D, 288, 420, 12), (H, 613, 424, 14), (T, 452, 435, 12), (P, 803, 437, 10), (R, 171, 438, 13),
    (H, 587, 438, 17), (P, 947, 439, 12), (P, 837, 440, 17), (P, 676, 441, 18), (P, 773, 441, 10),
    (T, 348, 445, 9), (T, 547, 445, 18), (P, 867, 445, 17), (P, 899, 447, 17), (R, 254, 449, 9),
    (H, 626, 449, 9), (R, 299, 450, 10),
];
