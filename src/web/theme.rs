//! Button for light or dark.

use leptos::prelude::*;

use super::art::{Icon, icon};
use super::settings::{in_language, preferences};
use super::tip::tip;
use crate::preferences::Theme;
use crate::text::tip::Tip;

/// Button that switches between light and dark.
#[component]
pub fn ThemeButton() -> impl IntoView {
    let theme = preferences().theme;
    view! {
        <button
            class="ib"
            type="button"
            data-tip=tip(Tip::Theme)
            aria-label=in_language(|text| text.controls().switch_theme())
            on:click=move |_| switch(theme)
        >
            {icon(Icon::Theme)}
        </button>
    }
}

/// Switches from light to dark and back.
pub fn switch(theme: RwSignal<Theme>) {
    let dark = match theme.get_untracked() {
        Theme::System => system_is_dark(),
        chosen => chosen == Theme::Dark,
    };
    theme.set(if dark { Theme::Light } else { Theme::Dark });
}

fn system_is_dark() -> bool {
    let wish = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
    wish.is_some_and(|query| query.matches())
}
