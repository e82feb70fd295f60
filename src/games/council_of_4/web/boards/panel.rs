//! What can be changed of the chosen city.

use leptos::prelude::*;

use super::draft::BoardDraft;
use crate::games::council_of_4::rules::board::Way;
use crate::games::council_of_4::rules::components::Token;
use crate::games::council_of_4::rules::{City, CityColour};
use crate::games::council_of_4::text::{Subjects, boards, pieces};
use crate::games::council_of_4::web::art::{bonuses, region_icon, ring_badge};
use crate::text::text;
use crate::web::dialog::truth;

/// Roads, colour, place and token of the chosen city.
#[component]
pub fn CityPanel(draft: BoardDraft) -> impl IntoView {
    move || match draft.city.get() {
        Some(city) => view! { <OfCity draft city /> }.into_any(),
        None => view! { <p class="of-city muted">{text().boards().choose()}</p> }.into_any(),
    }
}

#[component]
fn OfCity(draft: BoardDraft, city: City) -> impl IntoView {
    let words = text().boards();
    let region = city.region();
    let colours =
        CityColour::ALL.map(|colour| view! { <ColourOf draft city colour /> }).collect_view();
    let is_royal = Memo::new(move |_| draft.plan.read().royal_city() == city);
    let place = Memo::new(move |_| draft.plan.read().place(city));
    let roads = move || {
        let place = place.get();
        let ways = Way::all().filter(|way| way.ends().contains(&place));
        ways.map(|way| view! { <RoadOf draft city way /> }).collect_view()
    };
    let others = region.cities().iter().filter(|&other| other != city);
    let places = others
        .map(|other| {
            view! {
                <button
                    class="btn"
                    type="button"
                    on:click=move |_| draft.change(|plan| plan.exchange(city, other))
                >
                    {other.name()}
                </button>
            }
        })
        .collect_view();
    let tokens = move || {
        draft.plan.read().tokens().map(|_| {
            if is_royal.get() {
                return view! { <p class="muted">{words.no_token()}</p> }.into_any();
            }
            let tokens = Token::all().map(|token| view! { <TokenOf draft city token /> });
            view! {
                <span class="cap">{words.token()}</span>
                <div class="choices" role="group" aria-label=words.token()>
                    {tokens.collect_view()}
                </div>
            }
            .into_any()
        })
    };
    view! {
        <section class="of-city">
            <h3>{region_icon(region, 20)} {city.name()}</h3>
            <span class="cap">{words.roads()}</span>
            <div class="choices" role="group" aria-label=words.roads()>
                {roads}
            </div>
            <span class="cap">{words.colour()}</span>
            <div class="choices colours" role="group" aria-label=words.colour()>
                {colours}
            </div>
            {move || is_royal.get().then(|| view! { <p class="muted">{words.stays_royal()}</p> })}
            <span class="cap">{words.exchange()}</span>
            <div class="choices" role="group" aria-label=words.exchange()>
                {places}
            </div>
            {tokens}
        </section>
    }
}

/// Road from a city along a way, to be built or removed.
#[component]
fn RoadOf(draft: BoardDraft, city: City, way: Way) -> impl IntoView {
    let other = move || {
        let (from, to) = draft.plan.read().road(way);
        if from == city { to } else { from }
    };
    let is_built = move || draft.plan.read().ways().contains(way);
    let why = move || draft.barred_by(way).map(boards::crosses);
    view! {
        <button
            class="btn"
            type="button"
            aria-pressed=move || truth(is_built())
            aria-disabled=move || why().map(|_| "true")
            on:click=move |_| draft.toggle(city, untrack(other))
        >
            <span>{move || other().name()}</span>
            {move || why().map(|why| view! { <small>{why}</small> })}
        </button>
    }
}

#[component]
fn ColourOf(draft: BoardDraft, city: City, colour: CityColour) -> impl IntoView {
    let is_it = move || draft.plan.read().colour(city) == colour;
    let stays = move || draft.plan.read().royal_city() == city && colour != CityColour::Royal;
    view! {
        <button
            class="btn"
            type="button"
            aria-pressed=move || truth(is_it())
            aria-disabled=move || stays().then_some("true")
            on:click=move |_| draft.change(|plan| plan.paint(city, colour))
        >
            {ring_badge(colour, 20)}
            {text().pieces().city_colour_name(colour)}
        </button>
    }
}

#[component]
fn TokenOf(draft: BoardDraft, city: City, token: Token) -> impl IntoView {
    let is_it = move || draft.plan.read().token(city) == Some(token);
    let label = pieces::bonuses(token.bonuses());
    view! {
        <button
            class="btn"
            type="button"
            aria-label=text().labels().parts(&label)
            aria-pressed=move || truth(is_it())
            on:click=move |_| draft.change(|plan| plan.give_token(city, token))
        >
            {bonuses(token.bonuses(), 22)}
        </button>
    }
}
