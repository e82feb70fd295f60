//! Boards of one's own, in Italian.

use super::words::{at, at_city, cities, counted, of_metal};
use crate::games::council_of_4::rules::board::{FARTHEST, NoBoard, PlanFlaw, Road};
use crate::games::council_of_4::text::boards::BoardsText;

pub(in crate::games::council_of_4::text) static BOARDS: BoardsText = BoardsText {
    printed: "Stampato",
    own: "Personale",
    another: "Nuovo tabellone",
    made: "Città, colori e strade sono nuovi. Le distanze sono come sui tabelloni stampati.",
    edit: "Modifica",
    title: "Tabellone personale",
    choose: "Scegli una città per cambiarne le strade, il colore o il posto.",
    roads: "Strade",
    road,
    crosses: |other| format!("Incrocerebbe {}", road(other)),
    colour: "Colore",
    stays_royal: "La regina parte da qui. Per cambiare, rendi reale un’altra città.",
    exchange: "Scambia di posto con",
    tokens: "Gettoni città",
    dealt: "Mescolati a ogni partita",
    fixed: "Fissi",
    token: "Gettone",
    no_token: "La città reale non ha gettone.",
    code: "Codice tabellone",
    copy_code: "Copia il codice",
    code_copied: "Codice copiato.",
    use_code: "Apri il codice",
    undo: "Annulla",
    is_board: |roads, farthest| {
        let roads = counted(roads as u64, "strada", "strade");
        format!("{roads}, al massimo {farthest} da città a città.")
    },
    use_it: "Usa questo tabellone",
    name: "Nome",
    keep: "Salva",
    kept: "Tabelloni salvati",
    name_it: "Prima dagli un nome.",
    not_yet: "Non è ancora un tabellone: guarda sotto la mappa.",
    kept_as: |name| format!("Salvato come «{name}»."),
    forget: |name| format!("Elimina {name}"),
    not_kept: "Il browser non ha più spazio. Copia il codice per conservarlo.",
    flaw,
    no_board: |why| {
        match why {
        NoBoard::Parts => {
            "Un tabellone è fatto di tre cifre, ciascuna 1 o 2, o di un codice di tre o quattro parti \
             separate da trattini."
                .to_owned()
        }
        NoBoard::Cities => {
            "La prima parte di un codice ha ogni città una volta, in un posto della sua regione."
                .to_owned()
        }
        NoBoard::Colours => {
            "La seconda parte di un codice ha un colore per città: g, s, b, i, e r per una sola."
                .to_owned()
        }
        NoBoard::Roads => "La terza parte di un codice ha due lettere per strada.".to_owned(),
        NoBoard::NoWay((from, to)) => {
            format!("Nessuna strada può andare da {} {}.", from.name(), at_city(to))
        }
        NoBoard::RoadTwice(twice) => format!("La strada {} c’è due volte.", road(twice)),
        NoBoard::Tokens => {
            "La quarta parte di un codice ha ogni gettone, da a fino a n, una volta.".to_owned()
        }
        NoBoard::Flawed(flawed) => flaw(flawed),
    }
    },
};

fn road((from, to): Road) -> String {
    format!("{}–{}", from.name(), to.name())
}

fn flaw(flawed: PlanFlaw) -> String {
    match flawed {
        PlanFlaw::Colour { colour, cities, needed } => {
            format!("{cities} città {} invece di {needed}.", of_metal(colour))
        }
        PlanFlaw::Crossing(one, other) => format!("{} e {} si incrociano.", road(one), road(other)),
        PlanFlaw::Apart(apart) => format!("Nessuna strada porta {}.", at(&cities(apart))),
        PlanFlaw::TooFar { from, to, roads } => format!(
            "Da {} {} ci sono {roads} strade. Il massimo è {FARTHEST}.",
            from.name(),
            at_city(to)
        ),
        PlanFlaw::TooMany => "Ci sono già troppi tabelloni. Ricarica la pagina.".to_owned(),
    }
}
