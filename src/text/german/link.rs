//! Errors of links in German.

use super::words::counted;
use crate::record::MOST_ACTIONS;
use crate::record::json::Lost;
use crate::record::link::{FORM, LONGEST_TEXT, Part};
use crate::text::link::LinkText;

pub(in crate::text) static LINK: LinkText = LinkText {
    no_match: "In diesem Text steht keine Partie und kein Link zu einer.",
    several: |links| format!("Im Text stehen {links} Links zu Partien: Gib nur einen davon an."),
    empty: "Der Link ist unvollständig: Er enthält keine Partie.",
    too_long: |bytes| format!("Der Link ist zu lang ({bytes} Bytes; höchstens {LONGEST_TEXT})."),
    foreign: |at, letter| {
        let letter = shown(letter);
        format!(
            "Der Link ist beschädigt: Zeichen {at} nach „m=“ ist {letter}, und das kommt in keinem \
             Link vor. Nichts wurde geöffnet."
        )
    },
    damaged: "Der Link ist beschädigt oder unvollständig, wahrscheinlich beim Kopieren \
              abgeschnitten. Nichts wurde geöffnet: Kopiere ihn noch einmal.",
    other_form: |form| {
        format!(
            "Der Link braucht eine neuere Version von Curia: Er hat die Form {form}, und diese \
             Version liest {FORM}."
        )
    },
    not_opened: |why| format!("Die Partie in diesem Link lässt sich nicht öffnen: {why}."),
    unreadable: |part| format!("{} nicht lesbar", named(part)),
    left_over: |bytes| {
        let bytes = counted(bytes as u64, "Byte", "Bytes");
        format!("Nach ihrer letzten Aktion geht sie noch {bytes} weiter")
    },
    no_moment: |text| format!("Der Link zeigt auf Aktion „{text}“, und das ist keine Zahl."),
    moment_beyond: |at, actions| {
        let actions = counted(actions as u64, "Aktion", "Aktionen");
        format!("Der Link zeigt auf Aktion {at}, aber seine Partie hat {actions}.")
    },
    lost,
    no_link: |why| format!("Aus dieser Partie wird kein Link: {why}."),
    action: |number, why| format!("Aktion {number}: {why}"),
    too_many_actions: |actions| {
        format!("Sie hat {actions} Aktionen, und mehr als {MOST_ACTIONS} sind nicht möglich")
    },
    no_such_moment: |at, actions| {
        let actions = counted(actions as u64, "Aktion", "Aktionen");
        format!("Aktion {at} gibt es in dieser Partie nicht: Sie hat {actions}.")
    },
    refused: |why| format!("Der Link würde abgelehnt. {why}"),
    not_read_back: "Der Link würde eine andere Partie öffnen",
};

fn lost(Lost { kept, lost, first }: &Lost) -> String {
    let rest = counted(*lost as u64, "Aktion", "Aktionen");
    format!(
        "Die Partie in diesem Link wurde bis Aktion {kept} geöffnet. Der Rest ({rest}) lässt sich \
         nicht spielen ({first} in der Liste der möglichen Aktionen): Wahrscheinlich galten andere \
         Regeln."
    )
}

fn shown(letter: char) -> String {
    if letter.is_control() { format!("U+{:04X}", letter as u32) } else { format!("„{letter}“") }
}

/// Names a part with its verb, which is plural for some.
const fn named(part: Part) -> &'static str {
    match part {
        Part::Game => "Der Name ihres Spiels ist",
        Part::Rules => "Die Version ihrer Regeln ist",
        Part::Setup => "Ihr Aufbau ist",
        Part::Seed => "Ihr Startwert ist",
        Part::Seats => "Ihre Spieler sind",
        Part::Count => "Die Zahl ihrer Aktionen ist",
        Part::Spelling => "Ihre Schreibweise ist",
    }
}
