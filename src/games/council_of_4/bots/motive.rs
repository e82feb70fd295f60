//! Reasons for an action of Council of 4: gains of the seat, or losses of others.

use serde::{Deserialize, Serialize};

use super::features::{FEATURES, Feature, features, largest_group, matches, progress};
use super::heuristic::Weights;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::CitySet;
use crate::games::council_of_4::rules::cards::Cards;
use crate::games::council_of_4::rules::components::{Council, RewardTile};
use crate::games::council_of_4::rules::state::{PublicState, State};
use crate::games::council_of_4::rules::view::View;
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

/// A reason for an action.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Motive {
    pub gain: Gain,
    /// Expected effect in VP at the end.
    pub worth: f32,
}

/// A gain of the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gain {
    /// VP that are certain.
    Vp(u16),
    /// A reward tile, or a queen's reward tile with it.
    Tile(RewardTile),
    /// Progress on a tile that is still available, with the number of cities missing.
    Nearer(RewardTile, u8),
    /// One more merchant placed, with the number left.
    Merchant(u8),
    /// A usable permit, for cities without a merchant of the player.
    Permit(CitySet),
    /// Cards that match this many councillors of a council.
    Matches(Council, u8),
    /// Number of connected cities, which bring their tokens together.
    Group(u8),
    /// Number of coins.
    Coins(u16),
    /// Number of servants.
    Servants(u16),
    /// Number of cards.
    Cards(u16),
    /// Number of steps on the nobility track.
    Nobility(u8),
    /// Another main action.
    MainAction,
    /// The queen is near cities without a merchant of the player.
    QueenNear,
    /// A loss of another seat.
    Against(Seat),
}

/// Smallest effect in VP that counts as a reason.
const LEAST: f32 = 0.25;
/// Most motives given: enough to show some after leaving out those about hidden cards, up to two councils and
/// three rivals.
const MOST: usize = 8;
/// Most motives shown for one action: readers want no more.
pub const MOST_SAID: usize = 3;
/// Number of deals averaged, since cards are drawn at random.
const DEALS: u32 = 8;
/// Stream of these deals.
const STREAM: u64 = 0x307;

/// Returns the reasons for an action of the view's seat with the rest of its turn, strongest first.
pub(super) fn motives(
    view: &View,
    action: Action,
    then: &[Action],
    weights: &Weights,
) -> Vec<Motive> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut rng = Seed(0).stream(STREAM);
    let mut sums = [[0.0; FEATURES]; 4];
    let mut first = None;
    for _ in 0..DEALS {
        let before = CouncilOf4::determinise(view, &mut rng);
        let mut after = before;
        if CouncilOf4::apply(&mut after, action, |_| {}).is_err() {
            return Vec::new();
        }
        // The end of a turn brings nothing. What was drawn may not allow the rest of it.
        let rest = then.iter().take_while(|&&then| then != Action::EndTurn);
        rest.map_while(|&then| CouncilOf4::apply(&mut after, then, |_| {}).ok()).for_each(drop);
        for (other, sum) in view.table.each_seat().zip(&mut sums) {
            let [old, new] = [&before, &after].map(|state| counts(state, other));
            sum.iter_mut().zip(new).zip(old).for_each(|((sum, new), old)| *sum += new - old);
        }
        first.get_or_insert((before, after));
    }
    let Some((before, after)) = first else { return Vec::new() };
    let more = sums.map(|sum| sum.map(|sum| sum / DEALS as f32));
    let done = progress(after.table());
    let worth = |of: &[f32; FEATURES], kind: &[Feature]| {
        let mut only = [0.0; FEATURES];
        kind.iter().for_each(|&feature| only[feature as usize] = of[feature as usize]);
        weights.worth(&only, done)
    };
    let own = &more[seat.index()];
    let paid = then.iter().map(|then| then.payment());
    let left = paid.fold(before.hand(seat).minus(action.payment()), Cards::minus);
    let mut motives: Vec<Motive> = KINDS
        .iter()
        .filter_map(|(kind, features)| {
            let gain = gain(*kind, own, &before, &after, seat, left)?;
            Some(Motive { gain, worth: worth(own, features) })
        })
        .collect();
    let rivals = view.table.each_seat().filter(|&other| other != seat);
    motives.extend(rivals.map(|other| {
        let lasting = Feature::ALL.into_iter().filter(|feature| !OF_THE_TURN.contains(feature));
        let lasting: Vec<Feature> = lasting.collect();
        Motive { gain: Gain::Against(other), worth: -worth(&more[other.index()], &lasting) }
    }));
    motives.retain(|motive| motive.worth >= LEAST);
    motives.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    motives.truncate(MOST);
    motives
}

/// Features of the turn itself, which passes anyway.
const OF_THE_TURN: [Feature; 5] =
    [Feature::OnTurn, Feature::MainLeft, Feature::QuickLeft, Feature::Choice, Feature::NextUp];

#[derive(Clone, Copy)]
enum Kind {
    Vp,
    Tile,
    Nearer,
    Merchant,
    Permit,
    Matches,
    MatchesQueen,
    Group,
    Coins,
    Servants,
    Cards,
    Nobility,
    MainAction,
    QueenNear,
}

/// Features of each kind of gain.
const KINDS: [(Kind, &[Feature]); 14] = {
    use Feature::*;
    [
        (Kind::Vp, &[Vp]),
        (Kind::Tile, &[TilesVp]),
        (Kind::Nearer, &[RegionShare, ColourShare, RegionNearly, ColourNearly, QueensNext]),
        (Kind::Merchant, &[Merchants, MerchantsLate, MerchantsLast]),
        (Kind::Permit, &[Permits, PermitsAhead, Ready, ReadyMany, ReadyCities, ReadyTokens]),
        (Kind::Matches, &[MatchTwo, MatchThree, MatchFour]),
        (Kind::MatchesQueen, &[QueenTwo, QueenThree, QueenFour]),
        (Kind::Group, &[Group, GroupCoins, GroupCards, GroupServants, GroupNobility, GroupVp]),
        (Kind::Coins, &[Coins, ManyCoins]),
        (Kind::Servants, &[Servants, ManyServants]),
        (Kind::Cards, &[Cards, ManyCards, Jokers]),
        (Kind::Nobility, &[Nobility, NobilityHigh, NobilityAhead]),
        (Kind::MainAction, &[MainLeft]),
        (Kind::QueenNear, &[QueenNear]),
    ]
};

fn counts(state: &State, seat: Seat) -> [f32; FEATURES] {
    features(state.table(), state.hand(seat), seat)
}

/// Returns the gain of a kind with its numbers, if `left` is what the seat keeps of its hand; `None` if there is no
/// increase.
fn gain(
    kind: Kind,
    more: &[f32; FEATURES],
    before: &State,
    after: &State,
    seat: Seat,
    left: Cards,
) -> Option<Gain> {
    let (old, new) = (before.table(), after.table());
    let of = |feature: Feature| more[feature as usize];
    let whole = |count: f32| (count > 0.5).then_some(count.round() as u16);
    let small = |count: usize| count.min(usize::from(u8::MAX)) as u8;
    let player = new.player(seat);
    match kind {
        Kind::Vp => whole(of(Feature::Vp)).map(Gain::Vp),
        Kind::Tile => {
            let taken =
                |&tile: &RewardTile| new.owner(tile) == Some(seat) && old.owner(tile) != Some(seat);
            RewardTile::ALL.into_iter().find(taken).map(Gain::Tile)
        }
        Kind::Nearer => nearest(old, new, seat),
        Kind::Merchant => {
            let placed = player.merchants.len() > old.player(seat).merchants.len();
            placed.then_some(Gain::Merchant(player.merchants_left()))
        }
        Kind::Permit => {
            let fresh = player
                .ready
                .iter()
                .find(|&permit| !old.player(seat).ready.iter().any(|before| before == permit));
            let open = fresh.map(|permit| permit.cities() & !player.merchants);
            open.filter(|open| !open.is_empty()).map(Gain::Permit)
        }
        Kind::Matches | Kind::MatchesQueen => {
            // The cards drawn are chance; only what is left of the hand is certain.
            let hand = before.hand(seat);
            let councils = Council::ALL.into_iter();
            let of_kind = councils.filter(|&council| {
                (council == Council::Queen) == matches!(kind, Kind::MatchesQueen)
            });
            let risen = of_kind.filter_map(|council| {
                let now = matches(new, left, council);
                let was = matches(old, hand, council);
                (now > was).then_some((now, council))
            });
            let most = risen.max_by_key(|(now, _)| *now);
            most.map(|(now, council)| Gain::Matches(council, small(now)))
        }
        Kind::Group => {
            let cities = largest_group(new, player.merchants).len();
            (of(Feature::Group) > 0.5 && cities > 1).then_some(Gain::Group(small(cities)))
        }
        Kind::Coins => whole(of(Feature::Coins)).map(Gain::Coins),
        Kind::Servants => whole(of(Feature::Servants)).map(Gain::Servants),
        Kind::Cards => whole(of(Feature::Cards) + of(Feature::Jokers)).map(Gain::Cards),
        Kind::Nobility => {
            whole(of(Feature::Nobility)).map(|steps| Gain::Nobility(small(steps.into())))
        }
        Kind::MainAction => (of(Feature::MainLeft) > 0.5).then_some(Gain::MainAction),
        Kind::QueenNear => (of(Feature::QueenNear) > 0.5).then_some(Gain::QueenNear),
    }
}

/// Returns the tile that the seat has come nearest to, with the number of cities missing.
fn nearest(old: &PublicState, new: &PublicState, seat: Seat) -> Option<Gain> {
    let missing = |table: &PublicState, tile: RewardTile| {
        (table.cities_of(tile) & !table.player(seat).merchants).len()
    };
    let nearer = RewardTile::ALL
        .into_iter()
        .filter(|&tile| new.owner(tile).is_none() && missing(new, tile) < missing(old, tile));
    let nearest = nearer.min_by_key(|&tile| missing(new, tile))?;
    Some(Gain::Nearer(nearest, missing(new, nearest) as u8))
}
