//! The legal list: every legal action, in canonical order.
//!
//! The list consists of groups, found without trying candidates, and a single action can be chosen without
//! writing it: search spends most of its time here. Tests check that it agrees with [`super::legal::check`]
//! on every possible action.

use std::ops::ControlFlow;

use super::action::{Action, Slot};
use super::board::{City, CitySet, Region};
use super::cards::Cards;
use super::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Colour, Council, Permit, ROAD_PRICE,
    SEND_SERVANTS, SERVANT_PRICE, SERVANTS_PER_OTHER_MERCHANT,
};
use super::legal::repeatable_cities;
use super::payments::{Holding, Payments};
use super::permits::PermitSet;
use super::state::{Decision, Player, PublicState};

/// Replaces `actions` by all legal ones of the deciding seat, which holds this hand, in canonical order.
pub fn legal_actions(table: &PublicState, hand: Cards, actions: &mut Vec<Action>) {
    actions.clear();
    let offers = Offers::of(table, hand);
    // Unrolled, as in `choose_legal`.
    offers.write(Section::Elect, actions);
    offers.write(Section::Acquire, actions);
    offers.write(Section::Place, actions);
    offers.write(Section::PlaceWithQueen, actions);
    offers.write(Section::Quick, actions);
    offers.write(Section::End, actions);
    offers.write(Section::Answers, actions);
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
    let lens = [
        offers.len_of(Section::Elect),
        offers.len_of(Section::Acquire),
        offers.len_of(Section::Place),
        offers.len_of(Section::PlaceWithQueen),
        offers.len_of(Section::Quick),
        offers.len_of(Section::End),
        offers.len_of(Section::Answers),
    ];
    let mut position = choose(lens.iter().sum());
    let (section, _) = Section::ALL.into_iter().zip(lens).find(|&(_, len)| {
        let here = position < len;
        position = if here { position } else { position - len };
        here
    })?;
    let chosen = offers.each_group(section, |group| {
        if position < group.len() {
            return ControlFlow::Break(group.at(position));
        }
        position -= group.len();
        ControlFlow::Continue(())
    });
    chosen.break_value()?
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

impl Section {
    /// Every section, in canonical order.
    const ALL: [Section; 7] = [
        Section::Elect,
        Section::Acquire,
        Section::Place,
        Section::PlaceWithQueen,
        Section::Quick,
        Section::End,
        Section::Answers,
    ];
}

/// Consecutive actions of the list that differ in at most one thing.
///
/// Its methods and the functions that lead to a group are always inlined: the kind is known where a group is
/// made, so that only the work for this kind remains.
#[derive(Clone, Copy)]
enum Group {
    One(Action),
    Elections(&'static [Action]),
    /// From one slot or, with the same payments, from both, the first slot first.
    Acquire(Region, Slots, Payments),
    Place(Permit, CitySet),
    PlaceWithQueen(City, Payments),
    ChooseToken(CitySet),
    RepeatPermit(PermitSet),
    ChooseTokens(City, CitySet),
}

/// The slots of a region that hold permits.
#[derive(Clone, Copy)]
enum Slots {
    One(Slot),
    Both,
}

impl Group {
    #[inline(always)]
    fn len(self) -> u32 {
        match self {
            Group::One(_) => 1,
            Group::Elections(elections) => elections.len() as u32,
            Group::Acquire(_, Slots::One(_), payments) | Group::PlaceWithQueen(_, payments) => {
                payments.len()
            }
            Group::Acquire(_, Slots::Both, payments) => 2 * payments.len(),
            Group::Place(_, cities)
            | Group::ChooseToken(cities)
            | Group::ChooseTokens(_, cities) => cities.len() as u32,
            Group::RepeatPermit(permits) => u32::from(permits.len()),
        }
    }

    /// Returns the action at a position below the length.
    #[inline(always)]
    fn at(self, position: u32) -> Option<Action> {
        let at = position as usize;
        match self {
            Group::One(action) => Some(action),
            Group::Elections(elections) => elections.get(at).copied(),
            Group::Acquire(region, slots, payments) => {
                let (slot, position) = match slots {
                    Slots::One(slot) => (slot, position),
                    Slots::Both if position < payments.len() => (Slot::First, position),
                    Slots::Both => (Slot::Second, position - payments.len()),
                };
                payments.at(position).map(|payment| Action::Acquire { region, slot, payment })
            }
            Group::Place(permit, cities) => {
                cities.iter().nth(at).map(|city| Action::Place { permit, city })
            }
            Group::PlaceWithQueen(city, payments) => {
                payments.at(position).map(|payment| Action::PlaceWithQueen { city, payment })
            }
            Group::ChooseToken(cities) => {
                cities.iter().nth(at).map(|city| Action::ChooseToken { city })
            }
            Group::RepeatPermit(permits) => {
                permits.iter().nth(at).map(|permit| Action::RepeatPermit { permit })
            }
            Group::ChooseTokens(first, later) => {
                later.iter().nth(at).map(|second| Action::ChooseTokens { first, second })
            }
        }
    }

    /// Appends all of its actions.
    #[inline(always)]
    fn write(self, actions: &mut Vec<Action>) {
        match self {
            Group::Elections(elections) => actions.extend_from_slice(elections),
            Group::Acquire(region, slots, payments) => {
                let slot = if let Slots::One(slot) = slots { slot } else { Slot::First };
                let begin = actions.len();
                for payment in payments.iter() {
                    actions.push(Action::Acquire { region, slot, payment });
                }
                if let Slots::Both = slots {
                    // The payments are the same: copying is faster than finding them again.
                    let copies = actions.len();
                    actions.extend_from_within(begin..);
                    for action in &mut actions[copies..] {
                        if let Action::Acquire { slot, .. } = action {
                            *slot = Slot::Second;
                        }
                    }
                }
            }
            Group::PlaceWithQueen(city, payments) => {
                payments
                    .iter()
                    .for_each(|payment| actions.push(Action::PlaceWithQueen { city, payment }));
            }
            Group::Place(permit, cities) => {
                cities.iter().for_each(|city| actions.push(Action::Place { permit, city }));
            }
            group => actions.extend((0..group.len()).filter_map(|position| group.at(position))),
        }
    }
}

/// The possibilities of a seat, found but not written out.
struct Offers<'a> {
    table: &'a PublicState,
    player: &'a Player,
    /// Whether a turn is in progress: no choice is open, the game is not over.
    in_turn: bool,
    /// Whether a main action may be taken; otherwise the three last parts are empty.
    main: bool,
    /// The colours in the reserve, as bits, and the number of elections that they allow.
    colours: usize,
    elections: usize,
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
        let colours = table.reserve.iter().enumerate();
        let colours = colours.fold(0, |bits, (at, &left)| bits | usize::from(left > 0) << at);
        let mut offers = Offers {
            table,
            player,
            in_turn,
            main: in_turn && table.turn.main_left > 0,
            colours,
            elections: colours.count_ones() as usize * Council::ALL.len(),
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

    /// Appends all actions of a section.
    #[inline(always)]
    fn write(&self, section: Section, actions: &mut Vec<Action>) {
        let _ = self.each_group(section, |group| {
            group.write(actions);
            ControlFlow::<()>::Continue(())
        });
    }

    /// Returns the number of actions in a section.
    #[inline(always)]
    fn len_of(&self, section: Section) -> u32 {
        let mut len = 0;
        let _ = self.each_group(section, |group| {
            len += group.len();
            ControlFlow::<()>::Continue(())
        });
        len
    }

    /// Passes every group of a section in canonical order, until one breaks off.
    #[inline(always)]
    fn each_group<B>(
        &self,
        section: Section,
        mut show: impl FnMut(Group) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let turn = self.table.turn;
        match section {
            Section::Elect if self.main => {
                show(Group::Elections(&ELECTIONS[self.colours][..self.elections]))
            }
            Section::Acquire if self.main => self.each_acquisition(show),
            Section::Place if !self.open.is_empty() => {
                let place = |permit: Permit| Group::Place(permit, permit.cities() & self.open);
                self.player.ready.iter().map(place).try_for_each(show)
            }
            Section::PlaceWithQueen if self.main => self.each_way_of_queen(show),
            Section::Quick if self.in_turn && !turn.quick_taken => self.each_quick(show),
            Section::End if self.in_turn && turn.main_taken => show(Group::One(Action::EndTurn)),
            Section::Answers if !self.in_turn => self.each_answer(show),
            _ => ControlFlow::Continue(()),
        }
    }

    #[inline(always)]
    fn each_acquisition<B>(&self, mut show: impl FnMut(Group) -> ControlFlow<B>) -> ControlFlow<B> {
        for (region, payments) in Region::ALL.into_iter().zip(self.acquire) {
            let [first, second] = Slot::ALL.map(|slot| self.table.permit(region, slot).is_some());
            let slots = match (first, second) {
                (true, true) => Slots::Both,
                (true, false) => Slots::One(Slot::First),
                (false, true) => Slots::One(Slot::Second),
                (false, false) => continue,
            };
            show(Group::Acquire(region, slots, payments))?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn each_way_of_queen<B>(
        &self,
        mut show: impl FnMut(Group) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let coins = self.player.coins;
        let Some(left) = coins.checked_sub(self.queen.cheapest()) else {
            return ControlFlow::Continue(());
        };
        let (board, queen) = (self.table.board, self.table.queen);
        for city in (self.open & board.within(queen, left / ROAD_PRICE)).iter() {
            let way = board.distance(queen, city) * ROAD_PRICE;
            let payments = self.queen.within(coins.saturating_sub(way));
            show(Group::PlaceWithQueen(city, payments))?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn each_quick<B>(&self, mut show: impl FnMut(Group) -> ControlFlow<B>) -> ControlFlow<B> {
        let Player { coins, servants, .. } = *self.player;
        if coins >= SERVANT_PRICE {
            show(Group::One(Action::EngageServant))?;
        }
        for region in Region::ALL {
            if servants >= CHANGE_PERMITS_SERVANTS && !self.table.decks[region.index()].is_empty() {
                show(Group::One(Action::ChangePermits { region }))?;
            }
        }
        if servants >= SEND_SERVANTS {
            show(Group::Elections(&ELECTIONS_BY_SERVANT[self.colours][..self.elections]))?;
        }
        if servants >= ADDITIONAL_MAIN_SERVANTS {
            show(Group::One(Action::AdditionalMain))?;
        }
        ControlFlow::Continue(())
    }

    #[cold]
    fn each_answer<B>(&self, mut show: impl FnMut(Group) -> ControlFlow<B>) -> ControlFlow<B> {
        let cities = repeatable_cities(self.table, self.table.turn.seat);
        match self.table.decision {
            Decision::Turn | Decision::Over => {}
            Decision::Token => show(Group::ChooseToken(cities))?,
            Decision::FreePermit => {
                for (region, slot, _) in self.table.face_up() {
                    show(Group::One(Action::TakePermit { region, slot }))?;
                }
                show(Group::One(Action::DeclinePermit))?;
            }
            Decision::RepeatPermit => show(Group::RepeatPermit(self.player.permits()))?,
            Decision::TwoTokens => {
                let mut later = cities;
                for first in cities.iter() {
                    later.remove(first);
                    show(Group::ChooseTokens(first, later))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
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
    if player.merchants_left() > 0 { affordable & !player.merchants } else { CitySet::EMPTY }
}

/// Elections in canonical order, by the colours in the reserve as bits; each list has room for all.
type Elections = [[Action; ALL_ELECTIONS]; 1 << Colour::ALL.len()];

const ALL_ELECTIONS: usize = Colour::ALL.len() * Council::ALL.len();

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
