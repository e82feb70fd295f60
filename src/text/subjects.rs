//! Subjects: typed tables of texts, each a method of [`Text`](super::Text). A missing text does not compile.
//!
//! English is there from the start. The tables of another language are loaded when it is used; until then its texts
//! are the English ones. A program that is not split into parts has all languages.

#[cfg(feature = "split")]
use std::sync::OnceLock;

#[cfg(feature = "split")]
use super::Language;

/// The tables of the languages that have been loaded.
#[cfg(feature = "split")]
pub struct Loaded<T: 'static>([OnceLock<&'static T>; Language::ALL.len()]);

#[cfg(feature = "split")]
impl<T> Loaded<T> {
    /// Creates a place for tables, of which none is loaded.
    pub const fn none() -> Loaded<T> {
        Loaded([const { OnceLock::new() }; Language::ALL.len()])
    }

    /// Adds the tables of a language.
    pub fn add(&self, language: Language, tables: &'static T) {
        // A second time they are the same.
        self.0[language.index()].get_or_init(|| tables);
    }

    /// Returns the tables of a language, if they are loaded.
    pub fn of(&self, language: Language) -> Option<&'static T> {
        self.0[language.index()].get().copied()
    }
}

/// Defines methods of `Text`, one for each subject, so that a part of the page holds only the English texts that it asks
/// for; and a module with a function for each other language, which loads its tables.
macro_rules! subjects {
    ($loading:ident, impl Text, $list:tt) => {
        $crate::text::subjects::methods!($loading, $list);
        $crate::text::subjects::loading!($loading, $list);
    };
    ($loading:ident, $(#[$doc:meta])* trait $subjects:ident, $list:tt) => {
        $crate::text::subjects::methods!($loading, $(#[$doc])* $subjects, $list);
        $crate::text::subjects::loading!($loading, $list);
    };
}

macro_rules! methods {
    ($loading:ident, { $($subject:ident: $texts:ty = $table:ident;)* }) => {
        #[allow(missing_docs, reason = "the names say it")]
        impl Text {
            $(pub fn $subject(&self) -> &'static $texts {
                $loading::of(self.language).map_or(&english::$table, |tables| tables.$subject)
            })*
        }
    };
    ($loading:ident, $(#[$doc:meta])* $subjects:ident, { $($subject:ident: $texts:ty = $table:ident;)* }) => {
        $(#[$doc])*
        #[allow(missing_docs, reason = "the names say it")]
        pub trait $subjects {
            $(fn $subject(&self) -> &'static $texts;)*
        }

        impl $subjects for Text {
            $(fn $subject(&self) -> &'static $texts {
                $loading::of(self.language).map_or(&english::$table, |tables| tables.$subject)
            })*
        }
    };
}

macro_rules! loading {
    ($loading:ident, $list:tt) => {
        /// Loads these texts in a language.
        pub mod $loading {
            use super::*;

            $crate::text::subjects::tables!($list);

            #[cfg(feature = "split")]
            static LOADED: $crate::text::subjects::Loaded<Tables> =
                $crate::text::subjects::Loaded::none();

            #[cfg(feature = "split")]
            pub(super) fn of(language: Language) -> Option<&'static Tables> {
                LOADED.of(language)
            }

            $crate::text::subjects::languages!($list, French french, German german, Italian italian, Spanish spanish);
        }
    };
}

macro_rules! tables {
    ({ $($subject:ident: $texts:ty = $table:ident;)* }) => {
        pub(super) struct Tables {
            $(pub(super) $subject: &'static $texts,)*
        }
    };
}

macro_rules! languages {
    ($list:tt, $($language:ident $folder:ident),*) => {
        $($crate::text::subjects::language!($language, $folder, $list);)*

        #[cfg(not(feature = "split"))]
        pub(super) fn of(language: Language) -> Option<&'static Tables> {
            match language {
                Language::English => None,
                $(Language::$language => Some(&$folder::TABLES),)*
            }
        }
    };
}

macro_rules! language {
    ($language:ident, $folder:ident, { $($subject:ident: $texts:ty = $table:ident;)* }) => {
        /// Loads them.
        pub mod $folder {
            use super::*;

            pub(super) static TABLES: Tables = Tables {
                $($subject: &super::super::$folder::$table,)*
            };

            /// Makes these texts available.
            #[cfg(feature = "split")]
            pub fn load() {
                LOADED.add(Language::$language, &TABLES);
            }

            /// Makes these texts available, as they are in a program of one part.
            #[cfg(not(feature = "split"))]
            pub const fn load() {}
        }
    };
}

pub(crate) use {language, languages, loading, methods, subjects, tables};
