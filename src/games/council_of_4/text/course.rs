//! The lessons in words: the values of their steps, and the names of these in the files.

use super::{Subjects, city, letters, said};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::{Colour, Council, Permit};
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::lesson::{Lesson, Saying};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::rules::{Mark, RuleNames};
use crate::rules::Seat;
use crate::scene::lesson::Curriculum;
use crate::text::course::TaughtInWords;
use crate::text::markup::Names;
use crate::text::people::name_of;
use crate::text::{Text, text};

/// The texts of the steps of a course in a language.
pub type Lessons = crate::text::course::Lessons<LessonNames>;

impl TaughtInWords for CouncilOf4 {
    fn lesson(lesson: Lesson) -> &'static str {
        lesson_name(lesson)
    }

    fn rule(of: Curriculum, saying: &Saying) -> &'static str {
        rule(text(), of, saying)
    }

    fn meaning(of: Curriculum, saying: &Saying, names: &[String]) -> Option<String> {
        meaning(text(), of, saying, names)
    }

    fn task(action: Action, view: &View) -> String {
        self::task(action, &view.table)
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
        LessonMark::Step(value) => value(saying).map(|value| self::value(text, value, names)),
    })
}

fn lessons(text: Text, of: Curriculum) -> &'static Lessons {
    match of {
        Curriculum::FirstGame => text.lessons(),
        Curriculum::PlayingWell => text.playing_well(),
    }
}

/// Returns the title of a lesson.
fn lesson_name(of: Lesson) -> &'static str {
    let say = text().course();
    match of {
        Lesson::Aim => say.lesson_aim(),
        Lesson::Elect => say.lesson_elect(),
        Lesson::Acquire => say.lesson_acquire(),
        Lesson::Place => say.lesson_place(),
        Lesson::Chains => say.lesson_chains(),
        Lesson::Queen => say.lesson_queen(),
        Lesson::Quick => say.lesson_quick(),
        Lesson::End => say.lesson_end(),
        Lesson::Tempo => say.lesson_tempo(),
        Lesson::Servants => say.lesson_servants(),
        Lesson::Networks => say.lesson_networks(),
        Lesson::Timing => say.lesson_timing(),
        Lesson::Ending => say.lesson_ending(),
    }
}

/// Returns a value inside a sentence, with the names of the seats.
fn value(text: Text, of: Value, names: &[String]) -> String {
    let (say, pieces) = (text.course(), text.pieces());
    match of {
        Value::Number(number) => number.to_string(),
        Value::Cards(count) => pieces.cards(count),
        Value::Coins(count) => pieces.coins(count),
        Value::Servants(count) => pieces.servants(count),
        Value::Roads(count) => say.roads(count),
        Value::Tokens(count) => say.tokens(count),
        Value::Colour(of) => say.colour_name(of),
        Value::Council(of) => say.council_name(of),
        Value::City(of) => of.name().to_owned(),
        Value::Cities(of) => say.cities(&city::names(of.iter())),
        Value::Permit(of) => letters(of),
        Value::Gains(of) => gains(text, &of),
        Value::Player(of) => name_of(names, of).into_owned(),
    }
}

/// Returns gains inside a sentence.
pub fn gains(text: Text, of: &Totals) -> String {
    let (say, pieces) = (text.course(), text.pieces());
    let all = [
        (of.coins > 0).then(|| pieces.coins(of.coins)),
        (of.servants > 0).then(|| pieces.servants(of.servants)),
        (of.cards > 0).then(|| pieces.cards(of.cards)),
        (of.nobility > 0).then(|| pieces.nobility_steps(of.nobility)),
        (of.main_actions > 0).then(|| say.main_actions(of.main_actions)),
        (of.vp > 0).then(|| pieces.vp(of.vp)),
    ];
    say.gains(&all.into_iter().flatten().collect::<Vec<_>>())
}

/// Returns the task at the table: without a capital and a full stop.
fn task(action: Action, table: &PublicState) -> String {
    let say = text().course();
    match action {
        Action::Elect { colour, council } => say.elect(colour, council),
        Action::Acquire { region, slot, payment } => {
            let permit = table.permit(region, slot).map(letters).unwrap_or_default();
            say.acquire(&permit, payment.len().into())
        }
        Action::Place { permit, city } => {
            say.place(said::course::Place { city: city.name(), permit: &letters(permit) })
        }
        Action::PlaceWithQueen { city, payment } => {
            say.place_with_queen(city.name(), payment.len().into())
        }
        Action::EngageServant => say.engage_servant().to_owned(),
        Action::ChangePermits { region } => say.change_permits(region),
        Action::SendServant { colour, council } => say.send_servant(colour, council),
        Action::AdditionalMain => say.additional_main().to_owned(),
        Action::EndTurn => say.end_turn().to_owned(),
        Action::ChooseToken { .. } => say.choose_token().to_owned(),
        Action::ChooseTokens { .. } => say.choose_tokens().to_owned(),
        Action::TakePermit { .. } | Action::DeclinePermit => say.take_permit().to_owned(),
        Action::RepeatPermit { .. } => say.repeat_permit().to_owned(),
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
