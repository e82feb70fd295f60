//! What lies over a page for a while, and small controls that several screens share.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;

use super::art::{Icon, icon};
use super::focus::{self, after_drawing};
use super::layers::{goes_round, layers};
use super::settings::in_language;
use crate::text::text;

/// The cap of a key that the browser knows by this name.
pub fn cap(name: &'static str) -> impl IntoView {
    view! { <kbd>{(text().controls().key)(name)}</kbd> }
}

/// A question with two answers.
#[component]
pub fn Ask(
    /// Whether it is asked.
    open: RwSignal<bool>,
    title: &'static str,
    body: &'static str,
    /// The answer that goes on.
    yes: &'static str,
    /// The answer that leaves all as it is.
    no: &'static str,
    on_yes: Callback<()>,
) -> impl IntoView {
    view! {
        <Sheet open title=title.to_owned()>
            <p class="ask">{body}</p>
            <footer>
                <button class="btn" type="button" on:click=move |_| open.set(false)>
                    {no}
                </button>
                <button
                    class="btn pri"
                    type="button"
                    on:click=move |_| {
                        open.set(false);
                        on_yes.run(());
                    }
                >
                    {yes}
                </button>
            </footer>
        </Sheet>
    }
}

/// Something over the page, which has the keyboard and the pointer for itself as long as it is there.
/// It takes the focus when it comes, and gives it back when it goes.
#[component]
pub fn Sheet(
    /// Whether it is there.
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// Its classes.
    #[prop(default = "dlg")]
    class: &'static str,
    /// Whether it has a head of its own.
    #[prop(optional)]
    headless: bool,
    children: Children,
) -> impl IntoView {
    let layers = layers();
    let scrim = NodeRef::<html::Div>::new();
    let dialog = NodeRef::<html::Dialog>::new();
    // Whether the dialog is on the screen, as far as is known here.
    let shown = StoredValue::new(false);
    Effect::new(move |_| {
        let wanted = open.get();
        let (Some(scrim), Some(dialog)) = (scrim.get(), dialog.get()) else { return };
        // Asked of the layer: the browser may have closed the dialog already.
        let there = scrim.matches(":popover-open").unwrap_or_default();
        if wanted && !there {
            layers.put(&dialog, open);
            // Fails only for what is no popover.
            scrim.show_popover().unwrap_or_default();
            // The page answers by getting dark; what lies over it may be large.
            after_drawing(move || {
                if open.try_get_untracked() == Some(true) {
                    dialog.show();
                    // The page around may be gone by then.
                    shown.try_set_value(true);
                }
            });
        } else if there && !wanted {
            let before = layers.take(&dialog);
            shown.set_value(false);
            dialog.close();
            scrim.hide_popover().unwrap_or_default();
            // The browser gives the focus back itself, unless what had it in here is gone.
            if let Some(before) = before.filter(|_| focus::is_nowhere()) {
                focus::focus(&before);
            }
        }
    });
    let close = move || {
        if open.get_untracked() {
            open.set(false);
        }
    };
    // It is told later, and by then the dialog may have been asked for again: only a dialog that
    // nothing here has closed was closed by the browser.
    let closed = move || {
        let is_open = dialog.get_untracked().is_some_and(|dialog| dialog.open());
        if shown.try_get_value() == Some(true) && !is_open {
            close();
        }
    };
    let key = move |event: KeyboardEvent| {
        // What is pressed here is not meant for the table below.
        event.stop_propagation();
        let Some(dialog) = dialog.get_untracked() else { return };
        let done = match event.key().as_str() {
            "Escape" if !event.default_prevented() => {
                close();
                true
            }
            "Tab" => goes_round(&dialog, event.shift_key()),
            _ => false,
        };
        if done {
            event.prevent_default();
        }
    };
    view! {
        <div
            class="scrim"
            popover="manual"
            node_ref=scrim
            on:keydown=key
            on:mousedown=move |event| {
                // Beside the dialog nothing takes the focus.
                if event.target() == event.current_target() {
                    event.prevent_default();
                }
            }
        >
            <dialog
                class=class
                node_ref=dialog
                // Pressed where it has no control it has the focus itself.
                tabindex="-1"
                aria-label=title
                aria-modal="true"
                // A phone closes it by its own way back, too.
                closedby="closerequest"
                on:close=move |_| closed()
            >
                {(!headless)
                    .then(|| {
                        view! {
                            // The header of the page is another.
                            <header role="presentation">
                                <h2>{move || title.get()}</h2>
                                <CloseButton open />
                            </header>
                        }
                    })}
                {children()}
            </dialog>
        </div>
    }
}

/// The cross that takes something away again.
#[component]
pub fn CloseButton(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="ib"
            type="button"
            aria-label=in_language(|text| text.controls().close)
            on:click=move |_| open.set(false)
        >
            {icon(Icon::Close)}
        </button>
    }
}

/// One of a few choices, side by side.
#[component]
pub fn Segments<T, W>(
    /// What is chosen, said to screen readers.
    #[prop(into)]
    label: String,
    /// The choices with their words.
    options: Vec<(T, W)>,
    /// The one that is chosen.
    value: RwSignal<T>,
    /// Further classes.
    #[prop(default = "seg")]
    class: &'static str,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
    W: IntoView + 'static,
{
    let buttons = options
        .into_iter()
        .map(|(option, word)| {
            view! {
                <button
                    type="button"
                    aria-pressed=move || truth(value.get() == option)
                    on:click=move |_| value.set(option)
                >
                    {word}
                </button>
            }
        })
        .collect_view();
    view! {
        <div class=class role="group" aria-label=label>
            {buttons}
        </div>
    }
}

/// One of several, on a list that opens.
#[component]
pub fn Select<T>(
    /// What is chosen, said to screen readers.
    #[prop(into)]
    label: String,
    /// The choices with their words.
    options: Vec<(T, &'static str)>,
    /// The one that is chosen.
    value: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let choices: Vec<T> = options.iter().map(|(option, _)| *option).collect();
    let choose = move |event| {
        let place = event_target_value(&event).parse::<usize>();
        if let Some(&option) = place.ok().and_then(|place| choices.get(place)) {
            value.set(option);
        }
    };
    let options = options
        .into_iter()
        .enumerate()
        .map(|(place, (option, word))| {
            view! {
                <option value=place selected=move || value.get() == option>
                    {word}
                </option>
            }
        })
        .collect_view();
    view! {
        <select class="inp" aria-label=label on:change=choose>
            {options}
        </select>
    }
}

/// A field to search in.
#[component]
pub fn SearchBox(
    /// What can be searched for.
    label: &'static str,
    /// What is searched for.
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="search">
            {icon(Icon::Search)}
            <input
                class="inp"
                type="search"
                placeholder=label
                aria-label=label
                prop:value=value
                on:input=move |event| value.set(event_target_value(&event))
            />
        </label>
    }
}

/// A name for an element that no other element of the page has.
pub fn fresh_id() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("id-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// How an attribute of two states is written.
pub const fn truth(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
