//! Screens with contexts of their own.

use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;

/// Draws a screen whose contexts end with it. A closure that draws one screen after another keeps its owner, and with
/// it whatever context the last one gave, although the signals in it are gone.
pub fn apart(draw: impl FnOnce() -> AnyView) -> AnyView {
    let owner = Owner::new();
    let view = owner.with(draw);
    OwnedView::new_with_owner(view, owner).into_any()
}
