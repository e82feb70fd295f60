//! The lessons in Spanish: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::words::{chips, counted, suit, the_card_first};
use crate::games::the_council::scene::lesson::Lesson;
use crate::games::the_council::text::course::{CourseText, Lessons, Value};

pub(in crate::games::the_council::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Hall => "La sala",
        Lesson::Draft => "Cartas y fichas",
        Lesson::Events => "Eventos",
        Lesson::Ranks => "La más alta y la más baja",
        Lesson::Cards => "Qué hacen las cartas",
        Lesson::Collapse => "Derrumbe",
    },
    value: |of| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(points) => counted(points, "punto", "puntos"),
        Value::Ranks(ranks) => counted(ranks, "rango", "rangos"),
        Value::Card(of) => the_card_first(of),
        Value::Suit(of) => suit(of).to_owned(),
        Value::Chips(of) => chips(of),
    },
};

pub(in crate::games::the_council::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
