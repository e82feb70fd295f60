//! The cupboard of the games: a box for each, of which one is open.

use leptos::prelude::*;

use crate::page::games::{self, Known, games};
use crate::page::library::Library;
use crate::page::shelved::Shelved;
use crate::text::said::setup::FromTo;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::form::Form;

/// Choice of the game for a new match.
#[component]
pub fn Cupboard(form: Form, library: Library) -> impl IntoView {
    let games = games();
    // Another game may allow fewer or more players, and have no bots as strong.
    Effect::new(move |_| {
        let game = games.chosen();
        form.fit(&game.seats, game.levels);
    });
    let boxes = (0..).zip(games::all()).map(|(at, known)| view! { <GameBox at known library /> });
    view! {
        <div class="cupboard" role="radiogroup" aria-label=text().setup().game()>
            <Door />
            <div class="boxes" style:--boxes=games::all().len().to_string()>
                {boxes.collect_view()}
            </div>
            <Door />
        </div>
    }
}

/// Box of a game.
#[component]
fn GameBox(
    /// Its place in the cupboard.
    at: u8,
    known: &'static Known,
    library: Library,
) -> impl IntoView {
    let (words, choice) = (text().setup(), games().choice);
    let (fewest, most) = (*known.seats.start(), *known.seats.end());
    let is_open = move || choice.get() == at;
    let in_play = Memo::new(move |_| {
        library.with_all(|all| all.iter().filter(|shelved| is_going(shelved, known)).count())
    });
    let bookmark = move || {
        let count = in_play.get();
        (count > 0).then(|| {
            view! {
                <span class="bookmark">
                    <span aria-hidden="true">{count}</span>
                    <span class="sr">{words.in_play(count)}</span>
                </span>
            }
        })
    };
    view! {
        <label class="game-box" class:on=is_open>
            <input
                type="radio"
                class="sr"
                name="game"
                prop:checked=is_open
                on:change=move |_| choice.set(at)
            />
            {bookmark}
            <span class="front" inner_html=known.front></span>
            <span class="sr">{known.cover().title} ", "</span>
            <span class="for-seats">{words.from_to(FromTo { fewest, most })}</span>
            <span class="check" aria-hidden="true">
                {icon(Icon::Check)}
            </span>
        </label>
    }
}

/// Whether it is a match of the game that is not over.
fn is_going(shelved: &Shelved, known: &Known) -> bool {
    shelved.game() == known.name && shelved.is_playable() && !shelved.is_over()
}

/// Open door of the cupboard.
#[component]
fn Door() -> impl IntoView {
    view! {
        <svg class="door" viewBox="0 0 50 424" preserveAspectRatio="none" aria-hidden="true">
            <path class="frame" d="M1 1L49 14V410L1 423z" />
            <path class="panel-of" d="M10 22L40 28V194H10zM10 230H40V396L10 402z" />
        </svg>
    }
}
