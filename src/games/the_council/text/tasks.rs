//! The tasks of the table's keys, in words.

use super::Subjects;
use crate::games::the_council::scene::keys::Task;
use crate::text::text;

/// Returns a task in the third person.
pub fn task(of: Task) -> &'static str {
    let say = text().tasks();
    match of {
        Task::Option => say.option(),
        Task::More => say.more(),
        Task::Less => say.less(),
        Task::Nothing => say.nothing(),
        Task::Clear => say.clear(),
        Task::GoOn => say.go_on(),
        Task::ShowAgain => say.show_again(),
    }
}
