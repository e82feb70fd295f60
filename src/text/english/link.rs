//! Matches as links, in English.

use super::words::counted;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, MOST_ACTIONS, Part};
use crate::text::link::LinkText;

pub(in crate::text) static LINK: LinkText = LinkText {
    no_match: "This is no link of a match.",
    empty: "The link is incomplete: no match stands in it.",
    too_long: |bytes| format!("The link is too long ({bytes} bytes; {LONGEST_TEXT} can be read)."),
    foreign: |at, letter| {
        let letter = shown(letter);
        format!(
            "The link is damaged: its character {at} after “m=” is {letter}, which no link \
             holds. Nothing of it was opened."
        )
    },
    damaged: "The link is damaged or incomplete: it was probably cut off when it \
              was copied. Nothing of it was opened.",
    other_form: |form| {
        format!(
            "The link needs a newer version of Curia: it is written in form {form}, and this \
         version reads {FORM}."
        )
    },
    not_opened: |why| format!("The match in this link can’t be opened: {why}."),
    unreadable: |part| format!("{} can’t be read", named(part)),
    left_over: |bytes| {
        let bytes = counted(bytes as u64, "byte");
        format!("it goes on for {bytes} after its last action")
    },
    no_moment: |text| {
        format!("The link asks to be opened after “{text}” actions, which is no number.")
    },
    moment_beyond: |at, actions| {
        let actions = counted(actions as u64, "action");
        format!("The link asks to be opened after action {at}, and its match has {actions}.")
    },
    lost,
    no_link: |why| format!("There can be no link of this match: {why}."),
    action: |number, why| format!("action {number}: {why}"),
    too_many_actions: |actions| {
        format!("it has {actions} actions, and {MOST_ACTIONS} at most can be sent")
    },
    no_such_moment: |at, actions| {
        let actions = counted(actions as u64, "action");
        format!("There is no action {at} in this match: it has {actions}.")
    },
    refused: |why| format!("it would be refused. {why}"),
    not_read_back: "it would be read as another match",
};

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let lost = counted(*lost as u64, "action");
    format!(
        "The match in this link was kept up to action {kept}. The {lost} after it could not be \
         played ({first} in the list of legal actions): it was probably played by other rules."
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
        Part::Seats => "what it says of the seats",
        Part::Count => "the number of its actions",
        Part::Spelling => "the way in which it is written",
    }
}
