//! The menu of a saved match.

use leptos::prelude::*;

use super::library::{Library, Shelved, latest};
use crate::archive::LONGEST_NAME;
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Sheet, truth};
use crate::web::focus::{after_drawing, to_first};
use crate::web::later::{self, part};
use crate::web::replay::Replays;
use crate::web::share::{ShareSheet, Shared};

/// The menu that every match on the page opens.
#[derive(Clone, Copy)]
pub struct Menu {
    /// The match whose menu it is.
    of: RwSignal<Option<Shelved>>,
    is_open: RwSignal<bool>,
    sharing: RwSignal<bool>,
    /// What is shared.
    shared: RwSignal<Option<Shared>>,
}

impl Menu {
    /// Closed.
    pub fn new() -> Menu {
        Menu {
            of: RwSignal::new(None),
            is_open: RwSignal::new(false),
            sharing: RwSignal::new(false),
            shared: RwSignal::new(None),
        }
    }

    /// The button that opens the menu of a match.
    pub fn button(self, shelved: Shelved) -> impl IntoView {
        let label = (text().matches().more)(&shelved.title());
        let open = move |_| {
            self.of.set(Some(shelved.clone()));
            self.is_open.set(true);
        };
        view! {
            <button
                class="ib"
                type="button"
                aria-haspopup="dialog"
                aria-label=label
                on:click=open
            >
                {icon(Icon::More)}
            </button>
        }
    }
}

/// What else can be done with a match.
#[component]
pub fn MenuSheet(library: Library, menu: Menu) -> impl IntoView {
    let Menu { of, is_open, sharing, shared } = menu;
    let title = Signal::derive(move || of.with(|of| of.as_ref().map(Shelved::title)));
    let title = Signal::derive(move || title.get().unwrap_or_default());
    view! {
        <Sheet open=is_open title class="dlg match-menu">
            {move || is_open.get().then(|| part(move || later::menu(library, menu), None))}
        </Sheet>
        <ShareSheet open=sharing of=shared />
    }
}

/// What is in the open menu: first all that can be done, then the field for another name.
pub fn items(library: Library, menu: Menu) -> impl IntoView {
    let Menu { of, is_open, sharing, shared } = menu;
    let words = text().matches();
    let replays = use_context::<Replays>();
    let renaming = RwSignal::new(false);
    let own_name = |of: &Option<Shelved>| Some(of.as_ref()?.kept.envelope.name.clone());
    let name = RwSignal::new(of.with_untracked(own_name).unwrap_or_default());
    let act = move |what: fn(&Library, &Shelved)| {
        move |_| {
            if let Some(shelved) = of.get_untracked() {
                is_open.set(false);
                what(&library, &shelved);
            }
        }
    };
    let item = move |sign: Icon, word: &'static str, what: fn(&Library, &Shelved)| {
        view! {
            <button class="btn full" type="button" on:click=act(what)>
                {icon(sign)}
                {word}
            </button>
        }
    };
    let share = move |_| {
        is_open.set(false);
        shared.set(of.with_untracked(|of| {
            let record = latest(of.as_ref()?).envelope.record;
            Some(Shared { record, at: None })
        }));
        sharing.set(true);
    };
    let keep_name = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(shelved) = of.get_untracked() {
            library.rename(shelved.id(), &name.get_untracked());
            is_open.set(false);
        }
    };
    move || {
        if renaming.get() {
            view! {
                <form on:submit=keep_name>
                    <label>
                        {words.name}
                        <input
                            class="inp"
                            maxlength=LONGEST_NAME
                            prop:value=name
                            autofocus
                            on:input=move |event| name.set(event_target_value(&event))
                        />
                    </label>
                    <p class="muted">{words.name_note}</p>
                    <footer>
                        <button class="btn" type="button" on:click=move |_| renaming.set(false)>
                            {words.cancel}
                        </button>
                        <button class="btn pri" type="submit">
                            {words.keep_name}
                        </button>
                    </footer>
                </form>
            }
            .into_any()
        } else {
            view! {
                <button
                    class="btn full"
                    type="button"
                    aria-expanded=move || truth(renaming.get())
                    on:click=move |_| {
                        renaming.set(true);
                        after_drawing(|| {
                            _ = to_first(".match-menu .inp");
                        });
                    }
                >
                    {icon(Icon::Log)}
                    {words.rename}
                </button>
                <button class="btn full" type="button" on:click=share>
                    {icon(Icon::Link)}
                    {words.share}
                </button>
                {replays
                    .map(|replays| {
                        let open = move |_| {
                            is_open.set(false);
                            if let Some(shelved) = of.get_untracked() {
                                replays.open(shelved.id(), None);
                            }
                        };
                        view! {
                            <button class="btn full" type="button" on:click=open>
                                {icon(Icon::Replay)}
                                {text().replay().open}
                            </button>
                        }
                    })}
                {item(Icon::Copy, words.copy, Library::copy)}
                {item(Icon::File, words.game_file, Library::save_game_file)}
                {item(Icon::File, words.json, Library::save_json)}
                {item(Icon::Trash, words.delete, Library::delete)}
            }
            .into_any()
        }
    }
}
