//! The lessons of any game in words: a sentence and its detail for each step, as read from the file of a language.

use super::markup::{Document, Names, Section, Span, read};
use crate::scene::lesson::{Curriculum, Taught};

/// A game that puts its lessons into words.
pub trait TaughtInWords: Taught {
    /// Returns the title of a lesson.
    fn lesson(lesson: Self::Lesson) -> &'static str;

    /// Returns the rule that a step teaches, in a sentence.
    fn rule(of: Curriculum, saying: &Self::Saying) -> &'static str;

    /// Returns its meaning at the table of the step, with the names of the seats; none if the text asks for a value that
    /// the step doesn't have.
    fn meaning(of: Curriculum, saying: &Self::Saying, names: &[String]) -> Option<String>;

    /// Returns a task at the table: without a capital and a full stop.
    fn task(action: Self::Action, view: &Self::View) -> String;
}

/// The texts of the steps of a course in a language.
pub struct Lessons<N: Names>(Vec<Section<'static, N>>);

impl<N: Names> Lessons<N> {
    /// Reads the steps, each a section under its name.
    pub fn read(text: &'static str) -> Lessons<N> {
        let Document { sections, .. } = read(text);
        Lessons(sections)
    }

    /// Returns the sentence of a step; an empty one if there is no such step.
    pub fn sentence(&self, key: &str) -> &'static str {
        self.step(key).map_or("", |step| step.title)
    }

    /// Returns the detail of a step, with these words for the names in it; none if one has no words.
    pub fn detail(&self, key: &str, words: impl Fn(&N::Mark) -> Option<String>) -> Option<String> {
        let in_words = |span: &Span<'_, N>| match span {
            Span::Words(words) | Span::Strong(words) => Some((*words).to_owned()),
            Span::Mark(mark) => words(mark),
        };
        self.step(key)?.paragraphs().next()?.iter().map(in_words).collect()
    }

    fn step(&self, key: &str) -> Option<&Section<'static, N>> {
        self.0.iter().find(|step| step.key == key)
    }
}
