//! A course at the table of its game.

use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;
use web_sys::Element;

use super::rivals::Minds;
use super::signs::spot;
use super::table::{Passage, Table};
use crate::rules::Game;
use crate::scene::Shown;
use crate::scene::lesson::{Course, Curriculum, Plan};
use crate::session::Session;
use crate::text::rules::course;
use crate::text::text;
use crate::web::bot::Bots;
use crate::web::later::Bench;
use crate::web::lesson::{Content, LessonScreen, Lit, Teach, Teaching};
use crate::web::screen::Screen;

/// Places of a course at a step, in a view after so many actions.
type Places<G> = fn(&Course<G>, usize, &<G as Game>::View, usize) -> Vec<<G as Shown>::Place>;

/// A course at a table.
struct Taken<G: Screen> {
    table: Table<G>,
    course: StoredValue<Course<G>>,
    step: RwSignal<usize>,
    /// Action that the step asks for next.
    asked: Memo<Option<G::Action>>,
    /// Number of the step's actions that are done.
    done: Memo<usize>,
    /// The places that the step is about now: those to press first, in their order.
    lit: Memo<Vec<G::Place>>,
    /// The places to press for what the step asks for, in their order.
    pressed: Memo<Vec<G::Place>>,
}

/// Shows the lessons of a course from a step on. `play` continues to a first game.
pub fn lessons<G: Screen>(
    (of, at): (Curriculum, usize),
    bench: Bench,
    leave: Callback<()>,
    play: Callback<()>,
) -> AnyView {
    let taken = Course::<G>::open(of).and_then(|course| sit_down(course, at, bench.bots()));
    let Some((teaching, table, course)) = taken else {
        leave.run(());
        return ().into_any();
    };
    let prepared =
        Callback::new(move |played: usize| course.with_value(|course| course.action(played)));
    table.lay(Minds::Prepared(prepared));
    provide_context(teaching);
    view! { <LessonScreen leave play /> }.into_any()
}

/// Puts a course on the screen from a step on; `None` if there is no such step.
fn sit_down<G: Screen>(
    course: Course<G>,
    at: usize,
    bots: StoredValue<Bots, LocalStorage>,
) -> Option<(Teaching, Table<G>, StoredValue<Course<G>>)> {
    let plan = Plan::<G>::of(course.of())?;
    let session = course.table(at)?;
    let (course, step) = (StoredValue::new(course), RwSignal::new(at));
    let gate = Callback::new(move |(played, action)| {
        match course.with_value(|course| course.fulfils(step.get_untracked(), played, action)) {
            true => Passage::Open,
            false => Passage::Closed(text().lesson().not_now()),
        }
    });
    let table = Table::of_lesson(session, gate, bots);
    let played = Memo::new(move |_| table.session.with(Session::played));
    let places = move |of: Places<G>| {
        Memo::new(move |_| {
            let view = table.view.get();
            course.with_value(|course| of(course, step.get(), &view, played.get()))
        })
    };
    let lit = places(Course::lit);
    Effect::new(move |_| {
        let lit = lit.get();
        table.view.with_untracked(|view| table.small.turn_to_lit(&lit, view));
    });
    let taken = Taken {
        table,
        course,
        step,
        asked: Memo::new(move |_| {
            course.with_value(|course| course.asked(step.get(), played.get()))
        }),
        done: Memo::new(move |_| course.with_value(|course| course.done(step.get(), played.get()))),
        lit,
        pressed: places(Course::pressed),
    };
    let teaching = Teaching::begin(plan.syllabus, step, table.house, Arc::new(taken));
    Some((teaching, table, course))
}

impl<G: Screen> Taken<G> {
    /// Returns the preview, as long as something is open that the step asks for.
    fn preview(&self) -> Vec<Element> {
        let open = self.table.selection.draft.with_untracked(|draft| G::kind(draft).is_some());
        let is_shown = open && self.asked.get_untracked().is_some();
        G::PREVIEW
            .into_iter()
            .flatten()
            .filter(|_| is_shown)
            .filter_map(|place| spot::<G>(place).element())
            .collect()
    }
}

impl<G: Screen> Teach for Taken<G> {
    fn lessons(&self) -> Vec<(String, Range<usize>)> {
        let plan = self.course.with_value(|course| Plan::<G>::of(course.of()));
        let lessons = plan.into_iter().flat_map(Plan::lessons);
        lessons.map(|(lesson, steps)| (G::lesson(lesson), steps)).collect()
    }

    fn content(&self) -> Option<Content> {
        let step = self.step.get();
        self.course.with_value(|course| {
            let (of, topic) = (course.of(), course.step(step)?.topic);
            let saying = course.saying(step)?;
            Some(Content {
                rule: course::rule::<G>(of, topic),
                meaning: course::meaning::<G>(of, topic, &saying, &self.table.names())
                    .unwrap_or_default(),
                is_later: course.turns_passed(step) > 0,
            })
        })
    }

    fn task(&self) -> Option<String> {
        let action = self.asked.get()?;
        Some(G::task(action, &self.table.session.with_untracked(Session::view)))
    }

    fn tasks(&self) -> (usize, usize) {
        let step = self.course.with_value(|course| course.step(self.step.get()));
        (self.done.get(), step.map_or(0, |step| step.tasks))
    }

    fn lit(&self) -> Lit {
        let (lit, asked) = (self.lit.get_untracked(), self.asked.get_untracked());
        let is_ordered = asked.is_some_and(|action| !G::is_free(action));
        Lit {
            // One that is not there must not move the numbers of the others.
            elements: lit.into_iter().map(|place| spot::<G>(place).element()).collect(),
            ordered: if is_ordered { self.pressed.with_untracked(Vec::len) } else { 0 },
            preview: self.preview(),
            room: asked.and_then(|_| spot::<G>(G::PREVIEW[0]?).element()),
        }
    }

    fn live(&self) -> Vec<Element> {
        let pressed =
            self.pressed.get_untracked().into_iter().filter_map(|place| spot::<G>(place).element());
        pressed.chain(self.preview()).collect()
    }

    fn bring(&self, step: usize) {
        let course = self.course;
        self.table.set_up(|session| course.with_value(|course| course.bring(session, step)));
    }

    fn do_it(&self) {
        if let Some(action) = self.asked.get_untracked() {
            self.table.play(action);
        }
    }

    fn is_picking(&self) -> bool {
        self.table.finish();
        let nothing = self.table.view.with_untracked(|view| G::Draft::from(view));
        self.table.selection.draft.with_untracked(|draft| *draft != nothing)
    }

    fn leave(&self) {
        self.table.leave();
    }
}
