//! The lessons in words: the values of their steps, and the names of these in the files.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::action::Action;
use crate::games::the_council::rules::chips::Chips;
use crate::games::the_council::rules::components::{Card, Suit};
use crate::games::the_council::rules::view::View;
use crate::games::the_council::scene::lesson::{Lesson, Saying};
use crate::games::the_council::text::Subjects;
use crate::games::the_council::text::moves::task;
use crate::games::the_council::text::pieces;
use crate::scene::lesson::Curriculum;
use crate::text::course::TaughtInWords;
use crate::text::markup::Names;
use crate::text::{Text, text};

/// The texts of the steps of the course in a language.
pub type Lessons = crate::text::course::Lessons<LessonNames>;

impl TaughtInWords for TheCouncil {
    fn lesson(lesson: Lesson) -> &'static str {
        let say = text().course();
        match lesson {
            Lesson::Hall => say.hall(),
            Lesson::Draft => say.draft(),
            Lesson::Events => say.events(),
            Lesson::Ranks => say.ranks(),
            Lesson::Cards => say.cards(),
            Lesson::Collapse => say.collapse(),
        }
    }

    fn rule(_: Curriculum, saying: &Saying) -> &'static str {
        rule(text(), saying)
    }

    fn meaning(_: Curriculum, saying: &Saying, _: &[String]) -> Option<String> {
        meaning(text(), saying)
    }

    fn task(action: Action, _: &View) -> String {
        task(action)
    }
}

/// Returns the rule that a step teaches, in these texts.
pub fn rule(text: Text, saying: &Saying) -> &'static str {
    text.lessons().sentence(key(saying))
}

/// Returns its meaning in these texts.
pub fn meaning(text: Text, saying: &Saying) -> Option<String> {
    text.lessons().detail(key(saying), |of| of(saying).map(|of| value(text, of)))
}

/// Returns a value in these texts.
fn value(text: Text, of: Value) -> String {
    let say = text.course();
    match of {
        Value::Number(number) => number.to_string(),
        Value::Points(points) => say.with_points(points),
        Value::Ranks(ranks) => say.with_ranks(ranks),
        Value::Card(card) => say.with_card(card),
        Value::Suit(suit) => say.with_suit(suit),
        Value::Chips(chips) => pieces::chips(chips),
    }
}

/// The names in the texts of lessons: the values of a step.
pub struct LessonNames;

impl Names for LessonNames {
    type Mark = fn(&Saying) -> Option<Value>;
    type Picture = ();
    type Insert = ();

    fn mark(name: &str) -> Option<Self::Mark> {
        VALUES.iter().find(|(one, _)| *one == name).map(|(_, value)| *value)
    }

    fn picture(_: &str) -> Option<()> {
        None
    }

    fn insert(_: &str) -> Option<()> {
        None
    }
}

/// A value of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Number(u16),
    Points(u16),
    Ranks(u8),
    Card(Card),
    Suit(Suit),
    Chips(Chips),
}

/// Declares the values of steps: a name, the steps that have it, and what it is there.
macro_rules! values {
    ($($name:literal: $step:pat => $value:expr;)*) => {
        const VALUES: &[(&str, fn(&Saying) -> Option<Value>)] = &[$(($name, |step| match *step {
            $step => Some($value),
            _ => None,
        })),*];
    };
}

values! {
    "empire": Saying::Hall { empire } | Saying::Collapse { empire, .. } => Value::Number(empire.into());
    "card": Saying::Draft { card, .. } | Saying::Cards { card, .. } => Value::Card(card);
    "chips": Saying::Draft { chips, .. } => Value::Chips(chips);
    "event": Saying::Event { event, .. } | Saying::Trade { event, .. } => Value::Card(event);
    "event-rank": Saying::Event { event, .. } | Saying::Trade { event, .. } => Value::Number(event.rank().into());
    "bid": Saying::Event { bid, .. } | Saying::Collapse { bid, .. } => Value::Chips(bid);
    "total-before": Saying::Event { total: (before, _), .. } => Value::Number(before);
    "total": Saying::Event { total: (_, total), .. } | Saying::Trade { total, .. } => Value::Number(total);
    "suit": Saying::Gain { suit, .. } | Saying::Trade { suit, .. } | Saying::Cards { suit, .. } | Saying::Collapse { suit, .. } | Saying::Double { suit, .. } => Value::Suit(suit);
    "rank": Saying::Gain { rank, .. } | Saying::Trade { rank, .. } | Saying::Collapse { rank, .. } => Value::Number(rank.into());
    "ranks": Saying::Double { rank, .. } => Value::Ranks(rank);
    "points": Saying::Double { points, .. } => Value::Points(points);
}

/// Returns the name of a step in the files.
const fn key(saying: &Saying) -> &'static str {
    match saying {
        Saying::Hall { .. } => "hall",
        Saying::Draft { .. } => "draft",
        Saying::Event { .. } => "event",
        Saying::Gain { .. } => "gain",
        Saying::Trade { .. } => "trade",
        Saying::Cards { .. } => "cards",
        Saying::Collapse { .. } => "collapse",
        Saying::Double { .. } => "double",
    }
}
