//! The courses: their lessons, and where each step begins in the match that they are played on.

use super::{Lesson, Topic};
use crate::games::the_council::TheCouncil;
use crate::scene::lesson::{Curriculum, Plan, Step, step};

/// The courses, in the order in which they are taken.
pub const COURSES: [Plan<TheCouncil>; 2] = [
    Plan::new(
        Curriculum::FirstGame,
        "curia.lesson.the-council",
        1,
        &STEPS,
        include_str!("first-game.curia"),
    ),
    Plan::new(
        Curriculum::PlayingWell,
        "curia.lesson.the-council.well",
        1,
        &WELL,
        include_str!("playing-well.curia"),
    ),
];

/// Steps of the first course. Their beginnings follow from `first-game.curia`.
const STEPS: [Step<TheCouncil>; 8] = [
    step(Lesson::Hall, Topic::Hall, 2, 0),
    step(Lesson::Draft, Topic::Draft, 2, 1),
    step(Lesson::Events, Topic::Event, 23, 1),
    step(Lesson::Ranks, Topic::Gain, 26, 1),
    step(Lesson::Ranks, Topic::Trade, 50, 1),
    step(Lesson::Cards, Topic::Cards, 79, 1),
    step(Lesson::Collapse, Topic::Collapse, 158, 1),
    step(Lesson::Collapse, Topic::Double, 162, 0),
];

/// Steps of the course on playing well. Their beginnings follow from `playing-well.curia`.
const WELL: [Step<TheCouncil>; 8] = [
    step(Lesson::Saving, Topic::Save, 57, 1),
    step(Lesson::Committing, Topic::Ace, 106, 1),
    step(Lesson::Climbing, Topic::Climb, 140, 1),
    step(Lesson::Climbing, Topic::Deny, 169, 1),
    step(Lesson::Failing, Topic::Fail, 175, 1),
    step(Lesson::Failing, Topic::Crown, 178, 1),
    step(Lesson::Ending, Topic::Finish, 231, 1),
    step(Lesson::Ending, Topic::Farewell, 233, 0),
];
