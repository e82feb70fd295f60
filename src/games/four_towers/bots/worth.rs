//! The worth of a table to each seat: the points to expect of it at the end, by cause.

use crate::games::four_towers::rules::components::{
    Champion, Clan, Counted, DOUBLED, DOUBLING, FOLLOWERS, MAJORITY_POINTS, MERCHANTS,
    MOST_PLAYERS, Ring, TOP, TRADE_POINTS, Trade, Village, points, turns,
};
use crate::games::four_towers::rules::mats::Player;
use crate::games::four_towers::rules::scoring::score;
use crate::games::four_towers::rules::state::PublicState;
use crate::rules::Seat;

/// Lords of a clan that a turn of any seat brings, with those that demons take away.
const LORDS_A_TURN: f32 = 0.04;
/// Lords that a peasant brings its clan, by its ring from the gorge outwards, if there is time.
const LORDS_OF_RINGS: [f32; 4] = [-0.05, 0.02, 0.06, 0.16];
/// Number of turns over which a peasant on the map is valued.
const TIME_ON_THE_MAP: f32 = 8.0;
/// Demons of a clan that a turn of any seat brings, with the lords that follow.
const DEMONS_A_TURN: f32 = 0.07;
/// Spaces that a marker moves up in a turn of its own.
const STEPS_A_TURN: f32 = 0.12;
/// Least worth of a follower while champions can be bought, in a long game.
const PRICE_OF_A_FOLLOWER: f32 = 0.5;
/// Part of the doubled track that counts before the seventh mercenary.
const DOUBLING_AHEAD: f32 = 0.7;
/// Worth of the third champion, in a long game.
const THIRD: f32 = 9.0;
/// Worth of the use of a token, beyond its point.
const TOKEN_USE: f32 = 0.9;
/// Worth of a skill that needs no token, each turn.
const SKILL_A_TURN: f32 = 0.35;
/// Part of the turns in which such a skill can be used.
const SKILL_TURNS: f32 = 0.6;

/// The points to expect for a seat, by cause.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    pub followers: [f32; Clan::COUNT],
    /// Two points for each of a trade.
    pub trades: [f32; Trade::COUNT],
    /// Two more for each mountaineer with the most of them.
    pub majority: f32,
    /// The track again for seven mercenaries.
    pub doubling: f32,
    /// The third champion that a full market brings.
    pub market: f32,
    /// Champions: their bonuses and skills.
    pub champions: f32,
    /// Gems and spirits, and what they can do.
    pub tokens: f32,
    /// The track.
    pub influence: f32,
}

impl Worth {
    /// Returns all points.
    pub fn total(&self) -> f32 {
        self.followers.iter().sum::<f32>()
            + self.trades.iter().sum::<f32>()
            + self.majority
            + self.doubling
            + self.market
            + self.champions
            + self.tokens
            + self.influence
    }
}

/// What is expected of a table, the same for all seats.
pub struct Prospects {
    /// Part of the game that is left, from 1 to 0.
    pub left: f32,
    /// Turns of all that are left.
    turns: f32,
    /// Lords of each clan at the end.
    pub lords: [f32; Clan::COUNT],
    /// Demons of each clan at the end.
    demons: [f32; Clan::COUNT],
}

impl Prospects {
    /// Returns what is expected of a table.
    pub fn of(table: &PublicState) -> Prospects {
        let all = f32::from(turns(table.seats()).max(1));
        let turns = (all - f32::from(table.turn.number)).max(0.0);
        let on_the_map = (turns / TIME_ON_THE_MAP).min(1.0);
        let mut lords = Clan::ALL.map(|clan| f32::from(table.lords.of(clan)));
        lords.iter_mut().for_each(|lords| *lords += LORDS_A_TURN * turns);
        for village in Village::ALL {
            let peasants = table.land.at(village);
            let each = LORDS_OF_RINGS[ring(village.ring())] * on_the_map;
            for clan in peasants.kinds() {
                lords[clan.index()] += each * f32::from(peasants.of(clan));
            }
        }
        let lords = lords.map(|lords| lords.max(0.0));
        let demons = Clan::ALL.map(|clan| f32::from(table.demons.of(clan)) + DEMONS_A_TURN * turns);
        Prospects { left: turns / all, turns, lords, demons }
    }

    /// Returns the worth of one more follower of the clan.
    pub fn follower(&self, clan: Clan) -> f32 {
        self.lords[clan.index()].max(PRICE_OF_A_FOLLOWER * self.left)
    }
}

fn ring(ring: Ring) -> usize {
    match ring {
        Ring::Gorge => 0,
        Ring::Valley => 1,
        Ring::Hill => 2,
        Ring::Mountain => 3,
    }
}

/// Returns the points to expect for each seat at the end; those of a game that is over are certain.
pub fn totals(table: &PublicState) -> [f32; MOST_PLAYERS] {
    let mut totals = [0.0; MOST_PLAYERS];
    if table.is_over() {
        for seat in table.each_seat() {
            totals[seat.index()] = f32::from(score(table, seat).total());
        }
        return totals;
    }
    let prospects = Prospects::of(table);
    for seat in table.each_seat() {
        totals[seat.index()] = worth(table, &prospects, seat).total();
    }
    totals
}

/// Returns what a seat may expect of a game that goes on.
pub fn worth(table: &PublicState, prospects: &Prospects, seat: Seat) -> Worth {
    let player = table.player(seat);
    let own_turns = prospects.turns / f32::from(table.seats().max(1));
    let followers =
        Clan::ALL.map(|clan| f32::from(player.followers.of(clan)) * prospects.follower(clan));
    let trades = Trade::ALL.map(|trade| f32::from(u16::from(player.count(trade)) * TRADE_POINTS));
    let track = track(f32::from(player.step) + STEPS_A_TURN * own_turns);
    let again = track * f32::from(DOUBLED - 1);
    Worth {
        followers,
        trades,
        majority: majority(table, prospects, seat),
        doubling: again * doubles(player, own_turns),
        market: market(player, prospects.left),
        champions: champions(player, prospects, own_turns),
        tokens: tokens(player, own_turns),
        influence: track,
    }
}

/// Returns the points of the track between two spaces.
fn track(step: f32) -> f32 {
    let step = step.clamp(0.0, f32::from(TOP));
    let below = step as u8;
    let part = step - f32::from(below);
    let [from, to] = [below, below + 1].map(|step| f32::from(points(step)));
    from + (to - from) * part
}

/// Returns how likely the marker is doubled at the end.
fn doubles(player: &Player, turns: f32) -> f32 {
    if player.is_doubled {
        return 1.0;
    }
    let missing = f32::from(DOUBLING - player.mercenaries.len().min(DOUBLING));
    // Two a turn at most.
    let can = ((2.0 * turns - missing) / (2.0 * turns + 1.0)).clamp(0.0, 1.0);
    let far = f32::from(player.mercenaries.len()) / f32::from(DOUBLING);
    DOUBLING_AHEAD * far * can
}

/// Returns what the most mountaineers bring, as far as they are ahead.
fn majority(table: &PublicState, prospects: &Prospects, seat: Seat) -> f32 {
    let own = table.player(seat).mountaineers.len();
    let others = table.each_seat().filter(|&other| other != seat);
    let most = others.map(|other| table.player(other).mountaineers.len()).max().unwrap_or(0);
    let ahead = f32::from(own) - f32::from(most);
    let now = if own > most { 1.0 } else { 0.0 };
    let likely = (0.4 + 0.2 * ahead).clamp(0.0, 1.0);
    let chance = now + (likely - now) * prospects.left.sqrt();
    f32::from(u16::from(own) * (MAJORITY_POINTS - TRADE_POINTS)) * chance
}

/// Returns what the way to a third champion is worth.
fn market(player: &Player, left: f32) -> f32 {
    if player.has_taken_the_third() {
        return 0.0;
    }
    let merchants = f32::from(player.merchants.total()) / f32::from(MERCHANTS);
    let bought = player.champions().count() as f32;
    THIRD * left * merchants * merchants * (1.0 + bought) / 3.0
}

/// Returns what the champions bring by their bonuses and by skills that need no token.
fn champions(player: &Player, prospects: &Prospects, turns: f32) -> f32 {
    let of =
        |champion: Champion| bonus(player, prospects, champion, turns) + skill(champion, turns);
    player.champions().map(|hired| of(hired.champion)).sum()
}

/// Returns what the skill of a champion without tokens brings in these turns.
fn skill(champion: Champion, turns: f32) -> f32 {
    if champion.token().is_some() {
        return 0.0;
    }
    let each = match champion {
        Champion::FreeCaptain | Champion::RidgeWarden => 0.1,
        Champion::GuildMatron => 0.3,
        Champion::ShepherdOfClans => 1.2,
        _ => 1.0,
    };
    each * SKILL_A_TURN * SKILL_TURNS * turns
}

/// Returns what the bonus of a champion is likely to bring.
fn bonus(player: &Player, prospects: &Prospects, champion: Champion, turns: f32) -> f32 {
    // Of what is still to come, two drawn peasants a turn, some go into each trade.
    let trade = |trade| f32::from(player.count(trade)) + 0.2 * turns;
    let bonus = champion.bonus();
    let count = match bonus.counted {
        Counted::LordsOf(clan) => prospects.lords[clan.index()],
        Counted::Lords => prospects.lords.iter().sum::<f32>(),
        Counted::DemonsOf(clan) => prospects.demons[clan.index()],
        Counted::Demons => prospects.demons.iter().sum::<f32>(),
        Counted::Trade(of) => trade(of),
        Counted::TradeSets => Trade::ALL.map(trade).into_iter().fold(f32::MAX, f32::min),
        Counted::Steps => (f32::from(player.step) + STEPS_A_TURN * turns).min(f32::from(TOP)),
        Counted::FollowerSets => {
            let followers = Clan::ALL.map(|clan| player.followers.of(clan).min(FOLLOWERS));
            f32::from(followers.into_iter().min().unwrap_or(0)) + 0.1 * turns
        }
    };
    let points = count / f32::from(bonus.every) * f32::from(bonus.points);
    bonus.most.map_or(points, |most| points.min(most.into()))
}

/// Returns what gems and spirits are worth: a point each, or what they do before the end.
fn tokens(player: &Player, turns: f32) -> f32 {
    let of_champion = |tokens: u8| {
        let tokens = f32::from(tokens);
        tokens + TOKEN_USE * tokens.min(turns * SKILL_TURNS)
    };
    let on_champions: f32 = player.champions().map(|hired| of_champion(hired.tokens())).sum();
    on_champions + f32::from(player.gems)
}

/// Returns how far a seat is ahead of the mean of the others.
pub fn lead(totals: &[f32; MOST_PLAYERS], seat: Seat, seats: u8) -> f32 {
    let all: f32 = totals.iter().sum();
    let own = totals[seat.index().min(MOST_PLAYERS - 1)];
    own - (all - own) / f32::from(seats.saturating_sub(1).max(1))
}
