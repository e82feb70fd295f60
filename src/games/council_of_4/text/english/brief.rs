//! Actions in a few words in English.

use super::words::{colour, council, region};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{COUNCIL_SIZE, Colour, Council};
use crate::games::council_of_4::text::brief::BriefText;

pub(in crate::games::council_of_4::text) static BRIEF: BriefText = BriefText {
    elected: |entered, of, now| {
        format!("{} {}", verb(now, "elects", "elected"), enters(entered, of))
    },
    sent: |entered, of, now| {
        format!("{} a servant to elect {}", verb(now, "sends", "sent"), enters(entered, of))
    },
    acquired: |permit, now| format!("{} {permit}", verb(now, "acquires", "acquired")),
    placed: |city, now| format!("{} in {}", verb(now, "places", "placed"), City::name(city)),
    placed_with_queen: |city, now| {
        let verb = verb(now, "places", "placed");
        format!("{verb} in {} with the queen", City::name(city))
    },
    engaged: |now| if now { "engages a servant" } else { "engaged a servant" },
    changed: |of, now| format!("{} the {} permits", verb(now, "changes", "changed"), region(of)),
    additional_main: |now| {
        if now { "takes an extra main action" } else { "took an extra main action" }
    },
    ended: |now| if now { "ends the turn" } else { "ended the turn" },
    token: |city, now| {
        format!("{} the token of {}", verb(now, "chooses", "chose"), City::name(city))
    },
    took: |permit, now| format!("{} {permit} for free", verb(now, "takes", "took")),
    declined: |now| if now { "declines the free permit" } else { "declined the free permit" },
    repeated: |permit, now| format!("{} {permit}", verb(now, "repeats", "repeated")),
    tokens: |one, other, now| {
        let verb = verb(now, "chooses", "chose");
        format!("{verb} the tokens of {} and {}", City::name(one), City::name(other))
    },
    of_council: |of| format!("{} council", council(of)),
    fits: |of, count| format!("{}: {count} of {COUNCIL_SIZE}", council(of)),
};

const fn verb(now: bool, happens: &'static str, happened: &'static str) -> &'static str {
    if now { happens } else { happened }
}

fn enters(entered: Colour, of: Council) -> String {
    format!("{}, {}", colour(entered).to_lowercase(), council(of))
}
