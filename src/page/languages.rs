//! The languages of the page besides English: a file of each with the texts of the house and of the start page, and one for
//! each game.

use super::games::Games;
use crate::text::{Language, file};
use crate::web::later::{Coming, once_there, texts_of};

/// Loads the texts of the start page in a language.
pub fn texts(language: Language) -> Coming<()> {
    texts_of(&file::FILES, language)
}

/// Loads the texts in a language of the page and of the games that are loaded, then says whether they are there.
pub fn all_texts(games: Games, language: Language, then: Box<dyn FnOnce(bool)>) {
    let coming: Coming<()> = Box::pin(async move {
        texts(language).await?;
        games.fetch_texts(language).await
    });
    once_there(coming, |result| then(result.is_ok()));
}
