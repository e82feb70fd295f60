//! The engine's JSON besides positions: events, reasons and scores, in names that stay.
//!
//! Objects with several shapes name theirs in `kind`. Clans and villages are their letters, several peasants a word of
//! them, champions their names as in positions; slots count from 1, seats and spaces of the track from 0, and turns from 0.

use serde::Serialize;

use crate::games::four_towers::rules::components::{Champion, Clan, Trade, Village};
use crate::games::four_towers::rules::event::{Event, Spent};
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::scoring::{Score, ranking, score};
use crate::games::four_towers::rules::state::{Decision, Play, PublicState};
use crate::rules::Seat;

/// An event, as [`Event`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventForm {
    GameBegan { first: Seat },
    BeganWithGems { seat: Seat, gems: u8 },
    ChampionRevealed { slot: u8, champion: Champion },
    TurnBegan { seat: Seat, number: u8 },
    ChampionHired { seat: Seat, slot: u8, champion: Champion, paid: String },
    GemsGiven { seat: Seat, champion: Champion, gems: u8 },
    SpiritsGiven { seat: Seat, champion: Champion, spirits: String, by_choice: bool },
    SkillUsed { seat: Seat, champion: Champion, spent: SpentForm },
    GivenUp { seat: Seat, trade: Trade, clan: char },
    Removed { clan: char, village: char },
    Moved { clan: char, from: char, to: char },
    Swapped { villages: [char; 2], clans: [char; 2] },
    Kindled { clan: char, village: char },
    Replaced { village: char, peasant: char, spirit: char },
    Drawn { seat: Seat, clans: String },
    Placed { seat: Seat, clan: char, village: char, was_stuck: bool },
    Expanded { seat: Seat, village: char, clans: [char; 3], by_choice: bool },
    LordMade { seat: Seat, clan: char },
    DemonMade { seat: Seat, clan: char, lord_follows: bool },
    Rose { seat: Seat, step: u8 },
    Fell { seat: Seat, step: u8 },
    Spared { seat: Seat },
    GemWon { seat: Seat, step: u8 },
    Doubled { seat: Seat },
    Assigned { seat: Seat, clan: char, space: String },
    Dismissed { seat: Seat, clan: char },
    Recruited { seat: Seat, clan: char },
    FollowerGiven { seat: Seat, clan: char },
    Employed { seat: Seat, clan: char, trade: Trade, was_follower: bool },
    TurnEnded { seat: Seat },
    Scored { seat: Seat, score: SeatScore },
    GameEnded { winners: Vec<Seat> },
}

/// What is spent on a skill, as [`Spent`] explains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpentForm {
    Nothing,
    Gem,
    LooseGem,
    /// The letter of its clan.
    Spirit(char),
}

/// The reason why an action is not legal, as [`Illegal`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum IllegalForm {
    GameOver,
    AnotherDecision { decision: Decision },
    Closed { play: Play },
    EmptySlot { slot: u8 },
    MarketNotFull,
    TooFewBought,
    ThirdTaken,
    AllBought,
    WrongPrice { due: u8, paid: u8 },
    TooFew { clan: char },
    WrongNumber { due: u8, named: u8 },
    NotOwned { champion: Champion },
    NotNow { champion: Champion },
    UsedAlready { champion: Champion },
    NoToken { champion: Champion },
    NoSpirit { clan: char },
    NotThere { village: char, clan: char },
    NoLine { from: char, to: char },
    WrongRing { village: char },
    SameClan { clan: char },
    NotSingle { village: char },
    CannotFall { seat: Seat },
    OnGold,
    NotInTemple { clan: char },
    NoFollower { clan: char },
    NoLordMade,
    NoDemonMade,
    NobodyAbove,
    NotLast,
    Nobody { trade: Trade },
    NoCaptain,
    StuckDraw,
    NotDrawn { clan: char },
    NoPlace { village: char, clan: char },
    NotBursting { village: char },
    NoSpace { clan: char, space: String },
    FitsElsewhere { clan: char },
}

/// The scores of all seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreForm {
    /// Whether this is the final score, not the score if the game ended now.
    pub over: bool,
    /// Seats from best to worst, tied ones together.
    pub ranking: Vec<Vec<Seat>>,
    /// Scores by seat.
    pub seats: Vec<SeatScore>,
}

/// The score of one seat by cause, as [`Score`] explains it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatScore {
    /// All points.
    pub total: u16,
    pub followers: [u16; Clan::COUNT],
    pub mercenaries: u16,
    pub merchants: u16,
    pub mountaineers: u16,
    /// In the order in which they came.
    pub champions: Vec<u16>,
    pub tokens: u16,
    pub influence: u16,
    pub doubled: u16,
}

impl From<&Event> for EventForm {
    fn from(event: &Event) -> EventForm {
        match *event {
            Event::GameBegan { first } => EventForm::GameBegan { first },
            Event::BeganWithGems { seat, gems } => EventForm::BeganWithGems { seat, gems },
            Event::ChampionRevealed { slot, champion } => {
                EventForm::ChampionRevealed { slot: slot.0 + 1, champion }
            }
            Event::TurnBegan { seat, number } => EventForm::TurnBegan { seat, number },
            Event::ChampionHired { seat, slot, champion, paid } => EventForm::ChampionHired {
                seat,
                slot: slot.0 + 1,
                champion,
                paid: paid.to_string(),
            },
            Event::GemsGiven { seat, champion, gems } => {
                EventForm::GemsGiven { seat, champion, gems }
            }
            Event::SpiritsGiven { seat, champion, spirits, by_choice } => {
                EventForm::SpiritsGiven { seat, champion, spirits: spirits.to_string(), by_choice }
            }
            Event::SkillUsed { seat, champion, spent } => {
                EventForm::SkillUsed { seat, champion, spent: spent.into() }
            }
            Event::GivenUp { seat, trade, clan } => {
                EventForm::GivenUp { seat, trade, clan: clan.letter() }
            }
            Event::Removed { clan, village } => {
                EventForm::Removed { clan: clan.letter(), village: village.letter() }
            }
            Event::Moved { clan, from, to } => {
                EventForm::Moved { clan: clan.letter(), from: from.letter(), to: to.letter() }
            }
            Event::Swapped { villages, clans } => EventForm::Swapped {
                villages: villages.map(Village::letter),
                clans: clans.map(Clan::letter),
            },
            Event::Kindled { clan, village } => {
                EventForm::Kindled { clan: clan.letter(), village: village.letter() }
            }
            Event::Replaced { village, peasant, spirit } => EventForm::Replaced {
                village: village.letter(),
                peasant: peasant.letter(),
                spirit: spirit.letter(),
            },
            Event::Drawn { seat, clans } => EventForm::Drawn { seat, clans: clans.to_string() },
            Event::Placed { seat, clan, village, was_stuck } => EventForm::Placed {
                seat,
                clan: clan.letter(),
                village: village.letter(),
                was_stuck,
            },
            Event::Expanded { seat, village, clans, by_choice } => EventForm::Expanded {
                seat,
                village: village.letter(),
                clans: clans.map(Clan::letter),
                by_choice,
            },
            Event::LordMade { seat, clan } => EventForm::LordMade { seat, clan: clan.letter() },
            Event::DemonMade { seat, clan, lord_follows } => {
                EventForm::DemonMade { seat, clan: clan.letter(), lord_follows }
            }
            Event::Rose { seat, step } => EventForm::Rose { seat, step },
            Event::Fell { seat, step } => EventForm::Fell { seat, step },
            Event::Spared { seat } => EventForm::Spared { seat },
            Event::GemWon { seat, step } => EventForm::GemWon { seat, step },
            Event::Doubled { seat } => EventForm::Doubled { seat },
            Event::Assigned { seat, clan, space } => {
                EventForm::Assigned { seat, clan: clan.letter(), space: space.to_string() }
            }
            Event::Dismissed { seat, clan } => EventForm::Dismissed { seat, clan: clan.letter() },
            Event::Recruited { seat, clan } => EventForm::Recruited { seat, clan: clan.letter() },
            Event::FollowerGiven { seat, clan } => {
                EventForm::FollowerGiven { seat, clan: clan.letter() }
            }
            Event::Employed { seat, clan, trade, was_follower } => {
                EventForm::Employed { seat, clan: clan.letter(), trade, was_follower }
            }
            Event::TurnEnded { seat } => EventForm::TurnEnded { seat },
            Event::Scored { seat, score } => EventForm::Scored { seat, score: score.into() },
            Event::GameEnded { winners } => {
                EventForm::GameEnded { winners: winners.iter().collect() }
            }
        }
    }
}

impl From<Spent> for SpentForm {
    fn from(spent: Spent) -> SpentForm {
        match spent {
            Spent::Nothing => SpentForm::Nothing,
            Spent::Gem => SpentForm::Gem,
            Spent::LooseGem => SpentForm::LooseGem,
            Spent::Spirit(clan) => SpentForm::Spirit(clan.letter()),
        }
    }
}

impl From<Illegal> for IllegalForm {
    fn from(illegal: Illegal) -> IllegalForm {
        match illegal {
            Illegal::Over => IllegalForm::GameOver,
            Illegal::AnotherDecision(decision) => IllegalForm::AnotherDecision { decision },
            Illegal::Closed(play) => IllegalForm::Closed { play },
            Illegal::EmptySlot(slot) => IllegalForm::EmptySlot { slot: slot.0 + 1 },
            Illegal::MarketNotFull => IllegalForm::MarketNotFull,
            Illegal::TooFewBought => IllegalForm::TooFewBought,
            Illegal::ThirdTaken => IllegalForm::ThirdTaken,
            Illegal::AllBought => IllegalForm::AllBought,
            Illegal::WrongPrice { due, paid } => IllegalForm::WrongPrice { due, paid },
            Illegal::TooFew(clan) => IllegalForm::TooFew { clan: clan.letter() },
            Illegal::WrongNumber { due, named } => IllegalForm::WrongNumber { due, named },
            Illegal::NotOwned(champion) => IllegalForm::NotOwned { champion },
            Illegal::NotNow(champion) => IllegalForm::NotNow { champion },
            Illegal::UsedAlready(champion) => IllegalForm::UsedAlready { champion },
            Illegal::NoToken(champion) => IllegalForm::NoToken { champion },
            Illegal::NoSpirit(clan) => IllegalForm::NoSpirit { clan: clan.letter() },
            Illegal::NotThere { clan, village } => {
                IllegalForm::NotThere { village: village.letter(), clan: clan.letter() }
            }
            Illegal::NoLine(from, to) => {
                IllegalForm::NoLine { from: from.letter(), to: to.letter() }
            }
            Illegal::WrongRing(village) => IllegalForm::WrongRing { village: village.letter() },
            Illegal::SameClan(clan) => IllegalForm::SameClan { clan: clan.letter() },
            Illegal::NotSingle(village) => IllegalForm::NotSingle { village: village.letter() },
            Illegal::CannotFall(seat) => IllegalForm::CannotFall { seat },
            Illegal::OnGold => IllegalForm::OnGold,
            Illegal::NotInTemple(clan) => IllegalForm::NotInTemple { clan: clan.letter() },
            Illegal::NoFollower(clan) => IllegalForm::NoFollower { clan: clan.letter() },
            Illegal::NoLordMade => IllegalForm::NoLordMade,
            Illegal::NoDemonMade => IllegalForm::NoDemonMade,
            Illegal::NobodyAbove => IllegalForm::NobodyAbove,
            Illegal::NotLast => IllegalForm::NotLast,
            Illegal::Nobody(trade) => IllegalForm::Nobody { trade },
            Illegal::NoCaptain => IllegalForm::NoCaptain,
            Illegal::StuckDraw => IllegalForm::StuckDraw,
            Illegal::NotDrawn(clan) => IllegalForm::NotDrawn { clan: clan.letter() },
            Illegal::NoPlace { clan, village } => {
                IllegalForm::NoPlace { village: village.letter(), clan: clan.letter() }
            }
            Illegal::NotBursting(village) => IllegalForm::NotBursting { village: village.letter() },
            Illegal::NoSpace { clan, space } => {
                IllegalForm::NoSpace { clan: clan.letter(), space: space.to_string() }
            }
            Illegal::FitsElsewhere(clan) => IllegalForm::FitsElsewhere { clan: clan.letter() },
        }
    }
}

impl From<Score> for SeatScore {
    fn from(score: Score) -> SeatScore {
        let Score { followers, trades, champions, tokens, influence, doubled } = score;
        let [mercenaries, merchants, mountaineers] = trades;
        SeatScore {
            total: score.total(),
            followers,
            mercenaries,
            merchants,
            mountaineers,
            champions: champions.to_vec(),
            tokens,
            influence,
            doubled,
        }
    }
}

impl ScoreForm {
    /// Returns the form of the scores of all seats.
    pub fn of(table: &PublicState) -> ScoreForm {
        ScoreForm {
            over: table.is_over(),
            ranking: ranking(table),
            seats: table.each_seat().map(|seat| score(table, seat).into()).collect(),
        }
    }
}
