//! Texts in other languages than English: a part of the program for each language.

use std::future::ready;

use super::part::Coming;

/// Declares the entries that load texts, each with its part of the program and the name of the part's loader, and
/// `texts`, which loads those of a language. `$loading` is what `text::subjects` defines.
macro_rules! texts {
    ($loading:ident: $($language:ident $folder:ident, $part:ident, $fetch:ident;)*) => {
        $($crate::web::later::entry! {
            /// Makes the texts in this language available.
            $part, $fetch: fn $folder() -> () {
                $loading::$folder::load()
            }
        })*

        /// Loads the texts in a language, which fails if its part can't be loaded.
        pub fn texts(language: $crate::text::Language) -> $crate::web::later::Coming<()> {
            match language {
                $crate::text::Language::English => $crate::web::later::there(),
                $($crate::text::Language::$language => Box::pin($folder()),)*
            }
        }
    };
}

/// Returns the result of what needs no loading.
pub fn there() -> Coming<()> {
    Box::pin(ready(Ok(())))
}

pub(crate) use texts;
