//! The log in English.

use super::champions::the;
use super::words::{clan, people, space, ways};
use crate::games::four_towers::text::log::LogText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static LOG: LogText = LogText {
    expansions: |count| match count {
        1 => "1 expansion".to_owned(),
        count => format!("cascade of {count}"),
    },
    lords: |of| people(of, "lord", "lords"),
    demons: |of, following| {
        let demons = people(of, "demon", "demons");
        match following.total() {
            0 => demons,
            1 => format!("{demons}, {} follows", people(following, "lord", "lords")),
            _ => format!("{demons}, {} follow", people(following, "lord", "lords")),
        }
    },
    influence: |name, before, after| format!("{name} {before} → {after}"),
    gem: |name, worth| format!("{name} took the gem on {worth}"),
    doubled: |name| format!("{name}’s influence counts twice"),
    spared: |name| format!("{name} spared everyone"),
    kept: |all| {
        let each = all.iter().map(|&(of, to)| match to {
            Some(to) => format!("{} {}", clan(of), space(to)),
            None => format!("{} to the temple", clan(of)),
        });
        format!("kept {}", each.collect::<Vec<_>>().join(", "))
    },
    shown: |of| format!("{} is on show", the(of)),
    expansion: |number, of, clans| format!("{number} {}: {}", village(of), ways(of, clans)),
};
