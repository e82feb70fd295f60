//! The map of the editor: cities to choose, and the ways along which roads can lead.

use leptos::prelude::*;

use super::draft::BoardDraft;
use crate::games::council_of_4::rules::City;
use crate::games::council_of_4::rules::board::Way;
use crate::games::council_of_4::scene::geometry::curve_of;
use crate::games::council_of_4::scene::geometry::frame::FAR_MAP;
use crate::games::council_of_4::text::{Subjects, boards};
use crate::games::council_of_4::web::art::{CityArt, CityState, Land, QueenArt, Roads, city_place};
use crate::games::council_of_4::web::picture::whole;
use crate::games::council_of_4::web::travel::travel;
use crate::scene::keys;
use crate::text::{labels, text};
use crate::web::dialog::truth;

/// Map of a draft.
#[component]
pub fn EditorMap(draft: BoardDraft) -> impl IntoView {
    let land = move || {
        let plan = draft.plan.get();
        view! {
            <Land plan view=Signal::stored(FAR_MAP) />
            <Roads plan />
        }
    };
    let ways = Way::all().map(|way| view! { <WayArt draft way /> }).collect_view();
    let cities = City::ALL.map(|city| view! { <Spot draft city /> }).collect_view();
    view! {
        <svg
            class="map far"
            viewBox=whole()
            role="group"
            aria-label=text().board().map(None)
            data-roving="map"
            on:keydown=move |event| {
                if let Some(way) = keys::travel(&event.key()) {
                    event.prevent_default();
                    travel(draft.plan.get_untracked(), way);
                }
            }
        >
            {land}
            <g class="open-ways" aria-hidden="true">
                {ways}
            </g>
            {cities}
        </svg>
    }
}

/// A way, which a press makes a road, or no road any more. By keys, roads are chosen beside the map.
#[component]
fn WayArt(draft: BoardDraft, way: Way) -> impl IntoView {
    let path = curve_of(way).path();
    let class = move || {
        let plan = draft.plan.get();
        let [from, to] = way.ends().map(|place| plan.city(place));
        let is_of_city = draft.city.get().is_some_and(|city| city == from || city == to);
        match (plan.ways().contains(way), draft.barred_by(way).is_some()) {
            (true, _) => "way-spot built",
            (false, true) => "way-spot barred",
            (false, false) if is_of_city => "way-spot near",
            (false, false) => "way-spot",
        }
    };
    let press = move |_| {
        let (from, to) = draft.plan.get_untracked().road(way);
        draft.toggle(from, to);
    };
    let title = move || {
        let road = boards::road(draft.plan.read().road(way));
        labels::and_sentence(road, draft.barred_by(way).map(boards::crosses).as_deref())
    };
    view! {
        <g class=class on:click=press>
            <title>{title}</title>
            <path class="line" d=path.clone() />
            <path class="hit" d=path />
        </g>
    }
}

/// A city, to be chosen.
#[component]
fn Spot(draft: BoardDraft, city: City) -> impl IntoView {
    let is_chosen = Memo::new(move |_| draft.city.get() == Some(city));
    let place = move || city_place(&draft.plan.read(), city);
    let looks = Memo::new(move |_| {
        let plan = draft.plan.get();
        (plan.colour(city), plan.token(city), plan.royal_city() == city)
    });
    let art = move || {
        let (colour, token, royal) = looks.get();
        let queen = if royal { QueenArt::Here } else { QueenArt::Away };
        let state = move || {
            if is_chosen.get() { CityState::Selected } else { CityState::Idle }
        };
        view! { <CityArt city colour token queen state=Signal::derive(state) /> }
    };
    let label = move || {
        let (colour, ..) = looks.get();
        let colour = text().pieces().city_colour_name(colour);
        labels::parts([city.name(), &colour].map(|part| Some(part.to_owned())))
    };
    let choose = move || draft.city.set(Some(city));
    view! {
        <g
            class="spot"
            role="button"
            data-city=city.letter().to_string()
            transform=place
            aria-label=label
            aria-pressed=move || truth(is_chosen.get())
            on:click=move |_| choose()
            on:keydown=move |event| {
                if matches!(event.key().as_str(), "Enter" | " ") {
                    event.prevent_default();
                    choose();
                }
            }
        >
            {art}
        </g>
    }
}
