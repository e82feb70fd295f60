//! The chances of all seats, as a drawing or as a table.

use leptos::prelude::*;

use super::reading::Reading;
use crate::bots::outlook::percent;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::analysis::{Costly, Forecast, Point};
use crate::text::said::analysis::Trend;
use crate::text::text;
use crate::web::art::{At, ChanceLine, Chances, Flag, line_sample};
use crate::web::house::{House, house};
use crate::web::layout::Layout;

/// Maximum number of numbered decisions in the drawing, for large and for small screens.
const FLAGS: usize = 9;
const FEW_FLAGS: usize = 5;

/// Panel with the chances.
#[component]
pub fn ChartPanel(reading: Reading, layout: Signal<Layout>) -> impl IntoView {
    let words = text().analysis();
    let House { seats, signs, .. } = house();
    let seats = StoredValue::new(seats.get());
    let as_table = RwSignal::new(false);
    let legend = seats.with_value(|seats| {
        let seat = |who: &SeatRecord| {
            view! {
                <span class="row">
                    {line_sample(who.colour)} {(signs.mark)(who.colour, 13)}
                    <span class="nm" translate="no">{who.name.clone()}</span>
                </span>
            }
        };
        seats.iter().map(seat).collect_view()
    });
    let round_name = reading.analysed().round_name();
    let drawing = move || {
        let (forecast, listed) = (reading.forecast.read(), reading.listed.read());
        let current = reading.current.get();
        let on_flag = Callback::new(move |at| reading.chosen.set(Some(at)));
        let lines = seats.with_value(|seats| lines(&forecast, seats));
        view! {
            <Chances
                label=says(&lines, &forecast)
                actions=forecast.actions
                open=open_part(&forecast)
                rounds=forecast.rounds.clone()
                flags=flags(&forecast, &listed, current, layout.get())
                width=width(layout.get())
                percent=|percent| text().analysis().percent(percent)
                word=round_name.one
                lines
                on_flag
            />
        }
    };
    view! {
        <section class="panel plot" aria-label=words.chart()>
            <header class="row">
                <h2>{words.chart()}</h2>
                <button class="btn" type="button" on:click=move |_| as_table.update(|on| *on = !*on)>
                    {move || {
                        let score = text().score();
                        if as_table.get() { score.chart_as_drawing() } else { score.chart_as_table() }
                    }}
                </button>
            </header>
            <div class="row legend" aria-hidden="true">
                {legend}
            </div>
            {move || {
                if as_table.get() {
                    view! { <Points reading seats /> }.into_any()
                } else {
                    drawing.into_any()
                }
            }}
        </section>
    }
}

/// Returns the approximate width of the panel, in pixels.
const fn width(layout: Layout) -> i32 {
    match layout {
        Layout::Desktop | Layout::Low => 860,
        Layout::Landscape => 680,
        Layout::Portrait => 770,
        Layout::Phone | Layout::Lying => 350,
    }
}

fn thousandths(chance: f32) -> u16 {
    (chance * 1000.0).round().clamp(0.0, 1000.0) as u16
}

/// Returns each seat's line.
fn lines(forecast: &Forecast, seats: &[SeatRecord]) -> Vec<ChanceLine> {
    let line = |(seat, who): (usize, &SeatRecord)| {
        let of = |point: &Point| -> At {
            (point.at, thousandths(point.chances.get(seat).copied().unwrap_or_default()))
        };
        ChanceLine {
            colour: who.colour,
            name: who.name.clone(),
            known: forecast.known().iter().map(of).collect(),
            estimate: forecast.estimate().iter().map(of).collect(),
            end: forecast.points.last().map(of).unwrap_or_default(),
        }
    };
    seats.iter().enumerate().map(line).collect()
}

/// Returns the beginning of the part with no final results, and its label.
fn open_part(forecast: &Forecast) -> Option<(usize, &'static str)> {
    let words = text().analysis();
    let (from, is_estimated) = forecast.open?;
    Some((from, if is_estimated { words.estimate() } else { words.open_part() }))
}

/// Returns the numbers of the costliest decisions, and of the current one.
fn flags(
    forecast: &Forecast,
    listed: &[Costly],
    current: Option<usize>,
    layout: Layout,
) -> Vec<Flag> {
    let most = if layout.is_phone() { FEW_FLAGS } else { FLAGS };
    let flag = |(place, costly): (usize, &Costly)| {
        let chance = forecast.chance(costly.at, costly.seat)?;
        let chosen = Some(costly.at) == current;
        let wanted = place < most || chosen;
        wanted.then_some(Flag {
            number: place + 1,
            at: (costly.at, thousandths(chance)),
            chosen,
            turned: costly.turned.is_some(),
        })
    };
    listed.iter().enumerate().filter_map(flag).collect()
}

/// Describes the drawing in a sentence.
fn says(lines: &[ChanceLine], forecast: &Forecast) -> String {
    let chance = |point: Option<&At>| {
        percent(point.map_or(0.0, |(_, thousandths)| f32::from(*thousandths) / 1000.0))
    };
    let words = text().analysis();
    let seat = |line: &ChanceLine| {
        let decided = line.known.iter().chain(&line.estimate).filter(|(at, _)| *at < line.end.0);
        let last = decided.max_by_key(|(at, _)| *at);
        let first = line.known.iter().chain(&line.estimate).next();
        let (name, won) = (&line.name, line.end.1 > 0);
        words.trend(Trend { name, first: chance(first), last: chance(last), won })
    };
    let seats: Vec<_> = lines.iter().map(seat).collect();
    words.chart_says(&seats, forecast.open.is_none())
}

/// Chances as a table: a row for each analysed decision, and the result.
#[component]
fn Points(reading: Reading, seats: StoredValue<Vec<SeatRecord>>) -> impl IntoView {
    let words = text().analysis();
    let (analysed, signs) = (reading.analysed(), house().signs);
    let (round_name, deeds) = (analysed.round_name(), analysed.deeds());
    let heads = seats.with_value(|seats| {
        let head = |who: &SeatRecord| {
            view! {
                <th scope="col">
                    <span class="row">
                        {(signs.mark)(who.colour, 13)} <span class="nm" translate="no">{who.name.clone()}</span>
                    </span>
                </th>
            }
        };
        seats.iter().map(head).collect_view()
    });
    let row = move |point: Point| {
        let title = if point.depth.is_some() {
            let round = (round_name.titled)(reading.forecast.read_untracked().round(point.at));
            let deed = deeds.get(point.at).cloned().unwrap_or_default();
            view! {
                <span class="cap">{round}</span>
                " "
                {deed}
            }
            .into_any()
        } else {
            words.result().into_any()
        };
        let cells = Seat::first(point.chances.len() as u8)
            .map(|seat| {
                view! { <td>{words.percent(percent(point.chances[seat.index()]))}</td> }
            })
            .collect_view();
        view! {
            <tr class:total=point.depth.is_none()>
                <th scope="row">{title}</th>
                {cells}
            </tr>
        }
    };
    view! {
        <div class="turns" role="region" tabindex="0" aria-label=words.chart_table()>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.before()}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    {move || {
                        let points = reading.forecast.read().points.clone();
                        points.into_iter().map(&row).collect_view()
                    }}
                </tbody>
            </table>
        </div>
    }
}
