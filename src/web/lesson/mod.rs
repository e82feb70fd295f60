//! The lessons of any game: the real table with a card that leads through it, and what it speaks of lit.

mod card;
mod guard;
mod list;
mod progress;
mod screen;
mod taken;
mod teaching;
mod veil;

use leptos::prelude::*;

use crate::scene::lesson::{Course, Curriculum};
use crate::web::frame::frame;
use crate::web::later::Bench;
use crate::web::lay::lay;
use crate::web::screen::Screen;
use crate::web::state::Minds;

pub use progress::progress;

/// Shows the lessons of a course from a step on. `play` continues to a first game.
pub fn lessons<G: Screen>(
    (of, at): (Curriculum, usize),
    bench: Bench,
    leave: Callback<()>,
    play: Callback<()>,
) -> AnyView {
    let taken = Course::<G>::open(of).and_then(|course| taken::sit_down(course, at, bench.bots()));
    let Some((teaching, table, course)) = taken else {
        leave.run(());
        return ().into_any();
    };
    let prepared =
        Callback::new(move |played: usize| course.with_value(|course| course.action(played)));
    lay(table, Minds::Prepared(prepared));
    provide_context(teaching);
    let layout = frame::<G>;
    view! { <screen::LessonScreen layout leave play /> }.into_any()
}
