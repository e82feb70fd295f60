//! The pictures of the introduction.

use leptos::prelude::*;

use super::figure::{Figure, Look, figure_markup};
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::text::first::Picture;
use crate::web::art::markup::{drawing, use_of};

const BOX: &str = "-105 -64 210 124";

/// Draws a picture of the introduction.
pub fn first_picture(of: Picture) -> impl IntoView + use<> {
    let markup = match of {
        Picture::Draw => draw(),
        Picture::Expansion => expansion(),
        Picture::LordOrDemon => lord_or_demon(),
        Picture::Score => score(),
    };
    drawing("first-art", 196, 116, BOX, markup)
}

fn at(x: i32, y: i32, size: &str, markup: &str) -> String {
    format!("<g transform=\"translate({x} {y}) scale({size})\">{markup}</g>")
}

fn peasant(clan: Clan, x: i32, y: i32, size: &str) -> String {
    at(x, y, size, &figure_markup(Figure::Peasant, Some(clan), Look::Plain))
}

fn lord(clan: Clan, x: i32, y: i32, size: &str) -> String {
    at(x, y, size, &figure_markup(Figure::Lord, Some(clan), Look::Plain))
}

fn arrow(path: &str) -> String {
    format!("<path class=\"first-arrow\" d=\"{path}\"/>")
}

fn village(x: i32, y: i32, size: &str) -> String {
    at(
        x,
        y,
        size,
        &format!("<g class=\"r-hill\">{}{}</g>", use_of("houses-hill-0"), use_of("plot-hill")),
    )
}

fn draw() -> String {
    let drawn = [Clan::Green, Clan::Red, Clan::Blue].into_iter().zip([-84, -56, -28]);
    let drawn: String = drawn.map(|(clan, x)| peasant(clan, x, 16, ".95")).collect();
    let spaces: String = [(Clan::Red, 44), (Clan::Blue, 76)]
        .into_iter()
        .map(|(clan, x)| {
            let ground =
                "<rect class=\"raised\" x=\"-13\" y=\"-34\" width=\"26\" height=\"38\" rx=\"5\"/>";
            at(
                x + 8,
                44,
                "1",
                &(ground.to_owned() + &figure_markup(Figure::Peasant, Some(clan), Look::Plain)),
            )
        })
        .collect();
    let there = village(64, -24, ".6") + &peasant(Clan::Green, 64, -14, ".7");
    drawn
        + &arrow("M-4-10L22-22M13-24l9 2-4 8")
        + &arrow("M-4 12L22 26M18 17l4 9-9 1")
        + &there
        + &spaces
}

fn expansion() -> String {
    let middle = village(0, -8, ".9");
    let leaving = peasant(Clan::Red, -84, 8, ".85")
        + &peasant(Clan::Blue, 84, 8, ".85")
        + &peasant(Clan::Green, 0, 58, ".85");
    let there = [(Clan::Red, -20), (Clan::Green, 0), (Clan::Blue, 20)];
    let there: String = there.into_iter().map(|(clan, x)| peasant(clan, x, 4, ".8")).collect();
    middle
        + &there
        + &arrow("M-46-6H-66M-58-14l-8 8 8 8")
        + &arrow("M46-6H66M58-14l8 8-8 8")
        + &arrow("M0 16V28M-7 22l7 7 7-7")
        + &leaving
}

fn lord_or_demon() -> String {
    let gate = at(-66, 4, "1.1", &use_of("gate"));
    let sign = at(44, -4, "1.7", &use_of("city-sign"));
    let demon = at(84, 34, "1.1", &figure_markup(Figure::Demon, Some(Clan::Green), Look::Plain));
    gate + &lord(Clan::Blue, -24, 34, "1.1") + &sign + &demon
}

fn score() -> String {
    let followers: String = [-88, -68, -48]
        .into_iter()
        .map(|x| at(x, 4, "1", &figure_markup(Figure::Follower, Some(Clan::Blue), Look::Plain)))
        .collect();
    let lords: String = [0, 26].into_iter().map(|x| lord(Clan::Blue, x, 20, ".92")).collect();
    let sign =
        |x: i32, sign: &str| format!("<text class=\"first-sign\" x=\"{x}\" y=\"12\">{sign}</text>");
    followers + &sign(-24, "×") + &lords + &sign(50, "=") + &sign(84, "6")
}
