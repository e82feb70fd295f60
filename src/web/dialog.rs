//! Questions that must be answered before anything else, and small controls that several screens
//! share.

use leptos::html;
use leptos::prelude::*;

/// A question with two answers. The browser's own dialog keeps the focus inside.
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
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            if open.get() && !dialog.open() {
                // Fails only where a dialog is open already, and then nothing is to be done.
                dialog.show_modal().unwrap_or_default();
            } else if !open.get() {
                dialog.close();
            }
        }
    });
    view! {
        <dialog class="dlg" node_ref=dialog aria-label=title on:close=move |_| open.set(false)>
            <header>
                <h2>{title}</h2>
            </header>
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
        </dialog>
    }
}

/// One of a few choices, side by side.
#[component]
pub fn Segments<T>(
    /// What is chosen, said to screen readers.
    #[prop(into)]
    label: String,
    /// The choices with their words.
    options: Vec<(T, String)>,
    /// The one that is chosen.
    value: RwSignal<T>,
    /// Further classes.
    #[prop(default = "seg")]
    class: &'static str,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let buttons = options
        .into_iter()
        .map(|(option, word)| {
            view! {
                <button
                    type="button"
                    aria-pressed=move || if value.get() == option { "true" } else { "false" }
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
