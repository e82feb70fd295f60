//! The chances of all seats, as a drawing or as a table.

use leptos::prelude::*;

use super::reading::Reading;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::web::art::{At, ChanceLine, Chances, Flag, line_sample, mark};
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::scene::analysis::{Analysis, Costly, Point, percent};
use crate::text::analysis::Trend;
use crate::text::text;
use crate::web::layout::Layout;

/// So many decisions are numbered in the drawing; on a small screen so many.
const FLAGS: usize = 9;
const FEW_FLAGS: usize = 5;

/// The panel with the chances.
#[component]
pub fn ChartPanel(reading: Reading, layout: Signal<Layout>) -> impl IntoView {
    let words = text().analysis();
    let seats = StoredValue::new(reading.seats());
    let found = reading.analyst.found;
    let as_table = RwSignal::new(false);
    let legend = seats.with_value(|seats| {
        let seat = |who: &SeatRecord| {
            view! {
                <span class="row">
                    {line_sample(who.colour)} {mark(who.colour.into(), 13)}
                    <span class="nm">{who.name.clone()}</span>
                </span>
            }
        };
        seats.iter().map(seat).collect_view()
    });
    let drawing = move || {
        let (listed, current) = (reading.listed.read(), reading.current.get());
        let on_flag = Callback::new(move |at| reading.chosen.set(Some(at)));
        found.with(|found| {
            let lines = seats.with_value(|seats| lines(found, seats));
            view! {
                <Chances
                    label=says(&lines, found)
                    actions=found.moments().len()
                    open=open_part(found)
                    rounds=rounds(found)
                    flags=flags(found, &listed, current, layout.get())
                    width=width(layout.get())
                    percent=words.percent
                    word=words.rounds
                    lines
                    on_flag
                />
            }
        })
    };
    view! {
        <section class="panel plot" aria-label=words.chart>
            <header class="row">
                <h2>{words.chart}</h2>
                <button class="btn" type="button" on:click=move |_| as_table.update(|on| *on = !*on)>
                    {move || {
                        let score = text().score();
                        if as_table.get() { score.chart_as_drawing } else { score.chart_as_table }
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

/// As wide as the panel is, more or less, in pixels.
const fn width(layout: Layout) -> i32 {
    match layout {
        Layout::Desktop => 860,
        Layout::Landscape => 680,
        Layout::Portrait => 770,
        Layout::Phone => 350,
    }
}

fn thousandths(chance: f32) -> u16 {
    (chance * 1000.0).round().clamp(0.0, 1000.0) as u16
}

/// Each seat's line. What lies behind the first decision that is still open is an estimate, and only
/// as far as nothing is missing.
fn lines(found: &Analysis<CouncilOf4>, seats: &[SeatRecord]) -> Vec<ChanceLine> {
    let points = found.points();
    let open = found.next().unwrap_or(usize::MAX);
    let known = points.partition_point(|point| point.at < open && point.depth.is_some());
    let decisions = (0..).zip(found.moments()).filter(|(_, moment)| moment.is_decision);
    let missing = decisions.map(|(at, _)| at).find(|&at| found.judged(at).is_none());
    let missing = missing.unwrap_or(usize::MAX);
    let reach = points.partition_point(|point| point.at < missing);
    let ends = missing == usize::MAX;
    let reach = if ends { points.len() } else { reach };
    let whole = open == usize::MAX;
    let line = |(seat, who): (usize, &SeatRecord)| {
        let of = |point: &Point| -> At {
            (point.at, thousandths(point.chances.get(seat).copied().unwrap_or_default()))
        };
        let all: Vec<At> = points.iter().map(of).collect();
        let (known_to, from) = if whole { (all.len(), all.len()) } else { (known, known) };
        let estimate = all.get(from.saturating_sub(1)..reach).filter(|part| part.len() > 1);
        ChanceLine {
            colour: who.colour,
            name: who.name.clone(),
            known: all[..known_to].to_vec(),
            estimate: if whole { Vec::new() } else { estimate.unwrap_or_default().to_vec() },
            end: all.last().copied().unwrap_or_default(),
        }
    };
    seats.iter().enumerate().map(line).collect()
}

/// Where nothing final is known, with the words for it.
fn open_part(found: &Analysis<CouncilOf4>) -> Option<(usize, &'static str)> {
    let words = text().analysis();
    let from = found.next()?;
    let word = if found.judged(from).is_some() { words.estimate } else { words.open_part };
    Some((from, word))
}

/// The first action of each round.
fn rounds(found: &Analysis<CouncilOf4>) -> Vec<(usize, u16)> {
    let mut rounds: Vec<(usize, u16)> = Vec::new();
    for (at, moment) in found.moments().iter().enumerate() {
        if rounds.last().is_none_or(|(_, round)| *round != moment.round) {
            rounds.push((at, moment.round));
        }
    }
    rounds
}

/// The numbers of the costliest decisions, and of the one that is looked at.
fn flags(
    found: &Analysis<CouncilOf4>,
    listed: &[Costly],
    current: Option<usize>,
    layout: Layout,
) -> Vec<Flag> {
    let most = if layout == Layout::Phone { FEW_FLAGS } else { FLAGS };
    let flag = |(place, costly): (usize, &Costly)| {
        let judged = found.judged(costly.at)?;
        let chance = judged.chances().get(costly.seat.index()).copied().unwrap_or_default();
        let chosen = Some(costly.at) == current;
        let wanted = place < most || chosen;
        wanted.then_some(Flag { number: place + 1, at: (costly.at, thousandths(chance)), chosen })
    };
    listed.iter().enumerate().filter_map(flag).collect()
}

/// The drawing in a sentence.
fn says(lines: &[ChanceLine], found: &Analysis<CouncilOf4>) -> String {
    let chance = |point: Option<&At>| {
        percent(point.map_or(0.0, |(_, thousandths)| f32::from(*thousandths) / 1000.0))
    };
    let seat = |line: &ChanceLine| {
        let decided = line.known.iter().chain(&line.estimate).filter(|(at, _)| *at < line.end.0);
        let last = decided.max_by_key(|(at, _)| *at);
        let first = line.known.iter().chain(&line.estimate).next();
        let (name, won) = (line.name.clone(), line.end.1 > 0);
        Trend { name, first: chance(first), last: chance(last), won }
    };
    let seats: Vec<_> = lines.iter().map(seat).collect();
    (text().analysis().chart_says)(&seats, found.next().is_none())
}

/// The chances as a table: a row for each decision that is known, and the result.
#[component]
fn Points(reading: Reading, seats: StoredValue<Vec<SeatRecord>>) -> impl IntoView {
    let words = text().analysis();
    let found = reading.analyst.found;
    let names = reading.table.names();
    let log: Vec<_> = reading.table.session.with_untracked(|session| session.log().collect());
    let deeds: Vec<String> = log
        .iter()
        .map(|entry| crate::games::council_of_4::text::log::deed(entry, &names))
        .collect();
    let heads = seats.with_value(|seats| {
        let head = |who: &SeatRecord| {
            view! {
                <th scope="col">
                    <span class="row">
                        {mark(who.colour.into(), 13)} <span class="nm">{who.name.clone()}</span>
                    </span>
                </th>
            }
        };
        seats.iter().map(head).collect_view()
    });
    let row = move |point: Point| {
        let title = match found.with_untracked(|found| found.moments().get(point.at).copied()) {
            Some(moment) if point.depth.is_some() => {
                let round = (words.round)(moment.round);
                let deed = deeds.get(point.at).cloned().unwrap_or_default();
                view! {
                    <span class="cap">{round}</span>
                    " "
                    {deed}
                }
                .into_any()
            }
            _ => words.result.into_any(),
        };
        let cells = Seat::first(point.chances.len() as u8)
            .map(|seat| {
                view! { <td>{(words.percent)(percent(point.chances[seat.index()]))}</td> }
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
        <div class="turns" role="region" tabindex="0" aria-label=words.chart_table>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.before}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    {move || {
                        let points = found.with(Analysis::points);
                        points.into_iter().map(&row).collect_view()
                    }}
                </tbody>
            </table>
        </div>
    }
}
