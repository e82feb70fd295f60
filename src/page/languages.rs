//! The languages of the page besides English: for each a part of the program with the texts of the start page, and one
//! with those of all games. The names of these parts begin with `text`: they come without styles.

use leptos::prelude::*;

use super::app::App;
use crate::text::{Language, in_use, use_language};
use crate::web::later::{Coming, once_there};
use crate::web::settings::wanted_language;

mod start {
    use crate::page::games::start;
    use crate::web::later::texts;

    texts! {
        start:
        French french, text_french, fetch_french;
        German german, text_german, fetch_german;
        Italian italian, text_italian, fetch_italian;
        Spanish spanish, text_spanish, fetch_spanish;
    }
}

mod tables {
    use crate::page::games::tables;
    use crate::web::later::texts;

    texts! {
        tables:
        French french, text_french_tables, fetch_french;
        German german, text_german_tables, fetch_german;
        Italian italian, text_italian_tables, fetch_italian;
        Spanish spanish, text_spanish_tables, fetch_spanish;
    }
}

/// Loads all texts in a language.
pub fn all_texts(language: Language) -> Coming<()> {
    Box::pin(async move {
        start::texts(language).await?;
        tables::texts(language).await
    })
}

/// Loads the texts of the games in the language in use.
pub fn table_texts() -> Coming<()> {
    tables::texts(in_use())
}

/// The page, once the texts of its start page are loaded in the wanted language; in English if they can't be.
#[component]
pub fn Page() -> impl IntoView {
    let is_ready = RwSignal::new(false);
    let wanted = wanted_language();
    once_there(start::texts(wanted), move |result| {
        if result.is_ok() {
            use_language(wanted);
        }
        is_ready.set(true);
    });
    move || {
        is_ready.get().then(|| {
            if let Some(waiting) = document().get_element_by_id("boot") {
                waiting.remove();
            }
            view! { <App /> }.into_any()
        })
    }
}
