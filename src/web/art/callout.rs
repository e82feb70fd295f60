//! The bubble beside a city that sums up what building there costs and brings.

use leptos::prelude::*;

use crate::games::council_of_4::board::City;
use crate::games::council_of_4::components::Bonus;

use super::bonus::bonus_row;
use crate::scene::compass::city_position;

/// A bubble beside a city, drawn above all cities. It stays inside the map.
#[component]
pub fn Callout(
    /// The city.
    city: City,
    /// The word before the price, as "pay".
    #[prop(into)]
    pay_word: String,
    /// What is paid.
    pay: Vec<Bonus>,
    /// The word before the gains, as "gain".
    #[prop(into)]
    gain_word: String,
    /// What is gained.
    gain: Vec<Bonus>,
) -> impl IntoView {
    let (x, y) = city_position(city);
    let (x, y) = (i32::from(x), i32::from(y));
    let rows: Vec<_> = [(pay_word, pay), (gain_word, gain)]
        .into_iter()
        .filter(|(_, row)| !row.is_empty())
        .collect();
    let widest = rows.iter().map(|(word, row)| row_width(word, row)).max().unwrap_or(0);
    let (width, height) = (widest + 22, 26 * rows.len() as i32 + 8);
    // To the right and below where there is room, else to the left or above.
    let right = x + 44 + width < 996;
    let above = y + 78 + height > 456;
    let left = if right { x + 30 } else { x - 30 - width };
    let top = if above { y - 62 - height } else { y + 76 };
    let tip = match (right, above) {
        (true, false) => format!("M{} {}l-14-26 34 26z", left + 12, top + 1),
        (false, false) => format!("M{} {}l14-26-34 26z", left + width - 12, top + 1),
        (true, true) => format!("M{} {}l-14 26 34-26z", left + 12, top + height - 1),
        (false, true) => format!("M{} {}l14 26-34-26z", left + width - 12, top + height - 1),
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
