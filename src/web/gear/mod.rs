//! The gear that opens the settings, and their dialog.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::dialog::Sheet;
use super::later::{entries, part};
use super::settings::{in_language, preferences};
use super::tip::tip;
use super::update::update;
use crate::text::tip::Tip;

mod about;
mod dialog;

use dialog::SettingsPage;

entries! {
    /// Shows the content of the settings dialog, with a small picture for each theme.
    rest, fetch_settings: fn page(picture: fn() -> AnyView) -> AnyView {
        view! { <SettingsPage picture /> }.into_any()
    }
}

/// Dialog of the settings, for the whole page.
#[component]
pub fn SettingsDialog(
    /// Small picture that shows the look of a theme.
    picture: fn() -> AnyView,
) -> impl IntoView {
    let open = preferences().open;
    let title = in_language(|text| text.settings().title());
    let opened = Memo::new(move |before: Option<&bool>| open.get() || before.is_some_and(|it| *it));
    view! {
        <Sheet open title=Signal::derive(move || title().to_owned()) class="dlg settings">
            {move || opened.get().then(|| part(move || page(picture), None))}
        </Sheet>
    }
}

/// Gear that opens the settings.
#[component]
pub fn SettingsButton() -> impl IntoView {
    let open = preferences().open;
    let title = in_language(|text| text.settings().title());
    let with_update = in_language(|text| text.about().settings_with_update());
    let is_ready = update().is_ready;
    let title = move || if is_ready.get() { with_update() } else { title() };
    view! {
        <button
            class="ib gear"
            type="button"
            aria-label=title
            data-tip=tip(Tip::Settings)
            aria-haspopup="dialog"
            on:click=move |_| open.set(true)
        >
            {icon(Icon::Settings)}
        </button>
    }
}
