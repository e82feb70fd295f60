//! Choice of who begins a new game.

use leptos::prelude::*;

use super::form::Form;
use crate::rules::Seat;
use crate::text::text;

/// Choice of the seat that begins.
#[component]
pub fn First(
    form: Form,
    /// What the game calls who begins.
    #[prop(default = text().setup().first())]
    label: &'static str,
) -> impl IntoView {
    let first = form.first;
    let seats = move || {
        let seats = (0..form.players.get()).map(|at| {
            let name = form.seats[usize::from(at)].name.get();
            view! {
                <option value=at.to_string() selected=move || first.get() == Some(Seat(at))>
                    {name}
                </option>
            }
        });
        seats.collect_view()
    };
    view! {
        <label>
            {label}
            <select
                class="inp"
                on:change=move |event| {
                    first.set(event_target_value(&event).parse().ok().map(Seat));
                }
            >
                <option value="" selected=move || first.get().is_none()>
                    {text().setup().by_lot()}
                </option>
                {seats}
            </select>
        </label>
    }
}
