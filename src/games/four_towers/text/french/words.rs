//! Single words and counts in French, from which the sentences are made.

use crate::games::four_towers::rules::clans::Clans;
use crate::games::four_towers::rules::components::{
    Champion, Clan, LineEnd, Space, Trade, Village,
};

pub(super) use crate::text::french::words::{counted, listed};

pub(super) const fn clan(of: Clan) -> &'static str {
    match of {
        Clan::Red => "rouge",
        Clan::Yellow => "jaune",
        Clan::Green => "vert",
        Clan::Blue => "bleu",
    }
}

/// Some of several clans: "2 rouges et 1 bleu".
pub(super) fn clans(of: Clans) -> String {
    let part = |kind: Clan| {
        let plural = if of.of(kind) > 1 { "s" } else { "" };
        format!("{} {}{plural}", of.of(kind), clan(kind))
    };
    listed(&of.kinds().map(part).collect::<Vec<_>>())
}

pub(super) const fn champion(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "Maréchal écarlate",
        Champion::AmberTactician => "Tacticien d’ambre",
        Champion::EmeraldRecruiter => "Recruteur d’émeraude",
        Champion::AzureAmbassador => "Ambassadeur d’azur",
        Champion::Kindler => "Attiseur",
        Champion::Changeling => "Changelin",
        Champion::Slanderer => "Calomniateur",
        Champion::BoneForeman => "Contremaître d’os",
        Champion::FreeCaptain => "Capitaine libre",
        Champion::GuildMatron => "Matrone de la guilde",
        Champion::RidgeWarden => "Garde des crêtes",
        Champion::Quartermaster => "Intendant",
        Champion::TowerChamberlain => "Chambellan de la tour",
        Champion::AshOracle => "Oracle de cendre",
        Champion::StarClimber => "Grimpeur d’étoiles",
        Champion::ShepherdOfClans => "Berger des clans",
    }
}

pub(super) const fn trade(of: Trade) -> &'static str {
    match of {
        Trade::Mercenary => "mercenaire",
        Trade::Merchant => "marchand",
        Trade::Mountaineer => "montagnard",
    }
}

pub(super) const fn space(of: Space) -> &'static str {
    match of {
        Space::Follower => "partisan",
        Space::Of(of) => trade(of),
    }
}

/// A village has the same name in every language.
pub(super) fn village(of: Village) -> String {
    format!("{of:?}")
}

/// Where a line leads, after "à" where that is a village.
pub(super) fn end(of: LineEnd) -> String {
    match of {
        LineEnd::Village(of) => format!("à {}", village(of)),
        LineEnd::Outside => "dehors".to_owned(),
        LineEnd::City => "dans la Cité".to_owned(),
    }
}
