//! The settings in English.

use crate::archive::Fault;
use crate::text::settings::{SettingsText, Unkept};

pub(in crate::text) static SETTINGS: SettingsText = SettingsText {
    title: "Settings",
    pages: "Categories of settings",
    page_all: "All settings",
    page_look: "Look",
    page_motion: "Motion, sound",
    page_help: "Help in play",
    page_language: "Language",
    page_about: "About",

    theme: "Theme",
    light: "Light",
    dark: "Dark",
    system: "System",
    text_size: "Text size",
    text_size_note: "Everything grows with the text, and the layout adapts",
    percent: |size| format!("{size}%"),
    letters: "Letters on pieces",
    letters_note: "Marks coloured pieces and places with a letter",

    speed: "Movement",
    speed_note: "How long bots’ moves are shown and pieces take to travel",
    normal: "Normal",
    fast: "Fast",
    off: "Off",
    sounds: "Sounds",
    sounds_note: "For moves, gains and your turn",
    volume: "Volume",

    hints: "Tips",
    hints_note: "Explain what you point at, and suggest a next step or a lower price",

    language: "Language",
    language_note: "You can switch in the middle of a game",
    browsers: |language| format!("Browser: {language}"),
    language_missing: |language| {
        format!("{language} didn’t load. Check your connection and try again.")
    },

    kept: "Changes apply immediately and are saved on this device.",
    fault: |fault| match fault {
        Fault::Blocked => "Changes apply until you close the page: this browser blocks storage.",
        Fault::Full | Fault::Crowded | Fault::NotReadBack => {
            "Changes apply until you close the page: the browser couldn’t save them."
        }
        Fault::Damaged | Fault::Newer => {
            "Changes apply until you close the page: older settings can’t be read and couldn’t be \
             put aside."
        }
    },
    done: "Done",
    unkept: |why| match why {
        Unkept::Impossible => "Can’t be saved for offline use here: the browser doesn’t offer it, \
                               or the address doesn’t begin with https. So you need a connection \
                               to open it"
            .to_owned(),
        Unkept::Refused => "The browser refused to save Curia, so you need a connection to open \
                            it. It’s tried again at the next visit"
            .to_owned(),
        Unkept::Failed(file) => format!(
            "“{file}” didn’t come as published, so Curia isn’t saved and you need a connection to \
             open it. It’s tried again at the next visit"
        ),
        Unkept::Resting(file) => format!(
            "“{file}” twice didn’t come as published, so Curia isn’t saved and you need a \
             connection to open it. It’s tried again after a day, or with the next version"
        ),
    },
};
