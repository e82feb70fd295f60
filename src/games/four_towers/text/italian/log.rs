//! The log in Italian.

use super::champions::the;
use super::words::{clan, of_name, people, space, ways};
use crate::games::four_towers::text::log::LogText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static LOG: LogText = LogText {
    expansions: |count| match count {
        1 => "1 espansione".to_owned(),
        count => format!("cascata di {count}"),
    },
    lords: |of| people(of, "signore", "signori"),
    demons: |of, following| {
        let demons = people(of, "demone", "demoni");
        match following.total() {
            0 => demons,
            1 => format!("{demons}, {} segue", people(following, "signore", "signori")),
            _ => format!("{demons}, {} seguono", people(following, "signore", "signori")),
        }
    },
    influence: |name, before, after| format!("{name} {before} → {after}"),
    gem: |name, worth| format!("{name} ha preso la gemma della casella {worth}"),
    doubled: |name| format!("l’influenza {} conta due volte", of_name(name)),
    spared: |name| format!("{name} ha risparmiato tutti"),
    kept: |all| {
        let each = all.iter().map(|&(of, to)| match to {
            Some(to) => format!("un {} {}", space(to), clan(of)),
            None => format!("un {} al tempio", clan(of)),
        });
        format!("assegnazione: {}", each.collect::<Vec<_>>().join(", "))
    },
    shown: |of| format!("si scopre {}", the(of)),
    expansion: |number, of, clans| format!("{number} {}: {}", village(of), ways(of, clans)),
};
