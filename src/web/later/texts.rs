//! Texts in another language, from a file beside the page.

use super::missing::Missing;
use super::part::{Coming, there};
use crate::text::Language;
use crate::text::files::Files;
use crate::web::bytes::bytes_of;

/// Folder of the files.
const FOLDER: &str = "texts";

/// Loads the texts in a language, which fails if their file can't be loaded or is of another build.
pub fn texts_of(files: &'static Files, language: Language) -> Coming<()> {
    let Some(name) = files.missing(language) else { return there() };
    Box::pin(async move {
        let file = bytes_of(&format!("{FOLDER}/{name}")).await.map_err(|_| Missing)?;
        files.load(language, file.leak()).map_err(|_| Missing)
    })
}
