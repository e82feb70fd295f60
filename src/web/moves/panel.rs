//! Panel of the list of legal moves, around the groups of its game.

use leptos::html;
use leptos::prelude::*;

use super::keys::on_key;
use crate::text::text;
use crate::web::art::{Icon, icon, icon_sized};
use crate::web::dialog::cap;
use crate::web::focus;
use crate::web::house::house;
use crate::web::live::after_quiet;

/// Panel of the list.
#[component]
pub fn MovePanel(
    /// Number of all moves.
    #[prop(into)]
    total: Signal<usize>,
    /// Number of those found.
    #[prop(into)]
    found: Signal<usize>,
    search: RwSignal<String>,
    /// Example of words to search for.
    example: &'static str,
    /// Filters in the bar.
    filters: AnyView,
    /// Further keys in the foot.
    keys: AnyView,
    /// Closes the list.
    close: Callback<()>,
    /// Called when the list is gone.
    gone: Callback<()>,
    children: Children,
) -> impl IntoView {
    let words = text().listing();
    let said = after_quiet(move || text().listing().found(found.get()));
    let panel = NodeRef::<html::Section>::new();
    Effect::new(move |_| {
        if panel.get().is_some() {
            request_animation_frame(|| {
                if !focus::to_first(".legal-moves [role=option]") {
                    focus::to_first(".legal-moves input");
                }
            });
        }
    });
    on_cleanup(move || _ = gone.try_run(()));
    let empty = move || {
        let none = if total.get() == 0 { words.nothing_legal() } else { words.nothing_found() };
        (found.get() == 0).then(|| view! { <p class="muted none">{none}</p> })
    };
    view! {
        <section
            class="legal-moves"
            role="dialog"
            aria-label=words.title()
            node_ref=panel
            on:keydown=move |event| on_key(&event, || close.run(()))
        >
            <div class="bar">
                <h2>{words.title()}</h2>
                <span class="tag">{total}</span>
                <span class="sp"></span>
                {filters}
                <button class="ib" type="button" aria-label=words.close() on:click=move |_| close.run(())>
                    {icon(Icon::Close)}
                </button>
            </div>
            <label class="find">
                {icon_sized(Icon::Search, 20)}
                <input
                    class="inp"
                    type="search"
                    autocomplete="off"
                    aria-label=words.search_for()
                    placeholder=example
                    prop:value=search
                    on:input=move |event| search.set(event_target_value(&event))
                />
            </label>
            <p class="sr" role="status">
                {said}
            </p>
            {empty}
            <div
                class="list"
                role="listbox"
                aria-label=words.title()
                data-roving="list"
                class:hidden=move || found.get() == 0
            >
                {children()}
            </div>
            <div class="foot">
                <span><kbd>"↑"</kbd> <kbd>"↓"</kbd> {words.move_hint()}</span>
                {keys}
                <span class="sp"></span>
                <span>{cap("Enter")} {words.open_hint()}</span>
            </div>
        </section>
    }
}

/// Returns what closes the list, and puts the focus back to where it was when it opened.
pub fn closing() -> Callback<()> {
    let open = house().panels.moves;
    let opener = StoredValue::new_local(document().active_element());
    Callback::new(move |()| {
        open.set(false);
        if let Some(opener) = opener.get_value().filter(focus::is_shown) {
            focus::focus(&opener);
        }
    })
}
