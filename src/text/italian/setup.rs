//! A new game in Italian.

use super::words::{counted, listed, of};
use crate::text::setup::SetupText;

pub(in crate::text) static SETUP: SetupText = SetupText {
    game: "Gioco",
    seats: "Posti",
    from_to: |fewest, most| format!("{fewest}–{most} giocatori"),
    in_play: |games| format!("{} in corso", counted(games as u64, "partita", "partite")),
    change: "Cambia",
    names: ["Ada", "Bruno", "Chiara", "Dario", "Elena"],
    players: |count| format!("{count} giocatori"),
    name: |seat| format!("Nome del posto {seat}"),
    who_decides: |seat| format!("Posto {seat}: persona o bot"),
    how_well: |seat| format!("Livello del bot (posto {seat})"),
    curtain_note: "mani nascoste tra i turni",
    together: "Come giocate insieme",
    at_one_screen: "Su uno schermo",
    by_link: "Via link",
    plays_here: "gioca qui",
    gets_links: "riceve ogni turno come link",
    colour_of: |seat, of| format!("Colore del posto {seat}: {of}"),
    deal: "Distribuzione",
    seed: "Seme",
    new_seed: "Nuovo seme",
    seed_note: "Stesso seme, stessa distribuzione.",
    start: "Inizia",
    first_game: "Gioca contro due bot",
    set_up: "Prepara una partita",
    name_missing: |seat| format!("Al posto {seat} manca un nome."),
    name_hides: |seat| format!("Il nome del posto {seat} ha un carattere invisibile: riscrivilo."),
    seed_missing: "Alla distribuzione serve un seme: va bene qualsiasi parola.",
    continue_: "Continua",
    resume: "Riprendi",
    turn_of: |name, round| format!("Turno {}, {round}", of(name)),
    your_turn: |round| format!("Tocca a te, {round}"),
    see_score: "Vedi punteggio",
    won: |winners, points| match winners {
        [winner] => format!("{winner} vince con {points}."),
        winners => format!("{} condividono la vittoria con {points} a testa.", listed(winners)),
    },
};
