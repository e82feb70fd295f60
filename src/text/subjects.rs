//! Subjects: the files of messages as methods of [`Text`](super::Text), each with the type that `build/` made of it. A
//! missing text does not compile.
//!
//! English is beside the code that asks for it, so that a part of the page holds only the English texts that it needs;
//! other languages are in [files](super::files).

/// Defines methods of `Text`, one for each subject. A game has them in a trait, and can have long texts, too, each with how
/// it is read in a language.
macro_rules! subjects {
    (impl Text, $said:ident $folder:literal { $($file:ident: $of:ident;)* }) => {
        impl Text {
            $(pub fn $file(&self) -> $said::$file::$of {
                $said::$file::texts(self.language, $crate::text::subjects::english!($folder, $file))
            })*
        }
        $crate::text::subjects::said!($said $folder { $($file: $of;)* });
    };
    (
        $(#[$doc:meta])* trait $subjects:ident, $said:ident $folder:literal { $($file:ident: $of:ident;)* }
        $(, $long:ident { $($name:ident: $read:ty = $how:expr;)* })*
    ) => {
        $(#[$doc])*
        pub trait $subjects {
            $(fn $file(&self) -> $said::$file::$of;)*
            $($(fn $name(&self) -> &'static $read;)*)*
        }

        impl $subjects for Text {
            $(fn $file(&self) -> $said::$file::$of {
                $said::$file::texts(self.language, $crate::text::subjects::english!($folder, $file))
            })*
            $($(fn $name(&self) -> &'static $read {
                static READ: $crate::text::files::Read<$read> = $crate::text::files::Read::none();
                READ.get($long::FILES.there(self.language), $how)
            })*)*
        }
        $crate::text::subjects::said!($said $folder { $($file: $of;)* });
        $(
            /// Files of texts that are not part of the program.
            pub mod $long {
                use $crate::text::files::{Embedded, Files};

                include!(concat!(env!("OUT_DIR"), "/", $folder, "/", stringify!($long), ".rs"));
            }
        )*
    };
}

macro_rules! said {
    ($said:ident $folder:literal { $($file:ident: $of:ident;)* }) => {
        /// What `build/` made of the files: for each a type with a method a message.
        pub mod $said {
            use super::*;

            $(
                #[allow(clippy::all, clippy::pedantic, reason = "`build/` wrote it")]
                pub mod $file {
                    #[allow(unused_imports, reason = "few have arguments of such types")]
                    use {$crate::text::say::{Arg, Given, Texts}, super::types::*};

                    include!(concat!(env!("OUT_DIR"), "/", $folder, "/", stringify!($file), ".rs"));
                }
            )*
        }
    };
}

macro_rules! english {
    ($folder:literal, $file:ident) => {
        $crate::text::say::Texts::of(
            $crate::text::Language::English,
            include_bytes!(concat!(
                env!("OUT_DIR"),
                "/",
                $folder,
                "/",
                stringify!($file),
                ".english"
            )),
        )
    };
}

pub(crate) use {english, said, subjects};
