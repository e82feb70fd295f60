//! How difficult a puzzle is: in words, and as stars.

use leptos::prelude::*;

use crate::scene::puzzle::LEVELS;
use crate::text::text;
use crate::web::art::{Icon, icon};

/// Returns how many levels of bots miss a puzzle, in words.
pub fn difficulty(missed: u8) -> String {
    let (words, levels) = (text().puzzle(), LEVELS.len());
    match usize::from(missed) == levels {
        true => words.missed_by_all().to_owned(),
        false => words.missed(missed, levels),
    }
}

/// Draws a difficulty as stars; what holds them says it in words.
pub fn stars(missed: u8) -> impl IntoView {
    let star = |at: usize| {
        view! { <span class:on=at < usize::from(missed)>{icon(Icon::Star)}</span> }
    };
    view! {
        <span class="stars" aria-hidden="true">
            {(0..LEVELS.len()).map(star).collect_view()}
        </span>
    }
}
