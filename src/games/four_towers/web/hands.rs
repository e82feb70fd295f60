//! Mats of the seat that decides at a past moment. They are public, as everything is.

use leptos::prelude::*;

use super::table::{Followers, Trades};
use crate::games::four_towers::scene::look::Look;
use crate::games::four_towers::text::Subjects;
use crate::text::text;

/// Mats of the seat that decides at a moment; none when the game is over.
#[component]
pub fn Mats(
    /// The moment.
    look: Memo<Look>,
) -> impl IntoView {
    let now = Memo::new(move |_| look.read().view.table);
    let whose = Memo::new(move |_| {
        let look = look.read();
        look.hands.first().copied().unwrap_or(look.view.table.active())
    });
    let is_shown = move || !look.read().hands.is_empty();
    move || {
        is_shown().then(|| {
            view! {
                <section class="hands ft-dock mats-past" aria-label=text().desk().mats()>
                    <Followers now whose />
                    <Trades now whose />
                </section>
            }
        })
    }
}
