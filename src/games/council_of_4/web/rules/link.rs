//! A way from one place of the rules to another.

use leptos::prelude::*;

use super::whereabouts::{ADDRESS, rules};
use crate::games::council_of_4::text::rules::Anchor;

/// A place to go to.
#[component]
pub fn Link(
    place: Anchor,
    /// Text of the link, with its marks.
    children: Children,
    #[prop(default = "")] class: &'static str,
) -> impl IntoView {
    let rules = rules();
    view! {
        <a
            class=class
            href=format!("{ADDRESS}{}", place.address())
            on:click=move |event| {
                // The address is for opening it elsewhere; here the page's own stays.
                event.prevent_default();
                rules.go(place);
            }
        >
            {children()}
        </a>
    }
}
