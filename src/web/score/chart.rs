//! Points over the turns, as a drawing or as a table.

use leptos::prelude::*;

use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::text::said::score::ChartSeat;
use crate::text::text;
use crate::web::art::{Chart, Line, line_sample};
use crate::web::signs::Signs;

/// Panel with the points by turn.
#[component]
pub fn ChartPanel(
    /// Seats of the match.
    seats: Vec<SeatRecord>,
    signs: Signs,
    /// Their points during play, before the first turn and after each.
    history: Vec<Vec<u16>>,
    /// Their points including the end bonuses.
    standings: Vec<Vec<(Seat, u16)>>,
) -> impl IntoView {
    let words = text().score();
    let totals: Vec<(Seat, u16)> = standings.concat();
    let total = |at: usize| totals.iter().find(|(seat, _)| seat.index() == at).map(|(_, sum)| *sum);
    let lines: Vec<Line> = seats
        .iter()
        .enumerate()
        .map(|(at, who)| Line {
            colour: who.colour,
            name: who.name.clone(),
            points: history.iter().map(|turn| turn[at]).collect(),
            total: total(at).unwrap_or_default(),
        })
        .collect();
    let legend = seats
        .iter()
        .map(|who| {
            view! {
                <span class="row">
                    {line_sample(who.colour)} {(signs.mark)(who.colour, 13)} {who.name.clone()}
                </span>
            }
        })
        .collect_view();
    let as_table = RwSignal::new(false);
    let lines = StoredValue::new(lines);
    view! {
        <section class="panel plot" aria-label=words.chart()>
            <header class="row">
                <h2>{words.chart()}</h2>
                <button class="btn" type="button" on:click=move |_| as_table.update(|on| *on = !*on)>
                    {move || if as_table.get() { words.chart_as_drawing() } else { words.chart_as_table() }}
                </button>
            </header>
            <div class="row legend" aria-hidden="true">
                {legend}
            </div>
            {move || {
                let lines = lines.get_value();
                if as_table.get() {
                    view! { <Turns lines signs /> }.into_any()
                } else {
                    view! {
                        <Chart
                            label=says(&lines, signs.say)
                            turn_word=words.turn()
                            end_word=words.at_the_end()
                            lines
                        />
                    }
                        .into_any()
                }
            }}
        </section>
    }
}

/// Describes the chart in a sentence.
fn says(lines: &[Line], points: fn(u16) -> String) -> String {
    let words = text().score();
    let seat = |line: &Line| {
        let during = line.points.last().copied().unwrap_or_default();
        words.chart_seat(ChartSeat { name: &line.name, during, total: &points(line.total) })
    };
    let seats: Vec<_> = lines.iter().map(seat).collect();
    words.chart_says(&seats)
}

/// Chart as a table: a row for each turn that gained someone VP.
#[component]
fn Turns(lines: Vec<Line>, signs: Signs) -> impl IntoView {
    let words = text().score();
    let heads = lines
        .iter()
        .map(|line| {
            view! {
                <th scope="col">
                    <span class="row">
                        {(signs.mark)(line.colour, 13)} <span class="nm" translate="no">{line.name.clone()}</span>
                    </span>
                </th>
            }
        })
        .collect_view();
    let row = |class: &'static str, title: String, points: &dyn Fn(&Line) -> u16| {
        let cells = lines.iter().map(|line| view! { <td>{points(line)}</td> }).collect_view();
        view! {
            <tr class=class>
                <th scope="row">{title}</th>
                {cells}
            </tr>
        }
    };
    let turns = lines.iter().map(|line| line.points.len()).max().unwrap_or_default();
    let at = |line: &Line, turn: usize| line.points.get(turn).copied().unwrap_or_default();
    let changed =
        |&turn: &usize| lines.iter().any(|line| at(line, turn) != at(line, turn.saturating_sub(1)));
    let rows = (1..turns)
        .filter(changed)
        .map(|turn| row("", words.after_turn(turn as u16), &|line| at(line, turn)))
        .collect_view();
    let last = turns.saturating_sub(1);
    let bonuses = row("", words.at_the_end_row().to_owned(), &|line| {
        line.total.saturating_sub(at(line, last))
    });
    let total = row("total", words.total().to_owned(), &|line| line.total);
    view! {
        <div class="turns" role="group" tabindex="0" aria-label=words.chart()>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.turn()}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>{rows} {bonuses} {total}</tbody>
            </table>
        </div>
        <p class="note">{words.quiet_turns()}</p>
    }
}
