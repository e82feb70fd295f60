//! The legal list: every legal action in canonical order, in groups that differ in one thing.
//!
//! The members of a group are bits of one word, so that it is counted without going through it. The list is written out
//! only where it is asked for.

use std::ops::ControlFlow;

use super::action::{Action, Skill, Slot};
use super::bags;
use super::clans::Clans;
use super::components::{
    Champion, Champions, Clan, DRAWN, LINES, Ring, Space, Trade, Village, WAYS,
};
use super::land::Land;
use super::legal;
use super::room::Room;
use super::state::{Decision, Play, PublicState};
use super::villages::{UPWARDS, Villages};
use crate::rules::Seat;

/// What the actions of a group have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Third,
    /// So many of the last clan and of the others pay.
    Buy(Slot, u8, u8),
    Spirits(u8),
    Marshal,
    Tactician([Village; 2]),
    Kindler,
    Slanderer,
    Recruiter,
    Ambassador,
    Changeling(Clan, Clan),
    Foreman,
    Quartermaster,
    Chamberlain,
    Oracle,
    Climber,
    Shepherd,
    Mercenary(Clans),
    Mountaineer(Clan),
    Merchant,
    Draw,
    Place(Clan),
    Expand(Village),
    Demote,
    Spare,
    Assign,
    Dismiss,
    End,
}

/// A group of actions: a kind, and a bit for each of them.
#[derive(Clone, Copy, Debug)]
struct Group {
    kind: Kind,
    members: u128,
}

/// A bit in a word for each pair of clans.
const fn pair(one: Clan, other: Clan) -> u32 {
    (one.index() * Clan::COUNT + other.index()) as u32
}

/// Returns the number of bits.
const fn count(members: u128) -> u32 {
    let (low, high) = (members as u64, (members >> u64::BITS) as u64);
    // Most groups are small.
    if high == 0 { low.count_ones() } else { low.count_ones() + high.count_ones() }
}

/// Returns the place of the bit that has so many others before it.
const fn select(members: u128, mut before: u32) -> u32 {
    let low = members as u64;
    let in_low = low.count_ones();
    let (mut rest, from) = if before < in_low {
        (low, 0)
    } else {
        before -= in_low;
        ((members >> u64::BITS) as u64, u64::BITS)
    };
    while before > 0 {
        rest &= rest.wrapping_sub(1);
        before -= 1;
    }
    from + rest.trailing_zeros()
}

impl Group {
    /// Returns the action of a bit.
    fn action(self, bit: u32) -> Action {
        let at = bit as usize;
        let clan = |at: usize| Clan::ALL[at % Clan::COUNT];
        let trade = |at: usize| Trade::ALL[at % Trade::COUNT];
        let village = || Village::ALL[at % Village::COUNT];
        match self.kind {
            Kind::Third => Action::Third(Slot(bit as u8)),
            Kind::Buy(slot, last, others) => {
                Action::Buy { slot, paid: bags::payment(last, others, bit) }
            }
            Kind::Spirits(due) => Action::Spirits(bags::bag(due.into(), bit)),
            Kind::Marshal => {
                let [from, to] = WAYS[at % WAYS.len()];
                Action::Use(Skill::Marshal { from, to })
            }
            Kind::Tactician(villages) => {
                let clans = [clan(at / Clan::COUNT), clan(at)];
                Action::Use(Skill::Tactician { villages, clans })
            }
            Kind::Kindler => {
                let village = Village::ALL[at / Clan::COUNT % Village::COUNT];
                Action::Use(Skill::Kindler { village, spirit: clan(at) })
            }
            Kind::Slanderer => {
                let (seats, seat) = (u8::BITS, bit % u8::BITS);
                let spirit = clan((bit / seats) as usize);
                Action::Use(Skill::Slanderer { spirit, seat: Seat(seat as u8) })
            }
            Kind::Recruiter => Action::Use(Skill::Recruiter(clan(at))),
            Kind::Ambassador => Action::Use(Skill::Ambassador),
            Kind::Changeling(peasant, spirit) => {
                Action::Use(Skill::Changeling { peasant, spirit, village: village() })
            }
            Kind::Foreman => {
                let spirit = clan(at / Trade::COUNT);
                Action::Use(Skill::Foreman { spirit, trade: trade(at) })
            }
            Kind::Quartermaster => {
                let follower = clan(at / Trade::COUNT);
                Action::Use(Skill::Quartermaster { follower, trade: trade(at) })
            }
            Kind::Chamberlain => Action::Use(Skill::Chamberlain(clan(at))),
            Kind::Oracle => Action::Use(Skill::Oracle),
            Kind::Climber => Action::Use(Skill::Climber),
            Kind::Shepherd => {
                Action::Use(Skill::Shepherd { given: clan(at / Clan::COUNT), taken: clan(at) })
            }
            Kind::Mercenary(removed) => Action::Mercenary { removed, village: village() },
            Kind::Mountaineer(clan) => {
                let [from, to] = WAYS[at % WAYS.len()];
                Action::Mountaineer { clan, from, to }
            }
            Kind::Merchant => Action::Merchant(clan(at)),
            Kind::Draw => Action::Draw(bags::bag(usize::from(DRAWN), bit)),
            Kind::Place(clan) => Action::Place { clan, village: village() },
            Kind::Expand(village) => Action::Expand { village, clans: bags::clans_of(bit) },
            Kind::Demote => Action::Demote(Seat(bit as u8)),
            Kind::Spare => Action::Spare,
            Kind::Assign => {
                let space = Space::ALL[at % Space::COUNT];
                Action::Assign { clan: clan(at / Space::COUNT), space }
            }
            Kind::Dismiss => Action::Dismiss(clan(at)),
            Kind::End => Action::End,
        }
    }
}

/// Returns the action at a position in canonical order.
fn nth(table: &PublicState, position: u32) -> Option<Action> {
    let mut before = position;
    let found = each_group(table, &mut |group| {
        let members = count(group.members);
        if before < members {
            return ControlFlow::Break(group.action(select(group.members, before)));
        }
        before -= members;
        ControlFlow::Continue(())
    });
    found.break_value()
}

/// Returns the action at the position that is chosen by the number of legal actions.
pub fn choose(table: &PublicState, choose: impl FnOnce(u32) -> u32) -> Option<Action> {
    // Groups are kept while they are counted, so that an action is found without going through them again. Few lists have
    // more.
    let mut kept = [(Group { kind: Kind::End, members: 0 }, 0); 12];
    let (mut groups, mut all) = (0, 0);
    let _ = each_group(table, &mut |group| {
        let members = count(group.members);
        if members > 0 {
            if let Some(place) = kept.get_mut(groups) {
                *place = (group, all);
            }
            groups += 1;
            all += members;
        }
        ControlFlow::Continue(())
    });
    let position = choose(all);
    if position >= all || groups > kept.len() {
        return nth(table, position);
    }
    let (group, before) = *kept[..groups].iter().rev().find(|(_, before)| *before <= position)?;
    Some(group.action(select(group.members, position - before)))
}

/// Adds every legal action, in canonical order.
pub fn write(table: &PublicState, actions: &mut Vec<Action>) {
    let _ = each_group(table, &mut |group| {
        let mut rest = group.members;
        while rest != 0 {
            actions.push(group.action(rest.trailing_zeros()));
            rest &= rest - 1;
        }
        ControlFlow::Continue(())
    });
}

/// Whether the active player can use an end skill now.
pub(super) fn has_end_skill(table: &PublicState) -> bool {
    let found = skills(table, &mut |group| {
        if group.members == 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(Action::End) }
    });
    found.is_break()
}

fn each_group(
    table: &PublicState,
    visit: &mut impl FnMut(Group) -> ControlFlow<Action>,
) -> ControlFlow<Action> {
    let mut go = |kind, members: u128| visit(Group { kind, members });
    match table.decision() {
        Decision::Over => ControlFlow::Continue(()),
        Decision::Play => plays(table, visit),
        Decision::Spirits => {
            let due = table.spirits_due();
            go(Kind::Spirits(due), bags::within(table.temple.at_hand(), due.into()).into())
        }
        Decision::Demote => {
            let seats = table.demotable().iter().fold(0, |seats, seat| seats | 1 << seat.0);
            go(Kind::Demote, seats)?;
            go(Kind::Spare, 1)
        }
        Decision::Expand => table.land.bursting().iter().try_for_each(|village| {
            go(Kind::Expand(village), bags::expansions(table.land.at(village)).into())
        }),
        Decision::Place => {
            let drawn = table.turn.drawn;
            let is_stuck = table.is_stuck(drawn);
            drawn.kinds().try_for_each(|clan| {
                let villages = if is_stuck { Villages::HOMES } else { table.land.open_to(clan) };
                go(Kind::Place(clan), villages.bits().into())
            })
        }
        Decision::Assign => {
            let drawn = table.turn.drawn;
            let room = Room::of(table.own());
            let lost = drawn.kinds().filter(|&clan| room.of_clan(clan) == 0);
            let lost = lost.fold(0, |all, clan| all | 1 << clan.index());
            go(Kind::Assign, room.for_those_in(drawn).bits().into())?;
            go(Kind::Dismiss, lost)
        }
        Decision::End => {
            skills(table, visit)?;
            visit(Group { kind: Kind::End, members: 1 })
        }
    }
}

fn plays(
    table: &PublicState,
    visit: &mut impl FnMut(Group) -> ControlFlow<Action>,
) -> ControlFlow<Action> {
    let (own, play) = (table.own(), table.turn.play);
    let mut go = |kind, members: u128| visit(Group { kind, members });
    if play <= Play::Buy {
        if legal::third(table).is_ok() {
            let slots = table.display.iter().enumerate();
            let slots = slots.fold(0, |all, (at, slot)| all | u128::from(slot.is_some()) << at);
            go(Kind::Third, slots)?;
        }
        if legal::purchase(table).is_ok() {
            for slot in Slot::all() {
                let Some(price) = table.price_in(slot) else { continue };
                for (last, others, ways) in bags::payments(own.followers, price) {
                    go(Kind::Buy(slot, last, others), ways.into())?;
                }
            }
        }
    }
    if play <= Play::Begin {
        skills(table, visit)?;
    }
    let mut go = |kind, members: u128| visit(Group { kind, members });
    if play <= Play::Mercenary && !own.mercenaries.is_empty() {
        let mut go =
            |removed, villages: Villages| go(Kind::Mercenary(removed), villages.bits().into());
        if own.helper(Trade::Mercenary).is_some() {
            removals(&table.land).try_for_each(|(removed, villages)| go(removed, villages))?;
        } else {
            for clan in Clan::ALL {
                go(Clans::one(clan), table.land.with(clan))?;
            }
        }
    }
    if play <= Play::Mountaineer && !own.mountaineers.is_empty() {
        let from = legal::may_climb(own);
        for clan in Clan::ALL {
            let ways = table.land.with(clan).and(from).ways() & UPWARDS;
            go(Kind::Mountaineer(clan), ways.into())?;
        }
    }
    if play <= Play::Merchant && !own.is_on_gold() {
        let merchants = own.merchants.kinds().fold(0, |all, clan| all | 1 << clan.index());
        go(Kind::Merchant, merchants)?;
    }
    go(Kind::Draw, table.draws().into())
}

/// The skills that can be used now, by champion.
fn skills(
    table: &PublicState,
    visit: &mut impl FnMut(Group) -> ControlFlow<Action>,
) -> ControlFlow<Action> {
    let now = match table.turn.play {
        Play::End => Champions::OF_THE_END,
        _ => Champions::OF_THE_BEGINNING,
    };
    table.own().ready(&table.turn).and(now).iter().try_for_each(|champion| {
        match legal::ready(table, champion) {
            Ok(place) => uses(table, champion, place, visit),
            Err(_) => ControlFlow::Continue(()),
        }
    })
}

/// The uses of the skill of the champion at a place, which is ready.
fn uses(
    table: &PublicState,
    champion: Champion,
    place: usize,
    visit: &mut impl FnMut(Group) -> ControlFlow<Action>,
) -> ControlFlow<Action> {
    let own = table.own();
    let hired = own.champions.get(place).copied().flatten();
    let spirits = hired.map(|hired| hired.spirits).unwrap_or_default();
    let mut go = |kind, members: u128| visit(Group { kind, members });
    let recruits = || {
        let clans = Clan::ALL.into_iter().filter(|&clan| table.can_recruit(clan));
        clans.fold(0, |all: u128, clan| all | 1 << clan.index())
    };
    let trades = |clans: Clans| {
        let room = Room::of(own);
        clans.kinds().fold(0, |all, clan| {
            // Without the followers' space, which is the first.
            all | u128::from(room.of_clan(clan)) >> 1 << (clan.index() * Trade::COUNT)
        })
    };
    match champion {
        Champion::ScarletMarshal => go(Kind::Marshal, table.land.with(Clan::Red).ways().into()),
        Champion::AmberTactician => LINES.iter().try_for_each(|&[one, other]| {
            go(Kind::Tactician([one, other]), swaps(table.land.at(one), table.land.at(other)))
        }),
        Champion::EmeraldRecruiter => go(Kind::Recruiter, recruits()),
        Champion::AzureAmbassador => go(Kind::Ambassador, u128::from(!own.is_on_gold())),
        Champion::Kindler => {
            let single = table.land.single().and(Villages::of(Ring::Gorge));
            let spirits = spirits.kinds().fold(0, |all, clan| all | 1 << clan.index());
            let places = single
                .iter()
                .fold(0, |all, village| all | spirits << (village.index() * Clan::COUNT));
            go(Kind::Kindler, places)
        }
        Champion::Changeling => {
            let rings = Villages::of(Ring::Valley).or(Villages::of(Ring::Hill));
            let mut pairs = pairs().filter(|&(_, spirit)| spirits.contains(spirit));
            pairs.try_for_each(|(peasant, spirit)| {
                let villages = table.land.with(peasant).and(rings);
                go(Kind::Changeling(peasant, spirit), villages.bits().into())
            })
        }
        Champion::Slanderer => {
            let seats = table.demotable().iter().fold(0, |all, seat| all | 1 << seat.0);
            let all = spirits
                .kinds()
                .fold(0, |all: u128, clan| all | seats << (clan.index() * u8::BITS as usize));
            go(Kind::Slanderer, all)
        }
        Champion::BoneForeman => go(Kind::Foreman, trades(spirits)),
        Champion::Quartermaster => go(Kind::Quartermaster, trades(own.followers)),
        Champion::TowerChamberlain if table.turn.made_lord => go(Kind::Chamberlain, recruits()),
        Champion::AshOracle if table.turn.made_demon => {
            go(Kind::Oracle, u128::from(legal::is_overtopped(table)))
        }
        Champion::StarClimber => go(Kind::Climber, u128::from(legal::is_last(table))),
        Champion::ShepherdOfClans => {
            let pairs = pairs().filter(|&(given, taken)| {
                own.followers.contains(given) && table.can_recruit(taken)
            });
            go(Kind::Shepherd, pairs.fold(0, |all, (given, taken)| all | 1 << pair(given, taken)))
        }
        Champion::TowerChamberlain
        | Champion::AshOracle
        | Champion::FreeCaptain
        | Champion::GuildMatron
        | Champion::RidgeWarden => ControlFlow::Continue(()),
    }
}

/// Returns every pair of different clans, in order.
fn pairs() -> impl Iterator<Item = (Clan, Clan)> {
    let with = |one| Clan::ALL.into_iter().map(move |other| (one, other));
    Clan::ALL.into_iter().flat_map(with).filter(|(one, other)| one != other)
}

/// Returns the pairs of different clans of which one is in each of two villages, as bits.
fn swaps(one: Clans, other: Clans) -> u128 {
    if one.is_none() || other.is_none() {
        return 0;
    }
    let can = |&(first, second): &(Clan, Clan)| one.contains(first) && other.contains(second);
    pairs().filter(can).fold(0, |all, (first, second)| all | 1 << pair(first, second))
}

/// Every one and every two peasants, in the order of [`Clans`].
static REMOVALS: [(Clans, Clan, Option<Clan>); 14] = {
    let mut all = [(Clans::NONE, Clan::Red, None); 14];
    let (mut count, mut last) = (0, 0);
    while last < Clan::COUNT {
        let clan = Clan::ALL[last];
        all[count] = (Clans::one(clan), clan, None);
        count += 1;
        let mut other = 0;
        while other <= last {
            let first = Clan::ALL[other];
            all[count] = (Clans::one(clan).with(first), clan, Some(first));
            count += 1;
            other += 1;
        }
        last += 1;
    }
    all
};

/// Returns every one peasant and every two that can be removed, and from which villages.
fn removals(land: &Land) -> impl Iterator<Item = (Clans, Villages)> {
    REMOVALS.iter().map(|&(removed, clan, other)| {
        let villages = match other {
            None => land.with(clan),
            Some(other) if other != clan => land.with(clan).and(land.with(other)),
            Some(_) => land.with(clan).iter().filter(|&at| land.at(at).of(clan) > 1).collect(),
        };
        (removed, villages)
    })
}
