//! The puzzles on the start page.

use leptos::prelude::*;

use crate::archive::Day;
use crate::page::games::{Known, Solve, games};
use crate::scene::puzzle::{Progress, Which, mark_of, of_the_day};
use crate::text::said::puzzle::Count;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::later::{entries, fetch_soon, part};
use crate::web::puzzle::{answers, has_answers};

entries! {
    /// Shows what of a game's puzzles was answered, and what of it to repeat.
    rest, fetch_answered: fn answered(game: &'static Known, today: Option<Day>) -> AnyView {
        view! { <Answered game today /> }.into_any()
    }
}

/// The puzzle of the day, if the clock says what day it is, and the list of all.
#[component]
pub fn Puzzles(game: &'static Known, today: Option<Day>, solve: Solve) -> impl IntoView {
    let words = text().puzzle();
    let games = games();
    let all = game.puzzles;
    let known = match has_answers(game.name) {
        true => part(move || answered(game, today), None),
        false => view! { <p class="muted">{words.count(Count { solved: 0, all })}</p> }.into_any(),
    };
    let of_today = today.map(|today| {
        let at = of_the_day(today, all);
        view! {
            <button class="btn" type="button" on:click=move |_| solve.run((game.name, at))>
                {words.solve()}
            </button>
        }
    });
    let title = if today.is_some() { words.of_the_day() } else { words.all() };
    let is_open = RwSignal::new(false);
    let go = Callback::new(move |at| {
        is_open.set(false);
        solve.run((game.name, at));
    });
    let list = move || {
        part(
            move || async move {
                let part = games.later(game.name).await?;
                Ok(part.puzzles(game.lines().await?, go))
            },
            None,
        )
    };
    view! {
        <section class="panel box by-day puzzles">
            <h2>{icon(Icon::Hint)} {title}</h2>
            {known}
            <span class="row">
                {of_today}
                <button class="btn" type="button" on:click=move |_| is_open.set(true)>
                    {words.others()}
                </button>
            </span>
            <Sheet open=is_open title=words.all().to_owned() class="dlg puzzle-list">
                {move || is_open.get().then(list)}
            </Sheet>
        </section>
    }
}

#[component]
fn Answered(game: &'static Known, today: Option<Day>) -> impl IntoView {
    let words = text().puzzle();
    let known = answers(game.name);
    let is_done = today.is_some() && known.day == today;
    // Puzzles of another version of the page may be among those that were answered.
    let marks = RwSignal::new(None::<Vec<u32>>);
    fetch_soon(move || {
        Box::pin(async move {
            let lines = game.lines().await?;
            // Another game may be chosen by then.
            marks.try_set(Some(lines.lines().map(mark_of).collect()));
            Ok(())
        })
    });
    let (all, known) = (game.puzzles, StoredValue::new(known));
    let count = move || {
        let solved = known.with_value(|known| match &*marks.read() {
            Some(marks) => {
                let is_solved = |mark: &&u32| {
                    matches!(known.progress(**mark), Progress::First | Progress::Solved)
                };
                marks.iter().filter(is_solved).count()
            }
            None => known.count().min(all),
        });
        words.count(Count { solved, all })
    };
    let due = move || {
        let marks = marks.read();
        let due = known.with_value(|known| {
            let is_due = |mark: &&u32| known.is_among(Which::Again, **mark, today);
            marks.iter().flatten().filter(is_due).count()
        });
        (due > 0).then(|| view! { <p><b>{words.to_repeat(due)}</b></p> })
    };
    view! {
        <p class="muted">{count}</p>
        {is_done.then(|| view! { <p><b>{words.solved()}</b></p> })}
        {due}
    }
}
