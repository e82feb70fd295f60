//! Texts of the seats in German.

use super::champions::name;
use super::words::{clan, counted, of_clan, points, trade};
use crate::games::four_towers::rules::components::Token;
use crate::games::four_towers::text::seat::SeatText;

pub(in crate::games::four_towers::text) static SEAT: SeatText = SeatText {
    turn: |number, of| format!("Zug {number} von {of}"),
    turn_of: |name, number, of| format!("{name}: Zug {number} von {of}"),
    turns_left: |count| match count {
        1 => "zum letzten Mal am Zug".to_owned(),
        count => format!("noch {count} Züge"),
    },
    now: |count| format!("Wenn jetzt Schluss wäre: {}", points(count)),
    influence: |value| format!("Einfluss {value}"),
    doubled: "zählt doppelt",
    safe: "sicher auf Gold",
    on_black: "steht auf 0",
    followers: |count, of| of_clan(count, of, "Anhänger", "Anhänger"),
    count: |of, count| format!("{count} {}", trade(of)),
    loose_gems: |count| counted(count, "freier Edelstein", "freie Edelsteine"),
    champion: |of, left| match (left, of.token()) {
        (Some(left), Some(Token::Gem)) => {
            format!("{}, {}", name(of), counted(left, "Edelstein", "Edelsteine"))
        }
        (Some(left), _) => format!("{}, {}", name(of), counted(left, "Geist", "Geister")),
        (None, _) => name(of).to_owned(),
    },
    came_from: "Woher sie kommen",

    your_followers: |count| format!("Dein Gefolge · {count}"),
    followers_of: |name, count| format!("Gefolge von {name} · {count}"),
    times_lords: |count| format!("× Herren = {}", points(count)),
    row: |of, followers, lords, brings| {
        let followers = of_clan(followers, of, "Anhänger", "Anhänger");
        let lords = of_clan(lords, of, "Herr", "Herren");
        format!("{followers} mal {lords}: {}", points(brings))
    },
    full: "voll",
    of_spaces: |count, of, brings| format!("{count} von {of} · {}", points(brings)),
    seventh: |number| format!("der {number}. verdoppelt die Leiste"),
    counts_twice: "Leiste zählt doppelt",
    any: "alle",
    both_taken: "beide Felder belegt",
    most: |each| format!("die meisten, je {each}"),
    next_takes: |[one, other]| format!("als Nächstes {} oder {}", clan(one), clan(other)),
    market_full: "Markt voll",
    to_place: "setzen",
    to_keep: "behalten",
    then: "dann",
    placed: "gesetzt",
    hand: "Genommen",
    supply: "Vorrat",
};
