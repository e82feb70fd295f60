//! City on the map, drawn round its middle.

use leptos::prelude::*;

use crate::games::council_of_4::rules::components::Token;
use crate::games::council_of_4::rules::{City, CityColour};
use crate::games::council_of_4::scene::geometry::{Area, parts};
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

use super::bonus::{Sign, bonus_row, sign_at};
use super::landmark::{landmark, silhouette};
use super::metal::{metal_class, ring_id, sign_disc};
use super::piece::PieceColour;
use super::region::region_class;
use crate::games::council_of_4::text::{Symbol, Tip};
use crate::web::art::markup::use_of;

/// Mark of a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CityState {
    /// No mark.
    #[default]
    Idle,
    /// Available choice.
    Target,
    /// Available choice being looked at.
    Hover,
    /// Chosen.
    Selected,
    /// City that a chain would reach.
    Chain,
    /// City that belongs to the choice without being available itself.
    Info,
    /// City that has nothing to do with the choice.
    Fade,
}

impl CityState {
    const fn class(self) -> &'static str {
        match self {
            CityState::Idle => "city",
            CityState::Target => "city target",
            CityState::Hover => "city hover",
            CityState::Selected => "city sel",
            CityState::Chain => "city chain",
            CityState::Info => "city info",
            CityState::Fade => "city fade",
        }
    }
}

/// Mark of the token of a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenState {
    /// No mark.
    #[default]
    Idle,
    /// Available choice.
    Legal,
    /// Available choice being looked at, or second choice.
    Hover,
    /// Chosen.
    Selected,
}

impl TokenState {
    const fn class(self) -> &'static str {
        match self {
            TokenState::Idle => "tok",
            TokenState::Legal => "tok legal",
            TokenState::Hover => "tok hover",
            TokenState::Selected => "tok sel",
        }
    }
}

/// Merchant in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Merchant {
    /// Owner's colour.
    pub colour: PieceColour,
    /// Whether it is only a preview.
    pub ghost: bool,
}

/// Queen's piece at a city.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QueenArt {
    /// Elsewhere.
    #[default]
    Away,
    /// At this city.
    Here,
    /// Preview of her at this city.
    Ghost,
}

/// Small sign above the token of a city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tag {
    /// Position in a chain.
    Order(u8),
    /// Coins to pay for the queen's path.
    Cost(u8),
    /// Short word, such as "2nd".
    Text(String),
}

impl Tag {
    const fn tip(&self) -> Option<Tip> {
        match self {
            Tag::Order(_) => Some(Tip::Of(Symbol::ChainPlace)),
            Tag::Cost(_) => Some(Tip::Of(Symbol::WayCost)),
            Tag::Text(_) => None,
        }
    }
}

/// City round the origin: the caller's group places it and takes clicks and focus.
#[component]
pub fn CityArt(
    city: City,
    /// Its colour on this board.
    colour: CityColour,
    /// Its token, if it has one.
    #[prop(into)]
    token: Option<Token>,
    /// The merchants in it, in seating order.
    #[prop(into, optional)]
    merchants: Signal<Vec<Merchant>>,
    /// The queen's piece here.
    #[prop(into, optional)]
    queen: Signal<QueenArt>,
    /// Mark of the city.
    #[prop(into, optional)]
    state: Signal<CityState>,
    /// Mark of the token.
    #[prop(into, optional)]
    token_state: Signal<TokenState>,
    /// Small sign above the token.
    #[prop(into, optional)]
    tag: Signal<Option<Tag>>,
) -> impl IntoView {
    let pill = token.map(|token| parts::token(token.bonuses().len()));
    let width = pill.map_or(0, |pill| pill.width as i32);
    let token = token.map(|token| {
        view! { <g class=move || token_state.get().class() inner_html=token_markup(token) /> }
    });
    let merchants = move || {
        let merchants = merchants.get();
        let places = merchants.len();
        let figures = merchants
            .into_iter()
            .enumerate()
            .map(|(i, merchant)| {
                let class = if merchant.ghost { "mer ghost" } else { "mer" };
                let style = format!("--i:{i};--n:{places};--pitch:{}px", parts::MERCHANT_PITCH);
                let tip = merchant.colour.tip().to_string();
                view! { <g class=class style=style data-tip=tip inner_html=merchant.colour.figure() /> }
            })
            .collect_view();
        let shadow = (places > 0).then(|| {
            let Area { width, .. } = parts::merchants(places);
            view! { <ellipse class="mers" cy="13.5" rx=width / 2.0 ry="4.5" /> }
        });
        (shadow, figures)
    };
    let queen = move || match queen.get() {
        QueenArt::Away => None,
        QueenArt::Here => Some("queen"),
        QueenArt::Ghost => Some("queen ghost"),
    };
    let hit = parts::TARGET;
    let under_class = format!("under {}", region_class(city.region()));
    view! {
        <g class=move || state.get().class() aria-hidden="true">
            <rect class="hit" x=hit.x y=hit.y width=hit.width height=hit.height rx="16" />
            <g class=under_class inner_html=under(city, pill) />
            <g class="over">
                <g inner_html=landmark(city, colour) />
                <circle class="halo" r=parts::HALO />
                <circle class="foc" r="37" />
                <g inner_html=body(city, colour) />
                {token}
                {merchants}
                {move || {
                    queen()
                        .map(|class| {
                            let place = parts::QUEEN_PLACE;
                            let tip = Tip::Of(Symbol::Queen).to_string();
                            let place = format!(
                                "translate({} {}) scale({})",
                                place.x,
                                place.y,
                                parts::QUEEN_SIZE,
                            );
                            view! { <use href="#queen" transform=place class=class data-tip=tip /> }
                        })
                }}
                <use href="#check" class="ok" x="24" y="-20" />
                <g
                    class="tag"
                    data-tip=move || tag.get().and_then(|tag| tag.tip()).map(|tip| tip.to_string())
                    inner_html=move || tag.get().map(|tag| tag_markup(&tag, width))
                />
            </g>
        </g>
    }
}

/// Draws disc, ring, letter, sign and name.
fn body(city: City, colour: CityColour) -> String {
    let pill = parts::name(city);
    format!(
        "<g class=\"{metal}\" data-tip=\"{tip}\"><circle r=\"{plate}\" class=\"plate\" data-ring=\"\"/>{ring}</g>\
         <text class=\"lt\" y=\"6\">{letter}</text>\
         <g transform=\"translate(-21 -15)\">{sign}</g>\
         <g class=\"nm\">{pill}<text y=\"33.4\">{name}</text></g>\
         <g class=\"initial {metal}\"><circle cy=\"-26\" r=\"7\"/><text y=\"-22\">{initial}</text></g>",
        metal = metal_class(colour),
        tip = Tip::City(colour),
        plate = parts::PLATE,
        ring = use_of(ring_id(colour)),
        letter = city.letter(),
        initial = initial(colour),
        sign = sign_disc(colour),
        pill = rounded(pill, ""),
        name = city.name(),
    )
}

/// Returns the first letter of the colour's name, for players who want letters on pieces.
fn initial(colour: CityColour) -> String {
    let name = text().pieces().city_colour_name(colour);
    name.chars().take(1).flat_map(char::to_uppercase).collect()
}

/// Draws bare land below the city while it is faded, so that no road shines through.
fn under(city: City, token: Option<Area>) -> String {
    let token = token.map(|pill| rounded(pill, "")).unwrap_or_default();
    format!(
        "{silhouette}<circle r=\"{radius}\"/>{name}{token}",
        silhouette = silhouette(city),
        radius = parts::MEDALLION,
        name = rounded(parts::name(city), ""),
    )
}

/// Draws an area with round ends.
fn rounded(area: Area, class: &str) -> String {
    let Area { x, y, width, height } = area;
    format!(
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
         rx=\"{}\"/>",
        height / 2.0
    )
}

/// Returns the area enlarged by this much on every side.
fn grown(area: Area, by: f64) -> Area {
    Area {
        x: area.x - by,
        y: area.y - by,
        width: area.width + 2.0 * by,
        height: area.height + 2.0 * by,
    }
}

fn token_markup(token: Token) -> String {
    let pill = parts::token(token.bonuses().len());
    let middle = pill.middle();
    format!(
        "{}{}{}{}<use href=\"#check\" class=\"got\" x=\"{}\" y=\"-18\"/>",
        rounded(grown(pill, 5.0), "glow"),
        rounded(pill, "pill"),
        rounded(grown(pill, -2.2), "hem"),
        bonus_row(token.bonuses(), middle.x as i32, middle.y as i32, 9),
        pill.right() - 3.0
    )
}

fn tag_markup(tag: &Tag, token_width: i32) -> String {
    // Above the token's middle, or above its place if there is no token.
    let middle = if token_width > 0 { 18 + token_width / 2 } else { 34 };
    match tag {
        Tag::Order(number) => pill(middle + 9, -24, 20, &number.to_string()),
        Tag::Cost(coins) => {
            let number = format!("−{coins}");
            let width = if *coins > 9 { 48 } else { 42 };
            let mut markup = pill(33, -36, width, "");
            markup += &format!("<text x=\"28\" y=\"-31\">{number}</text>");
            markup += &sign_at(Sign::Coins, None, 33 + width / 2 - 10, -36, 7);
            markup
        }
        Tag::Text(text) => {
            let width = 20 + 7 * text.chars().count() as i32;
            pill(middle, -30, width, &escape(text))
        }
    }
}

fn pill(x: i32, y: i32, width: i32, text: &str) -> String {
    let left = x - width / 2;
    let (top, line) = (y - 11, y + 5);
    format!(
        "<rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"22\" rx=\"11\"/>\
         <text x=\"{x}\" y=\"{line}\">{text}</text>"
    )
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
