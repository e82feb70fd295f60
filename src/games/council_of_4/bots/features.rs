//! The counts that describe a seat's situation. Their weights are learned from games.

use crate::games::council_of_4::rules::components::{
    Bonus, COUNCIL_SIZE, Council, MERCHANTS, QUEENS_REWARDS, RewardTile,
};
use crate::games::council_of_4::rules::{
    Cards, City, CityColour, CitySet, Decision, PublicState, Region,
};
use crate::rules::Seat;

macro_rules! features {
    ($($name:ident: $what:literal,)*) => {
        /// A count.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Feature {
            $(#[doc = $what] $name,)*
        }

        impl Feature {
            /// Every feature, in the order of the weights.
            pub const ALL: [Feature; [$($what),*].len()] = [$(Feature::$name),*];

            /// Returns the word for the feature in a file of weights.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Feature::$name => stringify!($name),)*
                }
            }
        }
    };
}

features! {
    Vp: "VP that are sure",
    TilesVp: "VP of reward tiles and of the queen's reward tiles",
    Coins: "Coins",
    ManyCoins: "Coins beyond ten",
    Servants: "Servants",
    ManyServants: "Servants beyond six",
    Cards: "Cards of one colour",
    ManyCards: "Cards beyond six",
    Jokers: "Jokers",
    Nobility: "The space on the nobility track",
    NobilityHigh: "Spaces beyond the tenth",
    NobilityAhead: "Whether nobody is further on the nobility track",
    Merchants: "Merchants placed",
    MerchantsLate: "Merchants placed beyond five",
    MerchantsLast: "Merchants placed beyond eight",
    Permits: "Permits taken, used or not",
    PermitsAhead: "Whether nobody has more permits",
    Ready: "Permits that can be used",
    ReadyMany: "Permits that can be used, beyond two",
    ReadyCities: "Cities that they open",
    ReadyTokens: "Worth of the best token among them",
    RegionShare: "By the square of how much is done, VP of the region tiles open",
    ColourShare: "By the square of how much is done, VP of the colour tiles open",
    RegionNearly: "Region tiles that one more merchant takes",
    ColourNearly: "Colour tiles that one more merchant takes",
    QueensNext: "VP of the next queen's reward tile for each tile that one more merchant takes",
    MatchTwo: "Regions whose council two cards match",
    MatchThree: "Regions whose council three cards match",
    MatchFour: "Regions whose council four cards match",
    QueenTwo: "Whether two cards match the queen's council",
    QueenThree: "Whether three do",
    QueenFour: "Whether four do",
    Group: "Cities in the largest group",
    GroupCoins: "Coins of its tokens",
    GroupCards: "Cards of its tokens",
    GroupServants: "Servants of its tokens",
    GroupNobility: "Nobility steps of its tokens",
    GroupVp: "VP of its tokens",
    QueenNear: "Cities without a merchant of one's own where the queen is or one road away",
    OnTurn: "Whether it is on turn",
    MainLeft: "Main actions left",
    QuickLeft: "Whether the quick action is left",
    Choice: "Whether a choice is open",
    NextUp: "Whether its turn comes next",
}

/// Number of features.
pub const FEATURES: usize = Feature::ALL.len();

/// Returns the counts of a seat with this hand.
pub fn features(table: &PublicState, hand: Cards, seat: Seat) -> [f32; FEATURES] {
    let mut counts = [0.0; FEATURES];
    let mut set = |feature: Feature, count: f32| counts[feature as usize] = count;
    let player = table.player(seat);
    let over = |count: u16, limit: u16| f32::from(count.saturating_sub(limit));
    let flag = |holds: bool| f32::from(u8::from(holds));
    let others =
        || table.each_seat().filter(|&other| other != seat).map(|other| table.player(other));

    set(Feature::Vp, f32::from(table.vp(seat)));
    let tiles: u16 = player.reward_tiles.iter().map(RewardTile::vp).sum();
    let queens: u16 = player.queens_rewards.iter().map(|place| QUEENS_REWARDS[place]).sum();
    set(Feature::TilesVp, f32::from(tiles + queens));
    set(Feature::Coins, f32::from(player.coins));
    set(Feature::ManyCoins, over(player.coins.into(), 10));
    let servants = player.servants.min(20);
    set(Feature::Servants, f32::from(servants));
    set(Feature::ManyServants, over(servants, 6));
    let cards = u16::from(hand.len());
    set(Feature::Cards, f32::from(cards - u16::from(hand.jokers())));
    set(Feature::ManyCards, over(cards, 6));
    set(Feature::Jokers, f32::from(hand.jokers()));
    set(Feature::Nobility, f32::from(player.nobility));
    set(Feature::NobilityHigh, over(player.nobility.into(), 10));
    let furthest = others().all(|other| other.nobility <= player.nobility);
    set(Feature::NobilityAhead, flag(furthest && player.nobility > 0));
    let placed = player.merchants.len() as u16;
    set(Feature::Merchants, f32::from(placed));
    set(Feature::MerchantsLate, over(placed, 5));
    set(Feature::MerchantsLast, over(placed, 8));
    let permits = player.permits().len();
    set(Feature::Permits, f32::from(permits));
    let most = others().all(|other| other.permits().len() <= permits);
    set(Feature::PermitsAhead, flag(most && permits > 0));

    let left = player.merchants_left();
    let mut ready = 0;
    let mut opened = CitySet::EMPTY;
    for permit in player.ready.iter() {
        let open = permit.cities() & !player.merchants;
        ready += u16::from(!open.is_empty());
        opened = opened | open;
    }
    let ready = ready.min(left.into());
    set(Feature::Ready, f32::from(ready));
    set(Feature::ReadyMany, over(ready, 2));
    if left > 0 {
        set(Feature::ReadyCities, opened.len() as f32);
        let best = opened.iter().map(|city| token(table, city)).max();
        set(Feature::ReadyTokens, best.unwrap_or(0) as f32);
    }

    let [mut region_share, mut colour_share] = [0.0; 2];
    let [mut region_nearly, mut colour_nearly] = [0_u8; 2];
    let tile = |tile: RewardTile, share: &mut f32, nearly: &mut u8| {
        if table.owner(tile).is_some() {
            return;
        }
        let cities = table.cities_of(tile);
        let done = (cities & player.merchants).len();
        let missing = cities.len() - done;
        if missing <= usize::from(left) && !cities.is_empty() {
            let part = done as f32 / cities.len() as f32;
            *share += f32::from(tile.vp()) * part * part;
            *nearly += u8::from(missing == 1);
        }
    };
    for region in Region::ALL {
        tile(RewardTile::of_region(region), &mut region_share, &mut region_nearly);
    }
    for colour in CityColour::ALL.into_iter().filter_map(RewardTile::of_colour) {
        tile(colour, &mut colour_share, &mut colour_nearly);
    }
    set(Feature::RegionShare, region_share);
    set(Feature::ColourShare, colour_share);
    set(Feature::RegionNearly, f32::from(region_nearly));
    set(Feature::ColourNearly, f32::from(colour_nearly));
    let next = next_queens_reward(table);
    set(Feature::QueensNext, f32::from(next) * f32::from(region_nearly + colour_nearly));

    if left > 0 {
        let mut matching = [0_u8; 5];
        for region in Region::ALL {
            if table.face_up[region.index()].iter().any(Option::is_some) {
                matching[matches(table, hand, Council::Region(region))] += 1;
            }
        }
        set(Feature::MatchTwo, f32::from(matching[2]));
        set(Feature::MatchThree, f32::from(matching[3]));
        set(Feature::MatchFour, f32::from(matching[4]));
        let queen = matches(table, hand, Council::Queen);
        set(Feature::QueenTwo, flag(queen == 2));
        set(Feature::QueenThree, flag(queen == 3));
        set(Feature::QueenFour, flag(queen == 4));
        let board = table.board;
        let near = board.within(table.queen, 1) & !player.merchants;
        set(Feature::QueenNear, near.len() as f32);
        let group = largest_group(table, player.merchants);
        set(Feature::Group, group.len() as f32);
        for bonus in group.iter().filter_map(|city| table.tokens.of(city)).flat_map(|t| t.bonuses())
        {
            match *bonus {
                Bonus::Coins(count) => counts[Feature::GroupCoins as usize] += f32::from(count),
                Bonus::Cards(count) => counts[Feature::GroupCards as usize] += f32::from(count),
                Bonus::Servants(count) => {
                    counts[Feature::GroupServants as usize] += f32::from(count);
                }
                Bonus::Nobility(count) => {
                    counts[Feature::GroupNobility as usize] += f32::from(count);
                }
                Bonus::Vp(count) => counts[Feature::GroupVp as usize] += f32::from(count),
                Bonus::MainAction => {}
            }
        }
    }

    let turn = table.turn;
    let mut set = |feature: Feature, count: f32| counts[feature as usize] = count;
    if turn.seat == seat && table.decision != Decision::Over {
        set(Feature::OnTurn, 1.0);
        set(Feature::MainLeft, f32::from(turn.main_left));
        set(Feature::QuickLeft, flag(!turn.quick_taken));
        set(Feature::Choice, flag(table.decision != Decision::Turn));
    }
    set(Feature::NextUp, flag(turn.seat.next(table.seats()) == seat));
    counts
}

/// Returns the progress of the game, from 0 to 1, by the merchants of the player with most placed.
pub fn progress(table: &PublicState) -> f32 {
    let most = table.players().iter().map(|player| player.merchants.len()).max();
    most.unwrap_or(0) as f32 / f32::from(MERCHANTS)
}

/// Returns a rough worth of a city's token, in cards.
pub(super) fn token(table: &PublicState, city: City) -> u8 {
    table.tokens.of(city).map_or(0, |token| worth(token.bonuses()))
}

/// Returns a rough worth of bonuses, in cards.
pub(super) fn worth(bonuses: &[Bonus]) -> u8 {
    let worth = |bonus: &Bonus| match *bonus {
        Bonus::Coins(count) | Bonus::Cards(count) | Bonus::Servants(count) | Bonus::Vp(count) => {
            count
        }
        Bonus::Nobility(count) => 2 * count,
        Bonus::MainAction => 4,
    };
    bonuses.iter().map(worth).sum()
}

/// Returns the number of councillors that the hand matches, jokers included.
pub(super) fn matches(table: &PublicState, hand: Cards, council: Council) -> usize {
    usize::from(coloured(table, hand, council) + hand.jokers()).min(COUNCIL_SIZE)
}

/// Returns the number of councillors that the hand matches without jokers.
pub(super) fn coloured(table: &PublicState, hand: Cards, council: Council) -> u8 {
    Cards::matching(table.council(council)).common(hand).len()
}

/// Returns the VP of the next queen's reward tile, 0 if none is left.
pub(super) fn next_queens_reward(table: &PublicState) -> u16 {
    let taken = QUEENS_REWARDS.len().saturating_sub(table.queens_rewards_left.into());
    QUEENS_REWARDS.get(taken).copied().unwrap_or(0)
}

/// Returns the connected groups of these cities.
pub(super) fn connected(table: &PublicState, cities: CitySet) -> impl Iterator<Item = CitySet> {
    let board = table.board;
    let mut left = cities;
    std::iter::from_fn(move || {
        let group = board.connected_group(left.first()?, cities);
        left = left & !group;
        Some(group)
    })
}

/// Returns the largest connected group of these cities, the first of equal ones.
pub(super) fn largest_group(table: &PublicState, cities: CitySet) -> CitySet {
    let larger = |one: CitySet, other: CitySet| if other.len() > one.len() { other } else { one };
    connected(table, cities).fold(CitySet::EMPTY, larger)
}
