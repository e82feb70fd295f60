//! Small controls of all screens in German.

use crate::text::controls::ControlsText;

pub(in crate::text) static CONTROLS: ControlsText = ControlsText {
    close: "Schließen",
    switch_theme: "Hell oder dunkel",
    key: |name| match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Escape" => "Esc",
        "Home" => "Pos1",
        "End" => "Ende",
        "Backspace" => "Rück",
        " " => "Leertaste",
        other => other,
    },
    shift: "Umschalt",
    control: "Strg",
};
