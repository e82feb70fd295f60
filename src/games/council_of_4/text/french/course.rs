//! The lessons in French: titles, values, tasks, and the file with the texts.

use std::sync::LazyLock;

use super::words::{
    cards, cities, coins, colour, counted, listed, of_council, of_region, servants,
};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::Colour;
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::lesson::Lesson;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::course::{CourseText, Lessons, Value};
use crate::games::council_of_4::text::letters;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "Le but",
        Lesson::Elect => "Élire",
        Lesson::Acquire => "Acquérir un permis",
        Lesson::Place => "Placer un marchand",
        Lesson::Chains => "Les chaînes",
        Lesson::Queen => "La reine",
        Lesson::Quick => "Actions rapides",
        Lesson::End => "La noblesse et la fin",
        Lesson::Tempo => "Le tempo",
        Lesson::Servants => "Les serviteurs",
        Lesson::Networks => "Les réseaux",
        Lesson::Timing => "L’heure de la reine",
        Lesson::Ending => "Finir la partie",
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
        Value::Roads(amount) => counted(amount, "route", "routes"),
        Value::Tokens(amount) => counted(amount, "jeton", "jetons"),
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
            format!("élisez {} au conseil {}", lower(colour), of_council(council))
        }
        Action::Acquire { region, slot, payment } => format!(
            "prenez le permis {} pour {}",
            table.permit(region, slot).map(letters).unwrap_or_default(),
            cards(payment.len().into()),
        ),
        Action::Place { permit, city } => {
            format!("placez un marchand à {} avec le permis {}", city.name(), letters(permit))
        }
        Action::PlaceWithQueen { city, payment } => {
            format!("menez la reine à {} pour {}", city.name(), cards(payment.len().into()))
        }
        Action::EngageServant => "engagez un serviteur".to_owned(),
        Action::ChangePermits { region: of } => format!("changez les permis {}", of_region(of)),
        Action::SendServant { colour, council } => {
            format!(
                "envoyez un serviteur élire {} au conseil {}",
                lower(colour),
                of_council(council)
            )
        }
        Action::AdditionalMain => "achetez une action principale supplémentaire".to_owned(),
        Action::EndTurn => "terminez votre tour".to_owned(),
        Action::ChooseToken { .. } => "choisissez une ville dont le jeton paie encore".to_owned(),
        Action::ChooseTokens { .. } => {
            "choisissez deux villes dont les jetons paient encore".to_owned()
        }
        Action::TakePermit { .. } | Action::DeclinePermit => {
            "prenez un permis, ou aucun".to_owned()
        }
        Action::RepeatPermit { .. } => "choisissez un permis à répéter".to_owned(),
    }
}

fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

fn totals(of: &Totals) -> String {
    let counts = [
        (of.coins, "pièce", "pièces"),
        (of.servants, "serviteur", "serviteurs"),
        (of.cards, "carte", "cartes"),
        (of.nobility, "pas de noblesse", "pas de noblesse"),
        (
            of.main_actions,
            "action principale supplémentaire",
            "actions principales supplémentaires",
        ),
    ];
    let counts = counts.into_iter().filter(|(amount, ..)| *amount > 0);
    let mut all: Vec<String> =
        counts.map(|(amount, one, several)| counted(amount, one, several)).collect();
    all.extend((of.vp > 0).then(|| format!("{} PV", of.vp)));
    listed(&all)
}
