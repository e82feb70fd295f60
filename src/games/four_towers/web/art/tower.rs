//! The towers of the clans: the House of Lords. A window lights for each lord.

use leptos::prelude::*;

use super::clan::clan_class;
use super::figure::{Figure, Look, figure_markup};
use super::reached::Reached;
use crate::games::four_towers::rules::components::Clan;
use crate::games::four_towers::scene::geometry::{Area, tower_foot};
use crate::games::four_towers::scene::parts::{
    TOWER_PLATE, TOWER_TARGET, WINDOWS, tower_plate, window,
};
use crate::web::art::markup::{drawing, use_of};

/// Tower of a clan on the map, with its lords. The caller's group takes clicks and focus.
#[component]
pub fn Tower(
    clan: Clan,
    #[prop(into)] lords: Signal<u8>,
    /// How many it would have, if the open choice changes that.
    #[prop(into, optional)]
    then: Signal<Option<u8>>,
    /// What it is to the open choice.
    #[prop(into, optional)]
    reached: Signal<Reached>,
) -> impl IntoView {
    let foot = tower_foot(clan);
    let Area { x, y, width, height } = TOWER_TARGET;
    view! {
        <g
            class=move || format!("tower {}{}", clan_class(Some(clan)), reached.get().class())
            transform=format!("translate({} {})", foot.x, foot.y)
            aria-hidden="true"
        >
            <rect class="hit" x=x y=y width=width height=height rx="16" />
            <g inner_html=use_of(tower_id(clan)) />
            <g inner_html=move || windows_markup(lords.get()) />
            <g inner_html=move || plate_markup(clan, lords.get(), then.get()) />
        </g>
    }
}

/// Draws a tower alone, without island and plate, with its windows.
pub fn small_tower(clan: Clan, lords: u8, height: u32) -> impl IntoView + use<> {
    let markup = format!(
        "<g class=\"{}\">{}{}</g>",
        clan_class(Some(clan)),
        use_of(body_id(clan)),
        windows_markup(lords)
    );
    drawing("tower-alone", height * 68 / 194, height, "-34 -190 68 194", markup)
}

/// Draws the windows of a tower, as many of them lit as it has lords.
pub(super) fn windows_markup(lords: u8) -> String {
    let draw = |index| {
        let place = window(index);
        let class = if index < lords { "lit-window" } else { "dark-window" };
        format!(
            "<use href=\"#tower-window\" class=\"{class}\" x=\"{}\" y=\"{}\"/>",
            place.x, place.y
        )
    };
    (0..WINDOWS).map(draw).collect()
}

/// Draws the plate of a tower, with the change of its lords if there is one.
pub(super) fn plate_markup(clan: Clan, lords: u8, then: Option<u8>) -> String {
    let Area { x, y, width, height } = tower_plate(then.is_some());
    let (lord, text, class, number) = match then {
        Some(then) => (-28.0, 13.0, "count change", format!("{lords}→{then}")),
        None => (-14.5, 13.5, "count", lords.to_string()),
    };
    let line = if then.is_some() { 7.5 } else { 9.5 };
    format!(
        "<g transform=\"translate({} {})\">\
         <rect class=\"lords-plate\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"9\"/>\
         <g transform=\"translate({lord} 14.5) scale(.86)\">{}</g>\
         <text class=\"{class}\" x=\"{text}\" y=\"{line}\">{number}</text></g>",
        TOWER_PLATE.x,
        TOWER_PLATE.y,
        figure_markup(Figure::Lord, Some(clan), Look::Plain)
    )
}

pub(super) const fn tower_id(clan: Clan) -> &'static str {
    match clan {
        Clan::Red => "tower-red",
        Clan::Yellow => "tower-yellow",
        Clan::Green => "tower-green",
        Clan::Blue => "tower-blue",
    }
}

const fn body_id(clan: Clan) -> &'static str {
    match clan {
        Clan::Red => "tower-body-red",
        Clan::Yellow => "tower-body-yellow",
        Clan::Green => "tower-body-green",
        Clan::Blue => "tower-body-blue",
    }
}
