//! The dialog of the settings. Its texts follow the language while it is open.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::{Preferences, in_language, preferences};
use crate::preferences::{Speed, Theme};
use crate::record::Saved;
use crate::text::Text;
use crate::text::settings::SettingsText;
use crate::web::dialog::{Sheet, truth};

/// A kind of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    All,
    Look,
    Motion,
}

impl Page {
    const EVERY: [Page; 3] = [Page::All, Page::Look, Page::Motion];

    fn title(self) -> fn(&'static Text) -> &'static str {
        match self {
            Page::All => |text| text.settings.page_all,
            Page::Look => |text| text.settings.page_look,
            Page::Motion => |text| text.settings.page_motion,
        }
    }
}

/// The settings, wherever the page is.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let preferences = preferences();
    let page = RwSignal::new(Page::All);
    let title = in_language(|text| text.settings.title);
    let kept = move || {
        let text = &preferences.language.get().text().settings;
        match preferences.saved.get() {
            Saved::No(fault) => (text.fault)(fault),
            Saved::Yes | Saved::NotYet => text.kept,
        }
    };
    let failed = move || matches!(preferences.saved.get(), Saved::No(_));
    view! {
        <Sheet
            open=preferences.open
            title=Signal::derive(move || title().to_owned())
            class="dlg settings"
        >
            <div class="columns">
                <Tabs page />
                <div class="rows" id="settings-page" role="tabpanel" aria-labelledby=move || tab_id(page.get())>
                    <div class="group" class:elsewhere=move || !shows(page.get(), Page::Look)>
                        <ThemeRow preferences />
                    </div>
                    <div class="group" class:elsewhere=move || !shows(page.get(), Page::Motion)>
                        <SpeedRow preferences />
                    </div>
                </div>
            </div>
            <footer>
                <span class="kept" class:why=failed role="status">
                    {kept}
                </span>
                <button class="btn pri" type="button" on:click=move |_| preferences.open.set(false)>
                    {in_language(|text| text.settings.done)}
                </button>
            </footer>
        </Sheet>
    }
}

fn shows(chosen: Page, group: Page) -> bool {
    chosen == Page::All || chosen == group
}

fn tab_id(page: Page) -> String {
    format!("settings-tab-{}", Page::EVERY.iter().position(|&one| one == page).unwrap_or_default())
}

/// The kinds of settings as tabs, one below the other.
#[component]
fn Tabs(page: RwSignal<Page>) -> impl IntoView {
    let list = NodeRef::<html::Div>::new();
    let walk = move |event: KeyboardEvent| {
        let last = Page::EVERY.len() - 1;
        let here = page.get_untracked();
        let here = Page::EVERY.iter().position(|&one| one == here).unwrap_or_default();
        let next = match event.key().as_str() {
            "ArrowDown" | "ArrowRight" => (here + 1) % (last + 1),
            "ArrowUp" | "ArrowLeft" => (here + last) % (last + 1),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        event.prevent_default();
        page.set(Page::EVERY[next]);
        let tab = list.get_untracked().and_then(|list| list.children().item(next as u32));
        if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<web_sys::HtmlElement>().ok()) {
            tab.focus().unwrap_or_default();
        }
    };
    let tabs = Page::EVERY
        .map(|one| {
            let chosen = move || page.get() == one;
            view! {
                <button
                    type="button"
                    role="tab"
                    id=tab_id(one)
                    aria-controls="settings-page"
                    aria-selected=move || truth(chosen())
                    tabindex=move || if chosen() { "0" } else { "-1" }
                    on:click=move |_| page.set(one)
                >
                    {in_language(one.title())}
                </button>
            }
        })
        .collect_view();
    view! {
        <div
            class="kinds"
            role="tablist"
            aria-orientation="vertical"
            aria-label=in_language(|text| text.settings.pages)
            node_ref=list
            on:keydown=walk
        >
            {tabs}
        </div>
    }
}

/// A setting: its name, a note, and what sets it.
#[component]
fn Row(
    name: fn(&'static SettingsText) -> &'static str,
    #[prop(optional)] note: Option<fn(&'static SettingsText) -> &'static str>,
    children: Children,
) -> impl IntoView {
    let language = preferences().language;
    let said = move |text: fn(&'static SettingsText) -> &'static str| {
        move || text(&language.get().text().settings)
    };
    view! {
        <div class="setting">
            <div>
                <b>{said(name)}</b>
                {note.map(|note| view! { <span class="note">{said(note)}</span> })}
            </div>
            {children()}
        </div>
    }
}

/// One of a few values, side by side.
#[component]
fn Radios<T>(
    /// A word that no other such choice has.
    group: &'static str,
    /// What is chosen.
    label: fn(&'static Text) -> &'static str,
    /// The values with their words.
    options: Vec<(T, Signal<String>)>,
    /// The one that is chosen.
    value: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let choices = options
        .into_iter()
        .map(|(option, word)| {
            view! {
                <label>
                    <input
                        class="sr"
                        type="radio"
                        name=group
                        prop:checked=move || value.get() == option
                        on:change=move |_| value.set(option)
                    />
                    <span>{move || word.get()}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <div class="seg radios" role="radiogroup" aria-label=in_language(label)>
            {choices}
        </div>
    }
}

/// A text of the settings as a signal.
fn word(text: fn(&'static Text) -> &'static str) -> Signal<String> {
    let text = in_language(text);
    Signal::derive(move || text().to_owned())
}

#[component]
fn ThemeRow(preferences: Preferences) -> impl IntoView {
    let options = Theme::ALL
        .map(|theme| {
            let text: fn(&'static Text) -> &'static str = match theme {
                Theme::Light => |text| text.settings.light,
                Theme::Dark => |text| text.settings.dark,
                Theme::System => |text| text.settings.system,
            };
            (theme, word(text))
        })
        .to_vec();
    view! {
        <Row name=|text| text.theme>
            <Radios
                group="theme"
                label=|text| text.settings.theme
                options
                value=preferences.theme
            />
        </Row>
    }
}

#[component]
fn SpeedRow(preferences: Preferences) -> impl IntoView {
    let options = Speed::ALL
        .map(|speed| {
            let text: fn(&'static Text) -> &'static str = match speed {
                Speed::Normal => |text| text.settings.normal,
                Speed::Fast => |text| text.settings.fast,
                Speed::Off => |text| text.settings.off,
            };
            (speed, word(text))
        })
        .to_vec();
    view! {
        <Row name=|text| text.speed note=|text| text.speed_note>
            <Radios
                group="speed"
                label=|text| text.settings.speed
                options
                value=preferences.speed
            />
        </Row>
    }
}
