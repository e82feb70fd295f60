//! Temperaments: ways of playing of Adept and Expert, of which each game has its own.
//!
//! A temperament is a taste, not a belief. What the search finds stays as it is, and so does what is told of it: but of the
//! actions that it finds about as good as the best, the bot plays the one it leans to most. It gives them a little more
//! attention, too, and all this fades out as the game goes on.
//!
//! A temperament is drawn for each seat from a luck of its own, which follows from the text of the match's seed by a one-way
//! function ([`Seed::beside`]), like the luck of the bots. So it is the same on every device, in a daily challenge for
//! everyone and in a match by link, and a table that knows it learns nothing of the deal: the deal is made from another hash
//! of the same text, and of all deals a part as large as of all seeds goes with each temperament.

use serde::{Deserialize, Serialize};

use super::search::Rated;
use super::{Level, Playable};
use crate::rules::luck::shuffle;
use crate::rules::{Game, Seat, Seed};

/// A temperament of a game's bots, by its place among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Temper(u8);

/// The temperaments of a game's bots.
#[derive(Clone, Copy, Debug)]
pub struct Tempers<G: Game> {
    /// The words for them in arguments, in their order.
    pub keys: &'static [&'static str],
    /// Returns how much a temperament, by its place, leans to a legal action of the view's seat: 0 if it doesn't.
    pub leaning: fn(usize, &G::View, G::Action) -> u32,
    /// How much less than the best action another may be worth, at the beginning of the game, to be as good for each: a part
    /// of the search's value, which is from 0 to 1.
    pub margins: &'static [f32],
}

impl<G: Game> Tempers<G> {
    /// No temperaments.
    pub const NONE: Tempers<G> = Tempers { keys: &[], leaning: |_, _, _| 0, margins: &[] };
}

/// What is as good has at least this part of the visits of the best.
const SELDOM: u32 = 4;
/// The stream that the temperaments of a table are drawn from.
const STREAM: u64 = 0x7e39;

impl Temper {
    /// Returns the temperament of the bot of a level at a seat of the match that a text seeds; `None` if it plays plainly. As
    /// far as there are enough, all seats of a table have different ones.
    pub fn drawn<G: Playable>(level: Level, seed: &str, seat: Seat) -> Option<Temper> {
        if !Temper::has(level) {
            return None;
        }
        let mut all: Vec<u8> = (0..).take(G::TEMPERS.keys.len()).collect();
        shuffle(&mut Seed::beside(seed, "temper", 0).stream(STREAM), &mut all);
        all.iter().cycle().nth(seat.index()).map(|&place| Temper(place))
    }

    /// Whether bots of a level have temperaments.
    pub const fn has(level: Level) -> bool {
        matches!(level, Level::Adept | Level::Expert)
    }

    /// Returns the temperament of a game that a word of arguments names.
    pub fn of_key<G: Playable>(key: &str) -> Option<Temper> {
        let place = G::TEMPERS.keys.iter().position(|&other| other == key)?;
        u8::try_from(place).ok().map(Temper)
    }

    /// Returns its place among those of its game.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns which of the legal actions of a view's seat the temperament leans to, in their order.
    pub(super) fn leanings<G: Playable>(
        self,
        view: &G::View,
        legal: &[G::Action],
    ) -> Vec<(G::Action, u32)> {
        let lean = |&action: &G::Action| {
            let much = (G::TEMPERS.leaning)(self.index(), view, action);
            (much > 0).then_some((action, much))
        };
        legal.iter().filter_map(lean).collect()
    }
}

/// Moves the action that these leanings of a temperament prefer to the front of those that were searched, the best first.
pub(super) fn prefer<G: Playable>(
    temper: Temper,
    rated: &mut [Rated<G::Action>],
    leanings: &[(G::Action, u32)],
    view: &G::View,
) {
    let Some(best) = rated.first() else { return };
    let margin = G::TEMPERS.margins.get(temper.index()).copied().unwrap_or_default();
    let (least, most) = (best.outlook.value - margin * (1.0 - G::moment(view)), best.visits);
    let much = |one: &Rated<G::Action>| {
        let found = leanings.binary_search_by(|(other, _)| other.cmp(&one.action));
        found.map_or(0, |place| leanings[place].1)
    };
    let is_as_good = |one: &Rated<G::Action>| {
        one.visits.saturating_mul(SELDOM) >= most && one.outlook.value >= least
    };
    let mut chosen = (much(best), 0);
    for (place, one) in rated.iter().enumerate().skip(1) {
        if much(one) > chosen.0 && is_as_good(one) {
            chosen = (much(one), place);
        }
    }
    rated[..=chosen.1].rotate_right(1);
}
