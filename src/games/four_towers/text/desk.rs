//! Words of the table that belong to none of its parts alone.

use super::Subjects;
use crate::games::four_towers::scene::keys::Task;
use crate::text::text;
use crate::vocabulary;

vocabulary! {
    /// What the open action asks for next.
    pub enum Choosing {
        Champion = "champion",
        OwnChampion = "own-champion",
        Payment = "payment",
        Spirits = "spirits",
        Village = "village",
        OtherVillage = "other-village",
        Clan = "clan",
        OtherClan = "other-clan",
        Removed = "removed",
        Space = "space",
        Seat = "seat",
    }
}

/// Returns the purpose of a key, in the third person.
pub fn task(of: Task) -> &'static str {
    let say = text().desk();
    match of {
        Task::Village => say.task_village(),
        Task::Clan => say.task_clan(),
        Task::Back => say.task_back(),
        Task::Option => say.task_option(),
        Task::Next => say.task_next(),
        Task::Rest => say.task_rest(),
        Task::Clear => say.task_clear(),
    }
}
