//! The languages of the page besides English: for each a part of the program with the texts of the start page, and one
//! with those of all games. The names of these parts begin with `text`: they come without styles.

use super::games::{self, start};
use crate::text::Language;
use crate::web::later::{Coming, once_there, texts};

texts! {
    start:
    French french, text_french, fetch_french;
    German german, text_german, fetch_german;
    Italian italian, text_italian, fetch_italian;
    Spanish spanish, text_spanish, fetch_spanish;
}

/// Loads all texts in a language, then says whether they are there.
pub fn all_texts(language: Language, then: Box<dyn FnOnce(bool)>) {
    let coming: Coming<()> = Box::pin(async move {
        texts(language).await?;
        games::texts(language).await
    });
    once_there(coming, |result| then(result.is_ok()));
}
