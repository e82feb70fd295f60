//! Champions: portraits, medals for a line, and the tokens that one holds.

use leptos::{html, prelude::*};

use super::figure::{Figure, Look, figure};
use super::gem::{gem, gem_place};
use crate::games::four_towers::rules::Hired;
use crate::games::four_towers::rules::components::{Champion, Clan, TOKENS, Token};
use crate::web::art::markup::{drawing, use_of};

/// Returns the class that sets `--fam`, the colour of a champion, and `--fam-3`, that of its portrait.
pub const fn champion_class(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "ch-scarlet-marshal",
        Champion::AmberTactician => "ch-amber-tactician",
        Champion::EmeraldRecruiter => "ch-emerald-recruiter",
        Champion::AzureAmbassador => "ch-azure-ambassador",
        Champion::Kindler => "ch-kindler",
        Champion::Changeling => "ch-changeling",
        Champion::Slanderer => "ch-slanderer",
        Champion::BoneForeman => "ch-bone-foreman",
        Champion::FreeCaptain => "ch-free-captain",
        Champion::GuildMatron => "ch-guild-matron",
        Champion::RidgeWarden => "ch-ridge-warden",
        Champion::Quartermaster => "ch-quartermaster",
        Champion::TowerChamberlain => "ch-tower-chamberlain",
        Champion::AshOracle => "ch-ash-oracle",
        Champion::StarClimber => "ch-star-climber",
        Champion::ShepherdOfClans => "ch-shepherd-of-clans",
    }
}

/// Draws the portrait of a champion.
pub fn portrait(of: Champion, size: u32) -> impl IntoView + use<> {
    let class = champion_class(of);
    let markup = format!("<use href=\"#{class}\" class=\"{class}\"/>");
    drawing("portrait", size, size, "0 0 48 48", markup)
}

/// Draws the portrait in a ring, for a line.
pub fn medal(of: Champion, size: u32) -> impl IntoView + use<> {
    let class = champion_class(of);
    let markup = format!(
        "<g class=\"{class}\"><circle r=\"23\"/><g transform=\"scale(.72) translate(-24 -24)\">{}</g></g>",
        use_of(class)
    );
    drawing("medal", size, size, "-25 -25 50 50", markup)
}

/// Draws the tokens on a champion, and the places of those that it has spent. Nothing for one that has none.
pub fn tokens(of: &Hired, size: u32) -> impl IntoView + use<> {
    let Hired { gems, spirits, .. } = *of;
    let all = of.champion.token().map(|token| match token {
        Token::Gem => {
            let place = move |at| {
                if at < gems { gem(size).into_any() } else { gem_place(size).into_any() }
            };
            (0..TOKENS).map(place).collect_view()
        }
        Token::Spirit => {
            let clans = Clan::ALL.into_iter();
            let mut held = clans
                .flat_map(move |clan| std::iter::repeat_n(clan, usize::from(spirits.of(clan))));
            let place = |_| match held.next() {
                Some(clan) => figure(Figure::Spirit, Some(clan), size + 3, Look::Plain).into_any(),
                None => spirit_place(size + 3).into_any(),
            };
            (0..TOKENS).map(place).collect_view()
        }
    });
    html::span().class("token-row").child(all)
}

/// Draws the tokens that a champion comes with.
pub(super) fn tokens_at_first(of: Champion, size: u32) -> impl IntoView + use<> {
    let all = of.token().map(|token| {
        let place = move |_| match token {
            Token::Gem => gem(size).into_any(),
            Token::Spirit => figure(Figure::Spirit, None, size + 2, Look::Plain).into_any(),
        };
        (0..TOKENS).map(place).collect_view()
    });
    html::span().class("token-row").child(all)
}

fn spirit_place(height: u32) -> impl IntoView + use<> {
    drawing("figure", height * 24 / 35, height, "-12 -32 24 35", use_of("spirit-place"))
}
