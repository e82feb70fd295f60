//! Moves in English.

use super::champions::{name, the};
use super::words::{clan, clans, people, space, trade, ways};
use crate::games::four_towers::rules::action::Skill;
use crate::games::four_towers::text::moves::MoveText;
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOVES: MoveText = MoveText {
    third: |of| match of {
        Some(of) => format!("Take {} free", the(of)),
        None => "Take a champion free".to_owned(),
    },
    buy: |of, paid| match of {
        Some(of) => format!("Buy {} for {}", the(of), people(paid, "follower", "followers")),
        None => format!("Buy a champion for {}", people(paid, "follower", "followers")),
    },
    spirits: |of| format!("Choose {}", people(of, "spirit", "spirits")),
    skill: |of, names| format!("{}: {}", name(of.champion()), skill(of, names)),
    mercenary: |of, at| format!("Give up a mercenary: remove {} from {}", clans(of), village(at)),
    mountaineer: |of, from, to| {
        format!(
            "Give up a mountaineer: move {} from {} to {}",
            clan(of),
            village(from),
            village(to)
        )
    },
    merchant: |of| format!("Give up the {} merchant", clan(of)),
    draw: |of| format!("Draw {}", clans(of)),
    place: |of, at| format!("Place {} in {}", clan(of), village(at)),
    expand: |of, clans| format!("Expand {}: {}", village(of), ways(of, clans)),
    demote: |name| format!("Move {name}’s marker down"),
    spare: "Spare everyone",
    assign: |of, to| format!("Keep {} as a {}", clan(of), space(to)),
    dismiss: |of| format!("Send {} to the temple", clan(of)),
    end: "End your turn",
};

/// What the use of a skill does.
fn skill(of: Skill, names: &[String]) -> String {
    match of {
        Skill::Marshal { from, to } => {
            format!("move red from {} to {}", village(from), village(to))
        }
        Skill::Tactician { villages: [one, other], clans: [first, second] } => format!(
            "swap {} in {} and {} in {}",
            clan(first),
            village(one),
            clan(second),
            village(other)
        ),
        Skill::Recruiter(of) | Skill::Chamberlain(of) => {
            format!("take a {} spirit as a follower", clan(of))
        }
        Skill::Ambassador | Skill::Oracle | Skill::Climber => "your marker goes up".to_owned(),
        Skill::Kindler { village: at, spirit } => {
            format!("place a {} spirit in {}", clan(spirit), village(at))
        }
        Skill::Changeling { peasant, spirit, village: at } => {
            format!("a {} spirit replaces {} in {}", clan(spirit), clan(peasant), village(at))
        }
        Skill::Slanderer { spirit, seat } => {
            format!("{} goes down, for a {} spirit", name_of(names, seat), clan(spirit))
        }
        Skill::Foreman { spirit, trade: to } => {
            format!("make a {} spirit a {}", clan(spirit), trade(to))
        }
        Skill::Quartermaster { follower, trade: to } => {
            format!("make a {} follower a {}", clan(follower), trade(to))
        }
        Skill::Shepherd { given, taken } => {
            format!("exchange a {} follower for a {} spirit", clan(given), clan(taken))
        }
    }
}
