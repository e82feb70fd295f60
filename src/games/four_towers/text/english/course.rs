//! The lessons in English: titles, values, and the file with the texts.

use std::sync::LazyLock;

use super::champions::{the, the_first};
use super::words::{clan, counted, of_clan, people, points, ways};
use crate::games::four_towers::scene::lesson::Lesson;
use crate::games::four_towers::text::course::{CourseText, Lessons, Value};
use crate::games::four_towers::text::villages::village;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Followers and lords",
        Lesson::Turn => "A turn",
        Lesson::Expansion => "Expansion",
        Lesson::Lords => "Lords",
        Lesson::Plays => "Champions and trades",
        Lesson::Demons => "Demons, and the end",
    },
    value: |of, names| match of {
        Value::Number(number) => number.to_string(),
        Value::Points(count) => points(count),
        Value::Turns(count) => counted(count, "turn"),
        Value::Clan(of) => clan(of).to_owned(),
        Value::Peasants(of) => people(of, "peasant", "peasants"),
        Value::Followers(count, of) => of_clan(count, of, "follower"),
        Value::Price(count) => counted(count, "follower"),
        Value::Merchant(of) => format!("the {} merchant", clan(of)),
        Value::Village(of) => village(of).to_owned(),
        Value::Ways(of, clans) => ways(of, clans),
        Value::Champion(of) => the_first(of),
        Value::Name(seat) => name_of(names, seat).into_owned(),
    },
    buy: |of| format!("buy {}", the(of)),
    expand: |of, clans| format!("push {}", ways(of, clans)),
    demote: "move the other marker down",
};

pub(in crate::games::four_towers::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));
