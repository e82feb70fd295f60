//! The lessons in words: a sentence and its detail for each step, as read from the file of a language.

use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::{Colour, Council, Permit};
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::lesson::{Curriculum, Lesson, Saying};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::rules::{Mark, RuleNames};
use crate::rules::Seat;
use crate::text::markup::{Document, Names, Section, Span, read};
use crate::text::text;

/// The words of lessons that are no long texts.
#[allow(missing_docs, reason = "the names say it")]
pub struct CourseText {
    pub lesson: fn(Lesson) -> &'static str,
    /// A value inside a sentence, with the names of the seats.
    pub value: fn(&Value, &[String]) -> String,
    /// The task at the table: without a capital and a full stop.
    pub task: fn(Action, &PublicState) -> String,
}

/// Returns the texts of a course's steps in the language in use.
pub fn lessons_of(course: Curriculum) -> &'static Lessons {
    match course {
        Curriculum::FirstGame => text().lessons(),
        Curriculum::PlayingWell => text().playing_well(),
    }
}

/// The texts of the steps of a course in a language.
pub struct Lessons(Vec<Section<'static, LessonNames>>);

impl Lessons {
    /// Reads the steps, each a section under its name.
    pub fn read(text: &'static str) -> Lessons {
        let Document { sections, .. } = read(text);
        Lessons(sections)
    }

    /// Returns the rule that a step teaches.
    pub fn sentence(&self, saying: &Saying) -> &'static str {
        self.step(saying).map_or("", |step| step.title)
    }

    /// Returns its meaning at the table of the step, with the names of the seats; none if the text asks for
    /// a value that the step doesn't have.
    pub fn detail(&self, saying: &Saying, names: &[String]) -> Option<String> {
        let words = |span: &Span<'_, LessonNames>| match span {
            Span::Words(words) | Span::Strong(words) => Some((*words).to_owned()),
            Span::Mark(LessonMark::Rules(mark)) => Some(mark.words().into_owned()),
            Span::Mark(LessonMark::Step(value)) => {
                value(saying).map(|value| (text().course().value)(&value, names))
            }
        };
        self.step(saying)?.paragraphs().next()?.iter().map(words).collect()
    }

    fn step(&self, saying: &Saying) -> Option<&Section<'static, LessonNames>> {
        self.0.iter().find(|step| step.key == key(saying))
    }
}

/// The names in the texts of lessons: those of the rules, and the values of a step.
pub struct LessonNames;

impl Names for LessonNames {
    type Mark = LessonMark;
    type Picture = ();
    type Insert = ();

    fn mark(name: &str) -> Option<LessonMark> {
        let value = VALUES.iter().find(|(one, _)| *one == name);
        let value = value.map(|(_, value)| LessonMark::Step(*value));
        value.or_else(|| RuleNames::mark(name).map(LessonMark::Rules))
    }

    fn picture(_: &str) -> Option<()> {
        None
    }

    fn insert(_: &str) -> Option<()> {
        None
    }
}

/// The meaning of a name in the text of a lesson.
#[derive(Clone, Copy, Debug)]
pub enum LessonMark {
    /// The same as in the rules.
    Rules(Mark),
    /// A value of the step, if the step has it.
    Step(fn(&Saying) -> Option<Value>),
}

/// A value of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Value {
    Number(u16),
    Cards(u16),
    Coins(u16),
    Servants(u16),
    Roads(u16),
    Tokens(u16),
    Colour(Colour),
    Council(Council),
    City(City),
    Cities(CitySet),
    Permit(Permit),
    Gains(Totals),
    Player(Seat),
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
    "hand": Saying::Turn { hand } => Value::Cards(hand.into());
    "council": Saying::Elect { council, .. } => Value::Council(council);
    "entering": Saying::Elect { enters, .. } => Value::Colour(enters);
    "leaving": Saying::Elect { leaves, .. } => Value::Colour(leaves);
    "gained-coins": Saying::Elect { coins, .. } => Value::Coins(coins);
    "price-before": Saying::Elect { before, .. } => Value::Number(before.coins);
    "price-after": Saying::Elect { after, .. } => Value::Coins(after.coins);
    "next-player": Saying::EndTurn { next } => Value::Player(next);
    "permit": Saying::Acquire { permit, .. } | Saying::Nobility { permit, .. } => Value::Permit(permit);
    "paid-cards": Saying::Acquire { price, .. } | Saying::Queen { price, .. } => Value::Cards(price.cards.into());
    "paid-coins": Saying::Acquire { price, .. } | Saying::Queen { price, .. } => Value::Coins(price.coins);
    "gains": Saying::Acquire { gains, .. } | Saying::Place { gains, .. } | Saying::Chain { gains, .. } => Value::Gains(gains);
    "city": Saying::Place { city, .. } | Saying::Chain { city, .. } | Saying::Queen { city, .. } | Saying::Tempo { city, .. } | Saying::Finish { city, .. } => Value::City(city);
    "paid-servants": Saying::Place { servants, .. } | Saying::Tempo { servants, .. } => Value::Servants(servants);
    "points": Saying::Finish { vp, .. } => Value::Gains(Totals { vp, ..Totals::default() });
    "joined-cities": Saying::Chain { joined, .. } => Value::Cities(joined);
    "paying-tokens": Saying::Chain { tokens, .. } => Value::Tokens(tokens as u16);
    "roads": Saying::Queen { roads, .. } => Value::Roads(roads.into());
    "way-coins": Saying::Queen { way, .. } => Value::Coins(way);
    "engage-coins": Saying::Quick { coins, .. } => Value::Coins(coins);
    "engaged-servants": Saying::Quick { servants, .. } => Value::Servants(servants);
    "space": Saying::Nobility { space, .. } => Value::Number(space.into());
}

/// Returns the name of a step in the files.
const fn key(saying: &Saying) -> &'static str {
    match saying {
        Saying::Aim => "aim",
        Saying::Turn { .. } => "turn",
        Saying::Elect { .. } => "elect",
        Saying::EndTurn { .. } => "end-turn",
        Saying::Acquire { .. } => "acquire",
        Saying::Place { .. } => "place",
        Saying::Chain { .. } => "chain",
        Saying::Queen { .. } => "queen",
        Saying::Quick { .. } => "quick",
        Saying::Nobility { .. } => "nobility",
        Saying::Joker => "joker",
        Saying::Rewards => "rewards",
        Saying::End => "end",
        Saying::Help => "help",
        Saying::Tempo { .. } => "tempo",
        Saying::Finish { .. } => "finish",
        Saying::Farewell => "farewell",
    }
}
