//! What only a newer version of the page can read: the update is offered, and what came stays in the page's address for
//! it.

use leptos::prelude::*;

use crate::archive::Address;
use crate::text::text;
use crate::web::address;
use crate::web::update::{UpdateNote, look_for_update};

/// Says what is the matter with a text, and offers the update. If it is a link, a reload opens it again.
pub fn newer(said: &str, given: &str) -> AnyView {
    // One that was pasted; an opened one is there until it is answered.
    let is_there = matches!(address::read(), Ok(Address::Link(_)));
    if let (Ok(link @ Address::Link(_)), false) = (Address::read(given), is_there) {
        address::enter(&link);
    }
    look_for_update();
    view! {
        <p class="bad" role="alert">{said.to_owned()}</p>
        <p>{text().sending().made_by_newer()}</p>
        <UpdateNote />
    }
    .into_any()
}
