//! Stub for looking; never committed.
use leptos::prelude::*;
#[component]
pub fn Causes() -> impl IntoView {}
