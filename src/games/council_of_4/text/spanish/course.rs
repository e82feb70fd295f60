//! The lessons in Spanish: titles, values, tasks, and the file with the texts.

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
        Lesson::Aim => "El objetivo",
        Lesson::Elect => "Elegir",
        Lesson::Acquire => "Adquirir un permiso",
        Lesson::Place => "Colocar un mercader",
        Lesson::Chains => "Las cadenas",
        Lesson::Queen => "La reina",
        Lesson::Quick => "Acciones rápidas",
        Lesson::End => "La nobleza y el final",
        Lesson::Tempo => "El ritmo",
        Lesson::Servants => "Los sirvientes",
        Lesson::Networks => "Las redes",
        Lesson::Timing => "El momento de la reina",
        Lesson::Ending => "Terminar la partida",
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
        Value::Roads(amount) => counted(amount, "ruta", "rutas"),
        Value::Tokens(amount) => counted(amount, "ficha", "fichas"),
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
            format!("elige un consejero {} para el consejo {}", lower(colour), of_council(council))
        }
        Action::Acquire { region, slot, payment } => format!(
            "toma el permiso {} por {}",
            table.permit(region, slot).map(letters).unwrap_or_default(),
            cards(payment.len().into()),
        ),
        Action::Place { permit, city } => {
            format!("coloca un mercader en {} con el permiso {}", city.name(), letters(permit))
        }
        Action::PlaceWithQueen { city, payment } => {
            format!("lleva a la reina a {} por {}", city.name(), cards(payment.len().into()))
        }
        Action::EngageServant => "contrata un sirviente".to_owned(),
        Action::ChangePermits { region: of } => format!("cambia los permisos {}", of_region(of)),
        Action::SendServant { colour, council } => {
            format!(
                "envía un sirviente a elegir un consejero {} para el consejo {}",
                lower(colour),
                of_council(council)
            )
        }
        Action::AdditionalMain => "compra una acción principal adicional".to_owned(),
        Action::EndTurn => "termina tu turno".to_owned(),
        Action::ChooseToken { .. } => "escoge una ciudad cuya ficha vuelva a pagarte".to_owned(),
        Action::ChooseTokens { .. } => {
            "escoge dos ciudades cuyas fichas vuelvan a pagarte".to_owned()
        }
        Action::TakePermit { .. } | Action::DeclinePermit => {
            "toma un permiso, o ninguno".to_owned()
        }
        Action::RepeatPermit { .. } => "escoge un permiso para repetir".to_owned(),
    }
}

fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

fn totals(of: &Totals) -> String {
    let counts = [
        (of.coins, "moneda", "monedas"),
        (of.servants, "sirviente", "sirvientes"),
        (of.cards, "carta", "cartas"),
        (of.nobility, "paso de nobleza", "pasos de nobleza"),
        (of.main_actions, "acción principal adicional", "acciones principales adicionales"),
    ];
    let counts = counts.into_iter().filter(|(amount, ..)| *amount > 0);
    let mut all: Vec<String> =
        counts.map(|(amount, one, several)| counted(amount, one, several)).collect();
    all.extend((of.vp > 0).then(|| format!("{} PV", of.vp)));
    listed(&all)
}
