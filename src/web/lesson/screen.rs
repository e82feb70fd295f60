//! The lessons on the screen.

use leptos::prelude::*;

use super::card::Card;
use super::guard::Guard;
use super::list::AllLessons;
use super::teaching::teaching;
use super::veil::Veil;
use crate::archive::Saved;
use crate::text::said::lesson::Step;
use crate::text::{storage, text};
use crate::web::art::{Icon, icon};
use crate::web::dialog::Ask;
use crate::web::frame::frame;
use crate::web::gear::SettingsButton;
use crate::web::settings::preferences;
use crate::web::theme::ThemeButton;
use crate::web::title::titled;

/// The course at the surrounding table.
#[component]
pub fn LessonScreen(
    /// Back to the start page.
    leave: Callback<()>,
    /// On to a first game.
    play: Callback<()>,
) -> impl IntoView {
    let teaching = teaching();
    let out = Callback::new(move |()| {
        teaching.course().leave();
        leave.run(());
    });
    let finish = Callback::new(move |()| {
        teaching.finish();
        out.run(());
    });
    let play = Callback::new(move |()| {
        teaching.finish();
        teaching.course().leave();
        play.run(());
    });
    let language = preferences().language;
    // In another language it is drawn anew.
    move || {
        language.track();
        let text = text();
        view! {
            <Guard>
                <Card finish play />
                {frame(view! { <Bar leave=out /> }.into_any())}
                <Veil />
                <AllLessons />
                <Ask
                    open=teaching.leaving
                    title=text.lesson().leave_title()
                    body=text.lesson().leave_body()
                    yes=text.lesson().leave_yes()
                    no=text.lesson().leave_no()
                    on_yes=out
                />
            </Guard>
        }
    }
}

/// The bar above the table: which lesson this is, whether the progress is saved, and the way out.
#[component]
fn Bar(leave: Callback<()>) -> impl IntoView {
    let teaching = teaching();
    let text = text();
    titled(move || vec![text.lesson().title(teaching.of.of)]);
    let number = move || {
        text.lesson().step(Step { number: teaching.step.get() + 1, all: teaching.of.steps })
    };
    let fault = move || match teaching.saved.get() {
        Saved::No(fault) => Some(storage::not_saved(fault)),
        Saved::NotYet | Saved::Saving | Saved::Yes => None,
    };
    view! {
        <header class="top lesson-bar">
            <h1>{text.lesson().title(teaching.of.of)}</h1>
            <span class="tag">{number}</span>
            <span class="sp"></span>
            <span
                class="tag keeps"
                class:bad=move || matches!(teaching.saved.get(), Saved::No(_))
                title=fault
            >
                {move || teaching.saved.with(storage::saved)}
            </span>
            <ThemeButton />
            <SettingsButton />
            <button
                class="btn"
                type="button"
                aria-label=text.lesson().all()
                aria-haspopup="dialog"
                on:click=move |_| teaching.listing.set(true)
            >
                {icon(Icon::Log)}
                <span class="word">{text.lesson().all()}</span>
            </button>
            <button class="btn" type="button" on:click=move |_| leave.run(())>
                {icon(Icon::Close)}
                {text.lesson().leave()}
            </button>
        </header>
    }
}
