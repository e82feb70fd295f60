//! Matches by link in Italian.

use super::words::{counted, of};
use crate::text::by_link::ByLinkText;

pub(in crate::text) static BY_LINK: ByLinkText = ByLinkText {
    turn_of: |name| format!("Turno {}", of(name)),
    turn_note: "Manda il link, poi apri quello che torna indietro.",
    send_to: |name| format!("Manda a {name}"),
    send_end: "Manda il risultato",
    copied: "Copiato",
    message: |name, game, round| format!("{name}, tocca a te. {game}, {round}:"),
    message_at_end: |game| format!("La nostra partita a {game} è finita:"),
    who: "Chi sei in questa partita?",
    choose_seat: "Scegli il tuo posto.",
    your_seat: |name| format!("Il tuo posto: {name}"),
    change_note: "Hai preso il posto sbagliato? Scegli il tuo: l’altro riavrà il suo nome.",
    your_name: "Il tuo nome",
    sit_down: "Siediti",
    trust: "I link contengono tutta la partita, anche quello che è nascosto. Smontandone uno lo si può leggere: gioca con persone di cui ti fidi.",
    is_older: |link, kept| {
        format!(
            "Questo link è più vecchio della tua partita: ha {}, la tua ne ha {kept}.",
            moves(link)
        )
    },
    is_forked: |at| {
        format!(
            "Questo link racconta la tua partita in un altro modo: dopo {} le due si dividono.",
            moves(at)
        )
    },
    plays_mine: |actions| {
        format!(
            "Questo link continua la tua partita, ma con {} che non hai fatto qui.",
            counted(actions as u64, "mossa tua", "mosse tue")
        )
    },
    is_damaged: "Questo link è della tua partita, ma non si può giocare per intero.",
    unchanged: "La tua partita non è cambiata.",
    open_kept: "Apri la mia partita",
    take_over: "Ho giocato altrove",
    keep_both: "Tieni entrambe",
    other_course: |title| format!("{title} (altro seguito)"),
    check_title: "Verifica",
    all_legal: |actions| {
        format!(
            "{}: tutto secondo le regole, e ogni carta e ogni gettone è uscito come voleva la distribuzione.",
            counted(actions as u64, "mossa controllata", "mosse controllate")
        )
    },
    went_on: |links| match links {
        0 => "Non ti è arrivato nessun link di questa partita.".to_owned(),
        1 => "La partita è continuata dall’unico link che ti è arrivato.".to_owned(),
        links => format!(
            "Ti sono arrivati {links} link, e la partita è continuata da ognuno. Nessuno è tornato indietro."
        ),
    },
    went_back: |at| {
        format!(
            "La partita non continua dal link con {} che ti è arrivato. Qualcuno è tornato indietro.",
            moves(at)
        )
    },
    number: |number| {
        format!("Numero di controllo {number}. Chi ha lo stesso numero ha la stessa partita.")
    },
};

fn moves(count: usize) -> String {
    counted(count as u64, "mossa", "mosse")
}
