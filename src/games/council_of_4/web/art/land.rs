//! Sea, shores, rivers, the three lands and everything on them that is the same all through a match.

use leptos::prelude::*;

use crate::games::council_of_4::rules::Region;
use crate::games::council_of_4::rules::board::Plan;
use crate::games::council_of_4::scene::geometry::frame::{
    ISLANDS, Ornament, cartouche, clouds, compass, ship,
};
use crate::games::council_of_4::scene::geometry::growth::{GROWTH, Glyph, clearing};
use crate::games::council_of_4::scene::geometry::land::{
    EAST_SHORE, HILLS_BORDER, MOUNTAINS_BORDER, RIVERS, SPRINGS, WEST_SHORE, bridges,
};
use crate::games::council_of_4::scene::geometry::{Area, Point};
use crate::games::council_of_4::text::Subjects;
use crate::text::text;
use crate::web::art::markup::through;

use super::region::region_class;

/// Land drawn around what is seen, for a frame that shows a bit more.
const MARGIN: f64 = 120.0;

/// Points of the compass from which a line runs over the sea: half of the sixteen, as far as the edge of the world.
const RHUMBS: [(i32, i32); 16] = [
    (900, 0),
    (831, 344),
    (636, 636),
    (344, 831),
    (0, 900),
    (-344, 831),
    (-636, 636),
    (-831, 344),
    (-900, 0),
    (-831, -344),
    (-636, -636),
    (-344, -831),
    (0, -900),
    (344, -831),
    (636, -636),
    (831, -344),
];

/// Places of waves.
const WAVES: [(i32, i32); 19] = [
    (-60, 60),
    (-110, 160),
    (-40, 300),
    (-150, 260),
    (-210, 90),
    (-90, 420),
    (-190, 390),
    (-30, -40),
    (12, 30),
    (16, 250),
    (4, 330),
    (-260, 200),
    (-320, 330),
    (-10, -200),
    (-40, -420),
    (70, 560),
    (60, 760),
    (1260, 60),
    (1310, 250),
];

/// Places of the names of the regions.
const NAMES: [(Region, i32, i32); 3] =
    [(Region::Coast, 192, 210), (Region::Hills, 484, 308), (Region::Mountains, 862, 432)];

/// Land and sea of a board, drawn again only for another part of the map.
#[component]
pub fn Land(
    /// Board of the map.
    plan: Plan,
    /// Part of the map that is seen.
    #[prop(into)]
    view: Signal<Area>,
    /// Name of the board, for a cartouche that names game and board.
    #[prop(optional, into)]
    name: Option<String>,
) -> impl IntoView {
    view! { <g class="land" inner_html=move || landscape(view.get(), &plan, name.as_deref()) /> }
}

/// Draws shores, lands and borders, without anything on them.
pub(super) fn ground() -> String {
    let shores = format!("{WEST_SHORE}M{EAST_SHORE}");
    let depths: String =
        (2..=4).map(|depth| format!("<path d=\"{shores}\" class=\"sea-{depth}\"/>")).collect();
    let land = |west: &str, region: Region| {
        format!("<path d=\"{west}L{EAST_SHORE}z\" class=\"{}\"/>", region_class(region))
    };
    depths
        + &land(WEST_SHORE, Region::Coast)
        + &land(HILLS_BORDER, Region::Hills)
        + &land(MOUNTAINS_BORDER, Region::Mountains)
        + &format!(
            "<path d=\"{HILLS_BORDER}{MOUNTAINS_BORDER}\" class=\"border\"/>\
             <path d=\"{shores}\" class=\"shore\"/>"
        )
}

fn landscape(view: Area, plan: &Plan, board: Option<&str>) -> String {
    let seen = Area {
        x: view.x - MARGIN,
        y: view.y - MARGIN,
        width: view.width + 2.0 * MARGIN,
        height: view.height + 2.0 * MARGIN,
    };
    let mut markup = sea(view, seen) + &ground() + &rivers() + &growth(seen, plan);
    for (region, x, y) in NAMES {
        let name = text().pieces().region_name(region);
        let class = region_class(region);
        markup += &format!("<text class=\"rname {class}\" x=\"{x}\" y=\"{y}\">{name}</text>");
    }
    markup += &spans(plan);
    markup.extend(clouds(view).into_iter().map(|cloud| ornament("cloud", cloud)));
    if let Some(board) = board {
        markup += &plate(cartouche(view), board);
    }
    markup
}

/// Draws lines and waves of the sea, islands, compass and ship.
fn sea(view: Area, seen: Area) -> String {
    let compass = compass(view);
    let Point { x, y } = compass.at;
    let rhumbs: String =
        RHUMBS.iter().map(|(to_x, to_y)| format!("M{x:.0} {y:.0}l{to_x} {to_y}")).collect();
    let waves: String = WAVES.iter().map(|(x, y)| format!("M{x} {y}q5-5 10 0t10 0")).collect();
    let islands = ISLANDS.into_iter().filter(|island| holds(seen, island.at));
    let islands: String = islands.map(|island| ornament("isle", island)).collect();
    format!(
        "<path d=\"{rhumbs}\" class=\"rhumb\"/><path d=\"{waves}\" class=\"wave\"/>{islands}{}{}",
        ornament("compass", compass),
        ornament("ship", ship(view))
    )
}

fn rivers() -> String {
    let beds = RIVERS.concat();
    let springs = |radius: f64| -> String {
        let spring = |Point { x, y }: Point| {
            let (left, across) = (x - radius, 2.0 * radius);
            format!(
                "M{left} {y}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0-{across} 0z"
            )
        };
        SPRINGS.into_iter().map(spring).collect()
    };
    format!(
        "<path d=\"{beds}\" class=\"bank\"/><path d=\"{}\" class=\"bank spring\"/>\
         <path d=\"{beds}\" class=\"water\"/><path d=\"{}\" class=\"water spring\"/>",
        springs(4.0),
        springs(2.7)
    )
}

/// Draws what grows there and is in no road's way. The glyphs of a kind and size are the markers of one line: each with
/// a `transform` of its own would cost the browser time in every frame of the table.
fn growth(seen: Area, plan: &Plan) -> String {
    let mut growth = String::new();
    let clear = clearing(plan);
    for kind in GROWTH {
        let places = kind.at.iter().map(|&(x, y)| (i32::from(x), i32::from(y)));
        let places = places.filter(|&(x, y)| {
            let foot = Point { x: x.into(), y: y.into() };
            holds(seen, foot) && clear(foot)
        });
        let places: Vec<(i32, i32)> = places.collect();
        if places.is_empty() {
            continue;
        }
        // Without a marker at its end, so the last place comes twice.
        let line = through(places.iter().chain(places.last()).copied());
        let (id, size) = (glyph_id(kind.glyph), f64::from(kind.size) / 100.0);
        growth += &format!(
            "<path d=\"{line}\" stroke-width=\"{size}\" marker-start=\"url(#{id})\" \
             marker-mid=\"url(#{id})\"/>"
        );
    }
    growth
}

const fn glyph_id(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::Dunes => "l-dunes",
        Glyph::Field => "l-field",
        Glyph::Hill => "l-hill",
        Glyph::Snow => "l-snow",
        Glyph::Peak => "l-peak",
        Glyph::Oak => "l-oak",
        Glyph::Pine => "l-pine",
        Glyph::Olive => "l-olive",
        Glyph::Fir => "l-fir",
    }
}

/// Draws the bridges of a board, each part of them all as one path.
fn spans(plan: &Plan) -> String {
    let (mut decks, mut rails, mut posts) = (String::new(), String::new(), String::new());
    for bridge in bridges(plan) {
        let at = |ahead: f64, aside: f64| {
            let Point { x, y } = bridge.at(ahead, aside);
            format!("{x:.1} {y:.1}")
        };
        decks += &format!("M{}L{}", at(-8.5, 0.0), at(8.5, 0.0));
        for side in [-1.0, 1.0] {
            let (end, bow) = (at(11.0, 6.5 * side), at(0.0, 8.5 * side));
            rails += &format!("M{}Q{bow} {end}", at(-11.0, 6.5 * side));
            for ahead in [-8.0, 8.0] {
                posts += &format!("M{}L{}", at(ahead, 6.0 * side), at(ahead, 9.0 * side));
            }
        }
    }
    format!(
        "<path d=\"{decks}\" class=\"span\"/><path d=\"{rails}\" class=\"span-rail\"/>\
         <path d=\"{posts}\" class=\"span-post\"/>"
    )
}

/// Draws the cartouche with the names of game and board.
fn plate(Point { x, y }: Point, board: &str) -> String {
    let game = text().cover().title();
    format!(
        "<g class=\"cart\" transform=\"translate({x:.0} {y:.0})\">\
         <path class=\"ends\" d=\"M-58-10L-68-16-62 0-68 16-52 13M58-10L68-16 62 0 68 16 52 13\"/>\
         <path class=\"face\" d=\"M-54-20H54Q54-14 60-14V14Q54 14 54 20H-54Q-54 14-60 14V-14Q-54-14-54-20z\"/>\
         <path class=\"hem\" d=\"M-50-16H50Q51-11 56-11V11Q51 11 50 16H-50Q-51 11-56 11V-11Q-51-11-50-16z\"/>\
         <text class=\"of\" y=\"-.5\">{game}</text><text y=\"12\">{board}</text></g>"
    )
}

fn ornament(id: &str, Ornament { at: Point { x, y }, size }: Ornament) -> String {
    format!("<use href=\"#{id}\" transform=\"translate({x:.0} {y:.0}) scale({size:.2})\"/>")
}

fn holds(area: Area, Point { x, y }: Point) -> bool {
    (area.x..area.right()).contains(&x) && (area.y..area.bottom()).contains(&y)
}
