//! The champions in Spanish.

use super::words::{clan, clan_of_several, counted, trade, trades};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, Counted, MATRON_STEPS, MERCHANTS, Token, Trade, When,
};
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::text::champions::ChampionsText;

pub(in crate::games::four_towers::text) static CHAMPIONS: ChampionsText = ChampionsText {
    name,
    the,
    skill,
    bonus,
    when,
    tokens: |of| match of {
        Some(Token::Gem) => "gemas".to_owned(),
        Some(Token::Spirit) => "espíritus".to_owned(),
        None => "sin fichas".to_owned(),
    },
    title: "Campeones",
    one_a_turn: || format!("uno por turno, {BOUGHT} por partida"),
    deck: |count| format!("mazo {count}"),
    deck_empty: "mazo vacío",
    price: |count| counted(count, "seguidor", "seguidores"),
    free: "gratis, los mercaderes se quedan",

    own: "Tus campeones",
    to_buy: |count| match count {
        1 => "uno más por comprar".to_owned(),
        count => format!("{count} por comprar"),
    },
    third: || format!("tercero: {MERCHANTS} mercaderes"),
    none_yet: "aún sin campeones",
    use_skill: |spends| match spends {
        Some(Token::Gem) => "Gastar 1 gema",
        Some(Token::Spirit) => "Gastar 1 espíritu",
        None => "Usar poder",
    },
    use_loose_gem: "Gema suelta",
    tokens_left: |of, left| {
        let left_are = if left == 1 { "queda" } else { "quedan" };
        match of.token() {
            Some(Token::Spirit) => {
                format!("{left_are} {}", counted(left, "espíritu", "espíritus"))
            }
            _ => format!("{left_are} {}", counted(left, "gema", "gemas")),
        }
    },

    passed: "ya pasó",
    after: |of| format!("tras la maniobra {}", of.number()),
    with: |of| format!("con la maniobra {}", of.number()),
    used: "usado este turno",
    empty: "nada que gastar",
    no_effect: "sin efecto ahora",
};

pub(super) const fn name(of: Champion) -> &'static str {
    match of {
        Champion::ScarletMarshal => "Mariscal escarlata",
        Champion::AmberTactician => "Estratega ámbar",
        Champion::EmeraldRecruiter => "Reclutador esmeralda",
        Champion::AzureAmbassador => "Embajador azur",
        Champion::Kindler => "Incendiario",
        Champion::Changeling => "Suplantador",
        Champion::Slanderer => "Calumniador",
        Champion::BoneForeman => "Capataz de huesos",
        Champion::FreeCaptain => "Capitán de fortuna",
        Champion::GuildMatron => "Decana del gremio",
        Champion::RidgeWarden => "Guardián de cumbres",
        Champion::Quartermaster => "Intendente",
        Champion::TowerChamberlain => "Chambelán de las torres",
        Champion::AshOracle => "Oráculo de ceniza",
        Champion::StarClimber => "Trepador de estrellas",
        Champion::ShepherdOfClans => "Pastor de clanes",
    }
}

/// The article of a name, small and capital.
const fn article(of: Champion) -> [&'static str; 2] {
    match of {
        Champion::GuildMatron => ["la", "La"],
        _ => ["el", "El"],
    }
}

pub(super) fn the(of: Champion) -> String {
    let [small, _] = article(of);
    format!("{small} {}", name(of))
}

pub(super) fn the_first(of: Champion) -> String {
    let [_, capital] = article(of);
    format!("{capital} {}", name(of))
}

pub(super) fn skill(of: Champion) -> String {
    match of {
        Champion::ScarletMarshal => {
            "Gasta 1 gema: mueve un campesino rojo por una ruta, lo que puede expandir una aldea."
        }
        Champion::AmberTactician => {
            "Gasta 1 gema: intercambia dos campesinos de clanes distintos entre aldeas unidas por \
             una ruta."
        }
        Champion::EmeraldRecruiter => {
            "Gasta 1 gema: toma un espíritu del templo como seguidor de su clan."
        }
        Champion::AzureAmbassador => "Gasta 1 gema: tu marcador sube 1 casilla.",
        Champion::Kindler => {
            "Gasta 1 espíritu de esta carta: colócalo en una aldea de la garganta con exactamente \
             1 campesino."
        }
        Champion::Changeling => {
            "Gasta 1 espíritu de esta carta: reemplaza a un campesino de otro clan en una aldea \
             del valle o de las colinas."
        }
        Champion::Slanderer => "Gasta 1 espíritu de esta carta: otro marcador baja 1 casilla.",
        Champion::BoneForeman => "Gasta 1 espíritu de esta carta: asígnalo a uno de tus oficios.",
        Champion::FreeCaptain => {
            "Un mercenario sacrificado puede retirar un segundo campesino de la misma aldea."
        }
        Champion::GuildMatron => {
            return format!(
                "Un mercader sacrificado sube tu marcador {MATRON_STEPS} casillas, no 1."
            );
        }
        Champion::RidgeWarden => {
            "Un montañés sacrificado también puede mover un campesino del valle a las colinas."
        }
        Champion::Quartermaster => "Asigna uno de tus seguidores a uno de tus oficios.",
        Champion::TowerChamberlain => {
            "Si creaste un señor este turno: toma un espíritu del templo como seguidor de su clan."
        }
        Champion::AshOracle => {
            "Si creaste un demonio este turno y otro marcador está por encima del tuyo: el tuyo \
             sube 1 casilla."
        }
        Champion::StarClimber => "Si tu marcador va último en solitario: sube 1 casilla.",
        Champion::ShepherdOfClans => {
            "Cambia uno de tus seguidores por un espíritu de otro clan del templo."
        }
    }
    .to_owned()
}

pub(super) fn bonus(of: Champion) -> String {
    let bonus = of.bonus();
    let (one, several) = match bonus.counted {
        Counted::LordsOf(of) => {
            (format!("señor {}", clan(of)), format!("señores {}", clan_of_several(of)))
        }
        Counted::Lords => {
            ("señor de cualquier clan".to_owned(), "señores de cualquier clan".to_owned())
        }
        Counted::DemonsOf(of) => {
            (format!("demonio {}", clan(of)), format!("demonios {}", clan_of_several(of)))
        }
        Counted::Demons => {
            ("demonio de cualquier clan".to_owned(), "demonios de cualquier clan".to_owned())
        }
        Counted::Trade(of) => (trade(of).to_owned(), trades(of).to_lowercase()),
        Counted::TradeSets => {
            ("grupo de los tres oficios".to_owned(), "grupos de los tres oficios".to_owned())
        }
        Counted::Steps => (
            "casilla de tu marcador por encima de la salida".to_owned(),
            "casillas de tu marcador por encima de la salida".to_owned(),
        ),
        Counted::FollowerSets => (
            "grupo de seguidores de los cuatro clanes".to_owned(),
            "grupos de seguidores de los cuatro clanes".to_owned(),
        ),
    };
    let points = bonus.points;
    let each = match bonus.every {
        1 => format!("{points} por cada {one}"),
        every => format!("{points} por cada {every} {several}"),
    };
    match bonus.most {
        Some(most) => format!("{each}, {most} como máximo"),
        None => each,
    }
}

pub(super) fn when(of: When) -> String {
    match of {
        When::Begin => "Inicio del turno".to_owned(),
        When::End => "Fin del turno".to_owned(),
        When::GivingUp(Trade::Mercenary) => {
            format!("Con la maniobra {}", Play::Mercenary.number())
        }
        When::GivingUp(Trade::Merchant) => format!("Con la maniobra {}", Play::Merchant.number()),
        When::GivingUp(Trade::Mountaineer) => {
            format!("Con la maniobra {}", Play::Mountaineer.number())
        }
    }
}
