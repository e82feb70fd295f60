//! Errors of links in English.

use super::words::counted;
use crate::record::MOST_ACTIONS;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, Part};
use crate::text::link::LinkText;

pub(in crate::text) static LINK: LinkText = LinkText {
    no_match: "There’s no game in this text, and no link to one.",
    several: |links| format!("The text has {links} links to games: give one of them alone."),
    empty: "The link is incomplete: it holds no game.",
    too_long: |bytes| format!("The link is too long ({bytes} bytes; the limit is {LONGEST_TEXT})."),
    foreign: |at, letter| {
        let letter = shown(letter);
        format!(
            "The link is damaged: character {at} after “m=” is {letter}, which no link contains. \
             Nothing was opened."
        )
    },
    damaged: "The link is damaged or incomplete, probably cut off when it was copied. Nothing was \
              opened: copy it again.",
    other_form: |form| {
        format!(
            "The link needs a newer version of Curia: it’s in form {form}, and this version reads \
             {FORM}."
        )
    },
    not_opened: |why| format!("The game in this link can’t be opened: {why}."),
    unreadable: |part| format!("{} can’t be read", named(part)),
    left_over: |bytes| {
        let bytes = counted(bytes as u64, "byte");
        format!("it continues for {bytes} after its last move")
    },
    no_moment: |text| format!("The link points to move “{text}”, which isn’t a number."),
    moment_beyond: |at, actions| {
        let actions = counted(actions as u64, "move");
        format!("The link points to move {at}, but its game has {actions}.")
    },
    lost,
    no_link: |why| format!("This game can’t become a link: {why}."),
    action: |number, why| format!("move {number}: {why}"),
    too_many_actions: |actions| {
        format!("it has {actions} moves, and a game has {MOST_ACTIONS} at most")
    },
    no_such_moment: |at, actions| {
        let actions = counted(actions as u64, "move");
        format!("There’s no move {at} in this game: it has {actions}.")
    },
    refused: |why| format!("the link would be refused. {why}"),
    not_read_back: "the link would open as another game",
};

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let lost = counted(*lost as u64, "move");
    format!(
        "The game in this link was opened up to move {kept}. The {lost} after it can’t be played \
         ({first} in the list of legal moves): other rules were probably used."
    )
}

fn shown(letter: char) -> String {
    if letter.is_control() { format!("U+{:04X}", letter as u32) } else { format!("“{letter}”") }
}

const fn named(part: Part) -> &'static str {
    match part {
        Part::Game => "the name of its game",
        Part::Rules => "the version of its rules",
        Part::Setup => "its set-up",
        Part::Seed => "its seed",
        Part::Seats => "its players",
        Part::Count => "the number of its moves",
        Part::Spelling => "the way it’s written",
    }
}
