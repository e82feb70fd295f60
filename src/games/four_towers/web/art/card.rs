//! Cards of champions.

use leptos::prelude::*;

use super::champion::{portrait, tokens_at_first};
use super::figure::price as price_sign;
use super::play::when_icon;
use super::symbol::{bonus_symbols, skill_symbols, symbols};
use crate::games::four_towers::rules::components::Champion;
use crate::web::art::{icon_sized, points_shield};

/// Words on the card of a champion.
#[derive(Clone, Debug)]
pub struct CardWords {
    pub name: String,
    /// When its skill is used.
    pub when: String,
    /// What its skill does.
    pub skill: String,
    /// What it counts at the end.
    pub bonus: String,
    /// The words "no tokens".
    pub no_tokens: String,
    /// The word "per", between points and what they are for.
    pub per: &'static str,
}

/// Draws the face of a small card, for use inside an element of class `champion-card`: its skill and bonus are
/// symbols.
pub fn small_card(of: Champion, price: u8, words: &CardWords) -> impl IntoView + use<> {
    view! {
        <span class="card-head">
            <span class="card-when">{icon_sized(when_icon(of.when()), 17)}</span>
            {tokens_at_first(of, 13)}
            {price_sign(price, 25)}
        </span>
        <span class="card-arch">{portrait(of, 44)}</span>
        <span class="card-title">{words.name.clone()}</span>
        <span class="card-skill">{symbols(skill_symbols(of), 18)}</span>
        <span class="card-bonus">{bonus(of, words.per, 16)}</span>
    }
}

/// Draws the face of a large card, for use inside an element of class `champion-card big`: its skill and bonus are
/// symbols and words.
pub fn big_card(of: Champion, price: u8, words: &CardWords) -> impl IntoView + use<> {
    let CardWords { name, when, skill, bonus: counts, no_tokens, per } = words.clone();
    let tokens = match of.token() {
        Some(_) => tokens_at_first(of, 18).into_any(),
        None => no_tokens.into_any(),
    };
    view! {
        <div class="card-head">
            <span class="card-when">{icon_sized(when_icon(of.when()), 18)} {when}</span>
            {price_sign(price, 30)}
        </div>
        <div class="card-middle">
            <span class="card-arch">{portrait(of, 62)}</span>
            <div>
                <h3 class="card-title">{name}</h3>
                <div class="card-tokens">{tokens}</div>
            </div>
        </div>
        <div class="card-skill">{symbols(skill_symbols(of), 24)}</div>
        <p>{skill}</p>
        <div class="card-bonus">{bonus(of, per, 20)} <span class="card-counts">{counts}</span></div>
    }
}

fn bonus(of: Champion, per: &'static str, height: u32) -> impl IntoView + use<> {
    let (points, what) = bonus_symbols(of.bonus());
    // With more symbols the word has no room.
    let per = (what.len() <= 2).then(|| view! { <span class="card-per">{per}</span> });
    view! {
        {points_shield(points, height * 5 / 4 + 3)}
        {per}
        {symbols(&what, height)}
    }
}
