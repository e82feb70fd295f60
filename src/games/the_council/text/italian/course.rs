//! The lessons in Italian: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::words::{chips, counted, in_suit, the_card_first};
use crate::games::the_council::scene::lesson::Lesson;
use crate::games::the_council::text::course::{CourseText, Lessons, Value};

pub(in crate::games::the_council::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Hall => "La sala",
        Lesson::Draft => "Carte e gettoni",
        Lesson::Events => "Eventi",
        Lesson::Ranks => "In testa e in coda",
        Lesson::Cards => "Effetti delle carte",
        Lesson::Collapse => "Crollo",
    },
    value: |of| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(points) => counted(points, "punto", "punti"),
        Value::Ranks(ranks) => counted(ranks, "rango", "ranghi"),
        Value::Card(of) => the_card_first(of),
        // The texts name a suit only as a place.
        Value::Suit(of) => in_suit(of).to_owned(),
        Value::Chips(of) => chips(of),
    },
};

pub(in crate::games::the_council::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
