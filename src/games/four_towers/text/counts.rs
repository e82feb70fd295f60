//! Numbers of each clan as values of messages.

use crate::games::four_towers::rules::Clans;
use crate::games::four_towers::rules::clans::Pile;
use crate::games::four_towers::rules::components::Clan;
use crate::text::say::{Arg, Given, MOST_COUNTS};

impl Given for Clans {
    fn given(&self) -> Arg<'_> {
        counts(|clan| self.of(clan))
    }
}

impl Given for Pile {
    fn given(&self) -> Arg<'_> {
        counts(|clan| self.of(clan))
    }
}

fn counts(of: impl Fn(Clan) -> u8) -> Arg<'static> {
    let mut counts = [0; MOST_COUNTS];
    for (count, clan) in counts.iter_mut().zip(Clan::ALL) {
        *count = of(clan);
    }
    Arg::Counts(counts)
}
