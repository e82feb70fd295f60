//! Bonuses: one shape each, with the number inside.

use leptos::{html, prelude::*};

use crate::games::council_of_4::rules::components::{Bonus, SpaceBonus};

use crate::games::council_of_4::text::{Symbol, Tip};
use crate::web::art::markup::{Tenths, symbol, use_of};

/// Shape of a bonus. Without a number, the same shapes head the counts of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A coin.
    Coins,
    /// A heater shield.
    Vp,
    /// A bust.
    Servants,
    /// A politics card.
    Cards,
    /// A banner.
    Nobility,
    /// A rosette with a plus.
    Main,
    /// Repetition of a city token.
    Token,
    /// Repetition of two city tokens.
    TwoTokens,
    /// A free permit.
    FreePermit,
    /// Repetition of a permit.
    RepeatPermit,
}

impl Sign {
    /// Returns the shape and the number of a bonus.
    pub const fn of(bonus: Bonus) -> (Sign, Option<u16>) {
        match bonus {
            Bonus::Coins(n) => (Sign::Coins, Some(n as u16)),
            Bonus::Servants(n) => (Sign::Servants, Some(n as u16)),
            Bonus::Vp(n) => (Sign::Vp, Some(n as u16)),
            Bonus::Cards(n) => (Sign::Cards, Some(n as u16)),
            Bonus::Nobility(n) => (Sign::Nobility, Some(n as u16)),
            Bonus::MainAction => (Sign::Main, None),
        }
    }

    /// Returns the tip of the shape.
    pub const fn tip(self) -> Tip {
        match self {
            Sign::Coins => Tip::Of(Symbol::Coins),
            Sign::Vp => Tip::Of(Symbol::Vp),
            Sign::Servants => Tip::Of(Symbol::Servants),
            Sign::Cards => Tip::Of(Symbol::Cards),
            Sign::Nobility => Tip::Of(Symbol::Nobility),
            Sign::Main => Tip::Of(Symbol::MainAction),
            Sign::Token => Tip::Of(Symbol::RepeatToken),
            Sign::TwoTokens => Tip::Of(Symbol::RepeatTwoTokens),
            Sign::FreePermit => Tip::Of(Symbol::FreePermit),
            Sign::RepeatPermit => Tip::Of(Symbol::RepeatPermit),
        }
    }

    const fn id(self) -> &'static str {
        match self {
            Sign::Coins => "b-coins",
            Sign::Vp => "b-vp",
            Sign::Servants => "b-servants",
            Sign::Cards => "b-cards",
            Sign::Nobility => "b-nobility",
            Sign::Main => "b-main",
            Sign::Token => "b-token",
            Sign::TwoTokens => "b-token2",
            Sign::FreePermit => "b-free",
            Sign::RepeatPermit => "b-repeat",
        }
    }

    /// Returns the width of the shape; all are 24 high.
    const fn width(self) -> u32 {
        match self {
            Sign::Cards => 18,
            Sign::Coins | Sign::Vp | Sign::Servants => 21,
            Sign::Main => 23,
            _ => 22,
        }
    }

    const fn view_box(self) -> &'static str {
        match self.width() {
            18 => "-10 -12 20 24",
            21 => "-11.5 -12 23 24",
            22 => "-12 -12 24 24",
            _ => "-12.5 -12 25 24",
        }
    }

    /// Returns the baseline of the number and its colour.
    const fn number(self) -> (&'static str, &'static str) {
        match self {
            Sign::Coins => ("4.3", "b-coin-t"),
            Sign::Vp => ("4.8", "b-vp-t"),
            Sign::Servants => ("9.6", "b-serv-t"),
            Sign::Cards => ("7.4", "b-card-t"),
            Sign::Nobility => ("2.8", "b-nob-t"),
            _ => ("7.6", "ink"),
        }
    }

    fn markup(self, number: Option<u16>) -> String {
        // The price of a free permit is part of its shape.
        let number = if self == Sign::FreePermit { Some(0) } else { number };
        let shape = use_of(self.id());
        let Some(number) = number else { return shape };
        let (y, ink) = self.number();
        let class = if number > 99 { "n long" } else { "n" };
        format!("{shape}<text class=\"{class}\" y=\"{y}\" fill=\"var(--{ink})\">{number}</text>")
    }
}

/// Draws a shape, with or without a number.
pub fn sign(sign: Sign, number: Option<u16>, height: u32) -> impl IntoView + use<> {
    let width = ((sign.width() + 2) * height + 12) / 24;
    symbol(sign.tip(), "bxs", width, height, sign.view_box(), sign.markup(number))
}

/// Draws a bonus.
pub fn bonus(bonus: Bonus, height: u32) -> impl IntoView + use<> {
    let (shape, number) = Sign::of(bonus);
    sign(shape, number, height)
}

/// Draws the shield with a seat's points.
pub fn shield(points: u16, height: u32) -> impl IntoView + use<> {
    crate::web::art::shield(Tip::Of(Symbol::Vp), points, height)
}

/// Draws bonuses side by side.
pub fn bonuses(of: &[Bonus], height: u32) -> impl IntoView + use<> {
    html::span().class("bx").child(of.iter().map(|&one| bonus(one, height)).collect_view())
}

/// Draws what a space of the nobility track pays.
pub fn space_bonus(space: SpaceBonus, height: u32) -> impl IntoView + use<> {
    let choice = |shape| html::span().class("bx").child(vec![sign(shape, None, height)]);
    match space {
        SpaceBonus::Gains(gains) => bonuses(gains, height).into_any(),
        SpaceBonus::RepeatToken => choice(Sign::Token).into_any(),
        SpaceBonus::FreePermit => choice(Sign::FreePermit).into_any(),
        SpaceBonus::RepeatPermit => choice(Sign::RepeatPermit).into_any(),
        SpaceBonus::RepeatTwoTokens => choice(Sign::TwoTokens).into_any(),
    }
}

/// Draws bonuses side by side inside a drawing, round the given middle; `scale` counts tenths.
pub(super) fn bonus_row(of: &[Bonus], x: i32, y: i32, scale: i32) -> String {
    let signs = || of.iter().map(|&one| Sign::of(one));
    let width = |shape: Sign| shape.width() as i32 * scale;
    let all: i32 = signs().map(|(shape, _)| width(shape) + 30).sum();
    let mut left = x * 10 - (all - 30) / 2;
    let mut row = String::new();
    for (shape, number) in signs() {
        let middle = left + width(shape) / 2;
        let shape_with_tip =
            format!("<g data-tip=\"{}\">{}</g>", shape.tip(), shape.markup(number));
        row += &at(&shape_with_tip, Tenths(middle), y, scale);
        left += width(shape) + 30;
    }
    row
}

/// Draws one shape inside a drawing; `scale` counts tenths.
pub(super) fn sign_at(sign: Sign, number: Option<u16>, x: i32, y: i32, scale: i32) -> String {
    at(&sign.markup(number), Tenths(x * 10), y, scale)
}

fn at(markup: &str, x: Tenths, y: i32, scale: i32) -> String {
    format!("<g transform=\"translate({x} {y}) scale({})\">{markup}</g>", Tenths(scale))
}
