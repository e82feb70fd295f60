//! Moves in Italian.

use super::champions::{name, the};
use super::words::{at_village, clan, clans, of_name, people, space, trade, ways};
use crate::games::four_towers::rules::action::Skill;
use crate::games::four_towers::text::moves::MoveText;
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOVES: MoveText = MoveText {
    third: |of| match of {
        Some(of) => format!("Prendi gratis {}", the(of)),
        None => "Prendi gratis un campione".to_owned(),
    },
    buy: |of, paid| {
        let paid = people(paid, "seguace", "seguaci");
        match of {
            Some(of) => format!("Compra {} per {paid}", the(of)),
            None => format!("Compra un campione per {paid}"),
        }
    },
    spirits: |of| format!("Scegli {}", people(of, "spirito", "spiriti")),
    skill: |of, names| format!("{}: {}", name(of.champion()), skill(of, names)),
    mercenary: |of, at| format!("Sacrifica un mercenario: togli {} da {}", clans(of), village(at)),
    mountaineer: |of, from, to| {
        format!(
            "Sacrifica un montanaro: sposta un {} da {} {}",
            clan(of),
            village(from),
            at_village(to)
        )
    },
    merchant: |of| format!("Sacrifica il mercante {}", clan(of)),
    draw: |of| format!("Prendi {}", clans(of)),
    place: |of, at| format!("Piazza un {} {}", clan(of), at_village(at)),
    expand: |of, clans| format!("Espandi {}: {}", village(of), ways(of, clans)),
    demote: |name| format!("Fai scendere il segnalino {}", of_name(name)),
    spare: "Risparmia tutti",
    assign: |of, to| format!("Tieni un {} come {}", clan(of), space(to)),
    dismiss: |of| format!("Manda un {} al tempio", clan(of)),
    end: "Finisci il turno",
};

/// What the use of a skill does.
fn skill(of: Skill, names: &[String]) -> String {
    match of {
        Skill::Marshal { from, to } => {
            format!("sposta un rosso da {} {}", village(from), at_village(to))
        }
        Skill::Tactician { villages: [one, other], clans: [first, second] } => format!(
            "scambia un {} {} e un {} {}",
            clan(first),
            of_name(village(one)),
            clan(second),
            of_name(village(other))
        ),
        Skill::Recruiter(of) | Skill::Chamberlain(of) => {
            format!("prendi uno spirito {} come seguace", clan(of))
        }
        Skill::Ambassador | Skill::Oracle | Skill::Climber => "il tuo segnalino sale".to_owned(),
        Skill::Kindler { village: at, spirit } => {
            format!("piazza uno spirito {} {}", clan(spirit), at_village(at))
        }
        Skill::Changeling { peasant, spirit, village: at } => {
            let (spirit, peasant) = (clan(spirit), clan(peasant));
            format!("uno spirito {spirit} sostituisce un {peasant} {}", at_village(at))
        }
        Skill::Slanderer { spirit, seat } => {
            format!("{} scende, per uno spirito {}", name_of(names, seat), clan(spirit))
        }
        Skill::Foreman { spirit, trade: to } => {
            format!("fai di uno spirito {} un {}", clan(spirit), trade(to))
        }
        Skill::Quartermaster { follower, trade: to } => {
            format!("fai di un seguace {} un {}", clan(follower), trade(to))
        }
        Skill::Shepherd { given, taken } => {
            format!("scambia un seguace {} con uno spirito {}", clan(given), clan(taken))
        }
    }
}
