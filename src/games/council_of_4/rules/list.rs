//! The legal list: every legal action, in canonical order.
//!
//! The list consists of groups, found without trying candidates, and a single action can be chosen without
//! writing it: search spends most of its time here. Tests check that it agrees with [`super::legal::check`]
//! on every possible action.

use std::ops::ControlFlow;

use super::action::{Action, Slot};
use super::board::{CitySet, Region};
use super::cards::Cards;
use super::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Colour, Council, Permit, ROAD_PRICE,
    SEND_SERVANTS, SERVANT_PRICE, SERVANTS_PER_OTHER_MERCHANT,
};
use super::groups::{Count, Find, Group, Slots, Visit, Write, WriteCheapest};
use super::legal::repeatable_cities;
use super::payments::{Holding, Payments};
use super::state::{Decision, Player, PublicState};

/// Replaces `actions` by all legal ones of the deciding seat, which holds this hand, in canonical order.
pub fn legal_actions(table: &PublicState, hand: Cards, actions: &mut Vec<Action>) {
    actions.clear();
    Offers::of(table, hand).each(&mut Write(actions));
}

/// Replaces `actions` by the legal ones, with only the cheapest payment for each thing.
pub fn cheapest_legal_actions(table: &PublicState, hand: Cards, actions: &mut Vec<Action>) {
    actions.clear();
    Offers::of(table, hand).each(&mut WriteCheapest(actions));
}

/// Returns the legal action at the position that `choose` gives for the length of the list; `None` if the
/// list is shorter.
pub fn choose_legal(
    table: &PublicState,
    hand: Cards,
    choose: impl FnOnce(u32) -> u32,
) -> Option<Action> {
    let offers = Offers::of(table, hand);
    // Unrolled, since a loop would ask for each section which one it is.
    let elect = offers.len_of(Section::Elect);
    let acquire = elect + offers.len_of(Section::Acquire);
    let place = acquire + offers.len_of(Section::Place);
    let queen = place + offers.len_of(Section::PlaceWithQueen);
    let quick = queen + offers.len_of(Section::Quick);
    let end = quick + offers.len_of(Section::End);
    let all = end + offers.len_of(Section::Answers);
    let position = choose(all);
    if position < elect {
        offers.at(Section::Elect, position)
    } else if position < acquire {
        offers.at(Section::Acquire, position - elect)
    } else if position < place {
        offers.at(Section::Place, position - acquire)
    } else if position < queen {
        offers.at(Section::PlaceWithQueen, position - place)
    } else if position < quick {
        offers.at(Section::Quick, position - queen)
    } else if position < end {
        Some(Action::EndTurn)
    } else if position < all {
        offers.at(Section::Answers, position - end)
    } else {
        None
    }
}

/// A part of the list, so that finding one action goes through only one part.
#[derive(Clone, Copy)]
enum Section {
    Elect,
    Acquire,
    Place,
    PlaceWithQueen,
    Quick,
    End,
    Answers,
}

/// The possibilities of a seat, found but not written out.
struct Offers<'a> {
    table: &'a PublicState,
    player: &'a Player,
    /// Whether a turn is in progress: no choice is open, the game is not over.
    in_turn: bool,
    /// Whether a main action may be taken; otherwise the three last parts are empty.
    main: bool,
    /// The colours in the reserve, as bits.
    colours: usize,
    /// Payments that satisfy the council of each region.
    acquire: [Payments; 3],
    /// Payments that satisfy the queen's council.
    queen: Payments,
    /// Cities in which a merchant can be placed.
    open: CitySet,
}

impl<'a> Offers<'a> {
    #[inline(always)]
    fn of(table: &'a PublicState, hand: Cards) -> Offers<'a> {
        let player = table.player(table.turn.seat);
        let in_turn = table.decision == Decision::Turn;
        let colours = present(table.reserve);
        let mut offers = Offers {
            table,
            player,
            in_turn,
            main: in_turn && table.turn.main_left > 0,
            colours,
            acquire: [Payments::NONE; 3],
            queen: Payments::NONE,
            open: CitySet::EMPTY,
        };
        if offers.main {
            let hand = Holding::of(hand);
            let find = |council| Payments::find(table.council(council), hand, player.coins);
            offers.acquire = Region::ALL.map(|region| find(Council::Region(region)));
            offers.queen = find(Council::Queen);
            offers.open = open_cities(table, player);
        }
        offers
    }

    /// Passes every group of all sections.
    #[inline(always)]
    fn each(&self, visit: &mut impl Visit<Found = ()>) {
        // Unrolled, as in `choose_legal`.
        let _ = self.each_group(Section::Elect, visit);
        let _ = self.each_group(Section::Acquire, visit);
        let _ = self.each_group(Section::Place, visit);
        let _ = self.each_group(Section::PlaceWithQueen, visit);
        let _ = self.each_group(Section::Quick, visit);
        let _ = self.each_group(Section::End, visit);
        let _ = self.each_group(Section::Answers, visit);
    }

    /// Returns the number of actions in a section.
    #[inline(always)]
    fn len_of(&self, section: Section) -> u32 {
        let mut count = Count(0);
        let _ = self.each_group(section, &mut count);
        count.0
    }

    /// Returns the action at a position of a section.
    #[inline(always)]
    fn at(&self, section: Section, position: u32) -> Option<Action> {
        self.each_group(section, &mut Find(position)).break_value()?
    }

    /// Passes every group of a section in canonical order, until one breaks off.
    #[inline(always)]
    fn each_group<V: Visit>(&self, section: Section, visit: &mut V) -> ControlFlow<V::Found> {
        let turn = self.table.turn;
        match section {
            Section::Elect if self.main => {
                visit.group(Group::Elections(elections(&ELECTIONS, self.colours)))
            }
            Section::Acquire if self.main => self.each_acquisition(visit),
            Section::Place if !self.open.is_empty() => {
                let place = |permit: Permit| Group::Place(permit, permit.cities() & self.open);
                self.player.ready.iter().map(place).try_for_each(|group| visit.group(group))
            }
            Section::PlaceWithQueen if self.main => self.each_way_of_queen(visit),
            Section::Quick if self.in_turn && !turn.quick_taken => self.each_quick(visit),
            Section::End if self.in_turn && turn.main_taken => {
                visit.group(Group::One(Action::EndTurn))
            }
            Section::Answers if !self.in_turn => self.each_answer(visit),
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn each_acquisition<V: Visit>(&self, visit: &mut V) -> ControlFlow<V::Found> {
        for (region, payments) in Region::ALL.into_iter().zip(self.acquire) {
            let [first, second] = Slot::ALL.map(|slot| self.table.permit(region, slot).is_some());
            let slots = match (first, second) {
                (true, true) => Slots::Both,
                (true, false) => Slots::One(Slot::First),
                (false, true) => Slots::One(Slot::Second),
                (false, false) => continue,
            };
            visit.group(Group::Acquire(region, slots, payments))?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn each_way_of_queen<V: Visit>(&self, visit: &mut V) -> ControlFlow<V::Found> {
        let coins = self.player.coins;
        let Some(left) = coins.checked_sub(self.queen.cheapest()) else {
            return ControlFlow::Continue(());
        };
        let (board, queen) = (self.table.board, self.table.queen);
        for city in (self.open & board.within(queen, left / ROAD_PRICE)).iter() {
            let way = board.distance(queen, city) * ROAD_PRICE;
            let payments = self.queen.within(coins.saturating_sub(way));
            visit.group(Group::PlaceWithQueen(city, payments))?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn each_quick<V: Visit>(&self, visit: &mut V) -> ControlFlow<V::Found> {
        let Player { coins, servants, .. } = *self.player;
        if coins >= SERVANT_PRICE {
            visit.group(Group::One(Action::EngageServant))?;
        }
        for region in Region::ALL {
            if servants >= CHANGE_PERMITS_SERVANTS && !self.table.decks[region.index()].is_empty() {
                visit.group(Group::One(Action::ChangePermits { region }))?;
            }
        }
        if servants >= SEND_SERVANTS {
            visit.group(Group::Elections(elections(&ELECTIONS_BY_SERVANT, self.colours)))?;
        }
        if servants >= ADDITIONAL_MAIN_SERVANTS {
            visit.group(Group::One(Action::AdditionalMain))?;
        }
        ControlFlow::Continue(())
    }

    #[cold]
    fn each_answer<V: Visit>(&self, visit: &mut V) -> ControlFlow<V::Found> {
        let cities = repeatable_cities(self.table, self.table.turn.seat);
        match self.table.decision {
            Decision::Turn | Decision::Over => {}
            Decision::Token => visit.group(Group::ChooseToken(cities))?,
            Decision::FreePermit => {
                for (region, slot, _) in self.table.face_up() {
                    visit.group(Group::One(Action::TakePermit { region, slot }))?;
                }
                visit.group(Group::One(Action::DeclinePermit))?;
            }
            Decision::RepeatPermit => visit.group(Group::RepeatPermit(self.player.permits()))?,
            Decision::TwoTokens => {
                let mut later = cities;
                for first in cities.iter() {
                    later.remove(first);
                    visit.group(Group::ChooseTokens(first, later))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// Returns the colours in the reserve as bits, for all bytes together.
fn present([a, b, c, d, e, f]: [u8; Colour::ALL.len()]) -> usize {
    // The highest bit of each byte: whether it is not zero, since none is as high as that.
    let counts = u64::from_le_bytes([a, b, c, d, e, f, 0, 0]);
    let present = (counts + 0x7f7f_7f7f_7f7f_7f7f) >> 7 & 0x0101_0101_0101_0101;
    // The product moves the bit of the n-th byte to the n-th place of the highest one.
    (present.wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize % (1 << Colour::ALL.len())
}

/// Returns the cities in which the player can place and pay the servants: none without merchants.
fn open_cities(table: &PublicState, player: &Player) -> CitySet {
    // Columns of a sum: the number of sets that each city is in, for all cities together. A city without a
    // merchant of the player is in at most three.
    let [mut ones, mut twos] = [CitySet::EMPTY; 2];
    let [a, b, c, d] = table.players.each_ref().map(|player| player.merchants);
    for merchants in [a, b, c, d, table.neutral] {
        twos = twos ^ (ones & merchants);
        ones = ones ^ merchants;
    }
    let affordable = match player.servants / SERVANTS_PER_OTHER_MERCHANT {
        0 => !(ones | twos),
        1 => !twos,
        2 => !(ones & twos),
        _ => CitySet::ALL,
    };
    // Before the last round everybody has merchants left.
    if table.last_round.is_some() && player.merchants_left() == 0 {
        return CitySet::EMPTY;
    }
    affordable & !player.merchants
}

/// Elections in canonical order, by the colours in the reserve as bits; each list has room for all.
type Elections = [[Action; ALL_ELECTIONS]; 1 << Colour::ALL.len()];

const ALL_ELECTIONS: usize = Colour::ALL.len() * Council::ALL.len();

/// Returns the elections that the colours in the reserve allow.
fn elections(of: &'static Elections, colours: usize) -> &'static [Action] {
    &of[colours][..usize::from(ELECTION_COUNTS[colours])]
}

static ELECTION_COUNTS: [u8; 1 << Colour::ALL.len()] = {
    let mut counts = [0; 1 << Colour::ALL.len()];
    let mut reserve = 0_usize;
    while reserve < counts.len() {
        counts[reserve] = reserve.count_ones() as u8 * Council::ALL.len() as u8;
        reserve += 1;
    }
    counts
};

const fn elections_by(servant: bool) -> Elections {
    let mut elections = [[Action::EndTurn; ALL_ELECTIONS]; 1 << Colour::ALL.len()];
    let mut reserve = 0;
    while reserve < elections.len() {
        let (mut len, mut at) = (0, 0);
        while at < ALL_ELECTIONS {
            let colour = Colour::ALL[at / Council::ALL.len()];
            let council = Council::ALL[at % Council::ALL.len()];
            if reserve >> colour.index() & 1 == 1 {
                elections[reserve][len] = if servant {
                    Action::SendServant { colour, council }
                } else {
                    Action::Elect { colour, council }
                };
                len += 1;
            }
            at += 1;
        }
        reserve += 1;
    }
    elections
}

static ELECTIONS: Elections = elections_by(false);
static ELECTIONS_BY_SERVANT: Elections = elections_by(true);
