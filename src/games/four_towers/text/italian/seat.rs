//! Texts of the seats in Italian.

use super::champions::name;
use super::words::{clan, counted, of_clan, of_name, ordinal, points};
use crate::games::four_towers::rules::components::{Token, Trade};
use crate::games::four_towers::text::seat::SeatText;

pub(in crate::games::four_towers::text) static SEAT: SeatText = SeatText {
    turn: |number, of| format!("Turno {number} su {of}"),
    turn_of: |name, number, of| format!("{} turno {} su {of}", ordinal(number), of_name(name)),
    turns_left: |count| match count {
        1 => "il tuo ultimo turno".to_owned(),
        count => format!("ancora {count} turni"),
    },
    now: |count| format!("Se finisse ora: {}", points(count)),
    influence: |value| format!("Influenza {value}"),
    doubled: "conta due volte",
    safe: "al sicuro sull’oro",
    on_black: "è a 0",
    followers: |count, of| of_clan(count, of, "seguace", "seguaci"),
    count: |of, count| match of {
        Trade::Mercenary => counted(count, "mercenario", "mercenari"),
        Trade::Merchant => counted(count, "mercante", "mercanti"),
        Trade::Mountaineer => counted(count, "montanaro", "montanari"),
    },
    loose_gems: |count| counted(count, "gemma libera", "gemme libere"),
    champion: |of, left| match (left, of.token()) {
        (Some(left), Some(Token::Gem)) => {
            format!("{}, {}", name(of), counted(left, "gemma", "gemme"))
        }
        (Some(left), _) => format!("{}, {}", name(of), counted(left, "spirito", "spiriti")),
        (None, _) => name(of).to_owned(),
    },
    came_from: "Da dove vengono",

    your_followers: |count| format!("I tuoi seguaci · {count}"),
    followers_of: |name, count| format!("Seguaci {} · {count}", of_name(name)),
    times_lords: |count| format!("× signori = {}", points(count)),
    row: |of, followers, lords, brings| {
        let followers = of_clan(followers, of, "seguace", "seguaci");
        let lords = of_clan(lords, of, "signore", "signori");
        format!("{followers} per {lords}: {}", points(brings))
    },
    full: "piena",
    of_spaces: |count, of, brings| format!("{count} su {of} · {}", points(brings)),
    seventh: |number| format!("il {} raddoppia il percorso", ordinal(number)),
    counts_twice: "il percorso vale doppio",
    any: "tutti",
    both_taken: "le due caselle sono occupate",
    most: |each| format!("maggioranza, {each} l’uno"),
    next_takes: |[one, other]| format!("poi {} o {}", clan(one), clan(other)),
    market_full: "mercato pieno",
    to_place: "piazza",
    to_keep: "tieni",
    then: "poi",
    placed: "piazzato",
    hand: "Presi",
    supply: "Riserva",
};
