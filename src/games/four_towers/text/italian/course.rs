//! The lessons in Italian: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::champions::{the, the_first};
use super::words::{clan, counted, of_clan, people, points, ways};
use crate::games::four_towers::scene::lesson::Lesson;
use crate::games::four_towers::text::course::{CourseText, Lessons, Value};
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Seguaci e signori",
        Lesson::Turn => "Un turno",
        Lesson::Expansion => "L’espansione",
        Lesson::Lords => "I signori",
        Lesson::Plays => "Campioni e mestieri",
        Lesson::Demons => "I demoni, e la fine",
    },
    value: |of, names| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(count) => points(count),
        Value::Turns(count) => counted(count, "turno", "turni"),
        Value::Clan(of) => clan(of).to_owned(),
        Value::Peasants(of) => people(of, "contadino", "contadini"),
        Value::Followers(count, of) => of_clan(count, of, "seguace", "seguaci"),
        Value::Price(count) => counted(count, "seguace", "seguaci"),
        Value::Merchant(of) => format!("il mercante {}", clan(of)),
        Value::Village(of) => village(of).to_owned(),
        Value::Ways(of, clans) => ways(of, clans),
        Value::Champion(of) => the_first(of),
        Value::Name(seat) => name_of(names, seat).into_owned(),
    },
    buy: |of| format!("compra {}", the(of)),
    expand: |of, clans| format!("spingi {}", ways(of, clans)),
    demote: "fai scendere l’altro segnalino",
};

pub(in crate::games::four_towers::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
