//! Content of a step as data: every number comes from its table and from playing the requested action.

use super::Topic;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::components::{Colour, Council, Permit, QUEENS_REWARDS};
use crate::games::council_of_4::rules::{Action, City, CitySet, Source, View};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::scene::payment::cheapest;
use crate::games::council_of_4::scene::{Outcome, payment};
use crate::rules::Seat;
use crate::session::Session;

/// Cheapest payment of a hand for a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub cards: u8,
    /// Price in coins.
    pub coins: u16,
}

impl Offer {
    fn of(view: &View, council: Council) -> Option<Offer> {
        let cards = cheapest(view, council)?.len();
        let coins = payment::lowest_price(&view.table, view.hand, council)?;
        Some(Offer { cards, coins })
    }
}

/// Content of a step.
#[derive(Clone, Debug, PartialEq)]
pub enum Saying {
    /// The aim of the game.
    Aim,
    /// The parts of a turn.
    Turn {
        /// Cards in hand.
        hand: u8,
    },
    /// An election.
    Elect {
        council: Council,
        /// Councillor entering.
        enters: Colour,
        /// Councillor leaving.
        leaves: Colour,
        /// Coins gained.
        coins: u16,
        /// Cheapest payment for a permit there before.
        before: Offer,
        /// Cheapest payment for it after.
        after: Offer,
    },
    /// The end of the turn.
    EndTurn {
        /// Seat that comes next.
        next: Seat,
    },
    /// A permit.
    Acquire {
        /// Council that is satisfied.
        council: Council,
        /// Price paid.
        price: Offer,
        permit: Permit,
        /// Immediate gains.
        gains: Totals,
    },
    /// A merchant.
    Place {
        /// City where it is placed.
        city: City,
        /// Servants paid for the merchants already there.
        servants: u16,
        /// Gains from the city's token.
        gains: Totals,
    },
    /// A merchant connected with others.
    Chain {
        /// City where it is placed.
        city: City,
        /// Cities that it is connected with.
        joined: CitySet,
        /// Number of tokens that pay.
        tokens: usize,
        /// Gains from all tokens together.
        gains: Totals,
    },
    /// A merchant with the queen's help.
    Queen {
        /// City where it is placed.
        city: City,
        /// Number of roads the queen takes.
        roads: u8,
        /// Coins for the roads.
        way: u16,
        /// Price of satisfying her council.
        price: Offer,
    },
    /// A quick action.
    Quick {
        /// Coins paid.
        coins: u16,
        /// Servants gained.
        servants: u16,
    },
    /// A space of the nobility track.
    Nobility {
        /// Permit that leads to it.
        permit: Permit,
        space: u8,
    },
    /// Jokers.
    Joker,
    /// The reward tiles and the queen's rewards.
    Rewards,
    /// The end of the game.
    End,
    /// Undo and hints.
    Help,
    /// Two main actions in a turn.
    Tempo {
        /// Servants paid for the second one.
        servants: u16,
        /// City where it places a merchant.
        city: City,
    },
    /// The move that ends the game.
    Finish {
        /// City where the last merchant is placed.
        city: City,
        /// VP that it brings, with tiles.
        vp: u16,
    },
    /// The end of the course.
    Farewell,
}

/// Returns the content of a topic at a table where this action is to be played next, and that one then.
pub fn content(
    topic: Topic,
    table: &Session<CouncilOf4>,
    action: Option<Action>,
    then: Option<Action>,
) -> Option<Saying> {
    let view = table.view();
    let outcome = || Outcome::of(&view, action?);
    // What the second action of the step brings, after the first one.
    let second = || {
        let mut played = table.clone();
        played.play(action?).ok()?;
        Outcome::of(&played.view(), then?)
    };
    Some(match (topic, action) {
        (Topic::Aim, _) => Saying::Aim,
        (Topic::Turn, _) => Saying::Turn { hand: view.hand.len() },
        (Topic::Elect, Some(action @ Action::Elect { council, .. })) => {
            let outcome = outcome()?;
            let (_, enters, leaves) = outcome.election?;
            let mut elected = table.clone();
            elected.play(action).ok()?;
            Saying::Elect {
                council,
                enters,
                leaves,
                coins: outcome.total().coins,
                before: Offer::of(&view, council)?,
                after: Offer::of(&elected.view(), council)?,
            }
        }
        (Topic::EndTurn, Some(action @ Action::EndTurn)) => {
            let mut ended = table.clone();
            ended.play(action).ok()?;
            Saying::EndTurn { next: ended.decider()? }
        }
        (Topic::Acquire, Some(Action::Acquire { region, slot, payment })) => {
            let outcome = outcome()?;
            Saying::Acquire {
                council: Council::Region(region),
                price: Offer { cards: payment.len(), coins: outcome.price.coins.into() },
                permit: view.table.permit(region, slot)?,
                gains: outcome.total(),
            }
        }
        (Topic::Place, Some(Action::Place { city, .. })) => {
            let outcome = outcome()?;
            Saying::Place { city, servants: outcome.price.servants, gains: outcome.total() }
        }
        (Topic::Chain, Some(Action::Place { city, .. })) => {
            let outcome = outcome()?;
            let is_token = |(source, _): &&(Source, Vec<_>)| matches!(source, Source::Token(_));
            Saying::Chain {
                city,
                joined: outcome
                    .chain
                    .iter()
                    .skip(1)
                    .fold(CitySet::EMPTY, |all, &one| all.with(one)),
                tokens: outcome.gains.iter().filter(is_token).count(),
                gains: outcome.total(),
            }
        }
        (Topic::Queen, Some(Action::PlaceWithQueen { city, payment })) => {
            let outcome = outcome()?;
            let board = view.table.board;
            let roads = board.distance(view.table.queen, city);
            let way = u16::from(roads)
                * u16::from(crate::games::council_of_4::rules::components::ROAD_PRICE);
            let coins = u16::from(outcome.price.coins).saturating_sub(way);
            Saying::Queen { city, roads, way, price: Offer { cards: payment.len(), coins } }
        }
        (Topic::Quick, Some(Action::EngageServant)) => {
            let outcome = outcome()?;
            Saying::Quick { coins: outcome.price.coins.into(), servants: outcome.total().servants }
        }
        (Topic::Nobility, Some(Action::Acquire { region, slot, .. })) => Saying::Nobility {
            permit: view.table.permit(region, slot)?,
            space: outcome()?.nobility.1,
        },
        (Topic::Joker, _) => Saying::Joker,
        (Topic::Rewards, _) => Saying::Rewards,
        (Topic::End, _) => Saying::End,
        (Topic::Help, _) => Saying::Help,
        (Topic::Tempo, Some(Action::AdditionalMain)) => {
            let Action::Place { city, .. } = then? else { return None };
            Saying::Tempo { servants: outcome()?.price.servants, city }
        }
        (Topic::Finish, Some(Action::AdditionalMain)) => {
            let Action::Place { city, .. } = then? else { return None };
            let outcome = second()?;
            let queens = |place: u8| QUEENS_REWARDS.get(usize::from(place)).copied();
            let tiles = outcome.tiles.iter().map(|&(tile, queens_reward)| {
                tile.vp() + queens_reward.and_then(queens).unwrap_or_default()
            });
            Saying::Finish { city, vp: outcome.total().vp + tiles.sum::<u16>() }
        }
        (Topic::Farewell, _) => Saying::Farewell,
        _ => return None,
    })
}
