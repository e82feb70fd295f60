//! Villages on the map, drawn round their middle.

use leptos::prelude::*;

use super::clan::{clan_class, emblem_at};
use super::figure::{Figure, Look, figure_markup};
use super::land::ring_class;
use crate::games::four_towers::rules::components::{Clan, Ring, Village};
use crate::games::four_towers::scene::geometry::{Point, village_middle};
use crate::games::four_towers::scene::parts::{
    self, BADGE, BURSTS, FLAG, LETTER, LETTER_DISC, Oval, PLOT, VILLAGE_TARGET,
};
use crate::web::art::markup::{Tenths, drawing, use_of};

/// Mark of a village.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum VillageState {
    /// No mark.
    #[default]
    Idle,
    /// Available choice.
    Legal,
    /// Available choice that would make it expand.
    Bursts,
    /// Available for another peasant in the hand.
    Also,
    /// Chosen, or looked at.
    Chosen,
    /// Will expand later in the cascade.
    Waits,
    /// Has nothing to do with the choice.
    Fade,
}

impl VillageState {
    const fn class(self) -> &'static str {
        match self {
            VillageState::Idle => "village",
            VillageState::Legal => "village legal",
            VillageState::Bursts => "village legal bursts",
            VillageState::Also => "village also",
            VillageState::Chosen => "village sel",
            VillageState::Waits => "village waits",
            VillageState::Fade => "village fade",
        }
    }
}

/// Peasant in a village.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peasant {
    pub clan: Clan,
    pub look: Look,
}

/// Small sign above a village.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Badge {
    /// Place in a cascade: the first, which is chosen, and the others.
    Order(u8),
    /// Short word, such as "next".
    Word(String),
}

/// Village round its middle on the map. The caller's group takes clicks and focus.
#[component]
pub fn VillageArt(
    village: Village,
    name: String,
    /// Its peasants, in the order of the clans.
    #[prop(into)]
    peasants: Signal<Vec<Peasant>>,
    /// Its mark.
    #[prop(into, optional)]
    state: Signal<VillageState>,
    /// Small sign above it.
    #[prop(into, optional)]
    badge: Signal<Option<Badge>>,
) -> impl IntoView {
    let middle = village_middle(village);
    view! {
        <g
            class=move || state.get().class()
            transform=format!("translate({} {})", middle.x, middle.y)
            aria-hidden="true"
        >
            <g inner_html=below_markup(village) />
            <g class="there" inner_html=move || peasants_markup(&peasants.read()) />
            <g inner_html=above_markup(village, &name) />
            <g inner_html=move || badge.read().as_ref().map(badge_markup).unwrap_or_default() />
        </g>
    }
}

/// Draws what stands behind the peasants of a village: houses, rings of states, plot, flag, letter.
pub(super) fn below_markup(village: Village) -> String {
    let ring = village.ring();
    let flag = village.home_of().map(|clan| {
        format!(
            "<g class=\"flag {}\" transform=\"translate({} {})\">{}{}</g>",
            clan_class(Some(clan)),
            FLAG.x,
            FLAG.y,
            use_of("home-flag"),
            emblem_at(clan, Tenths(85), Tenths(-240), 110, "--ke")
        )
    });
    format!(
        "{}<g class=\"houses\">{}</g>{}{}\
         <g class=\"{}\">{}</g>{}",
        oval("hit", VILLAGE_TARGET),
        use_of(&format!("houses-{}-{}", ring_name(ring), village.index() % 3)),
        oval("halo", PLOT.grown(6.0)),
        oval("halo second", PLOT.grown(11.0)),
        ring_class(ring),
        use_of(&format!("plot-{}", ring_name(ring))),
        flag.unwrap_or_default()
    )
}

/// Draws an oval round the origin.
pub(super) fn oval(class: &str, of: Oval) -> String {
    format!("<ellipse class=\"{class}\" rx=\"{}\" ry=\"{}\"/>", of.rx, of.ry)
}

/// Draws the letter and the name of a village, and the sign that it would expand.
pub(super) fn above_markup(village: Village, name: &str) -> String {
    let pill = parts::name(name.chars().count());
    format!(
        "<g class=\"{}\"><g class=\"letter-disc\" transform=\"translate({} {})\"><circle r=\"{LETTER_DISC}\"/>\
         <text y=\"6\">{}</text></g><g class=\"name-pill\">\
         <rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/><text y=\"{}\">{name}</text>\
         </g></g><g class=\"bursts-sign\" transform=\"translate({} {})\"><circle r=\"14\"/>{}</g>",
        ring_class(village.ring()),
        LETTER.x,
        LETTER.y,
        village.letter(),
        pill.x,
        pill.y,
        pill.width,
        pill.height,
        pill.height / 2.0,
        pill.y + 14.3,
        BURSTS.x,
        BURSTS.y,
        use_of("bursts")
    )
}

/// Draws the peasants of a village.
pub(super) fn peasants_markup(there: &[Peasant]) -> String {
    let (size, places) = parts::peasants(there.len());
    let draw = |(peasant, Point { x, y }): (&Peasant, _)| {
        format!(
            "<g transform=\"translate({x} {y}) scale({size})\">{}</g>",
            figure_markup(Figure::Peasant, Some(peasant.clan), peasant.look)
        )
    };
    there.iter().zip(places).map(draw).collect()
}

/// Draws a small sign above a village.
pub(super) fn badge_markup(badge: &Badge) -> String {
    let (class, width, text) = match badge {
        Badge::Order(1) => ("badge first", 29, "1".to_owned()),
        Badge::Order(number) => ("badge", 29, number.to_string()),
        Badge::Word(word) => {
            let width = 18 + 9 * word.chars().count() as i32;
            ("badge", width, word.replace('&', "&amp;").replace('<', "&lt;"))
        }
    };
    format!(
        "<g class=\"{class}\" transform=\"translate({} {})\">\
         <rect x=\"{}\" y=\"-14.5\" width=\"{width}\" height=\"29\" rx=\"14.5\"/>\
         <text y=\"6\">{text}</text></g>",
        BADGE.x,
        BADGE.y,
        Tenths(-5 * width)
    )
}

const fn ring_name(ring: Ring) -> &'static str {
    match ring {
        Ring::Gorge => "gorge",
        Ring::Valley => "valley",
        Ring::Hill => "hill",
        Ring::Mountain => "mountain",
    }
}

/// Draws the flag of a home as a sign.
pub fn home_sign(clan: Clan, size: u32) -> impl IntoView + use<> {
    let markup = format!(
        "<g class=\"{}\">{}{}</g>",
        clan_class(Some(clan)),
        use_of("home-flag"),
        emblem_at(clan, Tenths(85), Tenths(-240), 110, "--ke")
    );
    drawing("place-sign", size, size, "-11 -36 44 44", markup)
}

/// Draws the sign of a village that would expand.
pub fn bursts_sign(size: u32) -> impl IntoView + use<> {
    let markup = format!("<g class=\"bursts-sign\"><circle r=\"14\"/>{}</g>", use_of("bursts"));
    drawing("place-sign", size, size, "-15 -15 30 30", markup)
}
