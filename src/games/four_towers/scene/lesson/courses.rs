//! The courses: their lessons, and where each step begins in the match that they are played on.

use super::{Lesson, Topic};
use crate::games::four_towers::FourTowers;
use crate::scene::lesson::{Curriculum, Plan, Step, step};

/// The courses, in the order in which they are taken.
pub const COURSES: [Plan<FourTowers>; 2] = [
    Plan::new(
        Curriculum::FirstGame,
        "curia.lesson.four-towers",
        1,
        &STEPS,
        include_str!("first-game.curia"),
    ),
    Plan::new(
        Curriculum::PlayingWell,
        "curia.lesson.four-towers.well",
        1,
        &WELL,
        include_str!("playing-well.curia"),
    ),
];

/// Steps of the first course. Their beginnings follow from `first-game.curia`.
const STEPS: [Step<FourTowers>; 10] = [
    step(Lesson::Aim, Topic::Aim, 0, 0),
    step(Lesson::Turn, Topic::Draw, 0, 1),
    step(Lesson::Turn, Topic::Place, 1, 1),
    step(Lesson::Turn, Topic::Keep, 2, 2),
    step(Lesson::Expansion, Topic::Expand, 14, 1),
    step(Lesson::Lords, Topic::Lord, 40, 1),
    step(Lesson::Plays, Topic::Champion, 64, 1),
    step(Lesson::Plays, Topic::Merchant, 65, 1),
    step(Lesson::Demons, Topic::Demon, 81, 2),
    step(Lesson::Demons, Topic::End, 83, 0),
];

/// Steps of the course on playing well. Their beginnings follow from `playing-well.curia`.
const WELL: [Step<FourTowers>; 7] = [
    step(Lesson::Gathering, Topic::Gather, 129, 2),
    step(Lesson::Cascades, Topic::Prepare, 161, 3),
    step(Lesson::Cascades, Topic::Rise, 164, 2),
    step(Lesson::Demoting, Topic::Demote, 180, 2),
    step(Lesson::Trading, Topic::Trade, 210, 2),
    step(Lesson::Ending, Topic::Harm, 226, 1),
    step(Lesson::Ending, Topic::Farewell, 241, 0),
];
