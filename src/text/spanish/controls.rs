//! Small controls of all screens in Spanish.

use crate::text::controls::ControlsText;

pub(in crate::text) static CONTROLS: ControlsText = ControlsText {
    close: "Cerrar",
    switch_theme: "Claro u oscuro",
    key: |name| match name {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "Escape" => "Esc",
        "Enter" => "Intro",
        "Home" => "Inicio",
        "End" => "Fin",
        "Backspace" => "Retroceso",
        " " => "Espacio",
        other => other,
    },
    shift: "Mayús",
    control: "Ctrl",
};
