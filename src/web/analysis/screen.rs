//! The screen of the analysis, with its progress.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;

use super::chart::ChartPanel;
use super::list::List;
use super::position::PositionOf;
use super::progress::{Progress, Run};
use super::reading::Reading;
use crate::text::text;
use crate::web::apart::apart;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::focus::{after_drawing, closest, element, to_first};
use crate::web::layout::layout;
use crate::web::rules::RulesButton;
use crate::web::theme::ThemeButton;

/// Analysis of a finished match.
#[component]
pub fn AnalysisScreen(
    reading: Reading,
    /// Whether the decisions to learn from are wanted as soon as they are known.
    learns: RwSignal<bool>,
    run: Run,
    /// Returns to the score.
    close: Callback<()>,
) -> impl IntoView {
    let back = Callback::new(move |()| {
        let tried = reading.trying.get_untracked();
        reading.trying.set(None);
        if let Some(at) = tried {
            after_drawing(move || _ = to_first(&format!("[data-decision='{at}']")));
        }
    });
    Effect::new(move |_| {
        let is_here = reading.trying.get().is_none() && reading.learning.read().is_none();
        if is_here && run.goes_on.get_untracked() {
            reading.analysed().go_on();
        }
    });
    Effect::new(move |_| {
        if !reading.knows_own.get() {
            return;
        }
        let moments = reading.moments.get_untracked();
        reading.analysed().keep_moments(&moments);
        // Whoever looks at something else meanwhile is not taken from it.
        let is_here = reading.chosen.read_untracked().is_none() && !reading.open.get_untracked();
        if learns.get_untracked() && is_here && !moments.is_empty() {
            reading.learn();
        }
        learns.set(false);
    });
    let learned = Callback::new(move |()| {
        reading.learning.set(None);
        after_drawing(|| _ = to_first(".analysis .moments"));
    });
    let screen_of = move |trying, learning| match (trying, learning) {
        (Some(at), _) => reading.analysed().play_on(at, back),
        (None, Some(moments)) => reading.analysed().ask_again(moments, learned),
        (None, None) => view! { <Page reading learns run close /> }.into_any(),
    };
    move || {
        let (trying, learning) = (reading.trying.get(), reading.learning.get());
        apart(|| screen_of(trying, learning))
    }
}

#[component]
fn Page(reading: Reading, learns: RwSignal<bool>, run: Run, close: Callback<()>) -> impl IntoView {
    let words = text().analysis();
    let layout = layout();
    let small = Signal::derive(move || layout.get().is_phone());
    // On a larger screen the position is on the page.
    Effect::new(move |_| {
        if !small.get() {
            reading.open.set(false);
        }
    });
    let title = NodeRef::<html::H1>::new();
    Effect::new(move |_| {
        if let Some(title) = title.get() {
            // It is in the page, so it can take the focus.
            title.focus().unwrap_or_default();
        }
    });
    let key = move |event: KeyboardEvent| pressed(&event, reading);
    view! {
        <div class="analysis" class:small=small data-game=reading.analysed().game() on:keydown=key>
            <header class="top">
                <h1 tabindex="-1" node_ref=title>
                    {words.title()}
                </h1>
                <span class="sp"></span>
                <button class="btn" type="button" on:click=move |_| close.run(())>
                    {icon(Icon::Previous)}
                    {text().score().title()}
                </button>
                <RulesButton />
                <ThemeButton />
            </header>
            <Progress reading run />
            <main>
                <ChartPanel reading layout />
                <section class="panel position" aria-label=words.position()>
                    <PositionOf reading />
                </section>
            </main>
            <List reading learns small />
            <Sheet open=reading.open title=words.position() class="dlg position">
                <PositionOf reading />
                <footer>
                    <button class="btn pri" type="button" on:click=move |_| reading.try_current()>
                        {icon(Icon::Fork)}
                        {words.what_if()}
                    </button>
                </footer>
            </Sheet>
        </div>
    }
}

/// Steps through the list with the arrows, and plays on from the chosen decision with Enter.
fn pressed(event: &KeyboardEvent, reading: Reading) {
    let held = event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
    let target = element(event.target());
    let inside =
        |selector: &str| target.as_ref().is_some_and(|target| closest(target, selector).is_some());
    // Scrolling elements keep their arrows.
    if held || event.default_prevented() || inside(".turns") {
        return;
    }
    match event.key().as_str() {
        "ArrowDown" | "ArrowRight" => reading.step(1),
        "ArrowUp" | "ArrowLeft" => reading.step(-1),
        "Home" => reading.step(isize::MIN),
        "End" => reading.step(isize::MAX),
        "Enter" if !event.repeat() && (inside("[data-decision]") || !inside("button")) => {
            reading.try_current();
        }
        _ => return,
    }
    event.prevent_default();
}
