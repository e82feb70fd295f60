//! The network of the strongest level, and the numbers that it is told of a seat and of the table: the counts, and what they
//! leave out.

use super::features::{
    FEATURES, coloured, connected, features, matches, next_queens_reward, progress, token, worth,
};
use super::heuristic::heuristic;
use crate::bots::learned::Learned;
use crate::bots::network::{Inputs, Judge, Network, Row};
use crate::bots::outlook::MOST_SEATS;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{
    COUNCIL_PRICES, Colour, Council, JOKER_PRICE, LAST_NOBILITY_SPACE, MERCHANTS, PLAYERS,
    QUEENS_REWARDS, ROAD_PRICE, RewardTile,
};
use crate::games::council_of_4::rules::state::Player;
use crate::games::council_of_4::rules::{
    Cards, City, CitySet, Decision, PublicState, Region, State,
};
use crate::rules::Seat;

/// How many numbers describe a seat.
pub const OF_SEAT: usize = FEATURES + 76;
/// How many numbers describe the table.
pub const OF_TABLE: usize = 15;

/// The judge with the network that was learned.
pub static CHAMPION: Learned<Judge<CouncilOf4, OF_TABLE, OF_SEAT>> = Learned::new(
    "council-of-4-champion.txt",
    include_str!("weights/council-of-4-champion.txt"),
    |file| Network::read(file, PLAYERS).ok().map(judge),
);

/// Returns the judge with a network.
pub fn judge(network: Network<OF_TABLE, OF_SEAT>) -> Judge<CouncilOf4, OF_TABLE, OF_SEAT> {
    Judge { network, beside: |players| heuristic(players), inputs }
}

/// Returns the numbers of a position.
fn inputs(state: &State) -> Inputs<OF_TABLE, OF_SEAT> {
    let table = state.table();
    let mut seats = [[0.0; OF_SEAT]; MOST_SEATS];
    for (seat, numbers) in table.each_seat().zip(&mut seats) {
        *numbers = of_seat(table, state.hand(seat), seat);
    }
    let expected = [0.0; MOST_SEATS];
    Inputs { table: of_table(table), seats, expected, players: table.players().len() }
}

/// Returns the numbers of a seat with this hand.
fn of_seat(table: &PublicState, hand: Cards, seat: Seat) -> [f32; OF_SEAT] {
    let mut row = Row::of(features(table, hand, seat));
    let player = table.player(seat);
    let prospects = Prospects::new(table, seat);
    tiles(&mut row, &prospects);
    ready_permits(&mut row, player, &prospects);
    permits(&mut row, table, hand, player, &prospects);
    with_queen(&mut row, table, hand, player, &prospects);
    means(&mut row, player, hand);
    groups(&mut row, player, &prospects);
    standing(&mut row, table, seat);
    turns(&mut row, table, seat);
    rivals(&mut row, table, seat, &prospects);
    row.whole()
}

/// Returns the numbers of the table.
fn of_table(table: &PublicState) -> [f32; OF_TABLE] {
    let flag = |holds: bool| f32::from(u8::from(holds));
    let done = progress(table);
    let open = RewardTile::ALL.into_iter().filter(|&tile| table.owner(tile).is_none());
    let placed: usize = table.players().iter().map(|player| player.merchants.len()).sum();
    let best = |region: Region| {
        let face_up = table.face_up[region.index()].iter().flatten();
        f32::from(face_up.map(|permit| worth(permit.bonuses())).max().unwrap_or(0)) / 10.0
    };
    [
        1.0,
        done,
        done * done,
        flag(table.seats() == 2),
        flag(table.seats() == 3),
        flag(table.seats() == 4),
        f32::from(table.round().min(60)) / 20.0,
        f32::from(table.queens_rewards_left) / QUEENS_REWARDS.len() as f32,
        flag(table.last_round.is_some()),
        open.map(|tile| f32::from(tile.vp())).sum::<f32>() / 30.0,
        placed as f32 / f32::from(table.seats() * MERCHANTS),
        flag(table.decision.is_choice()),
        best(Region::Coast),
        best(Region::Hills),
        best(Region::Mountains),
    ]
}

/// What further merchants would bring a seat.
struct Prospects {
    /// Cities that it may still place one in.
    open: CitySet,
    /// Number of groups of the seat's cities, and worth of all their tokens.
    groups: u32,
    tokens: u32,
    /// By city: worth of the tokens that a merchant there brings.
    gains: [u32; 15],
    /// By city: VP of the tiles that a merchant there takes, each with the next queen's reward tile.
    vp: [u32; 15],
    /// The cities that each tile still lacks, with its VP and those of the next queen's reward tile; none if it is taken
    /// or out of reach.
    lacking: [(CitySet, u32); RewardTile::ALL.len()],
    /// Open cities with no more merchants of others than the seat has servants.
    payable: CitySet,
}

impl Prospects {
    fn new(table: &PublicState, seat: Seat) -> Prospects {
        let player = table.player(seat);
        let all = if player.merchants_left() > 0 { CitySet::ALL } else { CitySet::EMPTY };
        let open = all & !player.merchants;
        let has_servants = |&city: &City| table.other_merchants(seat, city) <= player.servants;
        let mut prospects = Prospects {
            open,
            groups: 0,
            tokens: 0,
            gains: [0; 15],
            vp: [0; 15],
            lacking: RewardTile::ALL.map(|tile| lacking(table, player, tile)),
            payable: open.iter().filter(has_servants).collect(),
        };
        for city in open.iter() {
            prospects.gains[city.index()] = token(table, city).into();
        }
        for group in connected(table, player.merchants) {
            let tokens = group.iter().map(|city| u32::from(token(table, city))).sum::<u32>();
            prospects.groups += 1;
            prospects.tokens += tokens;
            let near =
                group.iter().fold(CitySet::EMPTY, |near, city| near | table.board.neighbours(city));
            (near & open).iter().for_each(|city| prospects.gains[city.index()] += tokens);
        }
        for (cities, vp) in prospects.lacking {
            if let (1, Some(city)) = (cities.len(), cities.first()) {
                prospects.vp[city.index()] += vp;
            }
        }
        prospects
    }

    /// Returns what a merchant in the city brings.
    fn gain_in(&self, city: City) -> u32 {
        self.gains[city.index()] + self.vp[city.index()]
    }
}

/// Returns the cities that the player lacks for a tile, with the VP of the tile and of the next queen's reward
/// tile; none if it is taken or out of reach.
fn lacking(table: &PublicState, player: &Player, tile: RewardTile) -> (CitySet, u32) {
    let cities = table.cities_of(tile) & !player.merchants;
    if table.owner(tile).is_some() || cities.len() > usize::from(player.merchants_left()) {
        return (CitySet::EMPTY, 0);
    }
    (cities, u32::from(tile.vp() + next_queens_reward(table)))
}

/// Returns the coins that the best payment of the hand for a council costs; `None` if the hand matches no councillor.
fn payment(table: &PublicState, hand: Cards, council: Council) -> Option<u32> {
    let matched = matches(table, hand, council);
    let jokers = matched - usize::from(coloured(table, hand, council));
    let price = COUNCIL_PRICES.get(matched.checked_sub(1)?)?;
    Some(u32::from(*price) + jokers as u32 * u32::from(JOKER_PRICE))
}

/// VP of the tiles that lack one city to four: of regions, then of colours.
fn tiles(row: &mut Row<OF_SEAT>, prospects: &Prospects) {
    let (regions, colours) = prospects.lacking.split_at(Region::ALL.len());
    for tiles in [regions, colours] {
        for lacking in 1..=4 {
            let lack = tiles.iter().filter(|(cities, _)| cities.len() == lacking);
            row.count(lack.map(|(_, vp)| vp).sum::<u32>());
        }
    }
}

/// The cities that ready permits open.
fn ready_permits(row: &mut Row<OF_SEAT>, player: &Player, prospects: &Prospects) {
    let mut opened = CitySet::EMPTY;
    player.ready.iter().for_each(|permit| opened = opened | permit.cities());
    let opened = opened & prospects.open;
    let payable = opened & prospects.payable;
    for of in [prospects.gains, prospects.vp] {
        let [mut best, mut second] = [0; 2];
        for worth in payable.iter().map(|city| of[city.index()]) {
            second = second.max(worth.min(best));
            best = best.max(worth);
        }
        row.count(best);
        row.count(second);
    }
    row.count(opened.len() as u32 - payable.len() as u32);
    // Tiles whose lacking cities are all among them, with as many permits.
    for lacking in [2, 3] {
        let enough = prospects.lacking.iter().filter(|(cities, _)| {
            cities.len() == lacking
                && lacking <= usize::from(player.ready.len())
                && opened.contains_all(*cities)
        });
        row.count(enough.map(|(_, vp)| vp).sum::<u32>());
    }
}

/// The permits face up: what the best payable one brings less its price, how many regions are payable, the cheapest
/// price, what the best one of all brings, and how nearly the coins suffice.
fn permits(
    row: &mut Row<OF_SEAT>,
    table: &PublicState,
    hand: Cards,
    player: &Player,
    prospects: &Prospects,
) {
    let coins = u32::from(player.coins);
    let [mut best, mut payable, mut hoped, mut near] = [0; 4];
    let mut cheapest = 10;
    for region in Region::ALL {
        let worths = table.face_up[region.index()].iter().flatten().map(|permit| {
            let open = permit.cities() & prospects.open;
            let city = open.iter().map(|city| prospects.gain_in(city)).max().unwrap_or(0);
            u32::from(worth(permit.bonuses())) + city / 2 + open.len() as u32
        });
        let Some(worth) = worths.max() else { continue };
        hoped = hoped.max(worth);
        match payment(table, hand, Council::Region(region)) {
            Some(price) if price <= coins => {
                payable += 1;
                best = best.max((worth + 10).saturating_sub(price));
                cheapest = cheapest.min(price);
            }
            Some(price) => near = near.max(10_u32.saturating_sub(price - coins)),
            None => {}
        }
    }
    [best, payable, cheapest, hoped, near].into_iter().for_each(|count| row.count(count));
}

/// The cities that the queen can be brought to.
fn with_queen(
    row: &mut Row<OF_SEAT>,
    table: &PublicState,
    hand: Cards,
    player: &Player,
    prospects: &Prospects,
) {
    let coins = u32::from(player.coins);
    let [mut best, mut vp, mut cities, mut left] = [0; 4];
    if let Some(price) = payment(table, hand, Council::Queen) {
        for city in prospects.payable.iter() {
            let way = table.board.distance(table.queen, city) * ROAD_PRICE;
            let cost = price + u32::from(way);
            if cost <= coins {
                cities += 1;
                best = best.max((prospects.gains[city.index()] + 12).saturating_sub(cost));
                vp = vp.max(prospects.vp[city.index()]);
                left = left.max(coins - cost + 1);
            }
        }
    }
    [best, vp, cities, left].into_iter().for_each(|count| row.count(count));
}

/// Merchants, servants, coins and cards at hand, where the first ones count most.
fn means(row: &mut Row<OF_SEAT>, player: &Player, hand: Cards) {
    let left = player.merchants_left();
    [1, 0].into_iter().for_each(|merchants| row.flag(left == merchants));
    [0, 1, 2].into_iter().for_each(|servants| row.flag(player.servants == servants));
    [1, 3, 6].into_iter().for_each(|coins| row.flag(player.coins <= coins));
    let of = Colour::ALL.map(|colour| hand.of(colour));
    row.count(of.iter().filter(|&&count| count > 0).count() as u32);
    row.count(of.into_iter().max().unwrap_or(0));
}

/// The groups of the seat's cities, the best city to add, and how many it has in each region.
fn groups(row: &mut Row<OF_SEAT>, player: &Player, prospects: &Prospects) {
    row.count(prospects.groups);
    row.count(prospects.tokens);
    row.count(prospects.gains.into_iter().max().unwrap_or(0));
    for (region, (lacking, _)) in Region::ALL.into_iter().zip(prospects.lacking) {
        row.count((region.cities() & player.merchants).len() as u32);
        row.flag(!lacking.is_empty());
    }
}

/// The space on the nobility track, and how far the seat is ahead of all others.
fn standing(row: &mut Row<OF_SEAT>, table: &PublicState, seat: Seat) {
    let player = table.player(seat);
    (0..=LAST_NOBILITY_SPACE).for_each(|space| row.flag(player.nobility == space));
    let others = table.each_seat().filter(|&other| other != seat);
    let others = others.map(|other| table.player(other));
    let ahead = |of: fn(&Player) -> u8| {
        let most = others.clone().map(of).max().unwrap_or(0);
        f32::from(of(player)) - f32::from(most)
    };
    row.push(ahead(|player| player.nobility));
    row.push(ahead(|player| player.permits().len()));
    row.push(ahead(|player| player.merchants.len() as u8));
    let placed = player.merchants.len();
    row.count(others.filter(|other| other.merchants.len() > placed).count() as u32);
}

/// The turns until the seat's next one, whether it has none left, and the turns that follow this one at the end.
fn turns(row: &mut Row<OF_SEAT>, table: &PublicState, seat: Seat) {
    let seats = usize::from(table.seats());
    let until = (seat.index() + seats - table.turn.seat.index()) % seats;
    (0..4).for_each(|turns| row.flag(until == turns));
    let left = table.last_round.map(|last| last.turns_left);
    let is_over = table.decision == Decision::Over;
    row.flag(is_over || left.is_some_and(|left| until > usize::from(left)));
    row.count(left.unwrap_or(0));
}

/// VP of the tiles of which another seat lacks one city at most, and of those of which it lacks fewer than this one; once
/// for each such seat.
fn rivals(row: &mut Row<OF_SEAT>, table: &PublicState, seat: Seat, prospects: &Prospects) {
    let [mut contested, mut behind] = [0; 2];
    for (tile, (lacking, vp)) in RewardTile::ALL.into_iter().zip(prospects.lacking) {
        for other in table.each_seat().filter(|&other| other != seat) {
            let lacks = (table.cities_of(tile) & !table.player(other).merchants).len();
            contested += vp * u32::from(lacks <= 1);
            behind += vp * u32::from(lacks < lacking.len());
        }
    }
    row.count(contested);
    row.count(behind);
}
