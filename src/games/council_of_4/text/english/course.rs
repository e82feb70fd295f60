//! The lessons in English: titles, values, tasks, and the file with the texts.

use std::sync::LazyLock;

use super::words::{cities, colour, counted, listed, region};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{Colour, Council};
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::lesson::Lesson;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::course::{CourseText, Lessons, Value};
use crate::games::council_of_4::text::letters;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "The aim",
        Lesson::Elect => "Electing",
        Lesson::Acquire => "Acquiring a permit",
        Lesson::Place => "Placing a merchant",
        Lesson::Chains => "Chains",
        Lesson::Queen => "The queen",
        Lesson::Quick => "Quick actions",
        Lesson::End => "Nobility and the end",
        Lesson::Tempo => "Tempo",
        Lesson::Servants => "Servants",
        Lesson::Networks => "Networks",
        Lesson::Timing => "The queen’s moment",
        Lesson::Ending => "Ending the game",
    },
    value,
    task,
};

pub(in crate::games::council_of_4::text) static LESSONS: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("lessons.txt")));

pub(in crate::games::council_of_4::text) static PLAYING_WELL: LazyLock<Lessons> =
    LazyLock::new(|| Lessons::read(include_str!("playing-well.txt")));

fn value(of: &Value, names: &[String]) -> String {
    match *of {
        Value::Number(number) => number.to_string(),
        Value::Cards(amount) => counted(amount, "card"),
        Value::Coins(amount) => counted(amount, "coin"),
        Value::Servants(amount) => counted(amount, "servant"),
        Value::Roads(amount) => counted(amount, "road"),
        Value::Tokens(amount) => counted(amount, "token"),
        Value::Colour(of) => lower(of),
        Value::Council(of) => the(of),
        Value::City(of) => City::name(of).to_owned(),
        Value::Cities(of) => cities(of),
        Value::Permit(of) => letters(of),
        Value::Gains(of) => totals(&of),
        Value::Player(of) => name_of(names, of).into_owned(),
    }
}

fn task(action: Action, table: &PublicState) -> String {
    match action {
        Action::Elect { colour, council } => {
            format!("elect {} to {}", lower(colour), the(council))
        }
        Action::Acquire { region, slot, payment } => format!(
            "take permit {} for {}",
            table.permit(region, slot).map(letters).unwrap_or_default(),
            counted(payment.len(), "card"),
        ),
        Action::Place { permit, city } => {
            format!("place a merchant in {} with permit {}", city.name(), letters(permit))
        }
        Action::PlaceWithQueen { city, payment } => {
            format!("move the queen to {} for {}", city.name(), counted(payment.len(), "card"))
        }
        Action::EngageServant => "engage a servant".to_owned(),
        Action::ChangePermits { region: of } => format!("change the permits of {}", region(of)),
        Action::SendServant { colour, council } => {
            format!("send a servant to elect {} to {}", lower(colour), the(council))
        }
        Action::AdditionalMain => "buy an extra main action".to_owned(),
        Action::EndTurn => "end your turn".to_owned(),
        Action::ChooseToken { .. } => "choose a city whose token pays again".to_owned(),
        Action::ChooseTokens { .. } => "choose two cities whose tokens pay again".to_owned(),
        Action::TakePermit { .. } | Action::DeclinePermit => "take a permit, or none".to_owned(),
        Action::RepeatPermit { .. } => "choose a permit to repeat".to_owned(),
    }
}

fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

fn the(of: Council) -> String {
    match of {
        Council::Region(of) => format!("the {} council", region(of)),
        Council::Queen => "the queen’s council".to_owned(),
    }
}

fn totals(of: &Totals) -> String {
    let counts = [
        (of.coins, "coin"),
        (of.servants, "servant"),
        (of.cards, "card"),
        (of.nobility, "nobility step"),
        (of.main_actions, "extra main action"),
    ];
    let counts = counts.into_iter().filter(|(amount, _)| *amount > 0);
    let mut all: Vec<String> = counts.map(|(amount, thing)| counted(amount, thing)).collect();
    all.extend((of.vp > 0).then(|| format!("{} VP", of.vp)));
    listed(&all)
}
