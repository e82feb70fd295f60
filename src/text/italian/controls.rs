//! Small controls of all screens in Italian.

use crate::text::controls::ControlsText;

pub(in crate::text) static CONTROLS: ControlsText = ControlsText {
    close: "Chiudi",
    switch_theme: "Chiaro o scuro",
    key: |name| match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Escape" => "Esc",
        "Enter" => "Invio",
        "Home" => "Inizio",
        "End" => "Fine",
        " " => "Spazio",
        other => other,
    },
    shift: "Maiusc",
    control: "Ctrl",
};
