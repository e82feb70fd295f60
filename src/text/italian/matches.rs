//! Saved games in Italian.

use super::words::counted;
use crate::archive::Origin;
use crate::text::matches::MatchesText;

pub(in crate::text) static MATCHES: MatchesText = MatchesText {
    title: "Partite salvate",
    count: |matches, kilobytes| format!("{matches} · {kilobytes} kB"),
    none_found: "Nessuna partita trovata.",
    show_more: |next, hidden| match hidden.saturating_sub(next) {
        0 => format!("Mostra ancora {next}"),
        _ => format!("Mostra ancora {next} su {hidden}"),
    },
    select_one: |name| format!("Seleziona «{name}»"),
    same_again: "Come l’ultima volta",
    all: |games| format!("Tutte ({games})"),
    fewer: "Meno",
    more: |name| format!("Altro per «{name}»"),
    rename: "Rinomina",
    name: "Nome della partita",
    name_note: "Lascia vuoto per usare i nomi dei giocatori.",
    keep_name: "Salva il nome",
    copy: "Fai una copia",
    copy_of: |name| format!("Copia di {name}"),
    game_file: "Salva come file di partita",
    json: "Salva come dati (JSON)",
    delete: "Elimina",
    deleted: |name| format!("«{name}»: partita eliminata."),
    deleted_many: |count| {
        format!("{}.", counted(count as u64, "partita eliminata", "partite eliminate"))
    },
    bring_back: "Recupera",
    not_brought_back: "Non c’è più abbastanza spazio per recuperarla.",
    cancel: "Annulla",
    origin: |origin| match origin {
        Origin::Branch { at, .. } => format!("E se, dalla mossa {}", at + 1),
        Origin::Daily { day } => format!("Sfida del giorno, {day}"),
        Origin::Copy { .. } => "Copia".to_owned(),
        Origin::Given => "Da un file o da un link".to_owned(),
    },
    players: |persons, bots| match (persons, bots) {
        (0, bots) => counted(bots as u64, "bot", "bot"),
        (1, bots) => format!("contro {}", counted(bots as u64, "bot", "bot")),
        (persons, 0) => format!("{persons} persone"),
        (persons, bots) => format!("{persons} persone, {}", counted(bots as u64, "bot", "bot")),
    },
    just_now: "poco fa",
    minutes_ago: |minutes| format!("{minutes} min fa"),
    hours_ago: |hours| format!("{hours} h fa"),
    import_title: "Importa una partita",
    import_body: "Scegli un file salvato da Curia, o trascinane uno qui.",
    choose_file: "Scegli un file",
    drop_here: "Rilascia per importare",
    link_title: "Apri un link",
    link_body: "Una distribuzione o una partita che ti hanno mandato.",
    link_field: "Link della partita",
    open_link: "Apri",
    taken_in: |name, actions| {
        let actions = counted(actions as u64, "mossa", "mosse");
        format!("Partita aggiunta: «{name}» ({actions}).")
    },
    taken_in_all: |kept, all| format!("Partite aggiunte dal file: {kept} su {all}."),
    known_already: |name| format!("«{name}» è già nella tua lista."),
    known_already_many: |count| match count {
        1 => "1 era già nella tua lista.".to_owned(),
        count => format!("{count} erano già nella tua lista."),
    },
    not_opened: |why| format!("Non si può aprire: {why}."),
    fell_short: |kept, why| format!("Aperta fino alla mossa {kept}; il resto non torna: {why}."),
    not_text: |name| format!("«{name}» non è una partita: Curia legge file di testo."),
    share: "Condividi come link",
    linked_title: "Partita condivisa",
    which_link: "Il testo contiene più link. Quale aprire?",
    linked_actions: |actions| {
        format!("Una partita dopo {}.", counted(actions as u64, "mossa", "mosse"))
    },
    only_here: "Solo in questa scheda",
    only_here_note: "Una partita non salvata va persa quando chiudi questa scheda.",
    unreadable_title: "Non si può aprire",
    aside_title: "Dati danneggiati",
    aside_note: "Dati salvati che Curia non è riuscita a leggere. Per giocare non servono: salvali \
                 come file o eliminali.",
    download: "Salva come file",
    discard: "Elimina",
    discarded: "Eliminati.",
    keep_title: "Conserva le partite.",
    keep_note: "Sono salvate solo in questo browser. Salvale tutte in un file, che potrai \
                importare qui o altrove.",
    keep_note_safari: "Safari cancella i dati di una pagina dopo sette giorni senza visite. \
                       Aggiungi Curia alla schermata Home, o salva le tue partite come file.",
    keep_a_copy: "Una partita lunga: salvala come file per conservarla anche fuori da questo \
                  browser.",
    save_all: "Salva tutto in un file",
    clock_was_ahead: "orologio avanti",
};
