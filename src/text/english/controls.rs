//! Small controls of all screens in English.

use crate::text::controls::ControlsText;

pub(in crate::text) static CONTROLS: ControlsText = ControlsText {
    close: "Close",
    switch_theme: "Light or dark",
    key: |name| match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Escape" => "Esc",
        " " => "Space",
        other => other,
    },
    shift: "Shift",
    control: "Ctrl",
};
