//! The button that opens the rules, and the rules over whatever is on the screen.

use leptos::prelude::*;

use super::whereabouts::rules;
use crate::text::text;
use crate::text::tip::Tip;
use crate::web::art::{Icon, icon};
use crate::web::dialog::Sheet;
use crate::web::later::{Coming, part};
use crate::web::settings::in_language;
use crate::web::tip::tip;

/// The button that opens the rules.
#[component]
pub fn RulesButton() -> impl IntoView {
    let rules = rules();
    view! {
        <button
            class="ib help"
            type="button"
            data-tip=tip(Tip::Rules)
            aria-label=text().rules().open()
            on:click=move |_| rules.open()
        >
            {icon(Icon::Help)}
        </button>
    }
}

/// The rules over whatever is on the screen. Closed, they leave it exactly as it was.
#[component]
pub fn RulesPage(
    /// Game that is asked about.
    game: Memo<&'static str>,
    /// Loads its rules.
    content: Callback<(), Coming<AnyView>>,
) -> impl IntoView {
    let rules = rules();
    let title = in_language(|text| text.rules().title());
    let close = Callback::new(move |()| rules.open.set(false));
    view! {
        <Sheet
            open=rules.open
            title=Signal::derive(move || title().to_owned())
            class="dlg page"
            headless=true
        >
            {move || {
                // An address may name another game while they are open.
                game.track();
                rules.open.get().then(|| part(move || content.run(()), Some(close)))
            }}
        </Sheet>
    }
}
