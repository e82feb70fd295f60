//! Score sheet: the points by cause, with the moves behind every number.

use leptos::prelude::*;

use super::art::{
    Figure, Look, Move, champion_class, figure, gem, mark, medal, moves as moves_up, trade_icon,
};
use super::state::table;
use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::components::{DOUBLED, points};
use crate::games::four_towers::rules::scoring::points_each;
use crate::games::four_towers::rules::state::PublicState;
use crate::games::four_towers::scene::standing::{Standing, Tie};
use crate::games::four_towers::scene::trace::{Row, Trace};
use crate::games::four_towers::text::Subjects;
use crate::games::four_towers::text::causes::{each, each_token};
use crate::games::four_towers::text::said::causes::Number;
use crate::record::SeatRecord;
use crate::rules::Seat;
use crate::session::{Entry, Session};
use crate::text::text;
use crate::web::art::{Icon, icon_sized, swatch};
use crate::web::asked::Asked;
use crate::web::screen::Screen;
use moves::{Moves, Story};

mod moves;

pub use moves::Counted;

/// Height of the signs before a row, in pixels.
const SIGN: u32 = 25;

/// Score sheet of the surrounding table.
#[component]
pub fn Causes(asked: Asked<Counted>) -> impl IntoView {
    let table = table();
    let end = table.view.get_untracked().table;
    let (trace, log) = table.session.with_untracked(traced);
    view! {
        <Sums end trace log seats=table.seats() asked />
    }
}

/// Returns the origins of all points of a session, and its log.
fn traced(session: &Session<FourTowers>) -> (Trace, Vec<Entry<FourTowers>>) {
    let log: Vec<_> = session.log().collect();
    let start = session.view_at(0, None);
    let trace = start.map(|start| Trace::of(&start.table, log.iter().cloned()));
    (trace.unwrap_or_default(), log)
}

/// Table of the points by cause; every number opens the moves behind it.
#[component]
fn Sums(
    /// The table at the end.
    end: PublicState,
    /// Origins of all points.
    trace: Trace,
    log: Vec<Entry<FourTowers>>,
    seats: Vec<SeatRecord>,
    asked: Asked<Counted>,
) -> impl IntoView {
    let words = text().causes();
    let standing = Standing::of(&end);
    let names: Vec<String> = seats.iter().map(|who| who.named().into_owned()).collect();
    let story = StoredValue::new(Story { trace, log, end, names: names.clone() });
    let heads = seats.iter().map(|who| {
        view! {
            <th scope="col">
                <span class="row">
                    {mark(who.colour, 15)}
                    <span class="disp nm" title=who.name.clone()>
                        {who.name.clone()}
                    </span>
                </span>
            </th>
        }
    });
    let heads = heads.collect_view();
    let totals = || end.each_seat().map(|seat| standing.total(seat));
    let number = |seat: Seat, counted: Counted, points: u16, is_best: bool, how: AnyView| {
        let label = words.number(Number {
            name: &names[seat.index()],
            row: &counted.title(),
            brings: points,
        });
        view! {
            <td class:zero=points == 0 class:best=is_best>
                <button
                    class="num"
                    type="button"
                    aria-haspopup="dialog"
                    aria-label=label
                    on:click=move |_| asked.ask(seat, counted)
                >
                    <span class="how" aria-hidden="true">
                        {how}
                    </span>
                    <b>{points}</b>
                </button>
            </td>
        }
    };
    let row = |row: Row| {
        let of =
            |seat: Seat| standing.scores.get(seat.index()).map_or(0, |score| row.points(score));
        let most = end.each_seat().map(of).max().unwrap_or_default();
        let is_single = end.each_seat().filter(|&seat| of(seat) == most).count() == 1;
        let cells = end.each_seat().map(|seat| {
            let points = of(seat);
            let is_best = is_single && points == most && points > 0;
            number(seat, Counted::Row(row), points, is_best, how(&end, seat, row))
        });
        view! {
            <tr>
                <th scope="row">
                    <span class="row of-cause">
                        {swatch(FourTowers::paint(row))} {sign(row)} <b>{Counted::Row(row).title()}</b> {note(&end, row)}
                    </span>
                </th>
                {cells.collect_view()}
            </tr>
        }
    };
    let rows = Row::ALL.map(row).collect_view();
    let totals: Vec<u16> = totals().collect();
    let totals = end
        .each_seat()
        .zip(totals)
        .map(|(seat, points)| number(seat, Counted::Total, points, false, ().into_any()));
    let totals = totals.collect_view();
    let ties = standing.scores.iter().map(|score| {
        let [track, champions] = Tie::ALL.map(|tie| tie.number(score));
        view! { <td>{track} " · " {champions}</td> }
    });
    let ties = ties.collect_view();
    view! {
        <section class="panel sums by-cause" aria-label=words.title()>
            <table>
                <thead>
                    <tr>
                        <th scope="col" class="cap">
                            {words.title()}
                        </th>
                        {heads}
                    </tr>
                </thead>
                <tbody>
                    {rows} <tr class="total">
                        <th scope="row">{text().score().total()}</th>
                        {totals}
                    </tr> <tr class="tie">
                        <th scope="row">{words.if_tied()}</th>
                        {ties}
                    </tr>
                </tbody>
            </table>
            <p class="note">{words.note()}</p>
            <Moves asked story />
        </section>
    }
}

/// Draws the sign of a row.
fn sign(row: Row) -> AnyView {
    match row {
        Row::Followers(clan) => figure(Figure::Peasant, Some(clan), 30, Look::Plain).into_any(),
        Row::Trade(trade) => icon_sized(trade_icon(trade), SIGN).into_any(),
        Row::Champions => icon_sized(Icon::Champion, SIGN).into_any(),
        Row::Tokens => gem(SIGN).into_any(),
        Row::Influence => moves_up(Move::Up, SIGN).into_any(),
    }
}

/// Says what each in a row brings.
fn note(end: &PublicState, row: Row) -> AnyView {
    let words = text().causes();
    match row {
        Row::Followers(clan) => {
            let lords = words.times_lords(end.lords.of(clan));
            view! {
                <span class="note">
                    {figure(Figure::Lord, Some(clan), 22, Look::Plain)} {lords}
                </span>
            }
            .into_any()
        }
        Row::Trade(trade) => view! { <span class="note">{each(trade)}</span> }.into_any(),
        Row::Tokens => view! { <span class="note">{each_token()}</span> }.into_any(),
        Row::Champions | Row::Influence => ().into_any(),
    }
}

/// Draws how the points of a row are made, before their sum.
fn how(end: &PublicState, seat: Seat, row: Row) -> AnyView {
    let player = end.player(seat);
    let times = |count: u16, each: u16| format!("{count} × {each}").into_any();
    match row {
        Row::Followers(clan) => times(player.followers.of(clan).into(), end.lords.of(clan).into()),
        Row::Trade(trade) => times(player.count(trade).into(), points_each(end, seat, trade)),
        Row::Influence if player.is_doubled => times(points(player.step), DOUBLED),
        Row::Champions => {
            let standing = Standing::of(end);
            let brought = standing.scores.get(seat.index()).map(|score| score.champions);
            let brought = brought.unwrap_or_default();
            let each = player.champions().zip(brought).map(|(hired, points)| {
                let class = format!("of-champion {}", champion_class(hired.champion));
                view! { <span class=class>{medal(hired.champion, 24)} {points}</span> }
            });
            each.collect_view().into_any()
        }
        Row::Tokens | Row::Influence => ().into_any(),
    }
}
