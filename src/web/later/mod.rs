//! The parts of the program that the start page can do without. In the published page they are files
//! of their own, fetched in the background once the start page stands (`soon`), or at once where
//! they are asked for; otherwise everything is one file, and they are there at once.
//!
//! Whoever has something for later declares it by [`entries`]. What is only used by the functions there
//! goes to their part by itself: the build follows the calls.

mod bench;
mod missing;
mod part;
mod soon;

pub use bench::Bench;
#[cfg(feature = "split")]
pub use leptos::wasm_split::{self, wasm_split};
pub use missing::Missing;
pub use part::{Coming, once_there, part};
pub use soon::fetch_soon;

/// Declares entries, each with the part of the program that it leads into and the name of what fetches
/// that part for it, and `fetch`, which makes all of them ready. To the caller an entry is a function
/// that has to be waited for, and that can fail.
macro_rules! entries {
    ($($(#[$doc:meta])* $part:ident, $fetch:ident: fn $name:ident($($given:ident: $of:ty),*) -> $got:ty $body:block)*) => {
        $(
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
        )*

        /// Makes the entries here ready, so that they answer at once.
        ///
        /// # Errors
        /// If a part does not come. It is asked for again with the next call.
        pub async fn fetch() -> Result<(), $crate::web::later::Missing> {
            #[cfg(feature = "split")]
            {
                $($fetch().await?;)*
            }
            Ok(())
        }
    };
}

pub(crate) use entries;
