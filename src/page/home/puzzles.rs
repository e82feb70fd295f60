//! The puzzles on the start page.

use leptos::prelude::*;

use crate::archive::Day;
use crate::page::games::{Known, Solve};
use crate::scene::puzzle::of_the_day;
use crate::text::said::puzzle::Count;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::puzzle::solved;

/// The puzzle of the day, and the way to the others.
#[component]
pub fn Puzzles(game: &'static Known, today: Day, solve: Solve) -> impl IntoView {
    let words = text().puzzle();
    let known = solved(game.name);
    let is_done = known.day == Some(today);
    // Puzzles of an older version of the page may be gone.
    let count = words.count(Count { solved: known.count().min(game.puzzles), all: game.puzzles });
    let at = of_the_day(today, game.puzzles);
    view! {
        <section class="panel box by-day puzzles">
            <h2>{icon(Icon::Hint)} {words.of_the_day()}</h2>
            <p class="muted">{count}</p>
            {is_done.then(|| view! { <p><b>{words.solved()}</b></p> })}
            <span class="row">
                <button
                    class="btn"
                    type="button"
                    on:click=move |_| solve.run((game.name, Some(at)))
                >
                    {words.solve()}
                </button>
                <button class="btn" type="button" on:click=move |_| solve.run((game.name, None))>
                    {words.others()}
                </button>
            </span>
        </section>
    }
}
