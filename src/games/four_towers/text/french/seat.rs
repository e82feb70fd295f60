//! Texts of the seats in French.

use super::champions::name;
use super::words::{clan, counted, of_clan, of_name, ordinal, points};
use crate::games::four_towers::rules::components::{Token, Trade};
use crate::games::four_towers::text::seat::SeatText;

pub(in crate::games::four_towers::text) static SEAT: SeatText = SeatText {
    turn: |number, of| format!("Tour {number} sur {of}"),
    turn_of: |name, number, of| format!("{} tour {} sur {of}", ordinal(number), of_name(name)),
    turns_left: |count| match count {
        1 => "votre tour final".to_owned(),
        count => format!("encore {count} tours"),
    },
    now: |count| format!("Si tout s’arrêtait ici : {}", points(count)),
    influence: |value| format!("Influence : {value}"),
    doubled: "compte deux fois",
    safe: "à l’abri sur l’or",
    on_black: "est à 0",
    followers: |count, of| of_clan(count, of, "partisan", "partisans"),
    count: |of, count| match of {
        Trade::Mercenary => counted(count, "mercenaire", "mercenaires"),
        Trade::Merchant => counted(count, "marchand", "marchands"),
        Trade::Mountaineer => counted(count, "montagnard", "montagnards"),
    },
    loose_gems: |count| counted(count, "gemme libre", "gemmes libres"),
    champion: |of, left| match (left, of.token()) {
        (Some(left), Some(Token::Gem)) => {
            format!("{}, {}", name(of), counted(left, "gemme", "gemmes"))
        }
        (Some(left), _) => format!("{}, {}", name(of), counted(left, "esprit", "esprits")),
        (None, _) => name(of).to_owned(),
    },
    came_from: "D’où viennent ces points",

    your_followers: |count| format!("Vos partisans · {count}"),
    followers_of: |name, count| format!("Partisans {} · {count}", of_name(name)),
    times_lords: |count| format!("× seigneurs = {}", points(count)),
    row: |of, followers, lords, brings| {
        let followers = of_clan(followers, of, "partisan", "partisans");
        let lords = of_clan(lords, of, "seigneur", "seigneurs");
        format!("{followers} fois {lords} : {}", points(brings))
    },
    full: "complet",
    of_spaces: |count, of, brings| format!("{count} sur {of} · {}", points(brings)),
    seventh: |number| format!("le {} double la piste", ordinal(number)),
    counts_twice: "la piste compte deux fois",
    any: "tous",
    both_taken: "les deux cases sont prises",
    most: |each| format!("le plus, {each} chacun"),
    next_takes: |[one, other]| format!("ensuite {} ou {}", clan(one), clan(other)),
    market_full: "marché complet",
    to_place: "à placer",
    to_keep: "à garder",
    then: "ensuite",
    placed: "placé",
    hand: "Pris",
    supply: "Réserve",
};
