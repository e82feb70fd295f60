//! Ways to take some of several clans, as sets of bits: which of them are possible is looked up by what there is.

use super::clans::Clans;
use super::components::{Champion, Clan, DRAWN, EXPANDS};

/// The most that are taken at once: the highest price of a champion.
pub(super) const LARGEST: usize = {
    let (mut most, mut at) = (0, 0);
    while at < Champion::COUNT {
        let cost = Champion::ALL[at].cost();
        most = if cost > most { cost } else { most };
        at += 1;
    }
    most as usize
};

/// Room for the ways to take the most.
const ROOM: usize = 120;

/// The ways to take a number of peasants without order, in the order of [`Clans`].
struct Bags {
    bags: [Clans; ROOM],
    /// For each clan the ways with at most so many of it.
    at_most: [[u128; LARGEST + 1]; Clan::COUNT],
}

/// The ways to take each number, from none.
static BAGS: [Bags; LARGEST + 1] = {
    let mut all = [const { Bags::of(0) }; LARGEST + 1];
    let mut size = 1;
    while size <= LARGEST {
        all[size] = Bags::of(size);
        size += 1;
    }
    all
};

impl Bags {
    const fn of(size: usize) -> Bags {
        let mut all = Bags { bags: [Clans::NONE; ROOM], at_most: [[0; LARGEST + 1]; Clan::COUNT] };
        let (mut count, mut number) = (0, 0_usize);
        let base = size + 1;
        // Every combination of four numbers up to the size, the last clan's foremost.
        while number < base * base * base * base {
            let numbers = [
                number % base,
                number / base % base,
                number / base / base % base,
                number / base / base / base,
            ];
            number += 1;
            if numbers[0] + numbers[1] + numbers[2] + numbers[3] != size {
                continue;
            }
            let [red, yellow, green, blue] = numbers;
            all.bags[count] =
                Clans::from_numbers([red as u8, yellow as u8, green as u8, blue as u8]);
            let mut clan = 0;
            while clan < Clan::COUNT {
                let mut most = numbers[clan];
                while most <= LARGEST {
                    all.at_most[clan][most] |= 1 << count;
                    most += 1;
                }
                clan += 1;
            }
            count += 1;
        }
        all
    }
}

/// Returns the ways to take so many of these, as bits.
pub(super) fn within(there: Clans, size: usize) -> u128 {
    let Some(bags) = BAGS.get(size) else { return 0 };
    let most = |clan: Clan| bags.at_most[clan.index()][usize::from(there.of(clan)).min(LARGEST)];
    most(Clan::Red) & most(Clan::Yellow) & most(Clan::Green) & most(Clan::Blue)
}

/// Returns the ways to take so many without any of a clan, as bits.
pub(super) fn without(clan: Clan, size: usize) -> u128 {
    BAGS.get(size).map_or(0, |bags| bags.at_most[clan.index()][0])
}

/// Returns what is taken in a way.
pub(super) fn bag(size: usize, way: u32) -> Clans {
    BAGS.get(size).and_then(|bags| bags.bags.get(way as usize)).copied().unwrap_or_default()
}

/// For each clan the expansions with none, and with at most one and two of it, a bit each.
static SENT: [[u64; EXPANDS as usize]; Clan::COUNT] = {
    let mut sent = [[0; EXPANDS as usize]; Clan::COUNT];
    let (mut clan, orders) = (0, 64);
    while clan < Clan::COUNT {
        let mut order = 0;
        while order < orders {
            let [one, two, three] = clans_of(order);
            let mut most = (one as usize == clan) as usize
                + (two as usize == clan) as usize
                + (three as usize == clan) as usize;
            while most < DRAWN as usize {
                sent[clan][most] |= 1 << order;
                most += 1;
            }
            order += 1;
        }
        clan += 1;
    }
    sent
};

/// Returns the expansions that these peasants can make, as bits: which clan takes each line.
pub(super) fn expansions(there: Clans) -> u64 {
    let possible = |clan: Clan| SENT[clan.index()].get(usize::from(there.of(clan)));
    Clan::ALL.into_iter().filter_map(possible).fold(u64::MAX, |all, some| all & some)
}

/// Returns the clans that take the lines in an expansion.
pub(super) const fn clans_of(order: u32) -> [Clan; 3] {
    const fn clan(number: u32) -> Clan {
        Clan::ALL[(number & 3) as usize]
    }
    [clan(order >> 4), clan(order >> 2), clan(order)]
}
