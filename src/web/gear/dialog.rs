//! Dialog of the settings. Its texts follow the language while it is open.

use leptos::ev::{KeyboardEvent, MouseEvent};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::about::About;
use crate::archive::Saved;
use crate::preferences::{LOUDEST, Speed, TextSize, Theme};
use crate::text::said::settings::Settings;
use crate::text::{Language, Text};
use crate::web::dialog::truth;
use crate::web::focus::{all, focus};
use crate::web::settings::{browsers_language, in_language, preferences};
use crate::web::update::UpdateNote;

/// Kind of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    All,
    Look,
    Motion,
    Help,
    Language,
    About,
}

impl Page {
    const EVERY: [Page; 6] =
        [Page::All, Page::Look, Page::Motion, Page::Help, Page::Language, Page::About];

    fn title(self) -> fn(Text) -> &'static str {
        match self {
            Page::All => |text| text.settings().page_all(),
            Page::Look => |text| text.settings().page_look(),
            Page::Motion => |text| text.settings().page_motion(),
            Page::Help => |text| text.settings().page_help(),
            Page::Language => |text| text.settings().page_language(),
            Page::About => |text| text.settings().page_about(),
        }
    }
}

/// Content of the settings dialog.
#[component]
pub fn SettingsPage(
    /// Small picture that shows the look of a theme.
    picture: fn() -> AnyView,
) -> impl IntoView {
    let preferences = preferences();
    let page = RwSignal::new(Page::All);
    let kept = move || {
        let text = preferences.language.get().text().settings();
        match preferences.saved.get() {
            Saved::No(fault) => text.fault(fault),
            Saved::Yes | Saved::Saving | Saved::NotYet => text.kept().to_owned(),
        }
    };
    let failed = move || matches!(preferences.saved.get(), Saved::No(_));
    view! {
        <div class="columns">
            <Tabs page />
            <div
                class="rows"
                id="settings-page"
                role="tabpanel"
                aria-labelledby=move || tab_id(page.get())
            >
                <UpdateNote />
                <Group page of=Page::Look>
                    <ThemeRow picture />
                    <TextSizeRow />
                    <Row name=|text| text.letters() note=|text| text.letters_note()>
                        <Switch label=|text| text.settings().letters() value=preferences.letters />
                    </Row>
                </Group>
                <Group page of=Page::Motion>
                    <SpeedRow />
                    <Row name=|text| text.sounds() note=|text| text.sounds_note()>
                        <Volume />
                        <Switch label=|text| text.settings().sounds() value=preferences.sound />
                    </Row>
                </Group>
                <Group page of=Page::Help>
                    <Row name=|text| text.hints() note=|text| text.hints_note()>
                        <Switch label=|text| text.settings().hints() value=preferences.hints />
                    </Row>
                    <Row name=|text| text.only_moves() note=|text| text.only_moves_note()>
                        <Switch label=|text| text.settings().only_moves() value=preferences.only_moves />
                    </Row>
                </Group>
                <Group page of=Page::Language>
                    <LanguageRow />
                </Group>
                <Group page of=Page::About>
                    <About />
                </Group>
            </div>
        </div>
        <footer>
            <span class="kept" class:why=failed role="status">
                {kept}
            </span>
            <button class="btn pri" type="button" on:click=move |_| preferences.open.set(false)>
                {in_language(|text| text.settings().done())}
            </button>
        </footer>
    }
}

/// Settings of one kind. On a phone all kinds are listed below each other.
#[component]
fn Group(page: RwSignal<Page>, of: Page, children: Children) -> impl IntoView {
    let elsewhere = move || !matches!(page.get(), Page::All) && page.get() != of;
    view! {
        <div class="group" class:elsewhere=elsewhere>
            {children()}
        </div>
    }
}

fn tab_id(page: Page) -> String {
    format!("settings-tab-{}", Page::EVERY.iter().position(|&one| one == page).unwrap_or_default())
}

/// Kinds of settings as tabs, below each other.
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
        if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
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
            aria-label=in_language(|text| text.settings().pages())
            node_ref=list
            on:keydown=walk
        >
            {tabs}
        </div>
    }
}

/// A setting: its name, a note, and its control.
#[component]
fn Row(
    name: fn(Settings) -> &'static str,
    #[prop(optional)] note: Option<fn(Settings) -> &'static str>,
    children: Children,
) -> impl IntoView {
    let language = preferences().language;
    let said =
        move |text: fn(Settings) -> &'static str| move || text(language.get().text().settings());
    view! {
        <div class="setting">
            <div on:click=move |event| to_control(&event)>
                <b>{said(name)}</b>
                {note.map(|note| view! { <span class="note">{said(note)}</span> })}
            </div>
            {children()}
        </div>
    }
}

/// Passes a click on the name of a setting on to its control: a switch is turned, anything else gets the
/// focus.
fn to_control(event: &MouseEvent) {
    let label = event.current_target().and_then(|label| label.dyn_into::<Element>().ok());
    let Some(row) = label.and_then(|label| label.parent_element()) else { return };
    if let Some(switch) = all(&row, ".switch").into_iter().next() {
        if let Some(switch) = switch.dyn_ref::<HtmlElement>() {
            switch.click();
        }
    } else if let Some(control) = all(&row, "input:checked, select").into_iter().next() {
        focus(&control);
    }
}

/// One of a few values, side by side.
#[component]
fn Radios<T>(
    /// Name that no other such choice has.
    group: &'static str,
    /// Label of the choice.
    label: fn(Text) -> &'static str,
    /// Values with their labels.
    options: Vec<(T, Signal<String>)>,
    /// Chosen value.
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

/// Returns a text of the settings as a signal.
fn word(text: fn(Text) -> &'static str) -> Signal<String> {
    let text = in_language(text);
    Signal::derive(move || text().to_owned())
}

/// On or off.
#[component]
fn Switch(label: fn(Text) -> &'static str, value: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="switch"
            type="button"
            role="switch"
            aria-label=in_language(label)
            aria-checked=move || truth(value.get())
            on:click=move |_| value.update(|on| *on = !*on)
        >
            <i></i>
        </button>
    }
}

#[component]
fn Volume() -> impl IntoView {
    let volume = preferences().volume;
    let percent =
        move || preferences().language.get().text().settings().percent(volume.get().into());
    let set = move |event: leptos::ev::Event| {
        if let Ok(chosen) = event_target_value(&event).parse::<u8>() {
            volume.set(chosen.min(LOUDEST));
        }
    };
    view! {
        <input
            type="range"
            min="10"
            max=LOUDEST
            step="10"
            aria-label=in_language(|text| text.settings().volume())
            aria-valuetext=percent
            prop:value=move || volume.get().to_string()
            on:change=set
        />
    }
}

/// Themes, each shown by the picture.
#[component]
fn ThemeRow(picture: fn() -> AnyView) -> impl IntoView {
    let theme = preferences().theme;
    let cards = Theme::ALL
        .map(|one| {
            let name: fn(Text) -> &'static str = match one {
                Theme::Light => |text| text.settings().light(),
                Theme::Dark => |text| text.settings().dark(),
                Theme::System => |text| text.settings().system(),
            };
            let pictures: &[&str] = match one {
                Theme::Light => &["light"],
                Theme::Dark => &["dark"],
                Theme::System => &["light", "dark half"],
            };
            let pictures = pictures
                .iter()
                .map(|class| {
                    view! {
                        <span class=format!("look {class}") aria-hidden="true">
                            {picture()}
                        </span>
                    }
                })
                .collect_view();
            view! {
                <label class="theme">
                    <input
                        class="sr"
                        type="radio"
                        name="theme"
                        prop:checked=move || theme.get() == one
                        on:change=move |_| theme.set(one)
                    />
                    <span class="picture">{pictures}</span>
                    <b>{in_language(name)}</b>
                </label>
            }
        })
        .collect_view();
    view! {
        <div class="themes" role="radiogroup" aria-label=in_language(|text| text.settings().theme())>
            {cards}
        </div>
    }
}

#[component]
fn TextSizeRow() -> impl IntoView {
    let preferences = preferences();
    let options = TextSize::ALL.map(|size| {
        let percent = Signal::derive(move || {
            preferences.language.get().text().settings().percent(size.percent())
        });
        (size, percent)
    });
    view! {
        <Row name=|text| text.text_size() note=|text| text.text_size_note()>
            <Radios
                group="text-size"
                label=|text| text.settings().text_size()
                options=options.to_vec()
                value=preferences.text_size
            />
        </Row>
    }
}

#[component]
fn SpeedRow() -> impl IntoView {
    let options = Speed::ALL.map(|speed| {
        let text: fn(Text) -> &'static str = match speed {
            Speed::Normal => |text| text.settings().normal(),
            Speed::Fast => |text| text.settings().fast(),
            Speed::Off => |text| text.settings().off(),
        };
        (speed, word(text))
    });
    view! {
        <Row name=|text| text.speed() note=|text| text.speed_note()>
            <Radios
                group="speed"
                label=|text| text.settings().speed()
                options=options.to_vec()
                value=preferences().speed
            />
        </Row>
    }
}

/// Languages by their own names; the browser's in the current one.
#[component]
fn LanguageRow() -> impl IntoView {
    let preferences = preferences();
    let browsers = Signal::derive(move || {
        preferences.language.get().text().settings().browsers(browsers_language().name())
    });
    let own =
        |language: Language| (Some(language), Signal::derive(move || language.name().to_owned()));
    let options = std::iter::once((None, browsers)).chain(Language::ALL.into_iter().map(own));
    view! {
        <Row name=|text| text.language() note=|text| text.language_note()>
            <Radios
                group="language"
                label=|text| text.settings().language()
                options=options.collect()
                value=preferences.chosen_language
            />
        </Row>
        {move || preferences.missing_language.get().map(|language| view! { <LanguageMissing language /> })}
    }
}

/// Message that the texts in a language were not loaded, with another try.
#[component]
fn LanguageMissing(language: Language) -> impl IntoView {
    view! {
        <p class="missing-language" role="alert">
            {move || preferences().language.get().text().settings().language_missing(language.name())}
            <button
                class="btn"
                type="button"
                on:click=move |_| preferences().bring_missing_language()
            >
                {in_language(|text| text.later().again())}
            </button>
        </p>
    }
}
