//! What the keys of the table do, in words.

use crate::games::council_of_4::scene::keys::Task;

/// The tasks of the keys.
pub struct TasksText {
    /// What a key does that has this task.
    pub task: fn(Task) -> &'static str,
}
