//! The lessons in English: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::words::{chips, counted, suit, the_card_first};
use crate::games::the_council::scene::lesson::Lesson;
use crate::games::the_council::text::course::{CourseText, Lessons, Value};

pub(in crate::games::the_council::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Hall => "The hall",
        Lesson::Draft => "Cards and chips",
        Lesson::Events => "Events",
        Lesson::Ranks => "Highest and lowest",
        Lesson::Cards => "What cards do",
        Lesson::Collapse => "Collapse",
    },
    value: |of| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(points) => counted(points, "point"),
        Value::Ranks(ranks) => counted(ranks, "rank"),
        Value::Card(of) => the_card_first(of),
        Value::Suit(of) => suit(of).to_owned(),
        Value::Chips(of) => chips(of),
    },
};

pub(in crate::games::the_council::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
