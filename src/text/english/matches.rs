//! Saved games in English.

use super::words::counted;
use crate::archive::Origin;
use crate::text::matches::MatchesText;

pub(in crate::text) static MATCHES: MatchesText = MatchesText {
    title: "Saved games",
    count: |matches, kilobytes| format!("{matches} · {kilobytes} kB"),
    none_found: "No such game.",
    show_more: |next, hidden| match hidden.saturating_sub(next) {
        0 => format!("Show {next} more"),
        _ => format!("Show {next} more of {hidden}"),
    },
    select_one: |name| format!("Select “{name}”"),
    same_again: "Same as last time",
    all: |games| format!("All {games}"),
    fewer: "Fewer",
    more: |name| format!("More for “{name}”"),
    rename: "Rename",
    name: "Name of this game",
    name_note: "Leave empty to use the players’ names.",
    keep_name: "Save name",
    copy: "Make a copy",
    copy_of: |name| format!("Copy of {name}"),
    game_file: "Save as a game file",
    json: "Save as data (JSON)",
    delete: "Delete",
    deleted: |name| format!("Deleted “{name}”."),
    deleted_many: |count| format!("Deleted {}.", counted(count as u64, "game")),
    bring_back: "Restore",
    not_brought_back: "Not enough storage left to restore it.",
    cancel: "Cancel",
    origin: |origin| match origin {
        Origin::Branch { at, .. } => format!("What if, from move {}", at + 1),
        Origin::Daily { day } => format!("Daily challenge, {day}"),
        Origin::Copy { .. } => "Copy".to_owned(),
        Origin::Given => "From a file or link".to_owned(),
    },
    players: |persons, bots| match (persons, bots) {
        (0, bots) => counted(bots as u64, "bot"),
        (1, bots) => format!("against {}", counted(bots as u64, "bot")),
        (persons, 0) => format!("{persons} people"),
        (persons, bots) => format!("{persons} people, {}", counted(bots as u64, "bot")),
    },
    just_now: "just now",
    minutes_ago: |minutes| format!("{minutes} min ago"),
    hours_ago: |hours| format!("{hours} h ago"),
    import_title: "Import a game",
    import_body: "Choose a file saved from Curia, or drop one here.",
    choose_file: "Choose a file",
    drop_here: "Drop to import",
    link_title: "Open a link",
    link_body: "A deal or game that someone sent you.",
    link_field: "Link to the game",
    open_link: "Open",
    taken_in: |name, actions| format!("Added “{name}” ({}).", counted(actions as u64, "move")),
    taken_in_all: |kept, all| {
        format!("Added {kept} of {} from the file.", counted(all as u64, "game"))
    },
    known_already: |name| format!("“{name}” is already in your list."),
    known_already_many: |count| match count {
        1 => "1 was already in your list.".to_owned(),
        count => format!("{count} were already in your list."),
    },
    not_opened: |why| format!("It can’t be opened: {why}."),
    fell_short: |kept, why| format!("Opened up to move {kept}; the rest doesn’t fit: {why}."),
    not_text: |name| format!("“{name}” isn’t a game: Curia reads text files."),
    share: "Share as a link",
    linked_title: "Shared game",
    which_link: "The text has several links. Which one?",
    linked_actions: |actions| format!("A game after {}.", counted(actions as u64, "move")),
    only_here: "Only in this tab",
    only_here_note: "Games that couldn’t be saved are lost when you close this tab.",
    unreadable_title: "Can’t be opened",
    aside_title: "Damaged data",
    aside_note: "Saved data that Curia couldn’t read. You don’t need it to play: save it as a \
                 file, or delete it.",
    download: "Save as a file",
    discard: "Delete",
    discarded: "Deleted.",
    keep_title: "Keep your games.",
    keep_note: "They’re stored only in this browser. Save them all as a file, which you can \
                import here or elsewhere.",
    keep_note_safari: "Safari deletes a page’s data after seven days without a visit. Add Curia to \
                       the Home Screen, or save your games as files.",
    keep_a_copy: "A long game: save it as a file to keep it beyond this browser.",
    save_all: "Save all as a file",
};
