//! Every invariant of a state, in one place.

use thiserror::Error;

use super::bags;
use super::clans::Clans;
use super::components::{
    Champion, Champions, Clan, DOUBLING, DRAWN, EXPANDS, GEM_STEPS, LineEnd, MERCENARIES,
    MERCHANTS, MOST_PLAYERS, MOUNTAINEER_SPACES, PEASANTS, PLAYERS, TEMPLE_GEMS, TOKENS, TOP,
    Token, Trade, Village, When, turns,
};
use super::land::Land;
use super::list;
use super::mats::Player;
use super::state::{Decision, Play, PublicState, State, Turn};
use crate::rules::Seat;

/// An invariant that a state breaks. Its display is a place in a position, if it is a single one, and part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Broken {
    #[error("/players: players at the table: {0}, not {first} to {last}", first = PLAYERS.start(), last = PLAYERS.end())]
    Players(u8),
    #[error("/first: {0} isn’t at the table")]
    First(Seat),
    #[error("/players/{0:#}: {0} has something but isn’t at the table")]
    BelongsToNobody(Seat),
    #[error("/turn: {number} turns are over, but a game has {turns}")]
    TurnNumber { number: u8, turns: u8 },
    #[error("{clan:?} peasants in all: {count}, not {PEASANTS}")]
    Peasants { clan: Clan, count: u16 },
    #[error("there are {count} gems in all, not {due}")]
    Gems { count: u16, due: u8 },
    #[error("/track_gems: space {step} of the track never holds a gem")]
    TrackGem { step: u8 },
    #[error("/track_gems: {seat} has been on space {step} and has left its gem")]
    GemPassedBy { step: u8, seat: Seat },
    #[error("the players have {count} gems beside their champions, of at most {won}")]
    GemsWon { count: u16, won: u16 },
    #[error("/supply: the supplies hold {count}, but the turns left need {due}")]
    Supply { count: u16, due: u16 },
    #[error("/players/{0:#}/mercenaries: {0} has more than {MERCENARIES} mercenaries")]
    Mercenaries(Seat),
    #[error(
        "/players/{0:#}/merchants: {0} has more merchants than the {MERCHANTS} spaces take, two of one clan at most"
    )]
    Merchants(Seat),
    #[error("/players/{0:#}/mountaineers: {0} has mountaineers that their spaces don’t take")]
    Mountaineers(Seat),
    #[error("/players/{0:#}/step: the marker of {0} is beyond space {TOP}")]
    BeyondTheTrack(Seat),
    #[error("/players/{0:#}/doubled: {0} has seven mercenaries, but no gem on the marker")]
    NotDoubled(Seat),
    #[error("/players/{seat:#}/champions/{place}: {seat} has no champion {place}, but a later one")]
    ChampionMissing { seat: Seat, place: usize },
    #[error("the {} is in two places", .0.key())]
    ChampionTwice(Champion),
    #[error("/players/{seat:#}/champions/{place}: the champion can’t have these tokens")]
    Tokens { seat: Seat, place: usize },
    #[error("/display/{slot}: the slot is empty, but the deck isn’t")]
    DisplayNotFilled { slot: usize },
    #[error(
        "/players/{seat:#}/champions/{place}: the champion has no skill that could have been used by now"
    )]
    UsedWithoutSkill { seat: Seat, place: usize },
    #[error("/drawn: peasants drawn: {count}, not {due} as at this play")]
    Drawn { count: u8, due: u8 },
    #[error("/land/{at}: {0:?} holds more than {most} peasants", at = .0.letter(), most = Clans::MOST)]
    TooManyPeasants(Village),
    #[error("/land/{at}: more than {most} peasants could come together in {0:?}", at = .0.letter(), most = Clans::MOST)]
    TooManyToCome(Village),
    #[error("/land/{at}: {0:?} holds three peasants or more, but nothing expands", at = .0.letter())]
    BurstsUndecided(Village),
    #[error("/demotion: no marker can be moved down now")]
    DemotesNobody,
    #[error("/spirits: there’s no champion whose spirits must be chosen")]
    SpiritsNotOwed,
    #[error("what must be decided has one answer, so it’s never asked")]
    NothingToDecide(Decision),
    #[error("/drawn: no drawn peasant has a village, but one of the supplies does")]
    StuckDraw,
    #[error("the game is over, but the last turn isn’t")]
    UnfinishedAtTheEnd,
}

/// Returns every invariant that the state breaks; none for any state that play can reach. Some that it can't reach
/// break none either: how a state came about is not retraced.
pub(super) fn validate(state: &State) -> Vec<Broken> {
    let mut broken = Vec::new();
    let table = &state.table;
    if !PLAYERS.contains(&table.seats) {
        return vec![Broken::Players(table.seats)];
    }
    if table.first.0 >= table.seats {
        broken.push(Broken::First(table.first));
    }
    for seat in Seat::first(MOST_PLAYERS as u8).skip(usize::from(table.seats)) {
        if *table.player(seat) != Player::default() {
            broken.push(Broken::BelongsToNobody(seat));
        }
    }
    let (number, turns) = (table.turn.number, turns(table.seats));
    if number > turns {
        broken.push(Broken::TurnNumber { number, turns });
    }
    if !broken.is_empty() {
        return broken;
    }
    peasants(table, &mut broken);
    gems_there(table, &mut broken);
    table.each_seat().for_each(|seat| mats(table, seat, &mut broken));
    champions(table, &mut broken);
    land(table, &mut broken);
    turn(table, &mut broken);
    broken
}

/// No peasant is lost or doubled, and as many are left to draw as there are turns.
fn peasants(table: &PublicState, broken: &mut Vec<Broken>) {
    let piles = [table.supply, table.temple, table.lords, table.demons];
    for clan in Clan::ALL {
        let of_player = |player: &Player| {
            let trades = Trade::ALL.map(|trade| player.of_trade(trade).of(clan));
            let spirits = player.champions().map(|hired| u16::from(hired.spirits.of(clan)));
            u16::from(player.followers.of(clan))
                + trades.into_iter().map(u16::from).sum::<u16>()
                + spirits.sum::<u16>()
        };
        let count = piles.map(|pile| u16::from(pile.of(clan))).into_iter().sum::<u16>()
            + u16::from(table.land.count(clan))
            + u16::from(table.turn.drawn.of(clan))
            + table.players().iter().map(of_player).sum::<u16>();
        if count != u16::from(PEASANTS) {
            broken.push(Broken::Peasants { clan, count });
        }
    }
    let has_drawn = table.turn.play >= Play::Place && !table.is_over();
    let left = turns(table.seats).saturating_sub(table.turn.number + u8::from(has_drawn));
    let due = u16::from(left) * u16::from(DRAWN);
    if table.supply.total() != due {
        broken.push(Broken::Supply { count: table.supply.total(), due });
    }
}

/// No gem is lost or doubled, none lies where a marker has been (R20), and players have none but those and the gems of
/// the start.
fn gems_there(table: &PublicState, broken: &mut Vec<Broken>) {
    let of_player = |player: &Player| {
        let on_champions = player.champions().map(|hired| u16::from(hired.gems)).sum::<u16>();
        on_champions + u16::from(player.gems) + u16::from(player.is_doubled)
    };
    let count = u16::from(table.track_gems.len())
        + u16::from(table.temple_gems)
        + table.players().iter().map(of_player).sum::<u16>();
    let due = table.gems();
    if count != u16::from(due) {
        broken.push(Broken::Gems { count, due });
    }
    let count = table.players().iter().map(|player| u16::from(player.gems)).sum::<u16>();
    // All but those of the temple are on the track, with the players from the start, or won.
    let won =
        u16::from(due.saturating_sub(TEMPLE_GEMS)).saturating_sub(table.track_gems.len().into());
    if count > won {
        broken.push(Broken::GemsWon { count, won });
    }
    for step in table.track_gems.steps() {
        if !GEM_STEPS.contains(&step) {
            broken.push(Broken::TrackGem { step });
        }
        let passed = table.each_seat().filter(|&seat| table.player(seat).step >= step);
        broken.extend(passed.map(|seat| Broken::GemPassedBy { step, seat }));
    }
}

/// What stands on the mats has a space there.
fn mats(table: &PublicState, seat: Seat, broken: &mut Vec<Broken>) {
    let player = table.player(seat);
    if player.mercenaries.len() > MERCENARIES {
        broken.push(Broken::Mercenaries(seat));
    }
    // Each clan has a space of its own, and one of them the white one.
    let white = Clan::ALL.map(|clan| player.merchants.of(clan).saturating_sub(1));
    if player.merchants.total() > MERCHANTS || white.into_iter().sum::<u8>() > 1 {
        broken.push(Broken::Merchants(seat));
    }
    let mut spaces = MOUNTAINEER_SPACES.iter();
    let takes = |clan| spaces.next().is_some_and(|space| space.contains(&clan));
    if !player.mountaineers.iter().all(takes) {
        broken.push(Broken::Mountaineers(seat));
    }
    if player.step > TOP {
        broken.push(Broken::BeyondTheTrack(seat));
    }
    if player.mercenaries.len() >= DOUBLING && !player.is_doubled {
        broken.push(Broken::NotDoubled(seat));
    }
}

/// Each champion is in one place, with tokens of its kind.
fn champions(table: &PublicState, broken: &mut Vec<Broken>) {
    let mut rest = Champions::ALL;
    let hired = table.players().iter().flat_map(Player::champions);
    let open = hired.map(|hired| hired.champion).chain(table.display.into_iter().flatten());
    for champion in open {
        if !rest.contains(champion) {
            broken.push(Broken::ChampionTwice(champion));
        }
        rest.remove(champion);
    }
    for seat in table.each_seat() {
        let places = &table.player(seat).champions;
        let held = places.iter().flatten().count();
        if let Some(place) = places.iter().take(held).position(Option::is_none) {
            broken.push(Broken::ChampionMissing { seat, place });
        }
        for (place, hired) in places.iter().flatten().enumerate() {
            let (gems, spirits) = match hired.champion.token() {
                None => (0, 0),
                Some(Token::Gem) => (TOKENS, 0),
                Some(Token::Spirit) => (0, TOKENS),
            };
            if hired.gems > gems || hired.spirits.total() > spirits {
                broken.push(Broken::Tokens { seat, place });
            }
        }
    }
    if !rest.is_empty()
        && let Some(slot) = table.display.iter().position(Option::is_none)
    {
        broken.push(Broken::DisplayNotFilled { slot });
    }
}

/// Most peasants of a village that can be counted whatever their clans.
const MOST_COUNTED: u8 = Clans::MOST;

/// Peasants are more than two in a village only while it expands, and never more than can be counted.
fn land(table: &PublicState, broken: &mut Vec<Broken>) {
    let expands = matches!(table.decision(), Decision::Expand | Decision::Demote);
    let bursting = table.land.bursting();
    if !expands || !may_expand(table.turn.play) {
        broken.extend(bursting.iter().map(Broken::BurstsUndecided));
        return;
    }
    let most =
        Village::ALL.into_iter().filter(|&village| table.land.at(village).total() > MOST_COUNTED);
    broken.extend(most.map(Broken::TooManyPeasants));
    let come =
        Village::ALL.into_iter().filter(|&village| gathers(&table.land, village) > MOST_COUNTED);
    broken.extend(come.map(Broken::TooManyToCome));
}

/// Returns the most peasants that a village can have at once while villages expand: those that it has if it waits until
/// all others have expanded. Its own expansion only lowers that, since each of its three neighbours then gives back one
/// at most.
pub(super) fn gathers(land: &Land, village: Village) -> u8 {
    let mut peasants = Village::ALL.map(|village| u32::from(land.at(village).total()));
    let waits = |peasants: &[u32; Village::COUNT]| {
        let others = Village::ALL.into_iter().filter(|&other| other != village);
        others.into_iter().find(|other| peasants[other.index()] >= u32::from(EXPANDS))
    };
    while let Some(next) = waits(&peasants) {
        let times = peasants[next.index()] / u32::from(EXPANDS);
        peasants[next.index()] -= times * u32::from(EXPANDS);
        for end in next.lines() {
            if let LineEnd::Village(to) = end {
                peasants[to.index()] += times;
            }
        }
    }
    u8::try_from(peasants[village.index()]).unwrap_or(u8::MAX)
}

/// The turn has come to a point that it can come to, and there is something to decide.
fn turn(table: &PublicState, broken: &mut Vec<Broken>) {
    let (turn, decision) = (table.turn, table.decision());
    if decision == Decision::Over {
        if turn != Turn::after(turn.number) {
            broken.push(Broken::UnfinishedAtTheEnd);
        }
        return;
    }
    let drawn = turn.drawn.total();
    let due = match turn.play {
        Play::Place => DRAWN,
        // One after the other, once all expansions are over (R13).
        Play::Assign if drawn == 1 && !matches!(decision, Decision::Expand | Decision::Demote) => {
            drawn
        }
        Play::Assign => DRAWN - 1,
        _ => 0,
    };
    if drawn != due {
        broken.push(Broken::Drawn { count: drawn, due });
    }
    let can_demote = !table.demotable().is_empty() && turn.made_demon && may_expand(turn.play);
    if turn.may_demote && !can_demote {
        broken.push(Broken::DemotesNobody);
    }
    for place in 0..u8::BITS as usize {
        let hired = table.own().champions.get(place).copied().flatten();
        let could = hired.is_some_and(|hired| match hired.champion.when() {
            When::Begin => turn.play >= Play::Begin,
            When::End => turn.play == Play::End,
            When::GivingUp(_) => false,
        });
        if turn.has_used(place) && !could {
            broken.push(Broken::UsedWithoutSkill { seat: table.active(), place });
        }
    }
    if turn.owes_spirits && !owes_spirits(table) {
        broken.push(Broken::SpiritsNotOwed);
    }
    let is_decided = match decision {
        Decision::Expand => {
            let waiting = table.land.bursting();
            let only = waiting.first().and_then(|village| table.land.at(village).only());
            waiting.len() == 1 && only.is_some()
        }
        Decision::End => !list::has_end_skill(table),
        _ => false,
    };
    if is_decided {
        broken.push(Broken::NothingToDecide(decision));
    }
    let is_stuck = |decision| decision == Decision::Place && table.is_stuck(turn.drawn);
    if is_stuck(decision) && !table.is_stuck(table.supply.at_hand()) {
        broken.push(Broken::StuckDraw);
    }
}

/// Whether villages can expand once a turn has come to this play: after the Scarlet Marshal, a mountaineer or a
/// peasant placed.
const fn may_expand(play: Play) -> bool {
    matches!(play, Play::Begin | Play::Merchant | Play::Assign)
}

/// Whether the champion that came last has come in this turn, and there is a choice of its spirits.
fn owes_spirits(table: &PublicState) -> bool {
    let came = if table.own().has_taken_the_third() { Play::Buy } else { Play::Begin };
    table.turn.play == came
        && table.newest().is_some_and(|hired| {
            let due = usize::from(table.tokens_for(hired.champion));
            let is_empty = hired.champion.token() == Some(Token::Spirit) && hired.tokens() == 0;
            is_empty && bags::within(table.temple.at_hand(), due).count_ones() > 1
        })
}
