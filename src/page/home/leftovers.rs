//! Kept texts that can't be opened, for the person to save as files or delete.

use leptos::prelude::*;

use crate::archive::Shelf;
use crate::page::library::Library;
use crate::page::results::unreadable_besides;
use crate::text::{labels, text};
use crate::web::download::download;
use crate::web::later::entries;
use crate::web::store::Browser;

entries! {
    /// Lists the texts that can't be opened, and those that were put aside.
    rest, fetch_leftovers: fn leftovers(library: Library) -> AnyView {
        view! { <Leftovers library /> }.into_any()
    }
}

#[component]
fn Leftovers(library: Library) -> impl IntoView {
    let words = text().matches();
    let unreadable = Memo::new(move |_| {
        library.track();
        library.unreadable().into_iter().chain(unreadable_besides()).collect::<Vec<_>>()
    });
    let unreadable = move || {
        let unreadable = Some(unreadable.get()).filter(|unreadable| !unreadable.is_empty())?;
        let rows =
            unreadable.into_iter().map(|(name, why)| view! { <Leftover library name why /> });
        Some(view! {
            <section class="panel box leftovers" role="alert">
                <h2>{words.unreadable_title()}</h2>
                <ul role="list">{rows.collect_view()}</ul>
            </section>
        })
    };
    let aside = Memo::new(move |_| library.aside());
    let aside = move || {
        let aside = Some(aside.get()).filter(|aside| !aside.is_empty())?;
        let rows = aside.into_iter().map(|name| {
            view! { <Leftover library why=String::new() name /> }
        });
        Some(view! {
            <section class="panel box leftovers">
                <h2>{words.aside_title()}</h2>
                <p class="muted">{words.aside_note()}</p>
                <ul role="list">{rows.collect_view()}</ul>
            </section>
        })
    };
    view! {
        {unreadable}
        {aside}
    }
}

#[component]
fn Leftover(library: Library, name: String, why: String) -> impl IntoView {
    let words = text().matches();
    let of = |word: &str| labels::said_of(word, &name);
    let (label, throw) = (of(words.download()), of(words.discard()));
    let (file, thrown) = (name.clone(), name.clone());
    view! {
        <li>
            <p><b>{name}</b> " " {why}</p>
            <button
                class="btn"
                type="button"
                aria-label=label
                on:click=move |_| {
                    if let Ok(Some(text)) = Browser.read(&file) {
                        download(&format!("{file}.txt"), &text);
                    }
                }
            >
                {words.download()}
            </button>
            <button
                class="btn"
                type="button"
                aria-label=throw
                on:click=move |_| library.discard(&thrown)
            >
                {words.discard()}
            </button>
        </li>
    }
}
