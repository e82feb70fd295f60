//! The log in German.

use super::champions::the;
use super::words::{people, some_of_clan, space, ways, whom};
use crate::games::four_towers::text::log::LogText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static LOG: LogText = LogText {
    expansions: |count| match count {
        1 => "1 Ausbreitung".to_owned(),
        count => format!("Kaskade aus {count}"),
    },
    lords: |of| people(of, "Herr", "Herren"),
    demons: |of, following| {
        let demons = people(of, "Dämon", "Dämonen");
        match following.total() {
            0 => demons,
            1 => format!("{demons}, {} folgt", people(following, "Herr", "Herren")),
            _ => format!("{demons}, {} folgen", people(following, "Herr", "Herren")),
        }
    },
    influence: |name, before, after| format!("{name} {before} → {after}"),
    gem: |name, worth| format!("{name} hat den Edelstein auf {worth} genommen"),
    doubled: |name| format!("der Einfluss von {name} zählt doppelt"),
    spared: |name| format!("{name} hat alle verschont"),
    kept: |all| {
        let each = all.iter().map(|&(of, to)| match to {
            Some(to) => some_of_clan(1, of, space(to), space(to)),
            None => format!("1 {} im Tempel", whom(of)),
        });
        format!("behalten: {}", each.collect::<Vec<_>>().join(", "))
    },
    shown: |of| format!("{} liegt in der Auslage", the(of)),
    expansion: |number, of, clans| format!("{number} {}: {}", village(of), ways(of, clans)),
};
