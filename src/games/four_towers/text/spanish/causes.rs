//! Texts of the score sheet in Spanish.

use super::champions::name;
use super::words::{clan, clan_of_several, counted, of_clan, points};
use crate::games::four_towers::rules::components::{
    DOUBLING, MAJORITY_POINTS, TOKEN_POINTS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::scene::reckoning::Stage;
use crate::games::four_towers::scene::standing::Tie;
use crate::games::four_towers::text::causes::CausesText;
use crate::record::SeatColour;

pub(in crate::games::four_towers::text) static CAUSES: CausesText = CausesText {
    cause: |of| match of {
        Cause::Followers => "Seguidores × señores",
        Cause::Trade(Trade::Mercenary) => "Mercenarios",
        Cause::Trade(Trade::Merchant) => "Mercaderes",
        Cause::Trade(Trade::Mountaineer) => "Montañeses",
        Cause::Champions => "Campeones",
        Cause::Tokens => "Gemas y espíritus sobrantes",
        Cause::Influence => "Influencia",
        Cause::Doubled => "Influencia, otra vez",
    },
    stage: |of| match of {
        Stage::Followers => "Seguidores",
        Stage::Trades => "Oficios",
        Stage::Champions => "Campeones",
        Stage::Tokens => "Gemas",
        Stage::Influence => "Influencia",
    },
    colour: |of| match of {
        SeatColour::Scarlet => "Ciruela",
        SeatColour::Cobalt => "Pizarra",
        SeatColour::Forest => "Rosa",
        SeatColour::Amber => "Pardo",
        SeatColour::Onyx => "Ónice",
    },
    title: "De dónde salieron los puntos",
    followers: |of| format!("Seguidores {}", clan_of_several(of)),
    lords: |count| format!("× {}", counted(count, "señor", "señores")),
    each: |of| match of {
        Trade::Mountaineer => format!("mayoría: {MAJORITY_POINTS} cada uno; si no, {TRADE_POINTS}"),
        _ => format!("{TRADE_POINTS} cada uno"),
    },
    per_token: || format!("{TOKEN_POINTS} por ficha"),
    champion: |of, brings| format!("{}: {}", name(of), points(brings)),
    tie: |of| match of {
        Tie::Influence => "Empate: más puntos de influencia",
        Tie::Champions => "Empate: bonus de campeones más bajos",
    },
    if_tied: "Si hay empate: más puntos de influencia, luego bonus de campeones más bajos",
    number: |name, row, brings| format!("{name}, {row}: {}", points(brings)),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Escoge un número para ver las jugadas que hay detrás.",
    when: |round| format!("Ronda {round}"),
    nothing: "Ninguna jugada dio nada aquí.",

    why_followers: |of, followers, lords, brings| match (followers, lords) {
        (0, _) => format!("Ningún seguidor {}.", clan(of)),
        (_, 0) => format!("Ningún señor {0}: un seguidor {0} no da nada.", clan(of)),
        _ => format!(
            "{} por {}: {}.",
            of_clan(followers, of, "seguidor", "seguidores"),
            of_clan(lords, of, "señor", "señores"),
            points(brings)
        ),
    },
    why_trade: |of, count, each, brings| match (of, count, each) {
        (_, 0, _) => "Ninguno en el tablero al final.".to_owned(),
        (Trade::Mountaineer, _, MAJORITY_POINTS) => {
            format!("{count}, más que nadie: {each} cada uno, {}.", points(brings))
        }
        _ => format!("{count}, {each} cada uno: {}.", points(brings)),
    },
    why_influence: |value, doubled| match doubled {
        false => format!("El marcador está en {value}."),
        true => {
            format!(
                "El marcador está en {value}, con una gema por {DOUBLING} mercenarios: dos veces \
                 {value}."
            )
        }
    },
    why_tokens: |on_champions, loose| {
        let loose = counted(loose, "gema suelta", "gemas sueltas");
        format!("{on_champions} en los campeones, {loose}.")
    },
    towers: "Las torres al final",
};
