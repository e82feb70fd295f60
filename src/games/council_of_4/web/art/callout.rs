//! Callout that sums up what placing in a city costs and brings.

use leptos::prelude::*;

use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::rules::components::Bonus;
use crate::games::council_of_4::scene::geometry::callout::{self, Surroundings, callout};

use super::bonus::bonus_row;

/// Height of a row.
const ROW: i32 = 24;

/// Callout of a city, drawn above all cities. Its leader ends on the city's ring.
#[component]
pub fn Callout(
    city: City,
    /// Word before the price, such as "pay".
    #[prop(into)]
    pay_word: String,
    /// Price.
    pay: Vec<Bonus>,
    gain: Vec<Bonus>,
    /// What lies around it.
    around: Surroundings,
) -> impl IntoView {
    let rows: Vec<(String, Vec<Bonus>)> = [(pay_word, pay), (String::new(), gain)]
        .into_iter()
        .filter(|(_, row)| !row.is_empty())
        .collect();
    let widest = rows.iter().map(|(word, row)| row_width(word, row)).max().unwrap_or_default();
    let (width, height) = (widest + 20, ROW * rows.len() as i32 + 8);
    let size = (f64::from(width), f64::from(height));
    let callout::Callout { plate, dot, end } = callout(city, size, &around);
    let (left, top) = (plate.x as i32, plate.y as i32);
    let leader = format!("M{:.1} {:.1}L{:.1} {:.1}", dot.x, dot.y, end.x, end.y);
    let lines = rows
        .into_iter()
        .enumerate()
        .map(|(i, (word, row))| {
            let start = left + (width - row_width(&word, &row)) / 2;
            let middle = top + 4 + ROW / 2 + ROW * i as i32;
            let icons = start + word_width(&word) + icons_width(&row) / 2;
            view! {
                <text class="say" x=start y=middle + 5>
                    {word}
                </text>
                <g inner_html=bonus_row(&row, icons, middle, 9) />
            }
        })
        .collect_view();
    view! {
        <g class="call" aria-hidden="true">
            <path class="bed" d=leader.clone() />
            <path class="leader" d=leader />
            <rect x=left y=top width=width height=height rx="10" />
            {lines}
            <circle cx=dot.x cy=dot.y r="4.8" />
        </g>
    }
}

fn row_width(word: &str, row: &[Bonus]) -> i32 {
    word_width(word) + icons_width(row)
}

fn word_width(word: &str) -> i32 {
    if word.is_empty() { 0 } else { word.chars().count() as i32 * 7 + 8 }
}

const fn icons_width(row: &[Bonus]) -> i32 {
    24 * row.len() as i32
}
