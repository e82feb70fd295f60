//! The end of the game: every player's points by cause, and the winners.

use std::cmp::Reverse;

use serde::Serialize;

use super::components::{
    Champion, Clan, Counted, DOUBLED, MAJORITY_POINTS, MOST_CHAMPIONS, TOKEN_POINTS, TRADE_POINTS,
    Trade, points,
};
use super::mats::Player;
use super::state::PublicState;
use crate::rules::form::Formed;
use crate::rules::{Seat, Seats, ranked};
use crate::vocabulary::Vocabulary;

/// One player's points by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Own followers times lords, by clan.
    pub followers: [u16; Clan::COUNT],
    /// Mercenaries, merchants and mountaineers, by trade.
    pub trades: [u16; Trade::COUNT],
    /// The bonuses of the champions, in the order in which these came.
    pub champions: [u16; MOST_CHAMPIONS],
    /// Gems and spirits on champions, and gems beside them.
    pub tokens: u16,
    /// The value of the track.
    pub influence: u16,
    /// As much again for a doubled marker (R22).
    pub doubled: u16,
}

/// How [`Score`] is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
pub struct ScoreForm {
    /// All points.
    total: u16,
    followers: [u16; Clan::COUNT],
    mercenaries: u16,
    merchants: u16,
    mountaineers: u16,
    /// In the order in which they came.
    champions: Vec<u16>,
    tokens: u16,
    influence: u16,
    doubled: u16,
}

impl Formed for Score {
    type Form = ScoreForm;

    fn form(&self) -> ScoreForm {
        let Score { followers, trades, champions, tokens, influence, doubled } = *self;
        let ([mercenaries, merchants, mountaineers], champions) = (trades, champions.to_vec());
        ScoreForm {
            total: self.total(),
            followers,
            mercenaries,
            merchants,
            mountaineers,
            champions,
            tokens,
            influence,
            doubled,
        }
    }
}

/// A cause of points, in the order of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Cause {
    /// Followers times lords.
    Followers,
    /// Mercenaries, merchants or mountaineers.
    Trade(Trade),
    /// The bonuses of champions.
    Champions,
    /// Gems and spirits.
    Tokens,
    /// The track.
    Influence,
    /// The track again, for a doubled marker.
    Doubled,
}

impl Cause {
    /// Every cause, in the order of the score sheet.
    pub const ALL: [Cause; 8] = [
        Cause::Followers,
        Cause::Trade(Trade::Mercenary),
        Cause::Trade(Trade::Merchant),
        Cause::Trade(Trade::Mountaineer),
        Cause::Champions,
        Cause::Tokens,
        Cause::Influence,
        Cause::Doubled,
    ];
}

/// Results are kept by these keys, which never change.
impl Vocabulary for Cause {
    const KEYS: &'static [&'static str] = &[
        "followers",
        "mercenaries",
        "merchants",
        "mountaineers",
        "champions",
        "tokens",
        "influence",
        "doubled",
    ];
    const ALL: &'static [Cause] = &Cause::ALL;

    fn place(self) -> u8 {
        let place = Cause::ALL.iter().position(|&cause| cause == self);
        place.unwrap_or_default() as u8
    }
}

impl Score {
    /// Returns the points of one cause.
    pub fn of(&self, cause: Cause) -> u16 {
        match cause {
            Cause::Followers => self.followers.into_iter().sum(),
            Cause::Trade(trade) => self.trades[trade.index()],
            Cause::Champions => self.champions.into_iter().sum(),
            Cause::Tokens => self.tokens,
            Cause::Influence => self.influence,
            Cause::Doubled => self.doubled,
        }
    }

    /// Returns all points.
    pub fn total(&self) -> u16 {
        Cause::ALL.into_iter().map(|cause| self.of(cause)).sum()
    }

    /// Returns a key by which the best is first: the points, then the higher track score, then the lower bonus of
    /// champions (R42).
    fn standing(&self) -> impl Ord + use<> {
        let track = self.influence + self.doubled;
        (Reverse(self.total()), Reverse(track), self.of(Cause::Champions))
    }
}

/// Returns a seat's score if the game ended now.
pub fn score(table: &PublicState, seat: Seat) -> Score {
    let player = table.player(seat);
    let followers = Clan::ALL
        .map(|clan| u16::from(player.followers.of(clan)) * u16::from(table.lords.of(clan)));
    let trades =
        Trade::ALL.map(|trade| u16::from(player.count(trade)) * points_each(table, seat, trade));
    let mut champions = [0; MOST_CHAMPIONS];
    for (points, hired) in champions.iter_mut().zip(player.champions()) {
        *points = bonus(table, player, hired.champion);
    }
    let influence = points(player.step);
    Score {
        followers,
        trades,
        champions,
        tokens: player.tokens() * TOKEN_POINTS,
        influence,
        doubled: if player.is_doubled { influence * (DOUBLED - 1) } else { 0 },
    }
}

/// Returns the points of each of a trade for a seat.
pub fn points_each(table: &PublicState, seat: Seat, trade: Trade) -> u16 {
    match trade {
        Trade::Mountaineer if has_most_mountaineers(table, seat) => MAJORITY_POINTS,
        _ => TRADE_POINTS,
    }
}

/// Whether a seat has more mountaineers than every other (R33).
pub fn has_most_mountaineers(table: &PublicState, seat: Seat) -> bool {
    let own = table.player(seat).mountaineers.len();
    let mut others = table.each_seat().filter(|&other| other != seat);
    others.all(|other| table.player(other).mountaineers.len() < own)
}

/// Returns the bonus of a player's champion if the game ended now.
pub fn bonus(table: &PublicState, player: &Player, champion: Champion) -> u16 {
    champion.bonus().points_for(counted(table, player, champion))
}

/// Returns how many there are now of what the bonus of a player's champion counts.
pub fn counted(table: &PublicState, player: &Player, champion: Champion) -> u16 {
    let least = |counts: &[u8]| counts.iter().copied().min().unwrap_or(0).into();
    match champion.bonus().counted {
        Counted::LordsOf(clan) => table.lords.of(clan).into(),
        Counted::Lords => table.lords.total(),
        Counted::DemonsOf(clan) => table.demons.of(clan).into(),
        Counted::Demons => table.demons.total(),
        Counted::Trade(trade) => player.count(trade).into(),
        Counted::TradeSets => least(&Trade::ALL.map(|trade| player.count(trade))),
        Counted::Steps => player.step.into(),
        Counted::FollowerSets => least(&Clan::ALL.map(|clan| player.followers.of(clan))),
    }
}

/// Returns the seats that share the victory if the game ended now.
pub fn winners(table: &PublicState) -> Seats {
    let standing = |seat: Seat| score(table, seat).standing();
    let best = table.each_seat().map(standing).min();
    table.each_seat().filter(|&seat| Some(standing(seat)) == best).collect()
}

/// Returns the seats from the best to the last if the game ended now, those that nothing parts together.
pub fn ranking(table: &PublicState) -> Vec<Vec<Seat>> {
    ranked(table.each_seat(), |seat| score(table, seat).standing())
}
