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
/// for; and a module with a function for each other language, which loads its tables. Subjects of `.ftl` files are listed
/// after the tables, with a name for the module of their types and the folder of what `build/` made of them.
macro_rules! subjects {
    ($loading:ident, impl Text, $list:tt $(, files $said:ident $folder:literal $files:tt)?) => {
        $crate::text::subjects::methods!($loading, $list $(, $said $folder $files)?);
        $crate::text::subjects::loading!($loading, $list $(, $folder $files)?);
    };
    ($loading:ident, $(#[$doc:meta])* trait $subjects:ident, $list:tt $(, files $said:ident $folder:literal $files:tt)?) => {
        $crate::text::subjects::methods!($loading, $(#[$doc])* $subjects, $list $(, $said $folder $files)?);
        $crate::text::subjects::loading!($loading, $list $(, $folder $files)?);
    };
}

macro_rules! methods {
    (
        $loading:ident, { $($subject:ident: $texts:ty = $table:ident;)* }
        $(, $said:ident $folder:literal { $($file:ident: $of:ident;)* })?
    ) => {
        #[allow(missing_docs, reason = "the names say it")]
        impl Text {
            $(pub fn $subject(&self) -> &'static $texts {
                $loading::of(self.language).map_or(&english::$table, |tables| tables.$subject)
            })*
            $($(pub fn $file(&self) -> $said::$file::$of {
                static ENGLISH: $crate::text::say::Texts =
                    $crate::text::subjects::texts!(English, "en", $folder, $file);
                $said::$file::$of($loading::of(self.language).map_or(&ENGLISH, |tables| &tables.$file))
            })*)?
        }
        $($crate::text::subjects::said!($said $folder { $($file: $of;)* });)?
    };
    (
        $loading:ident, $(#[$doc:meta])* $subjects:ident, { $($subject:ident: $texts:ty = $table:ident;)* }
        $(, $said:ident $folder:literal { $($file:ident: $of:ident;)* })?
    ) => {
        $(#[$doc])*
        #[allow(missing_docs, reason = "the names say it")]
        pub trait $subjects {
            $(fn $subject(&self) -> &'static $texts;)*
            $($(fn $file(&self) -> $said::$file::$of;)*)?
        }

        impl $subjects for Text {
            $(fn $subject(&self) -> &'static $texts {
                $loading::of(self.language).map_or(&english::$table, |tables| tables.$subject)
            })*
            $($(fn $file(&self) -> $said::$file::$of {
                static ENGLISH: $crate::text::say::Texts =
                    $crate::text::subjects::texts!(English, "en", $folder, $file);
                $said::$file::$of($loading::of(self.language).map_or(&ENGLISH, |tables| &tables.$file))
            })*)?
        }
        $($crate::text::subjects::said!($said $folder { $($file: $of;)* });)?
    };
}

macro_rules! said {
    ($said:ident $folder:literal { $($file:ident: $of:ident;)* }) => {
        /// What `build/` made of the files: for each a type with a method a message.
        pub mod $said {
            use super::*;

            $(
                #[allow(missing_docs, clippy::all, clippy::pedantic, reason = "`build/` wrote it")]
                pub mod $file {
                    #[allow(unused_imports, reason = "few have arguments of such types")]
                    use {$crate::text::say::{Arg, Given, Texts}, super::types::*};

                    include!(concat!(env!("OUT_DIR"), "/", $folder, "/", stringify!($file), ".rs"));
                }
            )*
        }
    };
}

macro_rules! texts {
    ($language:ident, $code:literal, $folder:literal, $file:ident) => {
        $crate::text::say::Texts::of(
            $crate::text::Language::$language,
            include_bytes!(concat!(
                env!("OUT_DIR"),
                "/",
                $folder,
                "/",
                stringify!($file),
                ".",
                $code
            )),
        )
    };
}

macro_rules! loading {
    ($loading:ident, $list:tt $(, $folder:literal $files:tt)?) => {
        /// Loads these texts in a language.
        pub mod $loading {
            use super::*;

            $crate::text::subjects::tables!($list $(, $files)?);

            #[cfg(feature = "split")]
            static LOADED: $crate::text::subjects::Loaded<Tables> =
                $crate::text::subjects::Loaded::none();

            #[cfg(feature = "split")]
            pub(super) fn of(language: Language) -> Option<&'static Tables> {
                LOADED.of(language)
            }

            $crate::text::subjects::languages!(
                $list $(, $folder $files)?;
                French french "fr", German german "de", Italian italian "it", Spanish spanish "es"
            );
        }
    };
}

macro_rules! tables {
    ({ $($subject:ident: $texts:ty = $table:ident;)* } $(, { $($file:ident: $of:ident;)* })?) => {
        pub(super) struct Tables {
            $(pub(super) $subject: &'static $texts,)*
            $($(pub(super) $file: $crate::text::say::Texts,)*)?
        }
    };
}

macro_rules! languages {
    ($list:tt $(, $of:literal $files:tt)?; $($language:ident $folder:ident $code:literal),*) => {
        $crate::text::subjects::each!($list $(, $of $files)?; $($language $folder $code),*);

        #[cfg(not(feature = "split"))]
        pub(super) fn of(language: Language) -> Option<&'static Tables> {
            match language {
                Language::English => None,
                $(Language::$language => Some(&$folder::TABLES),)*
            }
        }
    };
}

macro_rules! each {
    ($list:tt; $($language:ident $folder:ident $code:literal),*) => {
        $($crate::text::subjects::language!($language, $folder, $code, $list);)*
    };
    ($list:tt, $of:literal $files:tt; $($language:ident $folder:ident $code:literal),*) => {
        $($crate::text::subjects::language!($language, $folder, $code, $list, $of $files);)*
    };
}

macro_rules! language {
    (
        $language:ident, $folder:ident, $code:literal, { $($subject:ident: $texts:ty = $table:ident;)* }
        $(, $of:literal { $($file:ident: $type:ident;)* })?
    ) => {
        /// Loads them.
        pub mod $folder {
            use super::*;

            pub(super) static TABLES: Tables = Tables {
                $($subject: &super::super::$folder::$table,)*
                $($($file: $crate::text::subjects::texts!($language, $code, $of, $file),)*)?
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

pub(crate) use {each, language, languages, loading, methods, said, subjects, tables, texts};
