//! Reasons for a turn of Council of 4: gains of the seat, and losses of others. Each names a fact.

use serde::{Deserialize, Serialize};

use super::features::{FEATURES, Feature, features, largest_group, matches, progress};
use super::heuristic::Weights;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Council, Permit, RewardTile};
use crate::games::council_of_4::rules::{Action, Cards, CitySet, PublicState, State, View};
use crate::rules::{Game, Seat, Seed};
use crate::vocabulary;

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
    /// Several more merchants placed, with the number left.
    Merchants(u8, u8),
    /// More of something than by another turn.
    More(Good, u16),
    /// A reward tile that another seat was on the way to.
    Denied(Seat, RewardTile),
    /// Another seat is likely to match fewer councillors of a council.
    Unmatched(Seat, Council),
    /// The queen is near fewer cities without a merchant of another seat.
    QueenAway(Seat),
    /// Another seat is no longer furthest on the nobility track.
    Outranked(Seat),
    /// Another seat has no longer the most permits.
    FewerPermits(Seat),
}

vocabulary! {
    /// What there can be more of.
    #[derive(Serialize, Deserialize)]
    pub enum Good {
        /// VP that are certain.
        Vp = "vp",
        /// Coins.
        Coins = "coins",
        /// Servants.
        Servants = "servants",
        /// Cards.
        Cards = "cards",
        /// Steps on the nobility track.
        Nobility = "nobility",
    }
}

impl Gain {
    /// Returns the other seat that loses by it, if it is about one.
    pub const fn rival(self) -> Option<Seat> {
        match self {
            Gain::Against(seat)
            | Gain::Denied(seat, _)
            | Gain::Unmatched(seat, _)
            | Gain::QueenAway(seat)
            | Gain::Outranked(seat)
            | Gain::FewerPermits(seat) => Some(seat),
            _ => None,
        }
    }
}

/// Smallest effect in VP that counts as a reason.
const LEAST: f32 = 0.25;
/// Most motives given: enough to show some after leaving out those about hidden cards, up to two councils and
/// three rivals.
const MOST: usize = 8;
/// Most motives shown for one action: readers want no more.
pub const MOST_SAID: usize = 3;
/// Number of deals averaged, since cards are drawn at random and hands hidden.
const DEALS: usize = 48;
/// Stream of these deals.
const STREAM: u64 = 0x307;
/// Councillors that a hidden hand must match fewer of on the average.
const FEWER: f32 = 0.15;
/// Standard deviations by which these must differ from none, so that it is no chance of the deals.
const SURELY: f32 = 3.0;

/// Returns the reasons for a turn of the view's seat, strongest first; with another one, those that it misses.
pub(super) fn motives(
    view: &View,
    turn: &[Action],
    instead: &[Action],
    weights: &Weights,
) -> Vec<Motive> {
    let Some(seat) = view.seat else { return Vec::new() };
    let mut rng = Seed(0).stream(STREAM);
    let deals: Vec<State> = (0..DEALS).map(|_| CouncilOf4::determinise(view, &mut rng)).collect();
    let Some(before) = deals.first() else { return Vec::new() };
    let is_compared = !instead.is_empty();
    let [turn, instead] = [turn, instead].map(|turn| certain(&deals, turn));
    let left = |turn: &[Action]| {
        let paid = turn.iter().map(|action| action.payment());
        paid.fold(before.hand(seat), Cards::minus)
    };
    let found = Found {
        without: deals.iter().map(|deal| after(deal, instead)).collect(),
        with: deals.iter().map(|deal| after(deal, turn)).collect(),
        left: [left(instead), left(turn)],
        seat,
        weights,
        is_compared,
    };
    let mut motives = found.own();
    let rivals = view.table.each_seat().filter(|&other| other != seat);
    motives.extend(rivals.flat_map(|other| found.losses(other)).flatten());
    motives.retain(|motive| motive.worth >= LEAST);
    motives.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    motives.truncate(MOST);
    motives
}

/// Returns the beginning of a turn that is legal whatever is dealt, without its end, which brings nothing.
fn certain<'a>(deals: &[State], turn: &'a [Action]) -> &'a [Action] {
    let ends = turn.iter().position(|&action| action == Action::EndTurn).unwrap_or(turn.len());
    let turn = &turn[..ends];
    let legal = |deal: &State| {
        let mut state = *deal;
        let done = turn
            .iter()
            .take_while(|&&action| CouncilOf4::apply(&mut state, action, |_| {}).is_ok());
        done.count()
    };
    &turn[..deals.iter().map(legal).min().unwrap_or_default()]
}

/// Returns the state after a turn.
fn after(before: &State, turn: &[Action]) -> State {
    let mut state = *before;
    for &action in turn {
        // The turn is legal in every deal.
        let _ = CouncilOf4::apply(&mut state, action, |_| {});
    }
    state
}

/// A turn in several deals, and what there would be without it: the same deals as they are, or after another turn.
struct Found<'a> {
    without: Vec<State>,
    with: Vec<State>,
    /// What is certainly left of the hand, without the turn and with it.
    left: [Cards; 2],
    seat: Seat,
    weights: &'a Weights,
    /// Whether it is compared with another turn.
    is_compared: bool,
}

impl Found<'_> {
    /// Returns how much more a seat has with the turn, in the mean of the deals.
    fn more(&self, seat: Seat) -> [f32; FEATURES] {
        let mut sums = [0.0; FEATURES];
        for (without, with) in self.without.iter().zip(&self.with) {
            let [old, new] = [without, with].map(|state| counts(state, seat));
            sums.iter_mut().zip(new).zip(old).for_each(|((sum, new), old)| *sum += new - old);
        }
        sums.map(|sum| sum / DEALS as f32)
    }

    /// Returns what some of the counts are worth.
    fn worth(&self, of: &[f32; FEATURES], kind: &[Feature]) -> f32 {
        let mut only = [0.0; FEATURES];
        kind.iter().for_each(|&feature| only[feature as usize] = of[feature as usize]);
        let done = self.with.first().map_or(0.0, |state| progress(state.table()));
        self.weights.worth(&only, done)
    }

    /// Returns what the seat itself gains.
    fn own(&self) -> Vec<Motive> {
        let own = self.more(self.seat);
        let motive = |(kind, features): &(Kind, &[Feature])| {
            let gain = self.gain(*kind, &own)?;
            Some(Motive { gain, worth: self.worth(&own, features) })
        };
        KINDS.iter().filter_map(motive).collect()
    }

    /// Returns what another seat loses most by, of what all see and of what its cards match: the latter stays unsaid as long
    /// as the own hand is hidden.
    fn losses(&self, other: Seat) -> [Option<Motive>; 2] {
        let more = self.more(other);
        let less = |feature: Feature, gain: Gain| (more[feature as usize] < -0.5).then_some(gain);
        let motive = |(loss, features): &(Loss, &[Feature])| {
            let gain = match loss {
                Loss::Tile => self.denied(other).map(|tile| Gain::Denied(other, tile)),
                Loss::Region | Loss::Queen => {
                    let council = self.unmatched(other, matches!(loss, Loss::Queen));
                    council.map(|council| Gain::Unmatched(other, council))
                }
                Loss::QueenNear => self.is_queen_away(other).then_some(Gain::QueenAway(other)),
                Loss::Nobility => less(Feature::NobilityAhead, Gain::Outranked(other)),
                Loss::Permits => less(Feature::PermitsAhead, Gain::FewerPermits(other)),
            };
            Some(Motive { gain: gain?, worth: -self.worth(&more, features) })
        };
        [false, true].map(|of_the_hand| {
            let is_such = |(loss, _): &&(Loss, &[Feature])| {
                matches!(loss, Loss::Region | Loss::Queen) == of_the_hand
            };
            let motives = LOSSES.iter().filter(is_such).filter_map(motive);
            motives.max_by(|one, other| one.worth.total_cmp(&other.worth))
        })
    }

    /// Returns the tile that the seat takes while another has a merchant in its cities.
    fn denied(&self, other: Seat) -> Option<RewardTile> {
        let (old, new) = (self.without.first()?.table(), self.with.first()?.table());
        let merchants = old.player(other).merchants;
        RewardTile::ALL.into_iter().find(|&tile| {
            old.owner(tile).is_none()
                && new.owner(tile) == Some(self.seat)
                && !(old.cities_of(tile) & merchants).is_empty()
        })
    }

    /// Whether fewer cities near the queen are free to another seat, and not as many fewer to this one.
    fn is_queen_away(&self, other: Seat) -> bool {
        let less = |seat| {
            let of =
                |all: &[State]| all.first().map_or(0, |state| near_the_queen(state.table(), seat));
            of(&self.without).saturating_sub(of(&self.with))
        };
        less(other) > less(self.seat)
    }

    /// Returns the council, the queen's or another, of which a seat is likely to match fewer councillors, by most. What is
    /// left of the own hand must not match fewer, too.
    fn unmatched(&self, other: Seat, of_queen: bool) -> Option<Council> {
        let fewer = |council: Council| {
            let of = |state: &State| matches(state.table(), state.hand(other), council) as f32;
            let less = self.without.iter().zip(&self.with).map(|(old, new)| of(old) - of(new));
            let (sum, squares) =
                less.fold((0.0, 0.0), |(sum, squares), one| (sum + one, squares + one * one));
            let is_no_chance = sum * sum >= SURELY * SURELY * squares;
            if is_no_chance { sum / DEALS as f32 } else { 0.0 }
        };
        let councils = Council::ALL.into_iter();
        let own = |all: &[State], council| {
            all.first().map(|state| matches(state.table(), self.left[1], council))
        };
        let councils = councils.filter(|&council| {
            let is_kept = own(&self.with, council) >= own(&self.without, council);
            (council == Council::Queen) == of_queen && is_kept
        });
        let most = councils.map(|council| (fewer(council), council));
        let most = most.max_by(|one, other| one.0.total_cmp(&other.0))?;
        (most.0 >= FEWER).then_some(most.1)
    }
}

/// What another seat may lose.
#[derive(Clone, Copy)]
enum Loss {
    Tile,
    Region,
    Queen,
    QueenNear,
    Nobility,
    Permits,
}

/// Features of each kind of loss.
const LOSSES: [(Loss, &[Feature]); 6] = {
    use Feature::*;
    [
        (Loss::Tile, &[RegionShare, ColourShare, RegionNearly, ColourNearly, QueensNext]),
        (Loss::Region, &[MatchTwo, MatchThree, MatchFour]),
        (Loss::Queen, &[QueenTwo, QueenThree, QueenFour]),
        (Loss::QueenNear, &[QueenNear]),
        (Loss::Nobility, &[NobilityAhead]),
        (Loss::Permits, &[PermitsAhead]),
    ]
};

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

impl Found<'_> {
    /// Returns how many more of something the seat has with the turn, if that is the same whatever is dealt.
    fn certainly_more(&self, good: Good) -> Option<u16> {
        let count = |state: &State| -> u16 {
            let (table, player) = (state.table(), state.table().player(self.seat));
            match good {
                Good::Vp => table.vp(self.seat),
                Good::Coins => player.coins.into(),
                Good::Servants => player.servants,
                Good::Cards => state.hand(self.seat).len().into(),
                Good::Nobility => player.nobility.into(),
            }
        };
        let both = self.without.iter().zip(&self.with);
        let mut more = both.map(|(without, with)| count(with).saturating_sub(count(without)));
        let first = more.next().filter(|&first| first > 0)?;
        more.all(|other| other == first).then_some(first)
    }

    /// Returns the gain of a kind with its numbers; `None` if there is no increase.
    fn gain(&self, kind: Kind, more: &[f32; FEATURES]) -> Option<Gain> {
        let (old, new) = (self.without.first()?.table(), self.with.first()?.table());
        let [had, has] = [old, new].map(|table| table.player(self.seat));
        let of = |feature: Feature| more[feature as usize];
        let small = |count: usize| count.min(usize::from(u8::MAX)) as u8;
        let some = |good: Good| {
            let count = self.certainly_more(good)?;
            Some(match good {
                good if self.is_compared => Gain::More(good, count),
                Good::Vp => Gain::Vp(count),
                Good::Coins => Gain::Coins(count),
                Good::Servants => Gain::Servants(count),
                Good::Cards => Gain::Cards(count),
                Good::Nobility => Gain::Nobility(small(count.into())),
            })
        };
        match kind {
            Kind::Vp => some(Good::Vp),
            Kind::Tile => {
                let is_own = |table: &PublicState, tile| table.owner(tile) == Some(self.seat);
                let taken = |&tile: &RewardTile| is_own(new, tile) && !is_own(old, tile);
                RewardTile::ALL.into_iter().find(taken).map(Gain::Tile)
            }
            Kind::Nearer => nearest(old, new, self.seat),
            Kind::Merchant => {
                let left = has.merchants_left();
                match has.merchants.len().saturating_sub(had.merchants.len()) {
                    0 => None,
                    1 => Some(Gain::Merchant(left)),
                    placed => Some(Gain::Merchants(small(placed), left)),
                }
            }
            Kind::Permit => {
                let of = |state: &State, permit| {
                    state.table().player(self.seat).ready.iter().any(|other| other == permit)
                };
                let is_fresh = |&permit: &Permit| {
                    !had.ready.iter().any(|before| before == permit)
                        && self.with.iter().all(|state| of(state, permit))
                };
                let fresh = has.ready.iter().filter(is_fresh);
                let mut open = fresh.map(|permit| permit.cities() & !has.merchants);
                open.find(|open| !open.is_empty()).map(Gain::Permit)
            }
            Kind::Matches | Kind::MatchesQueen => {
                // The cards drawn are chance; only what is left of the hand is certain.
                let [kept, left] = self.left;
                let councils = Council::ALL.into_iter();
                let of_kind = councils.filter(|&council| {
                    (council == Council::Queen) == matches!(kind, Kind::MatchesQueen)
                });
                let risen = of_kind.filter_map(|council| {
                    let (now, was) = (matches(new, left, council), matches(old, kept, council));
                    (now > was).then_some((now, council))
                });
                let most = risen.max_by_key(|(now, _)| *now);
                most.map(|(now, council)| Gain::Matches(council, small(now)))
            }
            // Of who has placed the last merchant, nothing of this is counted: the tables are compared.
            Kind::Group => {
                let group = |table, merchants| largest_group(table, merchants).len();
                let [was, is] = [group(old, had.merchants), group(new, has.merchants)];
                (is > was && is > 1).then_some(Gain::Group(small(is)))
            }
            Kind::Coins => some(Good::Coins),
            Kind::Servants => some(Good::Servants),
            Kind::Cards => some(Good::Cards),
            Kind::Nobility => some(Good::Nobility),
            // Whether another turn has used it up or has not come to it is no difference.
            Kind::MainAction => {
                let is_more = of(Feature::MainLeft) > 0.5 && !self.is_compared;
                is_more.then_some(Gain::MainAction)
            }
            Kind::QueenNear => {
                let [was, is] = [old, new].map(|table| near_the_queen(table, self.seat));
                (is > was).then_some(Gain::QueenNear)
            }
        }
    }
}

/// Returns the number of cities in which the queen could be after one road and the seat has no merchant.
fn near_the_queen(table: &PublicState, seat: Seat) -> usize {
    (table.board.within(table.queen, 1) & !table.player(seat).merchants).len()
}

/// Returns the tile that the seat has come nearest to and has merchants enough for, with the number of cities missing.
fn nearest(old: &PublicState, new: &PublicState, seat: Seat) -> Option<Gain> {
    let missing = |table: &PublicState, tile: RewardTile| {
        (table.cities_of(tile) & !table.player(seat).merchants).len()
    };
    let left = usize::from(new.player(seat).merchants_left());
    let nearer = RewardTile::ALL.into_iter().filter(|&tile| {
        let now = missing(new, tile);
        new.owner(tile).is_none() && now < missing(old, tile) && now <= left
    });
    let nearest = nearer.min_by_key(|&tile| missing(new, tile))?;
    Some(Gain::Nearer(nearest, missing(new, nearest) as u8))
}
