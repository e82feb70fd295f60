//! Ways to take some of several clans, as sets of bits: which of them are possible is looked up by what there is.

use super::clans::Clans;
use super::components::{Champion, Clan, DRAWN, EXPANDS, PLAYERS, TOKENS};

/// The most that are taken of four clans at once: a draw, or the spirits of a champion.
const FEW: usize = if DRAWN > TOKENS { DRAWN } else { TOKENS } as usize;

/// The highest price of a champion.
pub(super) const HIGHEST: usize = {
    let (mut highest, mut at) = (0, 0);
    while at < Champion::COUNT {
        let mut players = *PLAYERS.start();
        while players <= *PLAYERS.end() {
            let price = Champion::ALL[at].price(players);
            highest = if price > highest { price } else { highest };
            players += 1;
        }
        at += 1;
    }
    highest as usize
};

/// The clan whose part of a payment is given, so that the rest has few ways.
const LAST: Clan = Clan::Blue;

/// Room for the ways to take a few of four clans, or the highest price of three.
const ROOM: usize = 45;

/// The ways to take a number of peasants without order, in the order of [`Clans`].
struct Bags {
    bags: [Clans; ROOM],
    /// For each clan the ways with at most so many of it.
    at_most: [[u64; HIGHEST + 1]; Clan::COUNT],
}

/// The ways to take few of the four clans, from none.
static OF_FOUR: [Bags; FEW + 1] = Bags::up_to(Clan::COUNT);

/// The ways to take some without the last clan, from none to the highest price.
static OF_THREE: [Bags; HIGHEST + 1] = Bags::up_to(LAST.index());

impl Bags {
    /// Returns the ways to take each number of the first clans.
    const fn up_to<const SIZES: usize>(clans: usize) -> [Bags; SIZES] {
        let mut all = [const { Bags::of(0, 0) }; SIZES];
        let mut size = 0;
        while size < SIZES {
            all[size] = Bags::of(size, clans);
            size += 1;
        }
        all
    }

    const fn of(size: usize, clans: usize) -> Bags {
        let mut all = Bags { bags: [Clans::NONE; ROOM], at_most: [[0; HIGHEST + 1]; Clan::COUNT] };
        let (mut count, mut number) = (0, 0_usize);
        let base = size + 1;
        // Every combination of numbers up to the size, the last clan's foremost.
        while number < base.pow(clans as u32) {
            let (mut numbers, mut total, mut rest, mut clan) = ([0; Clan::COUNT], 0, number, 0);
            while clan < Clan::COUNT {
                numbers[clan] = (rest % base) as u8;
                total += rest % base;
                rest /= base;
                clan += 1;
            }
            number += 1;
            if total != size {
                continue;
            }
            all.bags[count] = Clans::from_numbers(numbers);
            let mut clan = 0;
            while clan < Clan::COUNT {
                let mut most = numbers[clan] as usize;
                while most <= HIGHEST {
                    all.at_most[clan][most] |= 1 << count;
                    most += 1;
                }
                clan += 1;
            }
            count += 1;
        }
        all
    }

    /// Returns the ways with nothing but these, as bits.
    fn within(&self, there: Clans) -> u64 {
        let most =
            |clan: Clan| self.at_most[clan.index()][usize::from(there.of(clan)).min(HIGHEST)];
        most(Clan::Red) & most(Clan::Yellow) & most(Clan::Green) & most(Clan::Blue)
    }
}

/// Returns what is taken in a way.
fn taken(bags: &[Bags], size: usize, way: u32) -> Clans {
    bags.get(size).and_then(|bags| bags.bags.get(way as usize)).copied().unwrap_or_default()
}

/// Returns the ways to take so many of these, three at most, as bits.
pub(super) fn within(there: Clans, size: usize) -> u64 {
    OF_FOUR.get(size).map_or(0, |bags| bags.within(there))
}

/// Returns the ways to take so many without any of a clan, as bits.
pub(super) fn without(clan: Clan, size: usize) -> u64 {
    OF_FOUR.get(size).map_or(0, |bags| bags.at_most[clan.index()][0])
}

/// Returns what is taken in a way.
pub(super) fn bag(size: usize, way: u32) -> Clans {
    taken(&OF_FOUR, size, way)
}

/// Returns the ways to pay a price with these: how many of the last clan and of the others, and the ways to pay
/// the others, as bits.
pub(super) fn payments(there: Clans, price: u8) -> impl Iterator<Item = (u8, u8, u64)> {
    (0..=price.min(there.of(LAST))).map(move |last| {
        let others = price - last;
        (last, others, OF_THREE.get(usize::from(others)).map_or(0, |bags| bags.within(there)))
    })
}

/// Returns what is paid in a way to pay so many of the last clan and of the others.
pub(super) fn payment(last: u8, others: u8, way: u32) -> Clans {
    (0..last).fold(taken(&OF_THREE, others.into(), way), |paid, _| paid.with(LAST))
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
