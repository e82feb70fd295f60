//! Dialogs over a page, and small controls shared by several screens.

use std::sync::atomic::{AtomicU32, Ordering};

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use web_sys::{Element, HtmlDialogElement};

use super::art::{Icon, icon};
use super::focus::{self, after_drawing, closest};
use super::layers::{goes_round, layers};
use super::places::{area_of, screen_size};
use super::settings::in_language;
use super::sized::follow_size;
use crate::scene::anchored::{Anchored, anchored};
use crate::text::keys::printed;

/// Returns the cap of a key, by the browser's name for it.
pub fn cap(name: &'static str) -> impl IntoView {
    view! { <kbd>{printed(name)}</kbd> }
}

/// A question with two answers.
#[component]
pub fn Ask(
    /// Whether the question is open.
    open: RwSignal<bool>,
    title: &'static str,
    body: &'static str,
    /// Answer that continues.
    yes: &'static str,
    /// Answer that cancels.
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

/// A dialog over the page, which has the keyboard and the pointer to itself. It takes the focus when it
/// opens, and returns it when it closes.
#[component]
pub fn Sheet(
    /// Whether it is open.
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<String>,
    /// Classes of the dialog.
    #[prop(default = "dlg")]
    class: &'static str,
    /// Whether it has a head of its own.
    #[prop(optional)]
    headless: bool,
    /// Whether it hangs on what was pressed and leaves the page in sight, where there is room; a press beside it closes it
    /// then.
    #[prop(optional)]
    hangs: bool,
    children: Children,
) -> impl IntoView {
    let layers = layers();
    let scrim = NodeRef::<html::Div>::new();
    let dialog = NodeRef::<html::Dialog>::new();
    // Whether the dialog is on the screen, as far as is known here.
    let shown = StoredValue::new(false);
    let pressed = StoredValue::new_local(None::<Element>);
    Effect::new(move |_| {
        let wanted = open.get();
        let (Some(scrim), Some(dialog)) = (scrim.get(), dialog.get()) else { return };
        // The layer knows, since the browser may have closed the dialog.
        let there = scrim.matches(":popover-open").unwrap_or_default();
        if wanted && !there {
            layers.put(&dialog, open);
            pressed.set_value(hangs.then(|| document().active_element()).flatten());
            // Fails only for an element that is not a popover.
            scrim.show_popover().unwrap_or_default();
            // The page darkens first, since the dialog may be large.
            after_drawing(move || {
                if open.try_get_untracked() == Some(true) {
                    dialog.show();
                    if hangs {
                        hang(&dialog, pressed);
                    }
                    // The page around may be gone by now.
                    shown.try_set_value(true);
                }
            });
        } else if there && !wanted {
            let before = layers.take(&dialog);
            shown.set_value(false);
            dialog.close();
            scrim.hide_popover().unwrap_or_default();
            // The browser returns the focus itself, unless the element that had it in here is gone.
            if let Some(before) = before.filter(|_| focus::is_nowhere()) {
                focus::focus(&before);
            }
        }
    });
    if hangs {
        // It grows when an answer comes.
        follow_size(
            dialog,
            Box::new(move |_| {
                if let Some(dialog) = dialog.get_untracked().filter(|dialog| dialog.open()) {
                    hang(&dialog, pressed);
                }
            }),
        );
    }
    let close = move || {
        if open.get_untracked() {
            open.set(false);
        }
    };
    // The event comes late, when the dialog may already be open again: the browser closed it only if
    // nothing here did.
    let closed = move || {
        let is_open = dialog.get_untracked().is_some_and(|dialog| dialog.open());
        if shown.try_get_value() == Some(true) && !is_open {
            close();
        }
    };
    let key = move |event: KeyboardEvent| {
        // Keys pressed here must not reach the table below.
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
            class:clear=hangs
            popover="manual"
            node_ref=scrim
            on:keydown=key
            on:mousedown=move |event| {
                // Elements beside the dialog take no focus.
                if event.target() == event.current_target() {
                    event.prevent_default();
                    if hangs {
                        close();
                    }
                }
            }
        >
            <dialog
                class=class
                node_ref=dialog
                // A press outside its controls gives the dialog itself the focus.
                tabindex="-1"
                aria-label=title
                aria-modal="true"
                // A phone can also close it by its back gesture.
                closedby="closerequest"
                on:close=move |_| closed()
            >
                {(!headless)
                    .then(|| {
                        view! {
                            // The page already has a header.
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

/// Puts a dialog beside what was pressed: the panel or the line of the log that it stands in, else the control itself. On
/// a phone the style sheet places it.
fn hang(dialog: &HtmlDialogElement, pressed: StoredValue<Option<Element>, LocalStorage>) {
    let around = |pressed: &Element| closest(pressed, ".pl, .seat, .of-a-seat, .entry");
    let pressed = pressed.with_value(|pressed| {
        let pressed = pressed.as_ref()?;
        around(pressed).as_ref().and_then(area_of).or_else(|| area_of(pressed))
    });
    let own = area_of(dialog).map(|own| (own.width, own.height));
    let (Some(pressed), Some(own)) = (pressed, own) else { return };
    let Anchored { left, top, tip } = anchored(pressed, own, screen_size());
    // Whole pixels: what writes fractions would weigh more than all of this.
    let [left, top, along] =
        [left, top, tip.map_or(0.0, |(_, along)| along)].map(|length| length.round() as i32);
    let style = format!("--left:{left}px;--top:{top}px;--along:{along}px");
    // Neither can fail: the names are fixed and valid.
    dialog.set_attribute("style", &style).unwrap_or_default();
    let side = tip.map_or("", |(side, _)| side.word());
    dialog.set_attribute("data-side", side).unwrap_or_default();
}

/// Cross that closes something.
#[component]
pub fn CloseButton(open: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="ib"
            type="button"
            aria-label=in_language(|text| text.controls().close())
            on:click=move |_| open.set(false)
        >
            {icon(Icon::Close)}
        </button>
    }
}

/// One of a few choices, side by side.
#[component]
pub fn Segments<T, W>(
    /// Label for screen readers.
    #[prop(into)]
    label: String,
    /// Choices with their labels.
    options: Vec<(T, W)>,
    /// Chosen value.
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

/// One of several choices in a list that opens.
#[component]
pub fn Select<T>(
    /// Label for screen readers.
    #[prop(into)]
    label: String,
    /// Choices with their labels.
    options: Vec<(T, String)>,
    /// Chosen value.
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

/// Search field.
#[component]
pub fn SearchBox(
    /// Label with the things to search for.
    label: &'static str,
    /// Text to search for.
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

/// Returns an id that no other element of the page has.
pub fn fresh_id() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    format!("id-{}", COUNT.fetch_add(1, Ordering::Relaxed))
}

/// Returns the value of a boolean attribute.
pub const fn truth(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}
