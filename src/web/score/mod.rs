//! The final score, by cause.

use leptos::prelude::*;

use super::art::{Chart, Icon, Line, PieceColour, icon, line_sample, mark, merchant, shield};
use super::table::desk;
use crate::games::Seat;
use crate::games::council_of_4::scoring::{Score as Sheet, ranking, scores};
use crate::text::score::{Cause, causes};
use crate::text::text;
use crate::web::theme::ThemeButton;

/// The final score.
#[component]
pub fn Score(
    leave: Callback<()>,
    /// Set to look at the table instead.
    look: RwSignal<bool>,
) -> impl IntoView {
    let desk = desk();
    let text = text();
    let words = &text.score;
    let view = desk.view.get_untracked();
    let seats = desk.seats();
    let sheets = scores(&view.table, view.hand_sizes);
    let places = ranking(&sheets);
    let shared = places.first().is_some_and(|first| first.len() > 1);

    let ranks = places
        .iter()
        .scan(0, |place, group| {
            let own = *place;
            *place += group.len();
            Some((own, group))
        })
        .flat_map(|(place, group)| group.iter().map(move |&seat| (place, seat)))
        .map(|(place, seat): (usize, Seat)| {
            let who = &seats[seat.index()];
            let colour: PieceColour = who.colour.into();
            let title = match (place, shared) {
                (0, false) => words.winner,
                (0, true) => words.shared,
                _ => (text.place)(place),
            };
            view! {
                <div class=format!("panel rank {}", colour.class()) class:won=place == 0>
                    {merchant(colour, 40)}
                    <div>
                        <span class="cap">{title}</span>
                        <span class="nm">{who.name.clone()}</span>
                    </div>
                    {shield(sheets[seat.index()].total(), 52)}
                </div>
            }
        })
        .collect_view();

    let heads = seats
        .iter()
        .map(|who| {
            view! {
                <th scope="col">
                    <span class="row">
                        {mark(who.colour.into(), 15)} <span class="disp">{who.name.clone()}</span>
                    </span>
                </th>
            }
        })
        .collect_view();
    let row = |class: &'static str, (title, of): Cause| {
        let cells = sheets
            .iter()
            .map(|sheet| view! { <td class:zero=of(sheet) == 0>{of(sheet)}</td> })
            .collect_view();
        view! {
            <tr class=class>
                <th scope="row">{title}</th>
                {cells}
            </tr>
        }
    };
    let rows = causes(words).map(|cause| row("", cause)).collect_view();
    let total = row("total", (words.total, Sheet::total));
    let tie_break = row("tie", (words.tie_break, |score| score.tie_break));

    let history = desk.session.with_untracked(vp_by_round);
    let lines: Vec<Line> = seats
        .iter()
        .enumerate()
        .map(|(at, who)| Line {
            colour: who.colour,
            name: who.name.clone(),
            points: history.iter().map(|round| round[at]).collect(),
            total: sheets[at].total(),
        })
        .collect();
    let legend = seats
        .iter()
        .map(|who| view! { <span class="row">{line_sample(who.colour)} {who.name.clone()}</span> })
        .collect_view();
    let turns = view.table.turn.number + 1;
    view! {
        <div class="score">
            <header class="top">
                <h1>{words.title}</h1>
                <span class="tag">{(words.turns)(view.table.round(), turns)}</span>
                <span class="tag">{(text.setup.board_name)(&view.table.sides.to_string())}</span>
                <span class="sp"></span>
                <ThemeButton />
            </header>
            <main>
                <div class="ranks">{ranks}</div>
                <section class="panel sums">
                    <table>
                        <thead>
                            <tr>
                                <th scope="col" class="cap">
                                    {words.causes}
                                </th>
                                {heads}
                            </tr>
                        </thead>
                        <tbody>{rows} {total} {tie_break}</tbody>
                    </table>
                </section>
            </main>
            <aside>
                <section class="panel plot">
                    <header class="row">
                        <h2>{words.chart}</h2>
                        <span class="sp"></span>
                        {legend}
                    </header>
                    <Chart lines round_word=words.round.to_owned() label=words.chart.to_owned() />
                </section>
                <section class="next-steps">
                    <button class="btn" type="button" on:click=move |_| look.set(true)>
                        {words.back_to_table}
                    </button>
                    <button class="btn pri" type="button" on:click=move |_| leave.run(())>
                        {icon(Icon::Next)}
                        {words.new_game}
                    </button>
                </section>
            </aside>
        </div>
    }
}

/// Everybody's VP at the end of each round, the start included.
fn vp_by_round(session: &super::desk::Table) -> Vec<Vec<u16>> {
    let mut history: Vec<Vec<u16>> = Vec::new();
    for view in session.views() {
        let points = view.table.each_seat().map(|seat| view.table.vp(seat)).collect();
        let round = usize::from(view.table.round());
        if history.len() > round {
            history[round] = points;
        } else {
            if history.is_empty() {
                history.push(vec![0; usize::from(view.table.seats())]);
            }
            history.push(points);
        }
    }
    history
}
