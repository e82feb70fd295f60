//! The lessons in Italian: titles, values, tasks, and the file with the texts.

use std::sync::LazyLock;

use super::words::{
    at_city, cards, cities, coins, counted, listed, lower, of_council, of_region, servants,
};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::lesson::Lesson;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::course::{CourseText, Lessons, Value};
use crate::games::council_of_4::text::letters;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Lo scopo",
        Lesson::Elect => "Eleggere",
        Lesson::Acquire => "Acquistare un permesso",
        Lesson::Place => "Piazzare un mercante",
        Lesson::Chains => "Le catene",
        Lesson::Queen => "La regina",
        Lesson::Quick => "Azioni rapide",
        Lesson::End => "La nobiltà e la fine",
        Lesson::Tempo => "Guadagnare tempo",
        Lesson::Servants => "I servitori",
        Lesson::Networks => "Le reti",
        Lesson::Timing => "L’ora della regina",
        Lesson::Ending => "Finire la partita",
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
        Value::Roads(amount) => counted(amount, "strada", "strade"),
        Value::Tokens(amount) => counted(amount, "gettone", "gettoni"),
        Value::Colour(of) => lower(of),
        Value::Council(of) => of_council(of).to_owned(),
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
            format!("eleggi un consigliere {} nel consiglio {}", lower(colour), of_council(council))
        }
        Action::Acquire { region, slot, payment } => format!(
            "prendi il permesso {} per {}",
            table.permit(region, slot).map(letters).unwrap_or_default(),
            cards(payment.len().into()),
        ),
        Action::Place { permit, city } => {
            format!("piazza un mercante {} con il permesso {}", at_city(city), letters(permit))
        }
        Action::PlaceWithQueen { city, payment } => {
            format!("porta la regina {} per {}", at_city(city), cards(payment.len().into()))
        }
        Action::EngageServant => "assumi un servitore".to_owned(),
        Action::ChangePermits { region: of } => format!("cambia i permessi {}", of_region(of)),
        Action::SendServant { colour, council } => format!(
            "manda un servitore a eleggere un consigliere {} nel consiglio {}",
            lower(colour),
            of_council(council)
        ),
        Action::AdditionalMain => "compra un’azione principale in più".to_owned(),
        Action::EndTurn => "finisci il turno".to_owned(),
        Action::ChooseToken { .. } => "scegli una città il cui gettone rende di nuovo".to_owned(),
        Action::ChooseTokens { .. } => "scegli due città i cui gettoni rendono di nuovo".to_owned(),
        Action::TakePermit { .. } | Action::DeclinePermit => {
            "prendi un permesso, o nessuno".to_owned()
        }
        Action::RepeatPermit { .. } => "scegli un permesso da ripetere".to_owned(),
    }
}

fn totals(of: &Totals) -> String {
    let counts = [
        (of.coins, "moneta", "monete"),
        (of.servants, "servitore", "servitori"),
        (of.cards, "carta", "carte"),
        (of.nobility, "passo nobiltà", "passi nobiltà"),
        (of.main_actions, "azione principale in più", "azioni principali in più"),
    ];
    let counts = counts.into_iter().filter(|(amount, ..)| *amount > 0);
    let mut all: Vec<String> =
        counts.map(|(amount, one, several)| counted(amount, one, several)).collect();
    all.extend((of.vp > 0).then(|| format!("{} PV", of.vp)));
    listed(&all)
}
