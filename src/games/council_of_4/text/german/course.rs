//! The lessons in German: titles, values, tasks, and the file with the texts.

use std::sync::LazyLock;

use super::words::{cards, cities, coins, colour, council, counted, listed, region, servants};
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
        Lesson::Aim => "Das Ziel",
        Lesson::Elect => "Wählen",
        Lesson::Acquire => "Lizenzen erwerben",
        Lesson::Place => "Händler setzen",
        Lesson::Chains => "Ketten",
        Lesson::Queen => "Die Königin",
        Lesson::Quick => "Schnellaktionen",
        Lesson::End => "Adel und Ende",
        Lesson::Tempo => "Tempo machen",
        Lesson::Servants => "Diener",
        Lesson::Networks => "Netze",
        Lesson::Timing => "Der Moment der Königin",
        Lesson::Ending => "Die Partie beenden",
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
        Value::Cards(amount) => cards(amount),
        Value::Coins(amount) => coins(amount),
        Value::Servants(amount) => servants(amount),
        Value::Roads(amount) => counted(amount, "Straße", "Straßen"),
        Value::Tokens(amount) => format!("{amount} Marker"),
        Value::Colour(of) => colour(of).to_owned(),
        Value::Council(of) => format!("der {}", council(of)),
        Value::City(of) => City::name(of).to_owned(),
        Value::Cities(of) => cities(of),
        Value::Permit(of) => letters(of),
        Value::Gains(of) => totals(&of),
        Value::Player(of) => name_of(names, of).into_owned(),
    }
}

fn task(action: Action, table: &PublicState) -> String {
    match action {
        Action::Elect { colour, council } => format!("wähle {}", into(colour, council)),
        Action::Acquire { region, slot, payment } => format!(
            "nimm Lizenz {} für {}",
            table.permit(region, slot).map(letters).unwrap_or_default(),
            cards(payment.len().into()),
        ),
        Action::Place { permit, city } => {
            format!("setze mit Lizenz {} einen Händler nach {}", letters(permit), city.name())
        }
        Action::PlaceWithQueen { city, payment } => {
            format!("führe die Königin für {} nach {}", cards(payment.len().into()), city.name())
        }
        Action::EngageServant => "wirb einen Diener an".to_owned(),
        Action::ChangePermits { region: of } => format!("tausche die Lizenzen der {}", region(of)),
        Action::SendServant { colour, council } => {
            format!("schicke einen Diener und wähle {}", into(colour, council))
        }
        Action::AdditionalMain => "kaufe eine zusätzliche Hauptaktion".to_owned(),
        Action::EndTurn => "beende deinen Zug".to_owned(),
        Action::ChooseToken { .. } => {
            "wähle eine Stadt aus, deren Marker du noch einmal erhältst".to_owned()
        }
        Action::ChooseTokens { .. } => {
            "wähle zwei Städte aus, deren Marker du noch einmal erhältst".to_owned()
        }
        Action::TakePermit { .. } | Action::DeclinePermit => {
            "nimm eine Lizenz oder keine".to_owned()
        }
        Action::RepeatPermit { .. } => "wähle eine Lizenz zum Wiederholen aus".to_owned(),
    }
}

fn into(of: Colour, to: Council) -> String {
    format!("{} in den Rat der {}", colour(of), council(to))
}

fn totals(of: &Totals) -> String {
    let counts = [
        (of.coins, "Münze", "Münzen"),
        (of.servants, "Diener", "Diener"),
        (of.cards, "Karte", "Karten"),
        (of.nobility, "Adelsschritt", "Adelsschritte"),
        (of.main_actions, "zusätzliche Hauptaktion", "zusätzliche Hauptaktionen"),
    ];
    let counts = counts.into_iter().filter(|(amount, ..)| *amount > 0);
    let mut all: Vec<String> =
        counts.map(|(amount, one, several)| counted(amount, one, several)).collect();
    all.extend((of.vp > 0).then(|| format!("{} SP", of.vp)));
    listed(&all)
}
