//! Explanation of a bot's action: the bot is asked again, with its view at that time.

use leptos::prelude::*;

use crate::text::text;
use crate::web::desk::{Asked, Compared, Thought, desk};
use crate::web::dialog::Sheet;
use crate::web::house::house;
use crate::web::later::{entries, part};

/// The log entry being explained, by its place.
#[derive(Clone, Copy)]
pub struct Why {
    entry: RwSignal<Option<usize>>,
    open: RwSignal<bool>,
}

impl Why {
    /// Asks about an entry.
    pub fn ask(self, entry: usize) {
        self.entry.set(Some(entry));
        self.open.set(true);
    }
}

/// Provides an empty question to everything below.
pub fn provide() {
    provide_context(Why { entry: RwSignal::new(None), open: RwSignal::new(false) });
}

/// Returns the question of the surrounding table.
pub fn why() -> Why {
    expect_context()
}

entries! {
    /// Shows the advice of a bot.
    rest, fetch_thought: fn drawn(thought: Thought) -> AnyView {
        in_words(thought)
    }
}

/// Answer over the surrounding table.
#[component]
pub fn WhySheet() -> impl IntoView {
    let desk = desk();
    let words = text().hint();
    let signs = house().signs;
    let Why { entry, open } = why();
    // `None` so far, no answer, or the advice.
    let answered = RwSignal::new(None::<Option<Thought>>);
    let told = Callback::new(move |told| _ = answered.try_set(Some(told)));
    let asked = Memo::new(move |_| entry.get().filter(|_| open.get()));
    Effect::new(move |_| {
        answered.set(None);
        match asked.get() {
            Some(at) => desk.get_value().explain(at, told),
            None => desk.get_value().explain_no_more(),
        }
    });
    let title = Signal::derive(move || {
        let name = asked.get().and_then(|at| desk.get_value().decider_at(at));
        words.why_title(&name.unwrap_or_default())
    });
    let thought = move || match answered.get() {
        None => view! { <p class="muted">{words.thinking()}</p> }.into_any(),
        Some(None) => view! { <p class="why">{words.no_thread()}</p> }.into_any(),
        Some(Some(thought)) => part(move || drawn(thought.clone()), None),
    };
    let body = move || {
        let Asked { who, sentence } = desk.get_value().to_explain(asked.get()?)?;
        Some(view! {
            <p class="row done">
                {(signs.mark)(who.colour, 15)} <span>{sentence}</span>
            </p>
            <div aria-live="polite">{thought}</div>
        })
    };
    view! {
        <Sheet open title class="dlg why-sheet" hangs=true>
            {body}
        </Sheet>
    }
}

/// Draws the advice of a bot.
fn in_words(thought: Thought) -> AnyView {
    let words = text().hint();
    let Thought { several, is_by_taste, .. } = thought;
    let compared = |one: Compared| {
        view! {
            <li class:first=one.is_done>
                <span class="row">
                    <b>{one.title}</b>
                    {one.is_done.then(|| view! { <span class="tag">{words.chosen()}</span> })}
                    <span class="sp"></span>
                    <span>{one.expected}</span>
                </span>
                <span class="bar" aria-hidden="true">
                    <span style=format!("width:{:.1}%", one.percent)></span>
                </span>
            </li>
        }
    };
    view! {
        {several.then(|| view! { <p>{thought.sentences}</p> })}
        <p>{thought.how}</p>
        {thought
            .temper
            .filter(|_| several)
            .map(|temper| {
                view! {
                    <p>{temper} " " {is_by_taste.then(|| words.by_taste())}</p>
                }
            })}
        {match thought.compared {
            _ if !several => ().into_any(),
            None => view! { <p class="muted note">{words.hidden()}</p> }.into_any(),
            Some(all) => {
                view! {
                    <h3>{words.compared()}</h3>
                    <ul class="compared">{all.into_iter().map(compared).collect_view()}</ul>
                }
                    .into_any()
            }
        }}
    }
    .into_any()
}
