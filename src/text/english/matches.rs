//! Kept matches in English.

use super::words::counted;
use crate::archive::Origin;
use crate::text::matches::MatchesText;

pub(in crate::text) static MATCHES: MatchesText = MatchesText {
    title: "Saved matches",
    count: |matches, kilobytes| format!("{matches} · {kilobytes} kB"),
    search: "Name or player",
    none_found: "No match has that in its name or at its table.",
    new_title: "New game",
    set_up: "Set up a game",
    same_again: "Same as last time",
    back: "Back to the matches",
    more: |name| format!("More for “{name}”"),
    rename: "Rename",
    name: "Name of the match",
    name_note: "Without a name it is called after its players.",
    keep_name: "Keep the name",
    copy: "Make a copy",
    copy_of: |name| format!("Copy of {name}"),
    game_file: "Save as a game file",
    json: "Save as data (JSON)",
    delete: "Delete",
    deleted: |name| format!("“{name}” is deleted."),
    bring_back: "Bring it back",
    not_brought_back: "There is no room any more to bring it back.",
    cancel: "Cancel",
    origin: |origin| match origin {
        Origin::Branch { at, .. } => format!("What if, from action {}", at + 1),
        Origin::Daily { day } => format!("Deal of {day}"),
        Origin::Copy { .. } => "A copy".to_owned(),
        Origin::Given => "From a file or a link".to_owned(),
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
    import_title: "Bring a match in",
    import_body: "A file from this page, or drop it anywhere here.",
    choose_file: "Choose a file",
    drop_here: "Drop it to bring the match in",
    link_title: "Open a link",
    link_body: "A deal or a match that somebody sent.",
    link_field: "Address of the match",
    open_link: "Open",
    taken_in: |name, actions| {
        format!("“{name}” is on the list, with {}.", counted(actions as u64, "action"))
    },
    taken_in_all: |kept, all| {
        format!("Of {} in the file {kept} were put on the list.", counted(all as u64, "text"))
    },
    not_opened: |why| format!("It can’t be opened: {why}."),
    fell_short: |kept, why| {
        format!("It was kept up to action {kept}; from there on it says something else: {why}.")
    },
    not_text: |name| format!("“{name}” is not a text of at most 4 MB, so it is no match."),
    share: "Share as a link",
    linked_title: "A match by link",
    linked_actions: |actions| format!("A match after {}.", counted(actions as u64, "action")),
    only_here: "Only in this tab",
    only_here_note: "Matches that could not be saved are gone when this tab closes.",
    unreadable_title: "Can’t be opened",
    aside_title: "Damaged texts",
    aside_note: "What could not be read of a match was put aside here. Nothing needs it any more \
                 but whoever wants to look into it.",
    download: "Save as a file",
    discard: "Throw away",
    discarded: "Thrown away.",
    keep_title: "Keep your matches.",
    keep_note: "They live in this browser alone. What matters is safe as a file: “Save as a game \
                file” in the menu of each match.",
    keep_note_safari: "Safari deletes what pages keep after seven days without a visit. Add this \
                       page to the Home Screen, or save what matters as a file.",
    keep_a_copy: "A long game. A file of it outlasts this browser’s storage.",
};
