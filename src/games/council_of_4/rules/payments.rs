//! All payments that satisfy a council, in canonical order.
//!
//! A payment matches some of the four councillors, so a choice among them is a number of four bits, and a set
//! of choices is a set of such numbers. Conditions are thus looked up for all choices together instead of
//! tried one by one: nothing in play is asked more often.

use std::num::NonZero;

use super::cards::Cards;
use super::components::{COUNCIL_PRICES, COUNCIL_SIZE, Colour, Council, JOKER_PRICE};
use super::state::PublicState;

/// Returns all payments from the hand that satisfy the council, at any price, in canonical order.
pub fn all(table: &PublicState, hand: Cards, council: Council) -> Vec<Cards> {
    Payments::find(table.council(council), Holding::of(hand), u8::MAX).iter().collect()
}

/// A set of ways to pay: sixteen choices with no joker, above them those with one, with two and with three.
/// Three jokers leave room for only one card, so that the last bit is free for four jokers.
type Ways = u64;

/// Bits of a [`Ways`] for each number of jokers.
const CHOICES: usize = 1 << COUNCIL_SIZE;
const MOST_JOKERS: usize = COUNCIL_SIZE - 1;
const FOUR_JOKERS: usize = Ways::BITS as usize - 1;

/// Returns the choice of a way, and its number of jokers.
const fn parts(way: usize) -> (usize, usize) {
    if way == FOUR_JOKERS { (0, COUNCIL_SIZE) } else { (way % CHOICES, way / CHOICES) }
}

/// Price of each way in coins; `None` for those without a card or with more than four.
const PRICES: [Option<u8>; Ways::BITS as usize] = {
    let mut prices = [None; Ways::BITS as usize];
    let mut way = 0;
    while way < prices.len() {
        let (choice, jokers) = parts(way);
        let cards = choice.count_ones() as usize + jokers;
        if cards > 0 && cards <= COUNCIL_SIZE {
            prices[way] = Some(COUNCIL_PRICES[cards - 1] + jokers as u8 * JOKER_PRICE);
        }
        way += 1;
    }
    prices
};

/// Highest price; more coins allow no more ways.
const DEAREST: usize = COUNCIL_PRICES[0] as usize + JOKER_PRICE as usize;

/// Ways that this many coins can pay.
const BY_COINS: [Ways; DEAREST + 1] = {
    let mut sets = [0; DEAREST + 1];
    let mut coins = 0;
    while coins < sets.len() {
        let mut way = 0;
        while way < PRICES.len() {
            if let Some(price) = PRICES[way]
                && price as usize <= coins
            {
                sets[coins] |= 1 << way;
            }
            way += 1;
        }
        coins += 1;
    }
    sets
};

/// Numbers of ways by [`Row`] and coins: reading them is faster than counting bits.
static COUNTS: [[u8; 16]; ROWS] = {
    let mut counts = [[0; 16]; ROWS];
    let mut row = 0;
    while row < ROWS {
        let mut coins = 0;
        while coins <= DEAREST {
            counts[row][coins] = (Row(row as u16).ways() & BY_COINS[coins]).count_ones() as u8;
            coins += 1;
        }
        row += 1;
    }
    counts
};

/// What decides which ways there are, coins apart: which councillors equal the one before them, which are matched by the
/// hand, and its jokers.
#[derive(Clone, Copy)]
struct Row(u16);

/// Rows are numbered with room for eight numbers of jokers, so that no number has to be multiplied.
const ROWS: usize = CHOICES / 2 * CHOICES * 8;

impl Row {
    const fn new(equal: u16, matched: usize, jokers: usize) -> Row {
        Row(equal << 7 | (matched as u16) << 3 | jokers as u16)
    }

    /// Returns the ways at any price.
    const fn ways(self) -> Ways {
        let [equal, matched, jokers] =
            [self.0 as usize >> 7 << 1, self.0 as usize >> 3, self.0 as usize & 7];
        let choices = (AMONG[matched % CHOICES] & FIRST_OF_EQUALS[equal % CHOICES]) as Ways;
        let with_any_jokers = (choices * 0x0001_0001_0001_0001) | (1 << FOUR_JOKERS);
        with_any_jokers & BY_JOKERS[if jokers < COUNCIL_SIZE { jokers } else { COUNCIL_SIZE }]
    }

    /// Returns the number of ways that cost at most this many coins, no more than [`DEAREST`].
    const fn count(self, coins: u8) -> u32 {
        COUNTS[self.0 as usize % ROWS][coins as usize & 15] as u32
    }
}

/// Lowest price by the councillors that the hand matches, as bits, and by its jokers: more cards are always
/// cheaper, jokers replace what nothing else matches.
const CHEAPEST: [[u8; COUNCIL_SIZE + 1]; CHOICES] = {
    let mut prices = [[u8::MAX; COUNCIL_SIZE + 1]; CHOICES];
    let mut way = 0;
    while way < PRICES.len() {
        let (choice, jokers) = parts(way);
        let mut matched = 0;
        while matched < CHOICES {
            let mut most = jokers;
            while most <= COUNCIL_SIZE {
                if let Some(price) = PRICES[way]
                    && choice & !matched == 0
                    && price < prices[matched][most]
                {
                    prices[matched][most] = price;
                }
                most += 1;
            }
            matched += 1;
        }
        way += 1;
    }
    prices
};

/// Ways that need at most this many jokers.
const BY_JOKERS: [Ways; COUNCIL_SIZE + 1] = {
    let mut sets = [Ways::MAX; COUNCIL_SIZE + 1];
    let mut jokers = 0;
    while jokers < COUNCIL_SIZE {
        sets[jokers] = (Ways::MAX >> (CHOICES * (MOST_JOKERS - jokers))) & !(1 << FOUR_JOKERS);
        jokers += 1;
    }
    sets
};

/// Ways with one card, two, three and four.
const BY_CARDS: [Ways; COUNCIL_SIZE] = {
    let mut sets = [0; COUNCIL_SIZE];
    let mut way = 0;
    while way < PRICES.len() {
        if PRICES[way].is_some() {
            let (choice, jokers) = parts(way);
            sets[choice.count_ones() as usize + jokers - 1] |= 1 << way;
        }
        way += 1;
    }
    sets
};

/// Choices among these councillors.
const AMONG: [u16; CHOICES] = {
    let mut sets = [0; CHOICES];
    let mut among = 0;
    while among < CHOICES {
        let mut choice = 0;
        while choice < CHOICES {
            if choice & !among == 0 {
                sets[among] |= 1 << choice;
            }
            choice += 1;
        }
        among += 1;
    }
    sets
};

/// Choices that take the first of equal councillors first, by the bits of those that equal the one before
/// them: equal counts are one and the same payment (R22).
const FIRST_OF_EQUALS: [u16; CHOICES] = {
    let mut sets = [0; CHOICES];
    let mut equal = 0;
    while equal < CHOICES {
        let mut choice = 0;
        while choice < CHOICES {
            if choice & equal & !(choice << 1) == 0 {
                sets[equal] |= 1 << choice;
            }
            choice += 1;
        }
        equal += 1;
    }
    sets
};

/// The cards that satisfy a council.
struct Asked {
    /// For each councillor, in the order of the colours, the bit of a [`Holding`] that is set if the hand has
    /// a card for it.
    bits: [u8; COUNCIL_SIZE],
    /// Which councillors equal the one before them, as bits, from the second on.
    equal: u16,
}

/// Number of different councils.
const COUNCILS: usize = Colour::ALL.len().pow(COUNCIL_SIZE as u32);

/// The cards for each council, by its colours from the arrow end as digits to base six.
static ASKED: [Asked; COUNCILS.next_power_of_two()] = {
    let mut asked = [const { asked_by(0) }; COUNCILS.next_power_of_two()];
    let mut at = 0;
    while at < COUNCILS {
        asked[at] = asked_by(at);
        at += 1;
    }
    asked
};

const fn asked_by(council: usize) -> Asked {
    let (mut bits, mut len, mut equal, mut colour) = ([0; COUNCIL_SIZE], 0, 0, 0);
    while colour < Colour::ALL.len() {
        let (mut digits, mut before, mut place) = (council, 0, 0);
        while place < COUNCIL_SIZE {
            if digits % Colour::ALL.len() == colour {
                bits[len] = (4 * colour + before) as u8;
                equal |= ((before > 0) as usize) << len;
                before += 1;
                len += 1;
            }
            digits /= Colour::ALL.len();
            place += 1;
        }
        colour += 1;
    }
    Asked { bits, equal: (equal >> 1) as u16 }
}

/// The matches of a hand: four bits per colour, set for the first, second, third and fourth card.
#[derive(Clone, Copy)]
pub(super) struct Holding {
    first_to_fourth: u32,
    jokers: usize,
}

impl Holding {
    /// Returns the matches of this hand.
    pub const fn of(hand: Cards) -> Holding {
        Holding {
            first_to_fourth: hand.first_to_fourth(),
            jokers: if hand.jokers() < 4 { hand.jokers() as usize } else { 4 },
        }
    }
}

/// The payments that satisfy a council from a hand and cost at most so many coins.
#[derive(Clone, Copy)]
pub(super) struct Payments {
    row: Row,
    /// The position in [`ASKED`].
    council: u16,
    coins: u8,
    cheapest: u8,
}

impl Payments {
    /// No payment.
    pub const NONE: Payments = Payments { row: Row(0), council: 0, coins: 0, cheapest: u8::MAX };

    /// Finds the payments that satisfy the council and cost at most this many coins.
    pub fn find(council: [Colour; COUNCIL_SIZE], hand: Holding, coins: u8) -> Payments {
        let digits = council.into_iter().rev();
        let council = digits.fold(0, |sum, colour| sum * Colour::ALL.len() + colour.index());
        let asked = &ASKED[council % ASKED.len()];
        let mut matched = 0;
        for place in 0..COUNCIL_SIZE {
            // All bits are below 24; the mask only saves a check.
            let has = hand.first_to_fourth >> (asked.bits[place] & 31) & 1;
            matched |= (has as usize) << place;
        }
        let row = Row::new(asked.equal, matched, hand.jokers);
        let cheapest = CHEAPEST[matched][hand.jokers];
        Payments { row, council: council as u16, coins: 0, cheapest }.within(coins)
    }

    /// Returns the payments that cost at most this many coins, no more than before.
    #[must_use]
    pub const fn within(self, coins: u8) -> Payments {
        Payments { coins: if coins < DEAREST as u8 { coins } else { DEAREST as u8 }, ..self }
    }

    const fn ways(self) -> Ways {
        self.row.ways() & BY_COINS[self.coins as usize]
    }

    /// Returns the lowest price in coins, more than anyone has if there is no payment.
    pub const fn cheapest(self) -> u8 {
        self.cheapest
    }

    /// Returns the number of payments.
    pub const fn len(self) -> u32 {
        self.row.count(self.coins)
    }

    /// Returns the payments in canonical order.
    pub fn iter(self) -> impl Iterator<Item = Cards> {
        let matches = self.matches();
        let mut ways = self.ways();
        // This is the order of the numbers inside `Cards`: jokers weigh most, then later colours.
        std::iter::from_fn(move || {
            let way = NonZero::new(ways)?.trailing_zeros() as usize;
            ways &= ways - 1;
            Some(matches.cards(way))
        })
    }

    /// Returns the payment of the lowest price, the first of several in canonical order.
    pub fn first_of_the_cheapest(self) -> Option<Cards> {
        let ways = self.ways();
        // Of as many cards, those with fewer jokers come first.
        let mut of_most = BY_CARDS.into_iter().rev().map(|by_cards| ways & by_cards);
        let way = of_most.find_map(NonZero::new)?.trailing_zeros() as usize;
        Some(self.matches().cards(way))
    }

    /// Returns the payment at a position in canonical order, `None` after the last.
    pub fn at(self, position: u32) -> Option<Cards> {
        let left = (0..position).fold(self.ways(), |ways, _| ways & ways.wrapping_sub(1));
        let way = NonZero::new(left)?.trailing_zeros() as usize;
        Some(self.matches().cards(way))
    }

    fn matches(self) -> Matches {
        let asked = &ASKED[usize::from(self.council) % ASKED.len()];
        let [a, b, c, d] = asked.bits.map(|bit| Cards::one_at(bit / 4));
        Matches {
            lower: [Cards::EMPTY, a, b, a.stacked(b)],
            upper: [Cards::EMPTY, c, d, c.stacked(d)],
        }
    }
}

/// The cards that match the councillors of a choice, by its lower and its upper two bits.
struct Matches {
    lower: [Cards; 4],
    upper: [Cards; 4],
}

impl Matches {
    /// Returns the payment of a way.
    fn cards(&self, way: usize) -> Cards {
        if way == FOUR_JOKERS {
            return Cards::of_jokers(COUNCIL_SIZE as u8);
        }
        let matched = self.lower[way & 3].stacked(self.upper[way >> 2 & 3]);
        matched.stacked(Cards::of_jokers((way / CHOICES) as u8))
    }
}
