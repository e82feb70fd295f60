//! Single words and counts in English, from which the sentences are made.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{
    Champion, Clan, LineEnd, Space, Trade, Village,
};

pub(super) use crate::text::english::words::{counted, listed};

pub(super) const fn clan(of: Clan) -> &'static str {
    match of {
        Clan::Red => "red",
        Clan::Yellow => "yellow",
        Clan::Green => "green",
        Clan::Blue => "blue",
    }
}

/// Some of several clans: "2 red and 1 blue".
pub(super) fn clans(of: Clans) -> String {
    let parts: Vec<String> =
        of.kinds().map(|kind| format!("{} {}", of.of(kind), clan(kind))).collect();
    listed(&parts)
}

pub(super) const fn champion(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "Scarlet Marshal",
        Champion::AmberTactician => "Amber Tactician",
        Champion::EmeraldRecruiter => "Emerald Recruiter",
        Champion::AzureAmbassador => "Azure Ambassador",
        Champion::Kindler => "Kindler",
        Champion::Changeling => "Changeling",
        Champion::Slanderer => "Slanderer",
        Champion::BoneForeman => "Bone Foreman",
        Champion::FreeCaptain => "Free Captain",
        Champion::GuildMatron => "Guild Matron",
        Champion::RidgeWarden => "Ridge Warden",
        Champion::Quartermaster => "Quartermaster",
        Champion::TowerChamberlain => "Tower Chamberlain",
        Champion::AshOracle => "Ash Oracle",
        Champion::StarClimber => "Star Climber",
        Champion::ShepherdOfClans => "Shepherd of Clans",
    }
}

pub(super) const fn trade(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "mercenary",
        Trade::Merchant => "merchant",
        Trade::Mountaineer => "mountaineer",
    }
}

pub(super) const fn space(of: Space) -> &'static str {
    match of {
        Space::Follower => "follower",
        Space::Of(of) => trade(of),
    }
}

/// A village has the same name in every language.
pub(super) fn village(of: Village) -> String {
    format!("{of:?}")
}

/// Where a line leads, after "to" where that is a village.
pub(super) fn end(of: LineEnd) -> String {
    match of {
        LineEnd::Village(of) => format!("to {}", village(of)),
        LineEnd::Outside => "Outside".to_owned(),
        LineEnd::City => "into the City".to_owned(),
    }
}
