//! Texts of the score sheet in French.

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
        Cause::Followers => "Partisans × seigneurs",
        Cause::Trade(Trade::Mercenary) => "Mercenaires",
        Cause::Trade(Trade::Merchant) => "Marchands",
        Cause::Trade(Trade::Mountaineer) => "Montagnards",
        Cause::Champions => "Bonus des champions",
        Cause::Tokens => "Gemmes et esprits restants",
        Cause::Influence => "Piste d’influence",
        Cause::Doubled => "Influence doublée",
    },
    stage: |of| match of {
        Stage::Followers => "Partisans",
        Stage::Trades => "Métiers",
        Stage::Champions => "Champions",
        Stage::Tokens => "Gemmes",
        Stage::Influence => "Influence",
    },
    colour: |of| match of {
        SeatColour::Scarlet => "Prune",
        SeatColour::Cobalt => "Ardoise",
        SeatColour::Forest => "Rose",
        SeatColour::Amber => "Terre d’ombre",
        SeatColour::Onyx => "Onyx",
    },
    title: "D’où viennent les points",
    followers: |of| format!("Partisans {}", clan_of_several(of)),
    lords: |count| format!("× {}", counted(count, "seigneur", "seigneurs")),
    each: |of| match of {
        Trade::Mountaineer => format!("le plus : {MAJORITY_POINTS} chacun, sinon {TRADE_POINTS}"),
        _ => format!("{TRADE_POINTS} chacun"),
    },
    per_token: || format!("{TOKEN_POINTS} chacun"),
    champion: |of, brings| format!("{} : {}", name(of), points(brings)),
    tie: |of| match of {
        Tie::Influence => "Égalité : plus de points d’influence",
        Tie::Champions => "Égalité : bonus de champions plus bas",
    },
    if_tied: "À égalité : plus de points d’influence, puis bonus de champions plus bas",
    number: |name, row, brings| format!("{name}, {row} : {}", points(brings)),
    moves_of: |name, row| format!("{name} · {row}"),
    note: "Choisissez un nombre pour voir les coups derrière lui.",
    when: |round| format!("Manche {round}"),
    nothing: "Aucun coup n’a rien rapporté ici.",

    why_followers: |of, followers, lords, brings| match (followers, lords) {
        (0, _) => format!("Aucun partisan {}.", clan(of)),
        (_, 0) => format!("Aucun seigneur {0}, donc un partisan {0} ne rapporte rien.", clan(of)),
        _ => format!(
            "{} fois {} : {}.",
            of_clan(followers, of, "partisan", "partisans"),
            of_clan(lords, of, "seigneur", "seigneurs"),
            points(brings)
        ),
    },
    why_trade: |of, count, each, brings| match (of, count, each) {
        (_, 0, _) => "Aucun sur le plateau à la fin.".to_owned(),
        (Trade::Mountaineer, _, MAJORITY_POINTS) => {
            format!("{count}, plus que chacun des autres : {each} chacun, {}.", points(brings))
        }
        _ => format!("{count}, {each} chacun : {}.", points(brings)),
    },
    why_influence: |value, doubled| match doubled {
        false => format!("Le marqueur est sur {value}."),
        true => {
            format!(
                "Le marqueur est sur {value}, avec une gemme pour {DOUBLING} mercenaires : deux fois \
                 {value}."
            )
        }
    },
    why_tokens: |on_champions, loose| {
        let loose = counted(loose, "gemme libre", "gemmes libres");
        format!("{on_champions} sur les champions, {loose}.")
    },
    towers: "Les tours à la fin",
};
