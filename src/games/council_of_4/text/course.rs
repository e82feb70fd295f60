//! The lessons in words: the values of their steps, and the names of these in the files.

use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::{Colour, Council, Permit};
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::lesson::{Lesson, Saying};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::rules::{Mark, RuleNames};
use crate::rules::Seat;
use crate::scene::lesson::Curriculum;
use crate::text::course::TaughtInWords;
use crate::text::markup::Names;
use crate::text::{Text, text};

/// The texts of the steps of a course in a language.
pub type Lessons = crate::text::course::Lessons<LessonNames>;

/// The words of lessons that are no long texts.
#[allow(missing_docs, reason = "the names say it")]
pub struct CourseText {
    pub lesson: fn(Lesson) -> &'static str,
    /// A value inside a sentence, with the names of the seats.
    pub value: fn(&Value, &[String]) -> String,
    /// The task at the table: without a capital and a full stop.
    pub task: fn(Action, &PublicState) -> String,
}

impl TaughtInWords for CouncilOf4 {
    fn lesson(lesson: Lesson) -> &'static str {
        (text().course().lesson)(lesson)
    }

    fn rule(of: Curriculum, saying: &Saying) -> &'static str {
        rule(text(), of, saying)
    }

    fn meaning(of: Curriculum, saying: &Saying, names: &[String]) -> Option<String> {
        meaning(text(), of, saying, names)
    }

    fn task(action: Action, view: &View) -> String {
        (text().course().task)(action, &view.table)
    }
}

/// Returns the rule that a step teaches, in these texts.
pub fn rule(text: Text, of: Curriculum, saying: &Saying) -> &'static str {
    lessons(text, of).sentence(key(saying))
}

/// Returns its meaning in these texts.
pub fn meaning(text: Text, of: Curriculum, saying: &Saying, names: &[String]) -> Option<String> {
    lessons(text, of).detail(key(saying), |mark| match mark {
        LessonMark::Rules(mark) => Some(mark.words().into_owned()),
        LessonMark::Step(value) => value(saying).map(|value| (text.course().value)(&value, names)),
    })
}

fn lessons(text: Text, of: Curriculum) -> &'static Lessons {
    match of {
        Curriculum::FirstGame => text.lessons(),
        Curriculum::PlayingWell => text.playing_well(),
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
