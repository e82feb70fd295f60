//! The lessons in German: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::words::{chips, counted, in_suit, the_card_first};
use crate::games::the_council::scene::lesson::Lesson;
use crate::games::the_council::text::course::{CourseText, Lessons, Value};

pub(in crate::games::the_council::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Hall => "Die Halle",
        Lesson::Draft => "Karten und Chips",
        Lesson::Events => "Ereignisse",
        Lesson::Ranks => "Hoch und niedrig",
        Lesson::Cards => "Was Karten tun",
        Lesson::Collapse => "Einsturz",
    },
    // The texts have suits after "in", and cards at the beginning of a sentence.
    value: |of| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(points) => counted(points, "Punkt", "Punkte"),
        Value::Ranks(ranks) => counted(ranks, "Rang", "Ränge"),
        Value::Card(of) => the_card_first(of),
        Value::Suit(of) => in_suit(of).to_owned(),
        Value::Chips(of) => chips(of),
    },
};

pub(in crate::games::the_council::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
