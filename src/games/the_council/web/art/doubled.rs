//! Mark of doubled points.

use leptos::prelude::*;

use crate::games::the_council::text::{Subjects, Symbol, Tip};
use crate::text::text;
use crate::web::tip::tip;

/// Draws the mark of points that are doubled, with its meaning for screen readers.
pub fn doubled() -> impl IntoView {
    view! {
        <span class="doubled" role="img" data-tip=tip(Tip::Of(Symbol::Doubled)) aria-label=text().causes().doubled()>
            "×2"
        </span>
    }
}
