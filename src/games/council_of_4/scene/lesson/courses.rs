//! The courses: their lessons, and where each step begins in the match that they are played on.

use super::{Lesson, Topic};
use crate::games::council_of_4::CouncilOf4;
use crate::scene::lesson::{Curriculum, Plan, Step, step};

/// The courses, in the order in which they are taken.
pub const COURSES: [Plan<CouncilOf4>; 2] = [
    Plan::new(Curriculum::FirstGame, "curia.lesson", 2, &STEPS, include_str!("first-game.curia")),
    Plan::new(
        Curriculum::PlayingWell,
        "curia.lesson.well",
        1,
        &WELL,
        include_str!("playing-well.curia"),
    ),
];

/// Steps of the first course. Their beginnings follow from `first-game.curia`.
pub const STEPS: [Step<CouncilOf4>; 15] = [
    step(Lesson::Aim, Topic::Aim, 0, 0),
    step(Lesson::Aim, Topic::Turn, 0, 0),
    step(Lesson::Elect, Topic::Elect, 0, 1),
    step(Lesson::Elect, Topic::EndTurn, 1, 1),
    step(Lesson::Acquire, Topic::Acquire, 5, 1),
    step(Lesson::Acquire, Topic::Joker, 6, 0),
    step(Lesson::Place, Topic::Place, 10, 1),
    step(Lesson::Chains, Topic::Chain, 23, 1),
    step(Lesson::Queen, Topic::Queen, 34, 1),
    step(Lesson::Quick, Topic::Quick, 35, 1),
    step(Lesson::End, Topic::Nobility, 46, 2),
    step(Lesson::End, Topic::Rewards, 48, 0),
    step(Lesson::End, Topic::End, 48, 0),
    step(Lesson::End, Topic::Help, 48, 0),
    step(Lesson::End, Topic::Farewell, 48, 0),
];

/// Steps of the course on playing well. Their beginnings follow from `playing-well.curia`.
const WELL: [Step<CouncilOf4>; 6] = [
    step(Lesson::Tempo, Topic::Tempo, 1, 2),
    step(Lesson::Servants, Topic::Quick, 8, 1),
    step(Lesson::Networks, Topic::Chain, 30, 1),
    step(Lesson::Timing, Topic::Queen, 72, 1),
    step(Lesson::Ending, Topic::Finish, 74, 2),
    step(Lesson::Ending, Topic::Farewell, 76, 0),
];
