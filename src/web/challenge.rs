//! A daily challenge at its table, and its par, which is what Master reaches in the place of the person.

use leptos::prelude::*;

use super::settings::preferences;
use super::store::{Browser, date_of};
use crate::archive::{Day, Origin, PARS, Pars, one_text};
use crate::text::text;

/// Returns the pars that were found out.
pub fn pars() -> Pars {
    one_text::kept(&Browser, PARS)
}

/// The par of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Par {
    /// It is being found out.
    Soon,
    Known(u16),
    /// There is no bots' thread to find it out.
    Missing,
}

/// Returns the day of a challenge; `None` for a match that is none.
pub fn day_from(origin: Option<Origin>) -> Option<Day> {
    match origin {
        Some(Origin::Daily { day }) => Some(day),
        _ => None,
    }
}

/// Label of a challenge at its table.
#[component]
pub fn DailyTag(day: Day) -> impl IntoView {
    let day = move || date_of(day, preferences().language.get().code());
    view! { <span class="tag">{move || text().daily().tag(&day())}</span> }
}
