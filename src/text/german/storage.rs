//! Saving in German.

use super::words::counted;
use crate::archive::{Fault, NoResults, Saved, Unsaved};
use crate::record::json::Lost;
use crate::text::storage::StorageText;

pub(in crate::text) static STORAGE: StorageText = StorageText {
    saved: |saved| match saved {
        Saved::NotYet => "Noch nicht gespeichert",
        Saved::Saving => "Wird gespeichert",
        Saved::Yes => "Hier gespeichert",
        Saved::No(_) => "Nicht gespeichert",
    },
    unsaved: |why| match why {
        Unsaved::Fault(Fault::Blocked) => {
            "Dieser Browser sperrt den Speicher (privates Fenster oder Einstellung). Du kannst \
             weiterspielen, aber die Partie ist weg, wenn du die Seite schließt."
        }
        Unsaved::Fault(Fault::Full) => {
            "Der Speicher des Browsers ist voll. Dein letzter Speicherstand ist sicher und du \
             kannst weiterspielen, aber neue Aktionen werden nicht gespeichert."
        }
        Unsaved::Fault(Fault::Crowded) => {
            "Eine andere Anwendung unter derselben Adresse füllt den Speicher des Browsers: \
             Partien zu löschen hilft kaum. Dein letzter Speicherstand ist sicher und du kannst \
             weiterspielen, aber neue Aktionen werden nicht gespeichert."
        }
        Unsaved::Fault(Fault::Newer) => {
            "Eine neuere Version von Curia hat diese Daten geschrieben, darum werden sie hier \
             nicht überschrieben."
        }
        Unsaved::Fault(Fault::NotReadBack) => {
            "Der Browser hat den Speicherstand nicht behalten. Du kannst weiterspielen, aber neue \
             Aktionen werden nicht gespeichert."
        }
        Unsaved::Fault(Fault::Damaged) => {
            "Ein beschädigter Speicherstand ließ sich nicht beiseitelegen und wird nicht \
             überschrieben. Du kannst weiterspielen, aber neue Aktionen werden nicht gespeichert."
        }
        Unsaved::Elsewhere => {
            "Inzwischen hat ein anderer Tab diese Partie gespeichert. Dieser Speicherstand wird \
             nicht überschrieben."
        }
        Unsaved::Removed => {
            "Diese Partie wurde in einem anderen Tab gelöscht. Hier ist sie noch offen."
        }
        Unsaved::TooLong => {
            "Diese Partie hat mehr Aktionen, als eine haben kann. Dein letzter Speicherstand ist \
             sicher und du kannst weiterspielen, aber neue Aktionen werden nicht gespeichert."
        }
    },
    lost,
    beyond,
    index_was_damaged: "Die Liste der gespeicherten Partien war nicht lesbar. Sie wurde aus den \
                        Partien selbst neu aufgebaut, und keine ist verloren.",
    elsewhere: "Diese Partie ist in einem anderen Tab offen. Hier kannst du nur zusehen.",
    left: "Der andere Tab hat diese Partie geschlossen. Du kannst hier weiterspielen.",
    play_here: "Hier spielen",
    read_again: "Diesen Stand laden",
    keep_both: "Auch diese behalten",
    keep_after_all: "Trotzdem behalten",
    set_aside: "Ein anderer Tab hat diese Partie fortgesetzt. Deine ungespeicherten Aktionen hier \
                sind jetzt eine eigene Partie.",
    retry: "Nochmal",
    make_room: "Alte Partien löschen",
    results_were_damaged: "Das Verzeichnis deiner Ergebnisse war nicht lesbar. Es wurde \
                           beiseitegelegt und aus dem Lesbaren und den gespeicherten Partien neu \
                           aufgebaut; Ergebnisse gelöschter Partien können fehlen.",
    no_results: |why| match why {
        NoResults::Fault(Fault::Blocked) => {
            "Dieser Browser sperrt den Speicher, darum bleiben \
             keine Ergebnisse."
        }
        NoResults::Fault(_) => "Der Speicher des Browsers hat keinen Platz für die Ergebnisse.",
        NoResults::Damaged => {
            "Das Verzeichnis deiner Ergebnisse ist nicht lesbar. Es ließ sich \
             nicht beiseitelegen und wird nicht überschrieben: Neue Ergebnisse \
             zählen erst, wenn Platz ist."
        }
        NoResults::Newer(_) => {
            "Eine neuere Version von Curia hat das Verzeichnis deiner \
             Ergebnisse geschrieben. Es wird nicht überschrieben: Partien, die \
             hier enden, zählen, sobald Curia aktuell ist."
        }
    },
};

fn lost(lost: &Lost) -> String {
    let Lost { kept, lost, first } = lost;
    let lost = counted(*lost as u64, "Aktion", "Aktionen");
    format!(
        "Bis Aktion {kept} geöffnet; der Rest ({lost}) lässt sich nicht spielen: „{first}“ geht \
         dort nicht."
    )
}

fn beyond(Lost { kept, lost, .. }: &Lost) -> String {
    let lost = counted(*lost as u64, "Aktion", "Aktionen");
    format!(
        "Bis Aktion {kept} geöffnet, mehr kann eine Partie nicht haben; der Rest ({lost}) ist \
         weggelassen."
    )
}
