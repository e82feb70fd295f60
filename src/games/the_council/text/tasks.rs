//! The tasks of the table's keys, in words.

use crate::games::the_council::scene::keys::Task;

/// The tasks of the keys.
pub struct TasksText {
    /// The text of a task, in the third person.
    pub task: fn(Task) -> &'static str,
}
