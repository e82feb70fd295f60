//! Moves in German.

use super::champions::{name, whom_champion};
use super::words::{one_of, some_people, space, trade, ways, whom, whom_of};
use crate::games::four_towers::rules::action::Skill;
use crate::games::four_towers::text::moves::MoveText;
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;
use crate::text::told::first_upper;

pub(in crate::games::four_towers::text) static MOVES: MoveText = MoveText {
    third: |of| match of {
        Some(of) => first_upper(&format!("{} kostenlos nehmen", whom_champion(of))),
        None => "Einen Helden kostenlos nehmen".to_owned(),
    },
    buy: |of, paid| {
        let paid = some_people(paid, "Anhänger", "Anhänger");
        match of {
            Some(of) => first_upper(&format!("{} für {paid} kaufen", whom_champion(of))),
            None => format!("Einen Helden für {paid} kaufen"),
        }
    },
    spirits: |of| format!("{} wählen", some_people(of, "Geist", "Geister")),
    skill: |of, names| format!("{}: {}", name(of.champion()), skill(of, names)),
    mercenary: |of, at| {
        format!("Einen Söldner opfern: {} aus {} entfernen", whom_of(of), village(at))
    },
    mountaineer: |of, from, to| {
        format!(
            "Einen Bergsteiger opfern: einen {} von {} nach {} bewegen",
            whom(of),
            village(from),
            village(to)
        )
    },
    merchant: |of| format!("Den {} Händler opfern", whom(of)),
    draw: |of| format!("{} nehmen", whom_of(of)),
    place: |of, at| format!("Einen {} nach {} setzen", whom(of), village(at)),
    expand: |of, clans| format!("Ausbreitung von {}: {}", village(of), ways(of, clans)),
    demote: |name| format!("Den Marker von {name} senken"),
    spare: "Alle verschonen",
    assign: |of, to| format!("Einen {} als {} behalten", whom(of), space(to)),
    dismiss: |of| format!("Einen {} in den Tempel schicken", whom(of)),
    end: "Den Zug beenden",
};

/// What the use of a skill does.
fn skill(of: Skill, names: &[String]) -> String {
    match of {
        Skill::Marshal { from, to } => {
            format!("einen roten von {} nach {} bewegen", village(from), village(to))
        }
        Skill::Tactician { villages: [one, other], clans: [first, second] } => format!(
            "einen {} aus {} und einen {} aus {} vertauschen",
            whom(first),
            village(one),
            whom(second),
            village(other)
        ),
        Skill::Recruiter(of) | Skill::Chamberlain(of) => {
            format!("einen {} Geist als Anhänger nehmen", whom(of))
        }
        Skill::Ambassador | Skill::Oracle | Skill::Climber => "dein Marker steigt".to_owned(),
        Skill::Kindler { village: at, spirit } => {
            format!("einen {} Geist nach {} setzen", whom(spirit), village(at))
        }
        Skill::Changeling { peasant, spirit, village: at } => format!(
            "ein {} Geist ersetzt einen {} in {}",
            one_of(spirit),
            whom(peasant),
            village(at)
        ),
        Skill::Slanderer { spirit, seat } => {
            format!("{} sinkt, für einen {} Geist", name_of(names, seat), whom(spirit))
        }
        Skill::Foreman { spirit, trade: to } => {
            format!("einen {} Geist zum {} machen", whom(spirit), trade(to))
        }
        Skill::Quartermaster { follower, trade: to } => {
            format!("einen {} Anhänger zum {} machen", whom(follower), trade(to))
        }
        Skill::Shepherd { given, taken } => {
            format!("einen {} Anhänger gegen einen {} Geist tauschen", whom(given), whom(taken))
        }
    }
}
