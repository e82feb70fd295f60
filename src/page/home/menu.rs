//! The menu of a saved match.

use leptos::prelude::*;

use crate::archive::LONGEST_NAME;
use crate::page::games::games;
use crate::page::library::Library;
use crate::page::part::Errand;
use crate::page::shelved::Shelved;
use crate::page::ways::{Seated, SitDown};
use crate::page::{results, unopened};
use crate::text::text;
use crate::web::art::{Icon, icon};
use crate::web::dialog::{Sheet, truth};
use crate::web::focus::{after_drawing, to_first};
use crate::web::later::{entries, once_there, part};
use crate::web::replays::Replays;

entries! {
    /// Shows the content of a saved match's menu.
    rest, fetch_menu: fn shown(library: Library, menu: Menu, sit_down: SitDown) -> AnyView {
        items(library, menu, sit_down).into_any()
    }
}

/// The menu shared by all matches on the page.
#[derive(Clone, Copy)]
pub struct Menu {
    /// Match whose menu it is.
    of: RwSignal<Option<Shelved>>,
    is_open: RwSignal<bool>,
    sharing: RwSignal<bool>,
}

impl Menu {
    /// Returns a closed menu.
    pub fn new() -> Menu {
        Menu {
            of: RwSignal::new(None),
            is_open: RwSignal::new(false),
            sharing: RwSignal::new(false),
        }
    }

    /// Returns the button that opens a match's menu.
    pub fn button(self, shelved: Memo<Shelved>) -> impl IntoView {
        let label = move || text().matches().more(&shelved.with(Shelved::title));
        let open = move |_| {
            self.of.set(Some(shelved.get_untracked()));
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

/// Dialog with further actions on a match.
#[component]
pub fn MenuSheet(library: Library, menu: Menu, sit_down: SitDown) -> impl IntoView {
    let Menu { of, is_open, sharing } = menu;
    let games = games();
    let share = move |shelved: Shelved| {
        let view = move || {
            let shelved = shelved.clone();
            async move { Ok(games.later(shelved.game()).await?.share(&shelved)) }
        };
        part(view, None)
    };
    let title = Signal::derive(move || of.with(|of| of.as_ref().map(Shelved::title)));
    let title = Signal::derive(move || title.get().unwrap_or_default());
    view! {
        <Sheet open=is_open title class="dlg match-menu">
            {move || is_open.get().then(|| part(move || shown(library, menu, sit_down), None))}
        </Sheet>
        <Sheet open=sharing title=text().matches().share().to_owned() class="dlg share">
            {move || sharing.get().then(|| of.get_untracked().map(share))}
        </Sheet>
    }
}

/// Shows the content of the open menu: first the actions, then the field for a new name.
pub fn items(library: Library, menu: Menu, sit_down: SitDown) -> impl IntoView {
    let Menu { of, is_open, sharing } = menu;
    let games = games();
    let words = text().matches();
    let replays = use_context::<Replays>();
    let renaming = RwSignal::new(false);
    let own_name = |of: &Option<Shelved>| Some(of.as_ref()?.head.name.clone());
    let name = RwSignal::new(of.with_untracked(own_name).unwrap_or_default());
    let act = move |errand: Errand| {
        let Some(shelved) = of.get_untracked() else { return };
        is_open.set(false);
        if !shelved.is_playable() {
            unopened::act(library, &shelved, errand);
            return;
        }
        once_there(games.later(shelved.game()), move |part| match part {
            Ok(part) => part.act(library, &shelved, errand),
            Err(_) => library.say(text().later().missing().to_owned()),
        });
    };
    let item = move |sign: Icon, word: &'static str, errand: Errand| {
        view! {
            <button class="btn full" type="button" on:click=move |_| act(errand.clone())>
                {icon(sign)}
                {word}
            </button>
        }
    };
    // Why what needs the rules is not possible.
    let is_closed = of.with_untracked(|of| of.as_ref().is_some_and(|it| !it.is_playable()));
    let why = of.with_untracked(|of| of.as_ref()?.trouble.clone()).filter(|_| is_closed);
    let by_rules = move |sign: Icon, word: &'static str, go: Callback<Shelved>| {
        let press = move |_| {
            if let Some(shelved) = of.get_untracked().filter(Shelved::is_playable) {
                go.run(shelved);
            }
        };
        view! {
            <button
                class="btn full"
                type="button"
                aria-disabled=is_closed.then_some("true")
                aria-describedby=is_closed.then_some("menu-why")
                on:click=press
            >
                {icon(sign)}
                {word}
            </button>
        }
    };
    let can_learn = of.with_untracked(|of| of.as_ref().is_some_and(Shelved::is_to_learn_from));
    let learn = Callback::new(move |shelved| {
        is_open.set(false);
        sit_down.run(Seated::to_learn(shelved));
    });
    let share = Callback::new(move |_| {
        is_open.set(false);
        sharing.set(true);
    });
    let to_file = Callback::new(move |_| act(Errand::GameFile));
    let delete = move |_| {
        if let Some(shelved) = of.get_untracked() {
            is_open.set(false);
            results::delete(library, &[shelved.id()].into());
        }
    };
    let keep_name = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        act(Errand::Rename(name.get_untracked()));
    };
    move || {
        if renaming.get() {
            view! {
                <form on:submit=keep_name>
                    <label>
                        {words.name()}
                        <input
                            class="inp"
                            maxlength=LONGEST_NAME
                            prop:value=name
                            autofocus
                            on:input=move |event| name.set(event_target_value(&event))
                        />
                    </label>
                    <p class="muted">{words.name_note()}</p>
                    <footer>
                        <button class="btn" type="button" on:click=move |_| renaming.set(false)>
                            {words.cancel()}
                        </button>
                        <button class="btn pri" type="submit">
                            {words.keep_name()}
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
                    {words.rename()}
                </button>
                {by_rules(Icon::Link, words.share(), share)}
                {replays
                    .map(|replays| {
                        let open = Callback::new(move |shelved: Shelved| {
                            is_open.set(false);
                            replays.open(shelved.id(), None);
                        });
                        by_rules(Icon::Replay, text().replay().open(), open)
                    })}
                {can_learn.then(|| by_rules(Icon::Book, text().analysis().learn(), learn))}
                {item(Icon::Copy, words.copy(), Errand::Copy)}
                {by_rules(Icon::File, words.game_file(), to_file)}
                {item(Icon::File, words.json(), Errand::Json)}
                <button class="btn full" type="button" on:click=delete>
                    {icon(Icon::Trash)}
                    {words.delete()}
                </button>
                {why
                    .clone()
                    .map(|why| view! { <p class="why" id="menu-why">{why()}</p> })}
            }
            .into_any()
        }
    }
}
