//! Moves in words: each at a glance and in one sentence.

use super::ways::ways;
use super::{Subjects, said};
use crate::games::four_towers::rules::{Action, PublicState, Skill};
use crate::text::{name_of, text};

/// Returns an action on this table with its verb; `names` are those of the seats.
pub fn head(table: &PublicState, action: Action, names: &[String]) -> String {
    let say = text().moves();
    match action {
        Action::Third(slot) => say.third(table.champion_in(slot)),
        Action::Buy { slot, paid } => say.buy(table.champion_in(slot), paid),
        Action::Spirits(spirits) => say.choose(spirits),
        Action::Use(of) => say.skill(of.champion(), &skill(of, names)),
        Action::Mercenary { removed, village } => say.mercenary(removed, village),
        Action::Mountaineer { clan, from, to } => {
            say.mountaineer(said::moves::Mountaineer { of: clan, from, to })
        }
        Action::Merchant(clan) => say.merchant(clan),
        Action::Draw(clans) => say.draw(clans),
        Action::Place { clan, village } => say.place(clan, village),
        Action::Expand { village, clans } => say.expand(village, &ways(village, clans)),
        Action::Demote(seat) => say.demote(&name_of(names, seat)),
        Action::Spare => say.spare().to_owned(),
        Action::Assign { clan, space } => say.assign(clan, space),
        Action::Dismiss(clan) => say.dismiss(clan),
        Action::End => say.end().to_owned(),
    }
}

/// Returns what the use of a skill does.
fn skill(of: Skill, names: &[String]) -> String {
    let say = text().moves();
    match of {
        Skill::Marshal { from, to } => say.marshal(said::moves::Marshal { from, to }),
        Skill::Tactician { villages: [one, other], clans: [first, second] } => {
            say.tactician(said::moves::Tactician { first, one, second, other })
        }
        Skill::Recruiter(of) | Skill::Chamberlain(of) => say.recruiter(of),
        Skill::Ambassador | Skill::Oracle | Skill::Climber => say.rise().to_owned(),
        Skill::Kindler { village, spirit } => say.kindler(spirit, village),
        Skill::Changeling { peasant, spirit, village } => {
            say.changeling(said::moves::Changeling { spirit, peasant, at: village })
        }
        Skill::Slanderer { spirit, seat } => say.slanderer(&name_of(names, seat), spirit),
        Skill::Foreman { spirit, trade } => say.foreman(spirit, trade),
        Skill::Quartermaster { follower, trade } => say.quartermaster(follower, trade),
        Skill::Shepherd { given, taken } => say.shepherd(said::moves::Shepherd { given, taken }),
    }
}
