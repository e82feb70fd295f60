//! The lessons of any game in words: a sentence and its detail for each step, as read from the file of a language.

use std::marker::PhantomData;

use super::{Mark, RuleNames, Ruled};
use crate::scene::lesson::{Curriculum, Taught};
use crate::text::markup::{Names, Section, Span, read};
use crate::vocabulary::Vocabulary;

/// Returns the rule that a step teaches, in a sentence; an empty one if there is no such step.
pub fn rule<G: Ruled>(of: Curriculum, topic: G::Subject) -> &'static str {
    G::lessons(of).and_then(|texts| texts.step(topic.key())).map_or("", |step| step.title)
}

/// Returns its meaning at the table of the step, with the names of the seats; none if the text asks for a value that
/// the step doesn't have.
pub fn meaning<G: Ruled>(
    of: Curriculum,
    topic: G::Subject,
    saying: &G::Saying,
    names: &[String],
) -> Option<String> {
    let in_words = |span: &Span<'_, LessonNames<G>>| match span {
        Span::Words(words) | Span::Strong(words) => Some((*words).to_owned()),
        Span::Mark(LessonMark::Rules(mark)) => Some(mark.words().into_owned()),
        Span::Mark(LessonMark::Step(value)) => value(saying, names),
    };
    let step = G::lessons(of)?.step(topic.key())?;
    step.paragraphs().next()?.iter().map(in_words).collect()
}

/// Returns a value of a step in words, if the step has it.
pub type Value<G> = fn(&<G as Taught>::Saying, &[String]) -> Option<String>;

/// Values of steps: a name, the steps that have it, and its words there. The first word names the names of the seats.
macro_rules! values {
    ($names:ident; $($name:literal: $($step:pat => $value:expr),+;)*) => {
        &[$(($name, |step, $names| {
            let _ = $names;
            match *step {
                $($step => Some($value),)+
                _ => None,
            }
        })),*]
    };
}

pub(crate) use values;

/// The texts of the steps of a course in a language.
pub struct Lessons<G: Ruled>(Vec<Section<'static, LessonNames<G>>>);

impl<G: Ruled> Lessons<G> {
    /// Reads the steps, each a section under its name.
    pub fn read(text: &'static str) -> Lessons<G> {
        Lessons(read(text).sections)
    }

    fn step(&self, key: &str) -> Option<&Section<'static, LessonNames<G>>> {
        self.0.iter().find(|step| step.key == key)
    }
}

/// The names in the texts of lessons: the values of a step, and those of the rules.
pub struct LessonNames<G>(PhantomData<G>);

impl<G: Ruled> Names for LessonNames<G> {
    type Mark = LessonMark<G>;
    type Picture = ();
    type Insert = ();

    fn mark(name: &str) -> Option<LessonMark<G>> {
        let value = G::VALUES.iter().find(|(one, _)| *one == name);
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
pub enum LessonMark<G: Ruled> {
    /// The same as in the rules.
    Rules(Mark<G>),
    /// A value of the step.
    Step(Value<G>),
}
