//! The log in Spanish.

use super::champions::the;
use super::words::{clan, people, space, ways};
use crate::games::four_towers::text::log::LogText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static LOG: LogText = LogText {
    expansions: |count| match count {
        1 => "1 expansión".to_owned(),
        count => format!("cascada de {count}"),
    },
    lords: |of| people(of, "señor", "señores"),
    demons: |of, following| {
        let demons = people(of, "demonio", "demonios");
        let lords = people(following, "señor", "señores");
        let them = if of.total() == 1 { "lo" } else { "los" };
        match following.total() {
            0 => demons,
            1 => format!("{demons}, {them} sigue {lords}"),
            _ => format!("{demons}, {them} siguen {lords}"),
        }
    },
    influence: |name, before, after| format!("{name} {before} → {after}"),
    gem: |name, worth| format!("{name} se llevó la gema de la casilla {worth}"),
    doubled: |name| format!("la influencia cuenta doble para {name}"),
    spared: |name| format!("{name} perdonó a todos"),
    kept: |all| {
        let each = all.iter().map(|&(of, to)| match to {
            Some(to) => format!("un {} como {}", clan(of), space(to)),
            None => format!("un {} al templo", clan(of)),
        });
        format!("asignó {}", each.collect::<Vec<_>>().join(", "))
    },
    shown: |of| format!("{} queda visible", the(of)),
    expansion: |number, of, clans| format!("{number} {}: {}", village(of), ways(of, clans)),
};
