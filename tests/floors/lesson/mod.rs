//! The lessons of every game: each course is played to its end, and is kept and told in the same way.

mod card;
mod council_of_4;
mod four_towers;
mod the_council;

use curia::bots::legal;
use curia::bots::protocol::Wanted;
use curia::games::council_of_4::CouncilOf4;
use curia::games::four_towers::FourTowers;
use curia::games::the_council::TheCouncil;
use curia::rules::Seat;
use curia::scene::analysis::{Depth, LISTED_FROM};
use curia::scene::lesson::{Course, Curriculum, Plan, Progress, Step, Syllabus, Taught, syllabi};
use curia::session::Session;
use curia::text::rules::Ruled;
use curia::text::rules::course;

use crate::thinker::ask_in;

const LEARNER: Seat = Seat(0);

/// Declares tests that hold for every game, which they call `G`.
macro_rules! of_every_game {
    ($(fn $name:ident() $body:block)+) => {$(
        #[test]
        fn $name() {
            fn of<G: Ruled>() $body
            of::<CouncilOf4>();
            of::<TheCouncil>();
            of::<FourTowers>();
        }
    )+};
}

/// Returns the courses of a game.
fn courses<G: Taught>() -> impl Iterator<Item = (&'static Plan<G>, Course<G>)> {
    G::COURSES.iter().map(|plan| {
        let course = Course::open(plan.syllabus.of);
        (plan, course.expect("the match of the lessons can be read to its end"))
    })
}

/// Returns every step of every course.
fn all_steps<G: Taught>() -> impl Iterator<Item = (Course<G>, usize, Step<G>)> {
    courses::<G>().flat_map(|(plan, course)| {
        let steps = plan.steps.iter().enumerate();
        steps.map(move |(at, &step)| (course.clone(), at, step))
    })
}

/// Does what the step wants, as "Do it for me" does.
fn done_for_me<G: Taught>(course: &Course<G>, step: usize, table: &mut Session<G>) {
    while let Some(action) = course.asked(step, table.played()) {
        assert!(course.fulfils(step, table.played(), action));
        table.play(action).map_err(|_| "refused").expect("what a step asks for is legal");
    }
}

/// Returns the names of the seats.
fn names<G: Taught>(table: &Session<G>) -> Vec<String> {
    table.record().seats.iter().map(|seat| seat.name.clone()).collect()
}

of_every_game! {
    fn the_whole_course_can_be_done_for_the_learner() {
        for (plan, course) in courses::<G>() {
            let mut table = course.table(0).expect("the first step");
            for (step, it) in plan.steps.iter().enumerate() {
                course.bring(&mut table, step);
                assert_eq!(table.played(), it.at, "{:?}", it.topic);
                assert_eq!(Some(table.record()), course.table(step).as_ref().map(Session::record));
                assert_eq!(table.decider(), Some(LEARNER), "{:?}: the learner is on turn", it.topic);
                assert!(!legal::<G>(&table.view()).is_empty(), "{:?}: not the learner's view", it.topic);
                done_for_me(&course, step, &mut table);
                assert_eq!(course.done(step, table.played()), it.tasks, "{:?}", it.topic);
                assert_eq!(course.asked(step, table.played()), None);
            }
            assert_eq!(course.action(table.played()), None, "nothing is prepared that no step plays");
        }
    }

    fn back_brings_every_step_as_it_was() {
        for (course, step, of) in all_steps::<G>().filter(|(_, step, _)| *step > 0) {
            let mut table = course.table(step).expect("a step");
            done_for_me(&course, step, &mut table);
            course.bring(&mut table, step - 1);
            let before = course.table(step - 1).expect("a step");
            assert_eq!(table.view(), before.view(), "{:?}", of.topic);
            assert_eq!(table.record().actions, before.record().actions);
        }
    }

    fn a_step_asks_for_an_action_and_takes_no_other() {
        for (course, step, of) in all_steps::<G>() {
            let mut table = course.table(step).expect("a step");
            for _ in 0..of.tasks {
                let asked = course.asked(step, table.played()).expect("a task");
                let free = G::is_free(asked);
                for action in legal::<G>(&table.view()) {
                    let taken = course.fulfils(step, table.played(), action);
                    assert_eq!(taken, free || action == asked, "{:?}: {action:?}", of.topic);
                }
                table.play(asked).map_err(|_| "refused").expect("legal");
            }
            for action in legal::<G>(&table.view()) {
                assert!(!course.fulfils(step, table.played(), action), "{:?}: {action:?}", of.topic);
            }
        }
    }

    fn what_is_pressed_is_lit_first_and_something_is_lit_until_the_last_step() {
        for (course, step, of) in all_steps::<G>() {
            let mut table = course.table(step).expect("a step");
            let view = table.view();
            let (lit, pressed) =
                (course.lit(step, &view, table.played()), course.pressed(step, &view, table.played()));
            assert_eq!(lit[..pressed.len()], pressed[..], "{:?}", of.topic);
            assert_eq!(pressed.is_empty(), of.tasks == 0, "{:?}", of.topic);
            done_for_me(&course, step, &mut table);
            let (view, played) = (table.view(), table.played());
            let is_last = step + 1 == course.steps().len();
            assert!(is_last || !course.lit(step, &view, played).is_empty(), "{:?}", of.topic);
            assert_eq!(course.pressed(step, &view, played), [], "{:?}", of.topic);
        }
    }

    fn the_lessons_come_in_their_order_and_each_has_a_step() {
        for plan in G::COURSES {
            let steps = plan.steps;
            let (mut order, mut at) = (Vec::new(), 0);
            for (lesson, own) in plan.lessons() {
                assert!(!order.contains(&lesson), "{lesson:?} is in two places");
                order.push(lesson);
                assert_eq!(own.start, at);
                assert!(steps[own.clone()].iter().all(|step| step.lesson == lesson));
                at = own.end;
            }
            assert_eq!(at, steps.len());
            assert!(steps.windows(2).all(|two| two[0].at + two[0].tasks <= two[1].at));
        }
    }

    fn every_step_has_a_short_text_with_the_numbers_of_its_table() {
        for (course, step, of) in all_steps::<G>() {
            let saying = course.saying(step);
            let saying = saying.unwrap_or_else(|| panic!("{:?} tells nothing", of.topic));
            let table = course.table(step).expect("a table");
            let rule = course::rule::<G>(course.of(), of.topic);
            let detail = course::meaning::<G>(course.of(), of.topic, &saying, &names(&table));
            let detail = detail.expect("all values of its text");
            println!("{rule}\n  {detail}");
            assert!(!rule.is_empty() && rule.chars().count() <= 80, "{rule}");
            assert!(detail.chars().count() <= 160, "{}: {detail}", detail.chars().count());
            let tasks = (0..of.tasks).filter_map(|task| course.asked(step, of.at + task));
            for action in tasks {
                let task = G::task(action, &table.view());
                println!("  > {task}");
                assert!(task.chars().count() <= 60, "{task}");
                assert!(task.starts_with(char::is_lowercase), "{task}");
            }
        }
    }

    fn playing_well_teaches_moves_that_bots_find_best() {
        let of_well = |(course, ..): &(Course<G>, usize, Step<G>)| course.of() == Curriculum::PlayingWell;
        for (course, step, of) in all_steps::<G>().filter(of_well) {
            let mut table = course.table(step).expect("a step");
            while let Some(asked) = course.asked(step, table.played()) {
                let history = table.history_at(table.played()).expect("a decision");
                let iterations = Depth::Normal.iterations();
                let told = ask_in::<G>(&history, Wanted::Advice { iterations, about: Some(G::print(asked)) });
                let chance = |action| {
                    let found = told.candidates.iter().find(|one| one.action == action);
                    100.0 * found.expect("a candidate").outlook.chance
                };
                let (best, taught) = (chance(told.candidates[0].action), chance(asked));
                println!("{:?}: {asked} {taught:.1} of {best:.1}", of.topic, asked = G::print(asked));
                // So much less would be called a loss.
                assert!(taught + f32::from(LISTED_FROM) > best, "{:?}: {taught} of {best}", of.topic);
                table.play(asked).map_err(|_| "refused").expect("legal");
            }
        }
    }

    fn progress_comes_back_and_anything_else_begins_anew() {
        for (of, (_, course)) in syllabi::<G>().into_iter().zip(courses::<G>()) {
            let mut progress = Progress::none(of);
            for step in 0..=of.steps {
                progress = progress.open(step);
                assert_eq!(Progress::read(of, &progress.write()), progress);
                assert_eq!(progress.steps_done(), step);
                assert_eq!(progress.finished(), step == of.steps);
                assert!(course.table(progress.next()).is_some());
                progress = progress.with_done(step);
            }
            let Syllabus { version, steps, .. } = of;
            let bad = [
                String::new(),
                "null".to_owned(),
                "{}".to_owned(),
                "\u{0}{".to_owned(),
                format!(r#"{{"version":{},"steps":3}}"#, version + 1),
                format!(r#"{{"version":{version},"steps":{}}}"#, steps + 1),
                format!(r#"{{"version":{version},"steps":{}}}"#, u64::MAX),
                format!(r#"{{"version":{version},"steps":-1}}"#),
                format!(r#"{{"version":{version},"steps":3,"more":1}}"#),
                format!(r#"{{"version":{version},"steps":3,"done":[0,{steps}]}}"#),
                format!(r#"{{"version":{version},"steps":3}}{}"#, " ".repeat(2000)),
            ];
            for text in bad {
                assert_eq!(Progress::read(of, &text), Progress::none(of), "{text}");
            }
        }
    }

    fn a_lesson_is_done_with_all_of_its_steps_in_any_order_and_skipping_does_nothing() {
        for plan in G::COURSES {
            let (of, all) = (plan.syllabus, plan.syllabus.steps);
            for (_, own) in plan.lessons() {
                let progress = own.clone().rev().fold(Progress::none(of), Progress::with_done);
                assert_eq!(progress.steps_done(), own.len());
                // After skipping to the end, the lessons left out follow.
                let over = progress.open(all);
                let left = (0..all).find(|step| !own.contains(step));
                assert_eq!((Some(over.next()), over.finished()), (left, false));
                assert_eq!(Progress::read(of, &over.write()), over);
            }
            let whole = (0..all).fold(Progress::none(of), Progress::with_done);
            assert!(whole.finished() && whole.open(all).next() == 0);
        }
    }
}

#[test]
fn every_course_keeps_its_progress_under_a_name_of_its_own() {
    let all = [syllabi::<CouncilOf4>(), syllabi::<TheCouncil>(), syllabi::<FourTowers>()].concat();
    let mut keys: Vec<&str> = all.iter().map(|of| of.key).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}
