//! The tasks of the table's keys, in words.

use crate::games::council_of_4::scene::keys::Task;
use crate::games::council_of_4::text::Subjects;
use crate::text::text;

/// Returns a task, in the third person.
pub fn task(of: Task) -> &'static str {
    let say = text().tasks();
    match of {
        Task::Begin => say.begin(),
        Task::Option => say.option(),
        Task::Colour => say.colour(),
        Task::AddCard => say.add_card(),
        Task::DropCard => say.drop_card(),
        Task::City => say.city(),
        Task::Decline => say.decline(),
        Task::Back => say.back(),
        Task::EndTurn => say.end_turn(),
        Task::Restart => say.restart(),
        Task::ListFold => say.list_fold(),
    }
}
