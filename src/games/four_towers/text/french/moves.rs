//! Moves in French.

use super::champions::{name, the};
use super::words::{clan, clans, of_name, people, space, trade, ways};
use crate::games::four_towers::rules::action::Skill;
use crate::games::four_towers::text::moves::MoveText;
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOVES: MoveText = MoveText {
    third: |of| match of {
        Some(of) => format!("Prendre gratuitement {}", the(of)),
        None => "Prendre un champion gratuitement".to_owned(),
    },
    buy: |of, paid| {
        let paid = people(paid, "partisan", "partisans");
        match of {
            Some(of) => format!("Acheter {} pour {paid}", the(of)),
            None => format!("Acheter un champion pour {paid}"),
        }
    },
    spirits: |of| format!("Choisir {}", people(of, "esprit", "esprits")),
    skill: |of, names| format!("{} : {}", name(of.champion()), skill(of, names)),
    mercenary: |of, at| {
        format!("Sacrifier un mercenaire : retirer {} {}", clans(of), of_name(village(at)))
    },
    mountaineer: |of, from, to| {
        format!(
            "Sacrifier un montagnard : déplacer un {} {} à {}",
            clan(of),
            of_name(village(from)),
            village(to)
        )
    },
    merchant: |of| format!("Sacrifier le marchand {}", clan(of)),
    draw: |of| format!("Prendre {}", clans(of)),
    place: |of, at| format!("Placer un {} à {}", clan(of), village(at)),
    expand: |of, clans| format!("Expansion {} : {}", of_name(village(of)), ways(of, clans)),
    demote: |name| format!("Faire descendre le marqueur {}", of_name(name)),
    spare: "Épargner tout le monde",
    assign: |of, to| format!("Garder un {} comme {}", clan(of), space(to)),
    dismiss: |of| format!("Envoyer un {} au temple", clan(of)),
    end: "Terminer le tour",
};

/// What the use of a skill does.
fn skill(of: Skill, names: &[String]) -> String {
    match of {
        Skill::Marshal { from, to } => {
            format!("déplacer un rouge {} à {}", of_name(village(from)), village(to))
        }
        Skill::Tactician { villages: [one, other], clans: [first, second] } => format!(
            "échanger un {} à {} et un {} à {}",
            clan(first),
            village(one),
            clan(second),
            village(other)
        ),
        Skill::Recruiter(of) | Skill::Chamberlain(of) => {
            format!("prendre un esprit {} comme partisan", clan(of))
        }
        Skill::Ambassador | Skill::Oracle | Skill::Climber => "votre marqueur monte".to_owned(),
        Skill::Kindler { village: at, spirit } => {
            format!("placer un esprit {} à {}", clan(spirit), village(at))
        }
        Skill::Changeling { peasant, spirit, village: at } => {
            format!("un esprit {} remplace un {} à {}", clan(spirit), clan(peasant), village(at))
        }
        Skill::Slanderer { spirit, seat } => {
            format!("{} descend, pour un esprit {}", name_of(names, seat), clan(spirit))
        }
        Skill::Foreman { spirit, trade: to } => {
            format!("faire d’un esprit {} un {}", clan(spirit), trade(to))
        }
        Skill::Quartermaster { follower, trade: to } => {
            format!("faire d’un partisan {} un {}", clan(follower), trade(to))
        }
        Skill::Shepherd { given, taken } => {
            format!("échanger un partisan {} contre un esprit {}", clan(given), clan(taken))
        }
    }
}
