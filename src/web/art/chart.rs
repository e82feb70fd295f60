//! Points over the turns.

use leptos::prelude::*;

use super::markup::{placed, through};
use super::seat::{head, seat_class};
use crate::record::SeatColour;

/// One seat in the chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub colour: SeatColour,
    /// Label at its end.
    pub name: String,
    /// Points during play after each turn, from the start on.
    pub points: Vec<u16>,
    /// Points including the end bonuses.
    pub total: u16,
}

const WIDTH: i32 = 496;
const HEIGHT: i32 = 340;
const LEFT: i32 = 38;
/// End of play, where the end bonuses begin.
const PLAY: i32 = 376;
/// Place of the totals.
const END: i32 = 398;
const BOTTOM: i32 = HEIGHT - 30;
const TOP: i32 = 20;
/// Minimum distance between the names of two totals.
const APART: i32 = 17;
/// Maximum number of letters of a name beside its total.
const LETTERS: usize = 8;

/// Points by turn, with the end bonuses in a strip beside them.
#[component]
pub fn Chart(
    /// The seats.
    lines: Vec<Line>,
    /// Label of the axis.
    #[prop(into)]
    turn_word: String,
    /// Label of the strip of end bonuses.
    #[prop(into)]
    end_word: String,
    /// Description of the chart in a sentence.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    let turns = lines.iter().map(|line| line.points.len()).max().unwrap_or(1).max(2) as i32 - 1;
    let most = lines.iter().map(|line| line.total).max().unwrap_or(0).max(10);
    let step = if most > 60 { 20 } else { 10 };
    let top = i32::from(most.div_ceil(step) * step);
    let x = move |turn: i32| LEFT + (PLAY - LEFT) * turn / turns;
    let y = move |points: u16| BOTTOM - (BOTTOM - TOP) * i32::from(points) / top;

    let mut grid = format!(
        "<rect x=\"{PLAY}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        TOP - 10,
        WIDTH - PLAY,
        BOTTOM - TOP + 10
    );
    for value in (0..=top).step_by(usize::from(step)) {
        let at = y(value as u16);
        grid += &format!(
            "<path d=\"M{LEFT} {at}H{WIDTH}\"/><text class=\"v\" x=\"30\" y=\"{}\">{value}</text>",
            at + 4
        );
    }
    let tick = [1, 2, 5, 10, 20, 50].into_iter().find(|tick| turns / tick < 7).unwrap_or(100);
    // The label takes the place of the first ticks, and the last turn has its own number.
    let ticks = (1..turns).filter(|&turn| turn % tick == 0 && turns - turn > tick / 2);
    let ticks = ticks.filter(|&turn| x(turn) > LEFT + 40);
    for turn in ticks.chain([turns]) {
        grid += &format!("<text class=\"r\" x=\"{}\" y=\"{}\">{turn}</text>", x(turn), HEIGHT - 9);
    }

    let seats = lines.len() as i32;
    let labels = label_heights(&lines, y);
    let drawn = lines
        .into_iter()
        .zip(labels)
        .zip(0..)
        .map(|((line, label_y), seat)| {
            let class = seat_class(line.colour);
            let path = through((0..).zip(&line.points).map(|(turn, &points)| (x(turn), y(points))));
            let head = head(class);
            // The seats alternate, so that no mark hides another.
            let mut marks = String::new();
            for part in 1..4 {
                let turn = turns * (part * seats + seat) / (4 * seats);
                if let Some(&points) = line.points.get(turn as usize) {
                    marks += &placed(&head, x(turn), y(points));
                }
            }
            let end = END + 4 * seat;
            let last = y(line.points.last().copied().unwrap_or(0));
            let total = y(line.total);
            marks += &format!("<path class=\"end\" d=\"M{PLAY} {last}L{end} {total}\"/>");
            marks += &placed(&head, end, total);
            let name = if line.name.chars().count() > LETTERS {
                line.name.chars().take(LETTERS - 1).chain(['…']).collect()
            } else {
                line.name
            };
            view! {
                <g class=class>
                    <path d=path class="seat-line" />
                    <g inner_html=marks />
                    <text class="w" x=END + 4 * seats + 6 y=label_y + 4>
                        {line.total}
                        <tspan class="name">" "{name}</tspan>
                    </text>
                </g>
            }
        })
        .collect_view();
    let word_y = HEIGHT - 9;
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>
            <g class="grid" inner_html=grid />
            <text x=LEFT y=word_y>
                {turn_word}
            </text>
            <text class="v" x=WIDTH y=word_y>
                {end_word}
            </text>
            {drawn}
        </svg>
    }
}

/// Returns the heights of the totals at the right, moved apart if they are close.
fn label_heights(lines: &[Line], y: impl Fn(u16) -> i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&i| y(lines[i].total));
    let mut heights = vec![0; lines.len()];
    let mut free = 0;
    for &i in &order {
        heights[i] = y(lines[i].total).max(free);
        free = heights[i] + APART;
    }
    let mut lowest = BOTTOM;
    for &i in order.iter().rev() {
        heights[i] = heights[i].min(lowest);
        lowest = heights[i] - APART;
    }
    heights
}
