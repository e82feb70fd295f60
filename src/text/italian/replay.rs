//! Replays and what-ifs in Italian.

use super::words::counted;
use crate::archive::Strange;
use crate::text::replay::ReplayText;

pub(in crate::text) static REPLAY: ReplayText = ReplayText {
    open: "Rivedi",
    from_here: "Rivedi da qui",
    title: "Rivedi la partita",
    read_only: "Sola lettura",

    see_as: "Vedi come",
    onlooker: "Spettatore",
    all_open: "Tutto visibile",
    hidden: "Le altre mani si vedono a partita finita.",

    turn: |turn, turns| format!("Turno {turn} di {turns}"),
    whose: |name, round, action| match action {
        Some((action, actions)) => {
            format!("{name} · {round} · mossa {action} di {actions}")
        }
        None => format!("{name} · {round}"),
    },
    says: |turn, turns, name, round| format!("Turno {turn} di {turns}, {name}, {round}"),
    turns: "Turno",
    first: "All’inizio",
    previous: "Mossa precedente",
    play: "Avvia",
    pause: "Pausa",
    next: "Mossa seguente",
    last: "Alla fine",
    pace: "Velocità",
    paces: ["½×", "1×", "2×"],
    end: "La fine",
    now: "Ora",
    earlier: |count| format!("Turni precedenti: {count}"),
    later: |count| format!("Turni seguenti: {count}"),
    found: |count| match count {
        0 => "Nessuna mossa trovata.".to_owned(),
        count => format!("{}.", counted(count as u64, "mossa trovata", "mosse trovate")),
    },

    what_if: "E se, da qui",
    what_if_short: "E se",
    what_if_name: |round| format!("E se: {round}"),
    what_if_body: "Comincia da qui una partita a parte, dove quello che è nascosto resta com’è. \
                   Questa non cambia, e dalla nuova puoi tornarci.",
    what_if_assists: "Questa partita non è finita. La nuova può rivelare quello che qui è ancora \
                      nascosto: questa sarà segnata come assistita.",
    what_if_seat: |name| format!("Chi gioca per {name}"),
    what_if_go: "Continua",
    keep: "Salva la partita",
    branch: "E se",
    to_original: "Torna alla partita originale, a quel momento",
    original_gone: "La partita originale non è più salvata qui.",

    to_score: "Torna al punteggio",
    to_table: "Torna al tavolo",
    to_matches: "Alla pagina iniziale",

    strange: |why| match why {
        Strange::NoMatch(found) => format!("Il link non indica nessuna partita: «{found}»."),
        Strange::NoMoment(found) => {
            format!("Il link porta alla mossa «{found}», che non è un numero.")
        }
        Strange::TooLong(bytes) => format!("Il link è troppo lungo: {bytes} byte."),
    },
    not_here: "Questo indirizzo si apre solo nel browser in cui è salvata la partita. Per mandarla, scegli lì «Condividi come link» nel suo menu.",
    beyond: |at, actions| format!("Il link porta alla mossa {at}, ma la partita ne ha {actions}."),
};
