//! Bubble beside a city that sums up what placing there costs and brings.

use leptos::prelude::*;

use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::Bonus;
use crate::games::council_of_4::scene::geometry::{Area, Point, beside, city_middle};

use super::bonus::bonus_row;

/// Bubble beside a city, drawn above all cities. It stays inside the map.
#[component]
pub fn Callout(
    /// The city.
    city: City,
    /// Word before the price, such as "pay".
    #[prop(into)]
    pay_word: String,
    /// Price.
    pay: Vec<Bonus>,
    /// Word before the gains, such as "gain".
    #[prop(into)]
    gain_word: String,
    /// Gains.
    gain: Vec<Bonus>,
) -> impl IntoView {
    let rows: Vec<_> = [(pay_word, pay), (gain_word, gain)]
        .into_iter()
        .filter(|(_, row)| !row.is_empty())
        .collect();
    let widest = rows.iter().map(|(word, row)| row_width(word, row)).max().unwrap_or(0);
    let (width, height) = (widest + 22, 26 * rows.len() as i32 + 8);
    let Area { x: left, y: top, .. } = beside(city, f64::from(width), f64::from(height));
    let (left, top) = (left as i32, top as i32);
    // The tip leads from the edge next to the city towards it.
    let Point { x, y } = city_middle(city);
    let (x, y) = (x as i32, y as i32);
    let foot = x.clamp(left + 22, (left + width - 22).max(left + 22));
    let lean = 16 * (x - foot).signum();
    let tip = if top > y {
        format!(
            "M{} {}L{} {}L{} {}z",
            foot - 10,
            top + 1,
            foot + lean,
            top - 25,
            foot + 10,
            top + 1
        )
    } else if top + height < y {
        let edge = top + height - 1;
        format!("M{} {edge}L{} {}L{} {edge}z", foot - 10, foot + lean, edge + 26, foot + 10)
    } else if left > x {
        format!("M{} {}l-20 10 20 10z", left + 1, top + height / 2 - 10)
    } else {
        format!("M{} {}l20 10-20 10z", left + width - 1, top + height / 2 - 10)
    };
    let lines = rows
        .into_iter()
        .enumerate()
        .map(|(i, (word, row))| {
            let middle = top + 17 + 26 * i as i32;
            let icons = left + width - 12 - 12 * row.len() as i32;
            view! {
                <text class="say" x=left + 12 y=middle + 5>
                    {word}
                </text>
                <g inner_html=bonus_row(&row, icons, middle, 9) />
            }
        })
        .collect_view();
    view! {
        <g class="call" aria-hidden="true">
            <rect x=left y=top width=width height=height rx="9" />
            <path d=tip />
            {lines}
        </g>
    }
}

fn row_width(word: &str, row: &[Bonus]) -> i32 {
    word.chars().count() as i32 * 7 + 10 + 24 * row.len() as i32
}
