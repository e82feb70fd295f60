//! The parts of the program that the start page can do without. In the published page they are files
//! of their own, fetched in the background once the start page stands (`soon`), or at once where
//! they are asked for; otherwise everything is one file, and they are there at once.
//!
//! What is only used by the functions here goes to their part by itself: the build follows the calls.

use leptos::prelude::*;
#[cfg(feature = "split")]
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web_sys::Element;

use super::desk::Table;
use super::home::library::Library;
use super::home::{Linked, Menu, SitDown, keep_file, linked_offer, menu_items};
use super::keeper::{KeptMatch, Seating};
use super::lesson::LessonScreen;
use super::replay::{Back, ReplayScreen};
use super::rules::Page;
use super::settings::SettingsPage;
use super::share::{Share, Shared};
use super::table::TableScreen;
use super::tip::Layer;
use crate::archive::MatchId;
use crate::scene::lesson::Course;

mod bench;
mod part;
mod soon;

pub use bench::Bench;
pub use part::{once_there, part};
pub use soon::fetch_soon;

/// A part of the program did not come: no connection, or a server that does not have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Missing;

#[cfg(feature = "split")]
impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// Entries, each with the part of the program that it leads into and the name of what fetches that part
/// for it. To the caller it is a function that has to be waited for, and that can fail.
macro_rules! entries {
    ($($(#[$doc:meta])* $part:ident, $fetch:ident: fn $name:ident($($given:ident: $of:ty),*) -> $got:ty $body:block)*) => {
        $(
            $(#[$doc])*
            #[cfg(feature = "split")]
            #[wasm_split($part, wasm_split_path = ::leptos::wasm_split, fallible, preload($fetch))]
            pub fn $name($($given: $of),*) -> Result<$got, Missing> {
                Ok($body)
            }

            $(#[$doc])*
            #[cfg(not(feature = "split"))]
            pub async fn $name($($given: $of),*) -> Result<$got, Missing> {
                Ok($body)
            }
        )*

        /// Makes all entries ready, so that they answer at once.
        ///
        /// # Errors
        /// If a part does not come. It is asked for again with the next call.
        async fn fetch_all() -> Result<(), Missing> {
            #[cfg(feature = "split")]
            {
                $($fetch().await?;)*
            }
            Ok(())
        }
    };
}

entries! {
    /// The table of a match.
    rest, fetch_table: fn table(
        seating: Seating,
        bench: Bench,
        leave: Callback<(KeptMatch, bool)>,
        sit_down: SitDown,
        library: Library
    ) -> AnyView {
        let (bots, no_thread) = (bench.bots(), bench.no_thread);
        view! { <TableScreen seating bots no_thread leave sit_down library /> }.into_any()
    }

    /// Looking back at a match from the start page.
    rest, fetch_replay: fn replay(
        table: Table,
        id: MatchId,
        at: usize,
        bench: Bench,
        close: Callback<()>,
        sit_down: SitDown,
        assist: Callback<()>
    ) -> AnyView {
        let bots = bench.bots();
        view! { <ReplayScreen table id at bots back=Back::Matches close sit_down assist /> }.into_any()
    }

    /// The lessons from a step on. `play` leads on to a first game.
    rest, fetch_lessons: fn lessons(
        at: usize,
        bench: Bench,
        leave: Callback<()>,
        play: Callback<()>
    ) -> AnyView {
        let bots = bench.bots();
        if let Some(course) = Course::first_game() {
            let course = StoredValue::new(course);
            view! { <LessonScreen course at bots leave play /> }.into_any()
        } else {
            leave.run(());
            ().into_any()
        }
    }

    /// What is in the dialog of the settings.
    rest, fetch_settings: fn settings() -> AnyView {
        view! { <SettingsPage /> }.into_any()
    }

    /// What is in the dialog that shares a match as a link.
    rest, fetch_share: fn share(shared: Shared) -> AnyView {
        view! { <Share shared /> }.into_any()
    }

    /// What is in the menu of a saved match.
    rest, fetch_menu: fn menu(library: Library, menu: Menu) -> AnyView {
        menu_items(library, menu).into_any()
    }

    /// What came by a link, and what can be done with it.
    rest, fetch_offer: fn offer(linked: Linked, library: Library, sit_down: SitDown) -> AnyView {
        linked_offer(linked, library, sit_down)
    }

    /// Keeps every match in the text of a file, and says what became of them.
    rest, fetch_keep: fn keep(library: Library, file: String, read: String) -> () {
        keep_file(library, &file, &read);
    }

    /// Shows the tip of something.
    rest, fetch_tip: fn tip(layer: Layer, anchor: Element) -> () {
        layer.show(&anchor);
    }

    /// What is in the open rules.
    rules, fetch_rules: fn rules() -> AnyView {
        view! { <Page /> }.into_any()
    }
}
