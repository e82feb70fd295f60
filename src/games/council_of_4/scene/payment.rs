//! Help with paying: the cheapest cards for a council, and the price of each number of cards.

use crate::games::council_of_4::bots::evaluation::means;
use crate::games::council_of_4::rules::components::{
    COUNCIL_PRICES, COUNCIL_SIZE, Colour, Council, JOKER_PRICE, Politics,
};
use crate::games::council_of_4::rules::legal::council_price;
use crate::games::council_of_4::rules::{Cards, PublicState, View, payments};

/// Returns the payment with the fewest coins, then the fewest jokers, then the fewest cards.
pub fn cheapest(view: &View, council: Council) -> Option<Cards> {
    payments::all(&view.table, view.hand, council)
        .into_iter()
        .min_by_key(|&payment| (price(view, council, payment), payment.jokers(), payment.len()))
}

/// Returns the payment that leaves the most by the bots' worth of coins, cards and jokers, if any can be paid with
/// `others` coins more for something else.
pub fn wisest(view: &View, council: Council, others: u8) -> Option<Cards> {
    let have = u16::from(view.table.player(view.table.turn.seat).coins);
    let rated = payments::all(&view.table, view.hand, council).into_iter().filter_map(|payment| {
        let left = have.checked_sub(price(view, council, payment))?.checked_sub(others.into())?;
        Some((payment, means(left as u8, view.hand.minus(payment)), left))
    });
    rated.max_by_key(|&(_, worth, left)| (worth, left)).map(|(payment, ..)| payment)
}

/// Returns the lowest price in coins at which cards of the hand satisfy the council, affordable or not,
/// or `None` if no card does.
pub fn lowest_price(table: &PublicState, hand: Cards, council: Council) -> Option<u16> {
    let payments = payments::all(table, hand, council);
    payments.into_iter().filter_map(|cards| council_price(table, hand, council, cards).ok()).min()
}

/// Fit of a hand to a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suit {
    /// Largest payment of the hand, colours before jokers.
    pub cards: Cards,
    /// Price in coins, including jokers; `None` if no card suits.
    pub price: Option<u8>,
}

/// Returns the fit of a hand to a council, regardless of the coins available.
pub fn suit(hand: Cards, sitting: [Colour; COUNCIL_SIZE]) -> Suit {
    let mut council = Cards::EMPTY;
    sitting.into_iter().for_each(|colour| council.add(Politics::Colour(colour)));
    let natural = hand.common(council);
    let jokers = hand.jokers().min(council.len() - natural.len());
    let cards = natural.with(Politics::Joker, jokers);
    let rung = usize::from(cards.len()).checked_sub(1).and_then(|rung| COUNCIL_PRICES.get(rung));
    Suit { cards, price: rung.map(|price| price + jokers * JOKER_PRICE) }
}

/// Rung of the price ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    pub cards: u8,
    /// Price in coins without jokers.
    pub price: u8,
    /// Number of jokers in it, each costing 1 more coin.
    pub jokers: u8,
    /// Whether the player has the coins for it.
    pub affordable: bool,
    /// Best payment of this many cards, if the hand has one.
    pub payment: Option<Cards>,
    /// Whether this many cards are picked.
    pub current: bool,
}

/// Returns the price ladder of a council, from one card to four.
pub fn ladder(view: &View, council: Council, picked: Cards) -> Vec<Rung> {
    let all = payments::all(&view.table, view.hand, council);
    (1..)
        .zip(COUNCIL_PRICES)
        .map(|(cards, coins)| {
            let of_so_many = all.iter().copied().filter(|payment| payment.len() == cards);
            let payment = of_so_many.min_by_key(|&payment| payment.jokers());
            let current = picked.len() == cards;
            let jokers = match payment {
                _ if current => picked.jokers(),
                Some(payment) => payment.jokers(),
                None => 0,
            };
            let have = view.table.player(view.table.turn.seat).coins;
            let affordable = coins.saturating_add(jokers * JOKER_PRICE) <= have;
            Rung { cards, price: coins, jokers, affordable, payment, current }
        })
        .collect()
}

fn price(view: &View, council: Council, payment: Cards) -> u16 {
    council_price(&view.table, view.hand, council, payment).unwrap_or(u16::MAX)
}
