//! The settings in Spanish.

use crate::archive::Fault;
use crate::text::settings::{SettingsText, Unkept};

pub(in crate::text) static SETTINGS: SettingsText = SettingsText {
    title: "Ajustes",
    pages: "Categorías de ajustes",
    page_all: "Todos los ajustes",
    page_look: "Aspecto",
    page_motion: "Movimiento, sonido",
    page_help: "Ayuda en juego",
    page_language: "Idioma",
    page_about: "Acerca de",

    theme: "Tema",
    light: "Claro",
    dark: "Oscuro",
    system: "Sistema",
    text_size: "Tamaño del texto",
    text_size_note: "Todo crece con el texto, y la disposición se adapta",
    percent: |size| format!("{size} %"),
    letters: "Letras en las piezas",
    letters_note: "Marca con una letra las piezas y los lugares de color",

    speed: "Movimiento",
    speed_note: "Cuánto duran en pantalla las jugadas de los bots y el viaje de las piezas",
    normal: "Normal",
    fast: "Rápido",
    off: "No",
    sounds: "Sonidos",
    sounds_note: "Para jugadas, ganancias y tu turno",
    volume: "Volumen",

    hints: "Explicaciones",
    hints_note: "Aclaran lo que señalas, y sugieren un paso siguiente o un precio más bajo",

    language: "Idioma",
    language_note: "Puedes cambiarlo en plena partida",
    browsers: |language| format!("Navegador: {language}"),
    language_missing: |language| {
        format!("No se cargó {language}. Comprueba la conexión e inténtalo de nuevo.")
    },

    kept: "Los cambios se aplican al momento y se guardan en este dispositivo.",
    fault: |fault| match fault {
        Fault::Blocked => {
            "Los cambios duran hasta que cierres la página: este navegador bloquea el \
             almacenamiento."
        }
        Fault::Full | Fault::Crowded | Fault::NotReadBack => {
            "Los cambios duran hasta que cierres la página: el navegador no pudo guardarlos."
        }
        Fault::Damaged | Fault::Newer => {
            "Los cambios duran hasta que cierres la página: hay ajustes anteriores que no se \
             pueden leer ni apartar."
        }
    },
    done: "Listo",
    unkept: |why| match why {
        Unkept::Impossible => "Aquí no se puede guardar para usarla sin conexión: el navegador no \
                               lo ofrece o la dirección no empieza por https. Necesitas conexión \
                               para abrirla"
            .to_owned(),
        Unkept::Refused => "El navegador no quiso guardar Curia: necesitas conexión para abrirla. \
                            Se intenta de nuevo en la próxima visita"
            .to_owned(),
        Unkept::Failed(file) => format!(
            "«{file}» no llegó tal como se publicó: Curia no está guardada y necesitas conexión \
             para abrirla. Se intenta de nuevo en la próxima visita"
        ),
        Unkept::Resting(file) => format!(
            "«{file}» no llegó dos veces seguidas tal como se publicó: Curia no está guardada y \
             necesitas conexión para abrirla. Se intenta de nuevo pasado un día, o con la próxima \
             versión"
        ),
    },
};
