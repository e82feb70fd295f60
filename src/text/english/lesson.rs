//! The frame of lessons in English.

use crate::scene::lesson::Curriculum;
use crate::text::lesson::LessonText;

pub(in crate::text) static LESSON: LessonText = LessonText {
    title: |of| match of {
        Curriculum::FirstGame => "Learn to play",
        Curriculum::PlayingWell => "Play well",
    },
    invitation: |of, steps| match of {
        Curriculum::FirstGame => {
            format!("{steps} short steps at a real table, with the real rules.")
        }
        Curriculum::PlayingWell => {
            format!("{steps} short steps through a won game, on what made its moves good.")
        }
    },
    done: |done, all| format!("{done} of {all} steps done"),
    start: "Start the lessons",
    resume: "Continue the lessons",
    again: "Start again",

    step: |number, all| format!("Step {number} of {all}"),
    later: "Some turns later:",
    your_turn: "Your turn:",
    well_done: "Done.",
    progress: |done, all| format!("{done} of {all}"),
    all: "All lessons",
    lesson_done: "done",
    lesson_open: "open now",
    not_done: "Do this first, or choose “Do it for me”.",
    not_now: "Not in this step: do what the lesson asks.",
    no_undo: "In the lessons, use “Back” instead of undo.",
    not_of_this: |game| format!("This page has no such lessons of “{game}”."),

    back: "Back",
    next: "Next",
    do_it: "Do it for me",
    skip: "Skip lesson",
    leave: "Leave",
    play: "Play a first game",
    finish: "To the start page",
    leave_title: "Leave the lesson?",
    leave_body: "You can continue here when you come back.",
    leave_yes: "Leave",
    leave_no: "Stay",
};
