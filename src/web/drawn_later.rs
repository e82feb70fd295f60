//! What may wait until a press has been answered.

use leptos::prelude::*;

use super::focus::after_drawing;

/// Part of the screen that is drawn a frame later: what led to it is answered first.
#[component]
pub fn DrawnLater(children: ChildrenFn) -> impl IntoView {
    let due = RwSignal::new(false);
    after_drawing(move || _ = due.try_set(true));
    move || due.get().then(|| children())
}
