//! The lessons in Spanish: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::champions::{the, the_first};
use super::words::{clan, counted, of_clan, people, points, ways};
use crate::games::four_towers::scene::lesson::Lesson;
use crate::games::four_towers::text::course::{CourseText, Lessons, Value};
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Seguidores y señores",
        Lesson::Turn => "Un turno",
        Lesson::Expansion => "La expansión",
        Lesson::Lords => "Los señores",
        Lesson::Plays => "Campeones y oficios",
        Lesson::Demons => "Los demonios y el final",
    },
    value: |of, names| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(count) => points(count),
        Value::Turns(count) => counted(count, "turno", "turnos"),
        Value::Clan(of) => clan(of).to_owned(),
        Value::Peasants(of) => people(of, "campesino", "campesinos"),
        Value::Followers(count, of) => of_clan(count, of, "seguidor", "seguidores"),
        Value::Price(count) => counted(count, "seguidor", "seguidores"),
        Value::Merchant(of) => format!("el mercader {}", clan(of)),
        Value::Village(of) => village(of).to_owned(),
        Value::Ways(of, clans) => ways(of, clans),
        Value::Champion(of) => the_first(of),
        Value::Name(seat) => name_of(names, seat).into_owned(),
    },
    buy: |of| format!("comprar {}", the(of)),
    expand: |of, clans| format!("empujar {}", ways(of, clans)),
    demote: "bajar el otro marcador",
};

pub(in crate::games::four_towers::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
