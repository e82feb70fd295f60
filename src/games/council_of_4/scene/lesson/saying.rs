//! What a step tells, in data: every number comes from its table and from playing what it asks for.

use super::Topic;
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::components::{Colour, Council, Permit};
use crate::games::council_of_4::rules::event::Source;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::scene::payment::cheapest;
use crate::games::council_of_4::scene::{Outcome, payment};
use crate::rules::Seat;
use crate::session::Session;

/// The cheapest payment that a hand has for a council.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// So many cards.
    pub cards: u8,
    /// For so many coins.
    pub coins: u16,
}

impl Offer {
    fn of(view: &View, council: Council) -> Option<Offer> {
        let cards = cheapest(view, council)?.len();
        let coins = payment::lowest_price(&view.table, view.hand, council)?;
        Some(Offer { cards, coins })
    }
}

/// What a step tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Saying {
    /// What is played for.
    Aim,
    /// What a turn is made of.
    Turn {
        /// Cards in hand.
        hand: u8,
    },
    /// An election.
    Elect {
        /// The council.
        council: Council,
        /// Who enters.
        enters: Colour,
        /// Who falls out.
        leaves: Colour,
        /// Coins gained.
        coins: u16,
        /// What a permit there costs the hand before.
        before: Offer,
        /// And after.
        after: Offer,
    },
    /// The end of the turn.
    EndTurn {
        /// Who comes next.
        next: Seat,
    },
    /// A permit.
    Acquire {
        /// The council that is satisfied.
        council: Council,
        /// What is paid.
        price: Offer,
        /// Which permit.
        permit: Permit,
        /// What it brings at once.
        gains: Totals,
    },
    /// A merchant.
    Place {
        /// Where.
        city: City,
        /// Servants owed to those who stand there.
        servants: u16,
        /// What the city's token brings.
        gains: Totals,
    },
    /// A merchant that hangs together with others.
    Chain {
        /// Where it is placed.
        city: City,
        /// The cities that it hangs together with.
        joined: CitySet,
        /// So many tokens pay.
        tokens: usize,
        /// What all tokens together bring.
        gains: Totals,
    },
    /// A merchant with the queen's help.
    Queen {
        /// Where to.
        city: City,
        /// The queen's roads.
        roads: u8,
        /// Coins for the roads.
        way: u16,
        /// What satisfies her council.
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
        /// Which permit leads to it.
        permit: Permit,
        /// The space.
        space: u8,
    },
    /// How the game ends.
    End,
    /// That this is all.
    Farewell,
}

/// What a topic tells at a table where the action is to be done next.
pub fn of(topic: Topic, table: &Session<CouncilOf4>, action: Option<Action>) -> Option<Saying> {
    let view = table.view();
    let outcome = || Outcome::of(&view, action?);
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
            let board = view.table.board();
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
        (Topic::End, _) => Saying::End,
        (Topic::Farewell, _) => Saying::Farewell,
        _ => return None,
    })
}
