//! The parts of the program that the start page does not need. In the published page they are separate
//! files, fetched in the background after the start page (`soon`), or when they are needed; otherwise
//! everything is one file, and they are always there. What is needed to begin a match comes before what is not.
//!
//! Code for later is declared by [`entries`]. The build follows the calls: functions used only by an
//! entry go to its part automatically.

mod bench;
mod missing;
mod part;
mod soon;
mod texts;

pub use bench::Bench;
#[cfg(feature = "split")]
pub use leptos::wasm_split::{self, wasm_split};
pub use missing::Missing;
pub use part::{Coming, once_there, part, there};
pub use soon::{fetch_soon, is_sparing};
pub use texts::texts_of;

/// Declares an entry, with the part of the program that it leads into and the name of that part's loader. For the caller
/// an entry is an asynchronous function that can fail.
macro_rules! entry {
    ($(#[$doc:meta])* $part:ident, $fetch:ident: fn $name:ident($($given:ident: $of:ty),*) -> $got:ty $body:block) => {
        $(#[$doc])*
        #[cfg(feature = "split")]
        #[$crate::web::later::wasm_split($part, wasm_split_path = $crate::web::later::wasm_split, fallible, preload($fetch))]
        pub fn $name($($given: $of),*) -> Result<$got, $crate::web::later::Missing> {
            Ok($body)
        }

        $(#[$doc])*
        #[cfg(not(feature = "split"))]
        pub async fn $name($($given: $of),*) -> Result<$got, $crate::web::later::Missing> {
            Ok($body)
        }
    };
}

/// Declares entries, and `fetch`, which loads all of them.
macro_rules! entries {
    ($($(#[$doc:meta])* $part:ident, $fetch:ident: fn $name:ident($($given:ident: $of:ty),*) -> $got:ty $body:block)*) => {
        $($crate::web::later::entry! {
            $(#[$doc])*
            $part, $fetch: fn $name($($given: $of),*) -> $got $body
        })*

        /// Loads the entries here, so that they answer immediately.
        ///
        /// # Errors
        /// Returns an error if a part can't be loaded. The next call tries again.
        pub async fn fetch() -> Result<(), $crate::web::later::Missing> {
            #[cfg(feature = "split")]
            {
                $($fetch().await?;)*
            }
            Ok(())
        }
    };
}

pub(crate) use {entries, entry};
