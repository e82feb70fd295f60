//! The draft: the hand to choose from, where it comes from and goes, and what a card brings.

use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{Card, DEALT, DRAFTED, Suit};
use crate::games::the_council::rules::{Action, CardSet, Chips, Decision, Event, View};
use crate::rules::{Game, Seat, Seats, Seed};

/// The draft as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drafting {
    /// Number of the card that is drafted now, from 1.
    pub number: u8,
    /// Number of cards that each seat drafts.
    pub of: u8,
    /// The hand, the chosen card included; empty for an onlooker.
    pub hand: CardSet,
    /// Number of cards that each seat holds.
    pub held: u8,
    /// Number of cards that were dealt to each seat.
    pub dealt: u8,
    /// The card that this seat has chosen, face down.
    pub chosen: Option<Card>,
    /// The seat that had this hand before, and the one that gets it next; none for an onlooker, for the first hand
    /// and for the last cards.
    pub from: Option<Seat>,
    /// The seat that gets the rest; none for an onlooker and for the last card.
    pub to: Option<Seat>,
    /// Seats in the order in which they are asked, each with whether it has chosen.
    pub seats: Vec<(Seat, bool)>,
}

impl Drafting {
    /// Returns the draft in a view; `None` when there is none.
    pub fn of(view: &View) -> Option<Drafting> {
        let table = &view.table;
        if !matches!(table.decision, Decision::Draft(_)) {
            return None;
        }
        let drafted = table.players().iter().map(|player| player.drafted.len()).max()?;
        let (is_first, is_last) = (drafted == 0, drafted + 1 >= DRAFTED);
        let own = view.seat;
        let before =
            own.and_then(|own| table.each_seat().find(|&seat| seat.next(table.seats()) == own));
        let asked = table.seats_from(table.first_asked());
        Some(Drafting {
            number: drafted + 1,
            of: DRAFTED,
            hand: view.held,
            held: table.held_size(),
            dealt: DEALT,
            chosen: view.chosen.first(),
            from: before.filter(|_| !is_first),
            to: own.map(|own| own.next(table.seats())).filter(|_| !is_last),
            seats: asked.map(|seat| (seat, table.has_chosen(seat))).collect(),
        })
    }
}

/// What drafting a card brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    pub card: Card,
    /// Chips of each suit that it brings: before and after.
    pub chips: Vec<(Suit, u8, u8)>,
    /// Cards left of the hand.
    pub rest: CardSet,
    /// The seat that gets them; `None` for the last one, which is discarded.
    pub passed_to: Option<Seat>,
    /// Players who are highest in each suit of the card, with their rank and that of the empire.
    pub nearest: Vec<Nearest>,
}

/// Players nearest to the empire in a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nearest {
    pub suit: Suit,
    /// The players who are highest.
    pub seats: Seats,
    pub rank: u8,
    /// Rank of the empire.
    pub empire: u8,
}

impl Nearest {
    /// Returns the players nearest to the empire in a suit.
    pub fn of(view: &View, suit: Suit) -> Nearest {
        let table = &view.table;
        let rank_of = |seat: Seat| table.player(seat).ranks.of(suit);
        let rank = table.each_seat().map(rank_of).max().unwrap_or_default();
        let seats = table.each_seat().filter(|&seat| rank_of(seat) == rank).collect();
        Nearest { suit, seats, rank, empire: table.empire.of(suit) }
    }
}

/// Returns what drafting a card brings: the rules play on from a position that agrees with the view, until all have
/// chosen. What the others choose there changes nothing of it.
pub fn taken(view: &View, card: Card) -> Option<Taken> {
    let seat = view.seat.filter(|_| view.decides())?;
    let mut state = TheCouncil::determinise(view, &mut Seed(0).stream(0));
    let (mut brought, mut passed_to, mut is_shown) = (Chips::NONE, None, false);
    let mut next = Some(Action::Draft(card));
    while let Some(action) = next {
        let see = |event: Event| match event {
            Event::Drafted { seat: by, chips, .. } if by == seat => {
                (brought, is_shown) = (chips, true);
            }
            Event::HandPassed { from, to, .. } if from == seat => passed_to = Some(to),
            _ => {}
        };
        TheCouncil::apply(&mut state, action, see).ok()?;
        next = if is_shown { None } else { TheCouncil::choose_legal(&state, |_| 0) };
    }
    let before = view.table.player(seat).chips;
    let after = before.plus(brought);
    let changed = Suit::ALL.into_iter().filter(|&suit| brought.of(suit) > 0);
    Some(Taken {
        card,
        chips: changed.map(|suit| (suit, before.of(suit), after.of(suit))).collect(),
        rest: view.held.minus(CardSet::of(card)),
        passed_to,
        nearest: card.suits().iter().map(|suit| Nearest::of(view, suit)).collect(),
    })
}
