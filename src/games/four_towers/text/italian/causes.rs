//! Texts of the score sheet in Italian.

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
        Cause::Followers => "Seguaci × signori",
        Cause::Trade(Trade::Mercenary) => "Mercenari",
        Cause::Trade(Trade::Merchant) => "Mercanti",
        Cause::Trade(Trade::Mountaineer) => "Montanari",
        Cause::Champions => "Campioni",
        Cause::Tokens => "Gemme e spiriti rimasti",
        Cause::Influence => "Influenza",
        Cause::Doubled => "Influenza, di nuovo",
    },
    stage: |of| match of {
        Stage::Followers => "Seguaci",
        Stage::Trades => "Mestieri",
        Stage::Champions => "Campioni",
        Stage::Tokens => "Gemme",
        Stage::Influence => "Influenza",
    },
    colour: |of| match of {
        SeatColour::Scarlet => "Prugna",
        SeatColour::Cobalt => "Ardesia",
        SeatColour::Forest => "Rosa",
        SeatColour::Amber => "Terra d’ombra",
        SeatColour::Onyx => "Onice",
    },
    title: "Da dove vengono i punti",
    followers: |of| format!("Seguaci {}", clan_of_several(of)),
    lords: |count| format!("× {}", counted(count, "signore", "signori")),
    each: |of| match of {
        Trade::Mountaineer => {
            format!("maggioranza: {MAJORITY_POINTS} ciascuno, se no {TRADE_POINTS}")
        }
        _ => format!("{TRADE_POINTS} ciascuno"),
    },
    per_token: || format!("{TOKEN_POINTS} ciascuno"),
    champion: |of, brings| format!("{}: {}", name(of), points(brings)),
    tie: |of| match of {
        Tie::Influence => "Parità: più punti influenza",
        Tie::Champions => "Parità: bonus dei campioni più bassi",
    },
    if_tied: "In parità: più punti influenza, poi bonus dei campioni più bassi",
    number: |name, row, brings| format!("{name}, {row}: {}", points(brings)),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Scegli un numero per vedere da quali mosse viene.",
    when: |round| format!("Giro {round}"),
    nothing: "Qui nessuna mossa ha portato niente.",

    why_followers: |of, followers, lords, brings| match (followers, lords) {
        (0, _) => format!("Nessun seguace {}.", clan(of)),
        (_, 0) => {
            let several = clan_of_several(of);
            format!("Nessun signore {}: i seguaci {several} non portano niente.", clan(of))
        }
        _ => format!(
            "{} per {}: {}.",
            of_clan(followers, of, "seguace", "seguaci"),
            of_clan(lords, of, "signore", "signori"),
            points(brings)
        ),
    },
    why_trade: |of, count, each, brings| match (of, count, each) {
        (_, 0, _) => "Nessuno sulla plancia alla fine.".to_owned(),
        (Trade::Mountaineer, _, MAJORITY_POINTS) => {
            format!("{count}, più di ogni altro giocatore: {each} ciascuno, {}.", points(brings))
        }
        _ => format!("{count}, {each} ciascuno: {}.", points(brings)),
    },
    why_influence: |value, doubled| match doubled {
        false => format!("Il segnalino è su {value}."),
        true => {
            format!(
                "Il segnalino è su {value}, con una gemma per {DOUBLING} mercenari: due volte \
                 {value}."
            )
        }
    },
    why_tokens: |on_champions, loose| {
        let loose = counted(loose, "gemma libera", "gemme libere");
        format!("{on_champions} sui campioni, {loose}.")
    },
    towers: "Le torri alla fine",
};
