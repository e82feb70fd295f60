//! The log in French.

use super::champions::the;
use super::words::{clan, people, space, ways};
use crate::games::four_towers::text::log::LogText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static LOG: LogText = LogText {
    expansions: |count| match count {
        1 => "1 expansion".to_owned(),
        count => format!("cascade de {count}"),
    },
    lords: |of| people(of, "seigneur", "seigneurs"),
    demons: |of, following| {
        let demons = people(of, "démon", "démons");
        match following.total() {
            0 => demons,
            1 => format!("{demons}, {} suit", people(following, "seigneur", "seigneurs")),
            _ => format!("{demons}, {} suivent", people(following, "seigneur", "seigneurs")),
        }
    },
    influence: |name, before, after| format!("{name} {before} → {after}"),
    gem: |name, worth| format!("{name} a pris la gemme de la case {worth}"),
    doubled: |name| format!("l’influence compte deux fois pour {name}"),
    spared: |name| format!("{name} a épargné tout le monde"),
    kept: |all| {
        let each = all.iter().map(|&(of, to)| match to {
            Some(to) => format!("un {} {}", space(to), clan(of)),
            None => format!("un {} au temple", clan(of)),
        });
        format!("gardé : {}", each.collect::<Vec<_>>().join(", "))
    },
    shown: |of| format!("{} est visible", the(of)),
    expansion: |number, of, clans| format!("{number} {} : {}", village(of), ways(of, clans)),
};
