//! The ten plays in Spanish.

use super::champions::name;
use super::words::{clan, counted, listed, space};
use crate::games::four_towers::rules::components::{BOUGHT, DRAWN};
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::text::plays::PlaysText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static PLAYS: PlaysText = PlaysText {
    title: "Diez maniobras",
    note: "en este orden; cada una cierra las anteriores",
    name: play,
    number: |of| format!("maniobra {} de {}", of.number(), Play::ALL.len()),
    what,

    needs_champions: |count| format!("requiere {}", counted(count, "campeón", "campeones")),
    needs_merchants: |count| format!("requiere {}", counted(count, "mercader", "mercaderes")),
    third_taken: "ya tomado",
    no_followers: "aún sin seguidores",
    too_dear: |price, there| format!("cuesta {price}, tienes {there}"),
    all_bought: || format!("{BOUGHT} comprados"),
    none_on_show: "ninguno visible",
    no_champion: "aún sin campeón",
    no_such_skill: "ninguno tuyo",
    none_yet: "aún ninguno",
    nobody_there: "nadie que mover",
    on_gold: "en el oro",
    closed_by: |of| format!("cerrada por la n.º {}", of.number()),
    needs: |of| format!("tras la n.º {}", of.number()),

    on_show: |count, followers| {
        format!("{}, tienes {followers}", counted(count, "visible", "visibles"))
    },
    skills: |of| listed(&of.iter().map(|&of| name(of).to_owned()).collect::<Vec<_>>()),
    removes: |most| match most {
        1 => "retirar un campesino".to_owned(),
        most => format!("retirar 1 o {most} campesinos"),
    },
    climbs: "de las colinas a los montes",
    climbs_far: "un anillo más arriba",
    rises: |before, after| format!("influencia {before} → {after}"),
    must: "luego, obligatoria",
    taken: |count, of| match count {
        0 => format!("toma {of}"),
        count => {
            format!("{}, {} más", counted(count, "tomado", "tomados"), of.saturating_sub(count))
        }
    },
    chosen: |of| format!("{} escogido", clan(of)),
    to_go: |count| match count {
        1 => "falta 1".to_owned(),
        count => format!("faltan {count}"),
    },
    moved: |from, to| format!("de {} a {}", village(from), village(to)),
    placed: |of, at| format!("{} en {}", clan(of), village(at)),
    kept: space,
};

pub(super) const fn play(of: Play) -> &'static str {
    match of {
        Play::Third => "Tercer campeón",
        Play::Buy => "Comprar un campeón",
        Play::Begin => "Poderes de inicio",
        Play::Mercenary => "Mercenario",
        Play::Mountaineer => "Montañés",
        Play::Merchant => "Mercader",
        Play::Draw => "Tomar tres",
        Play::Place => "Colocar uno",
        Play::Assign => "Asignar dos",
        Play::End => "Poderes de fin",
    }
}

fn what(of: Play) -> String {
    match of {
        Play::Third => {
            return format!(
                "Toma un campeón gratis, si has comprado {BOUGHT} y tu mercado está lleno."
            );
        }
        Play::Buy => "Paga un campeón con seguidores de cualquier clan.",
        Play::Begin => "Usa los poderes de tus campeones que actúan al inicio del turno.",
        Play::Mercenary => "Sacrifica tu último mercenario y retira un campesino del mapa.",
        Play::Mountaineer => {
            "Sacrifica tu último montañés y mueve un campesino de las colinas a los montes."
        }
        Play::Merchant => "Sacrifica un mercader y sube tu marcador.",
        Play::Draw => return format!("Toma {DRAWN} campesinos de la reserva."),
        Play::Place => "Coloca uno de ellos en una aldea.",
        Play::Assign => "Conserva los otros dos como seguidores o en un oficio.",
        Play::End => "Usa los poderes de tus campeones que actúan al final del turno.",
    }
    .to_owned()
}
