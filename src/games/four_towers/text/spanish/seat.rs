//! Texts of the seats in Spanish.

use super::champions::name;
use super::words::{clan, counted, of_clan, of_name, ordinal, points};
use crate::games::four_towers::rules::components::{Token, Trade};
use crate::games::four_towers::text::seat::SeatText;

pub(in crate::games::four_towers::text) static SEAT: SeatText = SeatText {
    turn: |number, of| format!("Turno {number} de {of}"),
    turn_of: |name, number, of| format!("{name}: turno {number} de {of}"),
    turns_left: |count| match count {
        1 => "tu último turno".to_owned(),
        count => format!("quedan {count} turnos"),
    },
    now: |count| format!("Si acabara ahora: {}", points(count)),
    influence: |value| format!("Influencia {value}"),
    doubled: "cuenta doble",
    safe: "a salvo en el oro",
    on_black: "está en 0",
    followers: |count, of| of_clan(count, of, "seguidor", "seguidores"),
    count: |of, count| match of {
        Trade::Mercenary => counted(count, "mercenario", "mercenarios"),
        Trade::Merchant => counted(count, "mercader", "mercaderes"),
        Trade::Mountaineer => counted(count, "montañés", "montañeses"),
    },
    loose_gems: |count| counted(count, "gema suelta", "gemas sueltas"),
    champion: |of, left| match (left, of.token()) {
        (Some(left), Some(Token::Gem)) => {
            format!("{}, {}", name(of), counted(left, "gema", "gemas"))
        }
        (Some(left), _) => format!("{}, {}", name(of), counted(left, "espíritu", "espíritus")),
        (None, _) => name(of).to_owned(),
    },
    came_from: "De dónde salieron",

    your_followers: |count| format!("Tus seguidores · {count}"),
    followers_of: |name, count| format!("Seguidores {} · {count}", of_name(name)),
    times_lords: |count| format!("× señores = {}", points(count)),
    row: |of, followers, lords, brings| {
        let followers = of_clan(followers, of, "seguidor", "seguidores");
        let lords = of_clan(lords, of, "señor", "señores");
        format!("{followers} por {lords}: {}", points(brings))
    },
    full: "llena",
    of_spaces: |count, of, brings| format!("{count} de {of} · {}", points(brings)),
    seventh: |number| format!("el {} duplica la influencia", ordinal(number)),
    counts_twice: "la influencia cuenta doble",
    any: "todos",
    both_taken: "las dos casillas ocupadas",
    most: |each| format!("mayoría, {each} cada uno"),
    next_takes: |[one, other]| format!("la próxima: {} o {}", clan(one), clan(other)),
    market_full: "mercado lleno",
    to_place: "colocar",
    to_keep: "conservar",
    then: "luego",
    placed: "colocado",
    hand: "Tomados",
    supply: "Reserva",
};
