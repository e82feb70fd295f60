//! A new game in Spanish.

use super::words::{counted, listed, of};
use crate::text::setup::SetupText;

pub(in crate::text) static SETUP: SetupText = SetupText {
    game: "Juego",
    seats: "Asientos",
    from_to: |fewest, most| format!("{fewest}–{most} jugadores"),
    in_play: |games| format!("{} en curso", counted(games as u64, "partida", "partidas")),
    change: "Cambiar",
    names: ["Ada", "Bruno", "Chiara", "Dario", "Elena"],
    players: |count| format!("{count} jugadores"),
    name: |seat| format!("Nombre del asiento {seat}"),
    who_decides: |seat| format!("Quién juega en el asiento {seat}"),
    how_well: |seat| format!("Nivel del bot del asiento {seat}"),
    curtain_note: "manos ocultas entre turnos",
    together: "Cómo jugar en grupo",
    at_one_screen: "En esta pantalla",
    by_link: "Por enlace",
    plays_here: "juega aquí",
    gets_links: "recibe cada turno por enlace",
    colour_of: |seat, of| format!("Color del asiento {seat}: {of}"),
    deal: "Reparto",
    seed: "Semilla",
    new_seed: "Otra semilla",
    seed_note: "Misma semilla, mismo reparto.",
    start: "Empezar",
    first_game: "Jugar contra dos bots",
    set_up: "Preparar una partida",
    name_missing: |seat| format!("Falta el nombre del asiento {seat}."),
    name_hides: |seat| {
        format!("El nombre del asiento {seat} tiene un signo invisible: escríbelo otra vez.")
    },
    seed_missing: "Al reparto le falta una semilla: sirve cualquier palabra.",
    continue_: "Continuar",
    resume: "Reanudar",
    turn_of: |name, round| format!("Turno {}, {round}", of(name)),
    your_turn: |round| format!("Te toca, {round}"),
    see_score: "Ver puntuación",
    won: |winners, points| match winners {
        [winner] => format!("Gana {winner} con {points}."),
        winners => format!("{} comparten la victoria con {points} cada cual.", listed(winners)),
    },
};
