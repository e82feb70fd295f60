//! Skills and bonuses of champions in symbols.

use leptos::{html, prelude::*};

use super::clan::clan_class;
use super::figure::{Figure, Look, figure};
use super::gem::gem;
use super::influence::{Move, moves};
use super::land::ring_class;
use super::play::trade_icon;
use crate::games::four_towers::rules::components::{Bonus, Champion, Clan, Counted, Ring, Trade};
use crate::web::art::icon_sized;
use crate::web::art::markup::{drawing, use_of};

/// Symbol of a skill or a bonus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// Becomes, or goes.
    Becomes,
    /// If this, then that.
    If,
    /// Changes places.
    Swaps,
    Gem,
    Peasant(Option<Clan>),
    /// A peasant that is removed.
    Removed,
    Spirit,
    Follower,
    Lord(Option<Clan>),
    Demon(Option<Clan>),
    Up,
    Down,
    Trade(Trade),
    Ring(Ring),
    Village,
    /// The last marker.
    Last,
    /// A follower of each clan.
    Set,
    /// At most so many points.
    AtMost(u8),
}

use Symbol::{Becomes, Removed, Swaps, Up};

const TRADES: [Symbol; 3] = [
    Symbol::Trade(Trade::Mercenary),
    Symbol::Trade(Trade::Merchant),
    Symbol::Trade(Trade::Mountaineer),
];

/// Returns a champion's skill in symbols.
pub const fn skill_symbols(of: Champion) -> &'static [Symbol] {
    const ANYBODY: Symbol = Symbol::Peasant(None);
    match of {
        Champion::ScarletMarshal => {
            &[Symbol::Gem, Becomes, Symbol::Peasant(Some(Clan::Red)), Becomes, Symbol::Village]
        }
        Champion::AmberTactician => &[Symbol::Gem, Becomes, ANYBODY, Swaps, ANYBODY],
        Champion::EmeraldRecruiter => {
            &[Symbol::Gem, Becomes, Symbol::Spirit, Becomes, Symbol::Follower]
        }
        Champion::AzureAmbassador => &[Symbol::Gem, Becomes, Up],
        Champion::Kindler => &[Symbol::Spirit, Becomes, Symbol::Ring(Ring::Gorge)],
        Champion::Changeling => {
            &[Symbol::Spirit, Swaps, Symbol::Ring(Ring::Valley), Symbol::Ring(Ring::Hill)]
        }
        Champion::Slanderer => &[Symbol::Spirit, Becomes, Symbol::Down],
        Champion::BoneForeman => &[Symbol::Spirit, Becomes, TRADES[0], TRADES[1], TRADES[2]],
        Champion::FreeCaptain => &[TRADES[0], Becomes, Removed, Removed],
        Champion::GuildMatron => &[TRADES[1], Becomes, Up, Up],
        Champion::RidgeWarden => {
            &[TRADES[2], Becomes, Symbol::Ring(Ring::Valley), Becomes, Symbol::Ring(Ring::Hill)]
        }
        Champion::Quartermaster => &[Symbol::Follower, Becomes, TRADES[0], TRADES[1], TRADES[2]],
        Champion::TowerChamberlain => {
            &[Symbol::Lord(None), Symbol::If, Symbol::Spirit, Becomes, Symbol::Follower]
        }
        Champion::AshOracle => &[Symbol::Demon(None), Symbol::If, Up],
        Champion::StarClimber => &[Symbol::Last, Symbol::If, Up],
        Champion::ShepherdOfClans => &[Symbol::Follower, Swaps, Symbol::Spirit],
    }
}

/// Returns the points of a champion's bonus, and what they are for.
pub fn bonus_symbols(of: Bonus) -> (u16, Vec<Symbol>) {
    let counted = match of.counted {
        Counted::LordsOf(clan) => vec![Symbol::Lord(Some(clan))],
        Counted::Lords => vec![Symbol::Lord(None)],
        Counted::DemonsOf(clan) => vec![Symbol::Demon(Some(clan))],
        Counted::Demons => vec![Symbol::Demon(None)],
        Counted::Trade(trade) => vec![Symbol::Trade(trade)],
        Counted::TradeSets => TRADES.to_vec(),
        Counted::Steps => vec![Up],
        Counted::FollowerSets => vec![Symbol::Set],
    };
    let mut what = counted.repeat(of.every.into());
    what.extend(of.most.map(|most| Symbol::AtMost(u8::try_from(most).unwrap_or(u8::MAX))));
    (of.points, what)
}

/// Draws a symbol.
pub fn symbol(of: Symbol, height: u32) -> AnyView {
    let sign = |id: &str, tenths: u32, view_box: &'static str| {
        drawing("skill-sign", height * tenths / 10, height, view_box, use_of(id)).into_any()
    };
    let person = |of, clan, look| figure(of, clan, height * 21 / 20, look).into_any();
    match of {
        Symbol::Becomes => sign("becomes", 6, "-6 -9 12 18"),
        Symbol::If => sign("if", 6, "-6 -9 12 18"),
        Symbol::Swaps => sign("swaps", 7, "-7 -10 14 20"),
        Symbol::Gem => gem(height * 9 / 10).into_any(),
        Symbol::Peasant(clan) => person(Figure::Peasant, clan, Look::Plain),
        Symbol::Removed => person(Figure::Peasant, None, Look::Removed),
        Symbol::Spirit => figure(Figure::Spirit, None, height, Look::Plain).into_any(),
        Symbol::Follower => figure(Figure::Follower, None, height, Look::Plain).into_any(),
        Symbol::Lord(clan) => person(Figure::Lord, clan, Look::Plain),
        Symbol::Demon(clan) => person(Figure::Demon, clan, Look::Plain),
        Symbol::Up => moves(Move::Up, height).into_any(),
        Symbol::Down => moves(Move::Down, height).into_any(),
        Symbol::Trade(trade) => icon_sized(trade_icon(trade), height).into_any(),
        Symbol::Ring(ring) => {
            let class = ring_class(ring);
            let markup = format!("<use href=\"#{}\" class=\"{class}\"/>", ring_sign(ring));
            let size = (height * 12 / 10, height * 96 / 100);
            drawing("skill-sign", size.0, size.1, "-13.5 -11 27 22", markup).into_any()
        }
        Symbol::Village => sign("any-village", 11, "-13.5 -17 27 26"),
        Symbol::Last => sign("last-marker", 11, "-12 -12 24 22"),
        Symbol::Set => {
            let markup =
                format!("<g class=\"{}\">{}</g>", clan_class(None), use_of("follower-set"));
            drawing("skill-sign", height, height, "-13 -13 26 26", markup).into_any()
        }
        Symbol::AtMost(points) => {
            html::span().class("at-most").child(format!("≤{points}")).into_any()
        }
    }
}

/// Draws symbols side by side.
pub fn symbols(of: &[Symbol], height: u32) -> impl IntoView + use<> {
    let all = of.iter().map(|&one| symbol(one, height)).collect_view();
    html::span().class("symbol-row").child(all)
}

const fn ring_sign(ring: Ring) -> &'static str {
    match ring {
        Ring::Gorge => "ring-gorge",
        Ring::Valley => "ring-valley",
        Ring::Hill => "ring-hill",
        Ring::Mountain => "ring-mountain",
    }
}
