//! Whether an action is legal: the plain account of the rules, one action at a time.

use super::action::{Action, Skill, Slot};
use super::clans::Clans;
use super::components::{Champion, Clan, DRAWN, Ring, Space, Trade, Village, When};
use super::mats::Player;
use super::state::{Decision, Play, PublicState};
use super::villages::Villages;
use crate::rules::Seat;
use crate::rules::form::Formed;

/// Reason why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Formed)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// Something else must be decided now.
    AnotherDecision(Decision),
    /// A later play has closed this one.
    Closed(Play),
    /// No champion lies in the slot.
    EmptySlot(Slot),
    /// Not all spaces for merchants are taken (R35).
    MarketNotFull,
    /// Two champions must be bought first (R35).
    TooFewBought,
    /// The free champion is taken already.
    ThirdTaken,
    /// Two champions are bought already (R34).
    AllBought,
    /// The price is another.
    WrongPrice {
        /// The price in followers.
        due: u8,
        /// The followers offered.
        paid: u8,
    },
    /// There are not so many to take of the clan.
    TooFew(Clan),
    /// Another number of them must be taken.
    WrongNumber {
        /// The number to take.
        due: u8,
        named: u8,
    },
    /// Fewer of them may be taken.
    TooMany {
        /// The most to take.
        most: u8,
        named: u8,
    },
    /// The champion is not the player's.
    NotOwned(Champion),
    /// The champion's skill is for another moment of the turn.
    NotNow(Champion),
    /// The champion's skill was used in this turn (R41).
    UsedAlready(Champion),
    /// The champion has no token left, and no gem of the player can pay.
    NoToken(Champion),
    /// The champion has no spirit of the clan.
    NoSpirit(Clan),
    /// No peasant of the clan is in the village.
    NotThere { village: Village, clan: Clan },
    /// No line leads from one village to the other.
    NoLine(#[form(key = "from")] Village, #[form(key = "to")] Village),
    /// Who moves this way starts or ends in another ring.
    WrongRing(Village),
    /// Both are of the same clan, so nothing would change (R32).
    SameClan(Clan),
    /// The village holds more than one peasant, or none.
    NotSingle(Village),
    /// The marker of the seat can't be moved down (R17).
    CannotFall(Seat),
    /// The own marker is on gold, so nothing would change (R32).
    OnGold,
    /// The temple has no spirit of the clan.
    NotInTemple(Clan),
    /// The player has no follower of the clan.
    NoFollower(Clan),
    /// No lord was made in this turn (R52).
    NoLordMade,
    /// No demon was made in this turn (R52).
    NoDemonMade,
    /// No marker is above the own one.
    NobodyAbove,
    /// The own marker is not alone in last place.
    NotLast,
    /// The player has none of the trade.
    Nobody(Trade),
    /// Only the Free Captain removes a second peasant.
    NoCaptain,
    /// Of the clans that have a village, one must be drawn (R7).
    StuckDraw,
    /// The peasant was not drawn.
    NotDrawn(Clan),
    /// The village doesn't take the peasant (R5, R7).
    NoPlace { village: Village, clan: Clan },
    /// The village doesn't expand.
    NotBursting(Village),
    /// The space doesn't take the peasant.
    NoSpace {
        clan: Clan,
        /// The kind of space.
        space: Space,
    },
    /// A space takes the peasant (R27).
    FitsElsewhere(Clan),
}

/// Fails for a reason unless something holds.
const fn unless(holds: bool, otherwise: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Checks an action of the seat whose turn it is.
pub fn check(table: &PublicState, action: Action) -> Result<(), Illegal> {
    let decision = table.decision();
    if decision == Decision::Over {
        return Err(Illegal::GameOver);
    }
    let is_of_this_decision = match action {
        Action::Third(_)
        | Action::Buy { .. }
        | Action::Mercenary { .. }
        | Action::Mountaineer { .. }
        | Action::Merchant(_)
        | Action::Draw(_) => decision == Decision::Play,
        Action::Use(_) => matches!(decision, Decision::Play | Decision::End),
        Action::Spirits(_) => decision == Decision::Spirits,
        Action::Place { .. } => decision == Decision::Place,
        Action::Expand { .. } => decision == Decision::Expand,
        Action::Demote(_) | Action::Spare => decision == Decision::Demote,
        Action::Assign { .. } | Action::Dismiss(_) => decision == Decision::Assign,
        Action::End => decision == Decision::End,
    };
    unless(is_of_this_decision, Illegal::AnotherDecision(decision))?;
    let own = table.own();
    match action {
        Action::Third(slot) => {
            third(table)?;
            table.champion_in(slot).map(drop).ok_or(Illegal::EmptySlot(slot))
        }
        Action::Buy { slot, paid } => buy(table, slot, paid),
        Action::Spirits(spirits) => {
            let due = table.spirits_due();
            unless(spirits.total() == due, Illegal::WrongNumber { due, named: spirits.total() })?;
            enough(spirits, |clan| table.temple.of(clan))
        }
        Action::Use(used) => skill(table, used),
        Action::Mercenary { removed, village } => mercenary(table, removed, village),
        Action::Mountaineer { clan, from, to } => mountaineer(table, clan, from, to),
        Action::Merchant(clan) => {
            open(table, Play::Merchant)?;
            unless(own.merchants.contains(clan), Illegal::TooFew(clan))?;
            unless(!own.is_on_gold(), Illegal::OnGold)
        }
        Action::Draw(clans) => {
            let named = clans.total();
            unless(named == DRAWN, Illegal::WrongNumber { due: DRAWN, named })?;
            enough(clans, |clan| table.supply.of(clan))?;
            let is_stuck = table.is_stuck(clans) && !table.is_stuck(table.supply.at_hand());
            unless(!is_stuck, Illegal::StuckDraw)
        }
        Action::Place { clan, village } => {
            unless(table.turn.drawn.contains(clan), Illegal::NotDrawn(clan))?;
            let there = table.takes_placed(clan).contains(village);
            unless(there, Illegal::NoPlace { village, clan })
        }
        Action::Expand { village, clans } => {
            unless(table.land.bursting().contains(village), Illegal::NotBursting(village))?;
            let sent: Clans = clans.into_iter().collect();
            there(table, village, sent)
        }
        Action::Demote(seat) => unless(table.demotable().contains(seat), Illegal::CannotFall(seat)),
        Action::Assign { clan, space } => {
            unless(table.turn.drawn.contains(clan), Illegal::NotDrawn(clan))?;
            unless(own.takes(space, clan), Illegal::NoSpace { clan, space })
        }
        Action::Dismiss(clan) => {
            unless(table.turn.drawn.contains(clan), Illegal::NotDrawn(clan))?;
            unless(!own.takes_anywhere(clan), Illegal::FitsElsewhere(clan))
        }
        Action::Spare | Action::End => Ok(()),
    }
}

/// Whether a play is still open.
const fn open(table: &PublicState, play: Play) -> Result<(), Illegal> {
    unless(table.turn.play as u8 <= play as u8, Illegal::Closed(play))
}

/// Whether there are as many of each clan as are named.
fn enough(named: Clans, there: impl Fn(Clan) -> u8) -> Result<(), Illegal> {
    let missing = Clan::ALL.into_iter().find(|&clan| named.of(clan) > there(clan));
    missing.map_or(Ok(()), |clan| Err(Illegal::TooFew(clan)))
}

/// Whether all these peasants are in a village.
fn there(table: &PublicState, village: Village, named: Clans) -> Result<(), Illegal> {
    let peasants = table.land.at(village);
    let missing = Clan::ALL.into_iter().find(|&clan| named.of(clan) > peasants.of(clan));
    missing.map_or(Ok(()), |clan| Err(Illegal::NotThere { village, clan }))
}

/// Whether the free champion may be taken now (R35).
pub(super) fn third(table: &PublicState) -> Result<(), Illegal> {
    let own = table.own();
    open(table, Play::Third)?;
    unless(own.has_bought_all(), Illegal::TooFewBought)?;
    unless(!own.has_taken_the_third(), Illegal::ThirdTaken)?;
    unless(own.has_a_full_market(), Illegal::MarketNotFull)
}

/// Whether a champion may be bought now, for enough followers (R34).
pub(super) fn purchase(table: &PublicState) -> Result<(), Illegal> {
    open(table, Play::Buy)?;
    unless(!table.own().has_bought_all(), Illegal::AllBought)
}

fn buy(table: &PublicState, slot: Slot, paid: Clans) -> Result<(), Illegal> {
    purchase(table)?;
    let due = table.price_in(slot).ok_or(Illegal::EmptySlot(slot))?;
    let paid_in_all = paid.total();
    unless(due == paid_in_all, Illegal::WrongPrice { due, paid: paid_in_all })?;
    enough(paid, |clan| table.own().followers.of(clan))
}

fn mercenary(table: &PublicState, removed: Clans, village: Village) -> Result<(), Illegal> {
    let own = table.own();
    open(table, Play::Mercenary)?;
    unless(!own.mercenaries.is_empty(), Illegal::Nobody(Trade::Mercenary))?;
    match removed.total() {
        1 => {}
        2.. if own.helper(Trade::Mercenary).is_none() => return Err(Illegal::NoCaptain),
        2 => {}
        0 => return Err(Illegal::WrongNumber { due: 1, named: 0 }),
        named => return Err(Illegal::TooMany { most: 2, named }),
    }
    there(table, village, removed)
}

fn mountaineer(table: &PublicState, clan: Clan, from: Village, to: Village) -> Result<(), Illegal> {
    let own = table.own();
    open(table, Play::Mountaineer)?;
    unless(!own.mountaineers.is_empty(), Illegal::Nobody(Trade::Mountaineer))?;
    unless(may_climb(own).contains(from), Illegal::WrongRing(from))?;
    moves(table, clan, from, to)?;
    let is_upwards = from.ring() < to.ring() && to.ring() >= Ring::Hill;
    unless(is_upwards, Illegal::WrongRing(to))
}

/// Returns the villages from which a mountaineer of the player moves a peasant: hills, and with the Ridge Warden
/// valleys.
pub(super) fn may_climb(player: &Player) -> Villages {
    let hills = Villages::of(Ring::Hill);
    if player.helper(Trade::Mountaineer).is_some() {
        hills.or(Villages::of(Ring::Valley))
    } else {
        hills
    }
}

fn moves(table: &PublicState, clan: Clan, from: Village, to: Village) -> Result<(), Illegal> {
    there(table, from, Clans::one(clan))?;
    unless(Villages::next_to(from).contains(to), Illegal::NoLine(from, to))
}

/// Whether a champion's skill can be paid for and used now. Returns its place among the own champions.
pub(super) fn ready(table: &PublicState, champion: Champion) -> Result<usize, Illegal> {
    let own = table.own();
    let place = own.place_of(champion).ok_or(Illegal::NotOwned(champion))?;
    match (champion.when(), table.turn.play) {
        (When::Begin, play) if play <= Play::Begin => {}
        (When::Begin, play) if play < Play::Place => return Err(Illegal::Closed(Play::Begin)),
        (When::End, Play::End) => {}
        _ => return Err(Illegal::NotNow(champion)),
    }
    unless(!table.turn.has_used(place), Illegal::UsedAlready(champion))?;
    let hired = own.champions.get(place).copied().flatten();
    unless(hired.is_some_and(|hired| own.can_pay(&hired)), Illegal::NoToken(champion))?;
    Ok(place)
}

fn skill(table: &PublicState, used: Skill) -> Result<(), Illegal> {
    let own = table.own();
    let place = ready(table, used.champion())?;
    if let Some(spirit) = used.spirit() {
        let spirits = own.champions.get(place).copied().flatten().map(|hired| hired.spirits);
        let there = spirits.is_some_and(|spirits| spirits.contains(spirit));
        unless(there, Illegal::NoSpirit(spirit))?;
    }
    match used {
        Skill::Marshal { from, to } => moves(table, Clan::Red, from, to),
        Skill::Tactician { villages: [one, other], clans: [first, second] } => {
            there(table, one, Clans::one(first))?;
            moves(table, second, other, one)?;
            unless(first != second, Illegal::SameClan(first))
        }
        Skill::Kindler { village, .. } => {
            unless(village.ring() == Ring::Gorge, Illegal::WrongRing(village))?;
            unless(table.land.single().contains(village), Illegal::NotSingle(village))
        }
        Skill::Slanderer { seat, .. } => {
            unless(table.demotable().contains(seat), Illegal::CannotFall(seat))
        }
        Skill::Changeling { village, peasant, spirit } => {
            let can_change = matches!(village.ring(), Ring::Valley | Ring::Hill);
            unless(can_change, Illegal::WrongRing(village))?;
            there(table, village, Clans::one(peasant))?;
            unless(peasant != spirit, Illegal::SameClan(peasant))
        }
        Skill::Foreman { spirit: clan, trade } => fits(own, clan, trade),
        Skill::Quartermaster { follower, trade } => {
            unless(own.followers.contains(follower), Illegal::NoFollower(follower))?;
            fits(own, follower, trade)
        }
        Skill::Recruiter(clan) => recruits(table, clan),
        Skill::Chamberlain(clan) => {
            unless(table.turn.made_lord, Illegal::NoLordMade)?;
            recruits(table, clan)
        }
        Skill::Ambassador => unless(!own.is_on_gold(), Illegal::OnGold),
        Skill::Oracle => {
            unless(table.turn.made_demon, Illegal::NoDemonMade)?;
            unless(is_overtopped(table), Illegal::NobodyAbove)
        }
        Skill::Climber => unless(is_last(table), Illegal::NotLast),
        Skill::Shepherd { given, taken } => {
            unless(own.followers.contains(given), Illegal::NoFollower(given))?;
            unless(given != taken, Illegal::SameClan(given))?;
            recruits(table, taken)
        }
    }
}

fn fits(own: &Player, clan: Clan, trade: Trade) -> Result<(), Illegal> {
    let space = Space::Of(trade);
    unless(own.takes(space, clan), Illegal::NoSpace { clan, space })
}

fn recruits(table: &PublicState, clan: Clan) -> Result<(), Illegal> {
    unless(table.temple.of(clan) > 0, Illegal::NotInTemple(clan))?;
    let space = Space::Follower;
    unless(table.own().takes(space, clan), Illegal::NoSpace { clan, space })
}

/// Whether some marker is above the own one.
pub(super) fn is_overtopped(table: &PublicState) -> bool {
    table.players().iter().any(|player| player.step > table.own().step)
}

/// Whether the own marker is alone in last place.
pub(super) fn is_last(table: &PublicState) -> bool {
    let own = table.own().step;
    table.players().iter().filter(|player| player.step <= own).count() == 1
}
