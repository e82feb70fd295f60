//! Moves in Spanish.

use super::champions::{name, the};
use super::words::{clan, clans, of_name, people, space, trade, ways};
use crate::games::four_towers::rules::action::Skill;
use crate::games::four_towers::text::moves::MoveText;
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static MOVES: MoveText = MoveText {
    third: |of| match of {
        Some(of) => format!("Tomar {} gratis", the(of)),
        None => "Tomar un campeón gratis".to_owned(),
    },
    buy: |of, paid| {
        let paid = people(paid, "seguidor", "seguidores");
        match of {
            Some(of) => format!("Comprar {} por {paid}", the(of)),
            None => format!("Comprar un campeón por {paid}"),
        }
    },
    spirits: |of| format!("Escoger {}", people(of, "espíritu", "espíritus")),
    skill: |of, names| format!("{}: {}", name(of.champion()), skill(of, names)),
    mercenary: |of, at| {
        format!("Sacrificar un mercenario: retirar {} de {}", clans(of), village(at))
    },
    mountaineer: |of, from, to| {
        format!(
            "Sacrificar un montañés: mover un {} de {} a {}",
            clan(of),
            village(from),
            village(to)
        )
    },
    merchant: |of| format!("Sacrificar el mercader {}", clan(of)),
    draw: |of| format!("Tomar {}", clans(of)),
    place: |of, at| format!("Colocar un {} en {}", clan(of), village(at)),
    expand: |of, clans| format!("Expandir {}: {}", village(of), ways(of, clans)),
    demote: |name| format!("Bajar el marcador {}", of_name(name)),
    spare: "Perdonar a todos",
    assign: |of, to| format!("Conservar un {} como {}", clan(of), space(to)),
    dismiss: |of| format!("Enviar un {} al templo", clan(of)),
    end: "Terminar el turno",
};

/// What the use of a skill does.
fn skill(of: Skill, names: &[String]) -> String {
    match of {
        Skill::Marshal { from, to } => {
            format!("mover un rojo de {} a {}", village(from), village(to))
        }
        Skill::Tactician { villages: [one, other], clans: [first, second] } => format!(
            "intercambiar un {} de {} y un {} de {}",
            clan(first),
            village(one),
            clan(second),
            village(other)
        ),
        Skill::Recruiter(of) | Skill::Chamberlain(of) => {
            format!("tomar un espíritu {} como seguidor", clan(of))
        }
        Skill::Ambassador | Skill::Oracle | Skill::Climber => "tu marcador sube".to_owned(),
        Skill::Kindler { village: at, spirit } => {
            format!("colocar un espíritu {} en {}", clan(spirit), village(at))
        }
        Skill::Changeling { peasant, spirit, village: at } => {
            let (peasant, spirit) = (clan(peasant), clan(spirit));
            format!("un espíritu {spirit} reemplaza a un {peasant} en {}", village(at))
        }
        Skill::Slanderer { spirit, seat } => {
            format!("{} baja, por un espíritu {}", name_of(names, seat), clan(spirit))
        }
        Skill::Foreman { spirit, trade: to } => {
            format!("convertir un espíritu {} en {}", clan(spirit), trade(to))
        }
        Skill::Quartermaster { follower, trade: to } => {
            format!("convertir un seguidor {} en {}", clan(follower), trade(to))
        }
        Skill::Shepherd { given, taken } => {
            format!("cambiar un seguidor {} por un espíritu {}", clan(given), clan(taken))
        }
    }
}
