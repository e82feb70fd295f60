//! A way from one place of the rules to another.

use leptos::prelude::*;

use super::whereabouts::{address_of, rules};

/// A place to go to.
#[component]
pub fn Link(
    /// Game whose rules hold it.
    game: &'static str,
    /// Address of the place.
    place: String,
    /// Text of the link, with its marks.
    children: Children,
    #[prop(default = "")] class: &'static str,
) -> impl IntoView {
    let rules = rules();
    view! {
        <a
            class=class
            href=address_of(game, &place)
            on:click=move |event| {
                // The address is for opening it elsewhere; here the page's own stays.
                event.prevent_default();
                rules.go(place.clone());
            }
        >
            {children()}
        </a>
    }
}
