//! The lessons in German: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::champions::{the_first, whom_champion};
use super::words::{clan, counted, points, some_of_clan, some_people, ways, whom};
use crate::games::four_towers::scene::lesson::Lesson;
use crate::games::four_towers::text::course::{CourseText, Lessons, Value};
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

/// People are objects of their sentences: "nimm 1 roten und 2 blaue Bauern".
pub(in crate::games::four_towers::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Anhänger und Herren",
        Lesson::Turn => "Ein Zug",
        Lesson::Expansion => "Ausbreitung",
        Lesson::Lords => "Herren",
        Lesson::Plays => "Helden und Gewerbe",
        Lesson::Demons => "Dämonen und das Ende",
    },
    value: |of, names| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(count) => points(count),
        Value::Turns(count) => counted(count, "Zug", "Züge"),
        Value::Clan(of) => clan(of).to_owned(),
        Value::Peasants(of) => some_people(of, "Bauern", "Bauern"),
        Value::Followers(count, of) => some_of_clan(count, of, "Anhänger", "Anhänger"),
        Value::Price(count) => counted(count, "Anhänger", "Anhänger"),
        Value::Merchant(of) => format!("den {} Händler", whom(of)),
        Value::Village(of) => village(of).to_owned(),
        Value::Ways(of, clans) => ways(of, clans),
        Value::Champion(of) => the_first(of),
        Value::Name(seat) => name_of(names, seat).into_owned(),
    },
    buy: |of| format!("{} kaufen", whom_champion(of)),
    expand: ways,
    demote: "den anderen Marker senken",
};

pub(in crate::games::four_towers::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
