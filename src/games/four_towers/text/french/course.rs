//! The lessons in French: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::champions::{the, the_first};
use super::words::{clan, counted, of_clan, people, points, ways};
use crate::games::four_towers::scene::lesson::Lesson;
use crate::games::four_towers::text::course::{CourseText, Lessons, Value};
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Partisans et seigneurs",
        Lesson::Turn => "Un tour",
        Lesson::Expansion => "L’expansion",
        Lesson::Lords => "Les seigneurs",
        Lesson::Plays => "Champions et métiers",
        Lesson::Demons => "Les démons, et la fin",
    },
    value: |of, names| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(count) => points(count),
        Value::Turns(count) => counted(count, "tour", "tours"),
        Value::Clan(of) => clan(of).to_owned(),
        Value::Peasants(of) => people(of, "paysan", "paysans"),
        Value::Followers(count, of) => of_clan(count, of, "partisan", "partisans"),
        Value::Price(count) => counted(count, "partisan", "partisans"),
        Value::Merchant(of) => format!("le marchand {}", clan(of)),
        Value::Village(of) => village(of).to_owned(),
        Value::Ways(of, clans) => ways(of, clans),
        Value::Champion(of) => the_first(of),
        Value::Name(seat) => name_of(names, seat).into_owned(),
    },
    buy: |of| format!("acheter {}", the(of)),
    expand: |of, clans| format!("pousser {}", ways(of, clans)),
    demote: "faire descendre l’autre marqueur",
};

pub(in crate::games::four_towers::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
