//! Saving in Italian.

use super::words::counted;
use crate::archive::{Fault, NoResults, Saved, Unsaved};
use crate::record::json::Lost;
use crate::text::storage::StorageText;

pub(in crate::text) static STORAGE: StorageText = StorageText {
    saved: |saved| match saved {
        Saved::NotYet => "Non ancora salvata",
        Saved::Saving => "Salvataggio…",
        Saved::Yes => "Salvata qui",
        Saved::No(_) => "Non salvata",
    },
    unsaved: |why| match why {
        Unsaved::Fault(Fault::Blocked) => {
            "Questo browser blocca i salvataggi (finestra privata o impostazione). Puoi continuare \
             a giocare, ma la partita va persa quando chiudi la pagina."
        }
        Unsaved::Fault(Fault::Full) => {
            "Lo spazio del browser è pieno. L’ultimo salvataggio è al sicuro e puoi continuare a \
             giocare, ma le nuove mosse non vengono salvate."
        }
        Unsaved::Fault(Fault::Crowded) => {
            "Un’altra applicazione allo stesso indirizzo riempie la memoria del browser: \
             cancellare partite servirebbe a poco. L’ultimo salvataggio è al sicuro e puoi \
             continuare, ma le nuove mosse non vengono salvate."
        }
        Unsaved::Fault(Fault::Newer) => {
            "Una versione più recente di Curia ha scritto questi dati: qui non saranno sovrascritti."
        }
        Unsaved::Fault(Fault::NotReadBack) => {
            "Il browser non ha conservato il salvataggio. Puoi continuare a giocare, ma le nuove \
             mosse non vengono salvate."
        }
        Unsaved::Fault(Fault::Damaged) => {
            "Un salvataggio danneggiato non si è potuto mettere da parte, quindi non verrà \
             sovrascritto. Puoi continuare a giocare, ma le nuove mosse non vengono salvate."
        }
        Unsaved::Elsewhere => {
            "Nel frattempo un’altra scheda ha salvato questa partita. Quel salvataggio non verrà \
             sovrascritto."
        }
        Unsaved::Removed => {
            "Questa partita è stata eliminata in un’altra scheda. Qui è ancora aperta."
        }
        Unsaved::TooLong => {
            "Questa partita supera il numero massimo di mosse. L’ultimo salvataggio è al sicuro e puoi \
             continuare a giocare, ma le nuove mosse non vengono salvate."
        }
    },
    lost,
    beyond,
    index_was_damaged: "La lista delle partite salvate era illeggibile. È stata rifatta dalle \
                        partite stesse, e non se n’è persa nessuna.",
    elsewhere: "Questa partita è aperta in un’altra scheda. Qui puoi solo guardare.",
    left: "L’altra scheda ha chiuso questa partita. Ora puoi giocare qui.",
    play_here: "Gioca qui",
    read_again: "Carica l’altra",
    keep_both: "Tieni anche questa",
    keep_after_all: "Tienila lo stesso",
    set_aside: "Un’altra scheda ha continuato questa partita. Le mosse non salvate che hai fatto \
                qui ora sono una partita a parte.",
    retry: "Riprova",
    make_room: "Elimina vecchie partite",
    results_were_damaged: "Il registro dei tuoi risultati era illeggibile. È stato messo da parte \
                           e rifatto da ciò che si poteva leggere e dalle partite salvate; \
                           possono mancare risultati di partite cancellate.",
    no_results: |why| match why {
        NoResults::Fault(Fault::Blocked) => {
            "Questo browser blocca la memoria: nessun risultato \
             viene conservato."
        }
        NoResults::Fault(_) => "La memoria del browser non ha più posto per i risultati.",
        NoResults::Damaged => {
            "Il registro dei tuoi risultati è illeggibile. Non si è potuto \
             mettere da parte e non sarà sovrascritto: i nuovi risultati non \
             contano finché manca lo spazio."
        }
        NoResults::Newer(_) => {
            "Una versione più recente di Curia ha scritto il registro dei tuoi \
             risultati. Non sarà sovrascritto: le partite che finiscono qui \
             conteranno quando Curia sarà aggiornata."
        }
    },
};

fn lost(lost: &Lost) -> String {
    let Lost { kept, lost, first } = lost;
    let lost = counted(*lost as u64, "mossa", "mosse");
    format!(
        "Aperta fino alla mossa {kept}; il seguito ({lost}) non si può giocare: lì «{first}» non è \
         possibile."
    )
}

fn beyond(Lost { kept, lost, .. }: &Lost) -> String {
    let lost = counted(*lost as u64, "mossa", "mosse");
    format!(
        "Aperta fino alla mossa {kept}, il massimo per una partita; il seguito ({lost}) resta \
         fuori."
    )
}
