//! Small controls of all screens in French.

use crate::text::controls::ControlsText;

pub(in crate::text) static CONTROLS: ControlsText = ControlsText {
    close: "Fermer",
    switch_theme: "Clair ou sombre",
    key: |name| match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Escape" => "Échap",
        "Enter" => "Entrée",
        "Home" => "Début",
        "End" => "Fin",
        "Backspace" => "Retour",
        " " => "Espace",
        other => other,
    },
    shift: "Maj",
    control: "Ctrl",
};
