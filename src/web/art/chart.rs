//! Points over the rounds.

use leptos::prelude::*;

use crate::record::SeatColour;

use super::markup::drawing;
use super::piece::PieceColour;

/// One seat in the chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Whose line it is.
    pub colour: SeatColour,
    /// What stands at its end.
    pub name: String,
    /// Points after each round, from the start on.
    pub points: Vec<u16>,
    /// Points with everything that the end brings.
    pub total: u16,
}

const WIDTH: i32 = 496;
const HEIGHT: i32 = 400;
const LEFT: i32 = 38;
const RIGHT: i32 = WIDTH - 26;
const BOTTOM: i32 = HEIGHT - 30;
const TOP: i32 = 20;

/// Points by round, and the end bonuses as dotted lines at the right.
#[component]
pub fn Chart(
    /// The seats.
    lines: Vec<Line>,
    /// The word under the axis.
    #[prop(into)]
    round_word: String,
    /// What the chart says, in a sentence.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    let rounds = lines.iter().map(|line| line.points.len()).max().unwrap_or(1).max(2) as i32 - 1;
    let most = lines.iter().map(|line| line.total).max().unwrap_or(0).max(10);
    let step = if most > 60 { 20 } else { 10 };
    let top = i32::from(most.div_ceil(step) * step);
    let x = move |round: i32| LEFT + (RIGHT - LEFT) * round / rounds;
    let y = move |points: u16| BOTTOM - (BOTTOM - TOP) * i32::from(points) / top;

    let mut grid = String::new();
    for value in (0..=top).step_by(usize::from(step)) {
        let at = y(value as u16);
        grid += &format!(
            "<path d=\"M{LEFT} {at}H{RIGHT}\"/><text class=\"v\" x=\"30\" y=\"{}\">{value}</text>",
            at + 4
        );
    }
    let every = (rounds / 5).max(1);
    for round in (1..=rounds).rev().step_by(every as usize) {
        if round > 1 {
            let at = x(round);
            grid += &format!("<text class=\"r\" x=\"{at}\" y=\"{}\">{round}</text>", HEIGHT - 9);
        }
    }

    let labels = label_heights(&lines, y);
    let drawn = lines
        .into_iter()
        .zip(labels)
        .enumerate()
        .map(|(seat, (line, label_y))| {
            let piece = PieceColour::from(line.colour);
            let path = points_of(&line, x, y);
            let head = piece.head();
            let mut marks = String::new();
            for (round, &points) in line.points.iter().enumerate().skip(2).step_by(3) {
                marks += &placed(&head, x(round as i32), y(points));
            }
            let end = x(line.points.len() as i32 - 1) + 5 * (seat as i32 % 4) - 7;
            let last = y(line.points.last().copied().unwrap_or(0));
            marks += &format!("<path class=\"end\" d=\"M{end} {last}V{}\"/>", y(line.total));
            marks += &placed(&head, end, y(line.total));
            view! {
                <g class=piece.class()>
                    <path d=path class="ln" />
                    <g inner_html=marks />
                    <text class="w" x=RIGHT - 16 y=label_y + 4>
                        {format!("{} {}", line.name, line.total)}
                    </text>
                </g>
            }
        })
        .collect_view();
    let word_y = HEIGHT - 9;
    view! {
        <svg class="chart" viewBox="0 0 496 400" role="img" aria-label=label>
            <g class="grid" inner_html=grid />
            <text class="r" x=LEFT y=word_y>
                {round_word}
            </text>
            {drawn}
        </svg>
    }
}

/// A piece of a seat's line, for the legend.
pub fn line_sample(of: SeatColour) -> impl IntoView + use<> {
    let markup = format!(
        "<g class=\"{}\"><path class=\"ln\" d=\"M1 7H33\"/></g>",
        PieceColour::from(of).class()
    );
    drawing("sample", 34, 14, "0 0 34 14", markup)
}

fn points_of(line: &Line, x: impl Fn(i32) -> i32, y: impl Fn(u16) -> i32) -> String {
    let mut path = String::new();
    for (round, &points) in line.points.iter().enumerate() {
        path.push(if round == 0 { 'M' } else { 'L' });
        path += &format!("{} {}", x(round as i32), y(points));
    }
    path
}

fn placed(markup: &str, x: i32, y: i32) -> String {
    format!("<g transform=\"translate({x} {y})\">{markup}</g>")
}

/// Heights of the names at the right, moved apart where totals are close.
fn label_heights(lines: &[Line], y: impl Fn(u16) -> i32) -> Vec<i32> {
    let mut order: Vec<usize> = (0..lines.len()).collect();
    order.sort_by_key(|&i| y(lines[i].total));
    let mut heights = vec![0; lines.len()];
    let mut free = 0;
    for i in order {
        heights[i] = y(lines[i].total).max(free);
        free = heights[i] + 16;
    }
    heights
}
