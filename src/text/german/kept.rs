//! Errors of games saved in the browser in German.

use crate::text::kept::KeptText;

pub(in crate::text) static KEPT: KeptText = KeptText {
    missing: "Der Browser hat die Daten dieser Partie nicht mehr.",
    other_format: |form| {
        format!(
            "Eine andere Version von Curia hat die Partie gespeichert (Format {form}) und kann sie \
             öffnen."
        )
    },
    other_match: |id| format!("Die Daten gehören zu einer anderen Partie, {id}."),
    revision: |number| format!("Die Daten haben eine unmögliche Speichernummer, {number}."),
    unread: |why| format!("Die Daten lassen sich nicht öffnen: {why}."),
    damaged: |why| {
        format!(
            "Eine der zwei gespeicherten Kopien dieser Partie ist beschädigt. Du siehst die \
             andere, die vielleicht 1 Aktion zurückliegt. {why}"
        )
    },
    last_is_missing: "Eine der zwei gespeicherten Kopien dieser Partie fehlt. Du siehst die \
                      andere, die vielleicht 1 Aktion zurückliegt.",
    older_rules: |theirs, ours| {
        format!(
            "Sie wurde nach Version {theirs} der Regeln gespielt, und diese Version von Curia \
             spielt nach Version {ours}. Du siehst ihren letzten Stand, aber öffnen lässt sie \
             sich nicht."
        )
    },
    newer_rules: |theirs, ours| {
        format!(
            "Sie wurde nach Version {theirs} der Regeln gespielt, und diese Version von Curia hat \
             erst Version {ours}. Sie lässt sich öffnen, sobald Curia aktualisiert ist."
        )
    },
};
