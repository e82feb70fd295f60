//! Facts for beginners: each is told once, where it first matters.

use crate::games::four_towers::rules::components::Clan;

/// A fact about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact<'a> {
    /// The followers of a clan without lords bring nothing yet.
    NoLordYet(Clan),
    /// Somebody else gains most from a lord of a clan: the name and the followers.
    GainsMost(&'a str, Clan, u8),
    /// The next mercenary doubles the marker.
    AlmostDoubled,
    /// The decision ends the majority of mountaineers, for so many points less.
    EndsMajority(u16),
    /// The decision makes for most mountaineers, for so many points more.
    MakesMajority(u16),
    /// The next merchant fills the market.
    AlmostFull,
    /// A marker would take the gem of a space worth so much.
    GemAhead(u16),
    /// A lord of a clan of which one has followers would follow the demon: points lost.
    CostsYou(Clan, u16),
    /// Turns left for the player.
    TurnsLeft(u8),
    /// The supply of a clan runs out: peasants left.
    RunsOut(Clan, u8),
}

/// The texts of facts, each a sentence.
#[allow(missing_docs, reason = "the names say it")]
pub struct FactsText {
    pub fact: for<'a> fn(Fact<'a>) -> String,
}
