//! The settings in English.

use crate::archive::Fault;
use crate::text::settings::SettingsText;

pub(in crate::text) static SETTINGS: SettingsText = SettingsText {
    title: "Settings",
    pages: "Kinds of settings",
    page_all: "All settings",
    page_look: "Look",
    page_motion: "Motion, sound",
    page_help: "Help in play",
    page_language: "Language",
    page_about: "About",

    theme: "Theme",
    light: "Light",
    dark: "Dark",
    system: "As the device",
    text_size: "Text size",
    text_size_note: "Everything grows with the text; the layout follows",
    percent: |size| format!("{size} %"),
    letters: "Letters on pieces",
    letters_note: "Prints W K O P B R on councillors and an initial on the ring of each city",

    speed: "Movement",
    speed_note: "How long bots’ actions stay and pieces travel; off changes all at once",
    normal: "Normal",
    fast: "Fast",
    off: "Off",
    sounds: "Sounds",
    sounds_note: "Cards, coins, councillors, merchants, the queen, your turn",
    volume: "Volume",

    hints: "Tips",
    hints_note: "Explains in the receipt what could be done next, or cheaper",

    language: "Language",
    language_note: "A game goes on in the other language where it stands",
    browsers: |language| format!("As the browser: {language}"),

    kept: "Changes apply at once and are kept on this device.",
    fault: |fault| match fault {
        Fault::Blocked => {
            "Changes apply at once, but only until the page is closed: this browser lets the page \
             store nothing."
        }
        Fault::Full | Fault::NotReadBack => {
            "Changes apply at once, but only until the page is closed: the browser could not keep \
             them."
        }
        Fault::Damaged => {
            "Changes apply at once, but only until the page is closed: older settings can’t be \
             read and could not be put aside."
        }
    },
    done: "Done",
};
