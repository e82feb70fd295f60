//! Small chart of everyone's points over the turns, with a mark at the current one.

use leptos::prelude::*;

use super::markup::through;
use super::seat::{head, seat_class};
use crate::record::SeatColour;

const WIDTH: i32 = 240;
const HEIGHT: i32 = 92;
const LEFT: i32 = 26;
const RIGHT: i32 = WIDTH - 10;
const TOP: i32 = 10;
const BOTTOM: i32 = HEIGHT - 8;

/// Places of the first and the last moment, as shares of the width.
pub const POINTS_ENDS: (f64, f64) = (LEFT as f64 / WIDTH as f64, RIGHT as f64 / WIDTH as f64);

/// Points of some seats at a row of moments.
#[component]
pub fn Points(
    /// Seats with their points: one number for each moment.
    lines: Vec<(SeatColour, Vec<u16>)>,
    /// Current moment.
    #[prop(into)]
    now: Signal<usize>,
    /// Description in words.
    #[prop(into)]
    label: Signal<String>,
) -> impl IntoView {
    let moments = lines.iter().map(|(_, points)| points.len()).max().unwrap_or_default();
    let last = moments.saturating_sub(1).max(1) as i32;
    let most = lines.iter().flat_map(|(_, points)| points).copied().max().unwrap_or_default();
    let top = i32::from(most.max(10).div_ceil(10) * 10);
    let x = move |moment: usize| LEFT + (RIGHT - LEFT) * moment as i32 / last;
    let y = move |points: u16| BOTTOM - (BOTTOM - TOP) * i32::from(points) / top;
    let grid: String = [0, top]
        .into_iter()
        .map(|value| {
            let at = y(value as u16);
            format!(
                "<path d=\"M{LEFT} {at}H{RIGHT}\"/>\
                 <text class=\"v\" x=\"{}\" y=\"{}\">{value}</text>",
                LEFT - 5,
                at + 4
            )
        })
        .collect();
    let drawn = lines.into_iter().map(|(colour, points)| {
        let class = seat_class(colour);
        let path = through(points.iter().enumerate().map(|(at, &points)| (x(at), y(points))));
        let head = head(class);
        let place = move || {
            let now = now.get();
            let points = points.get(now).copied().unwrap_or_default();
            format!("translate({} {})", x(now), y(points))
        };
        view! {
            <g class=class>
                <path d=path class="seat-line" />
                <g inner_html=head transform=place />
            </g>
        }
    });
    view! {
        <svg
            class="chart points"
            viewBox=format!("0 0 {WIDTH} {HEIGHT}")
            role="img"
            aria-label=label
        >
            <g class="grid" inner_html=grid />
            <path class="now" d=move || format!("M{} {TOP}V{BOTTOM}", x(now.get())) />
            {drawn.collect_view()}
        </svg>
    }
}
