//! A position as JSON: a full state, in stable names, and what a seat may know of it.
//!
//! Cards are written as in notation, chips and ranks by the letters of the suits. It contains hidden things, luck included:
//! this is the form for tools and tests, never for a player. `position.schema.json` describes every field.

use serde::{Deserialize, Serialize};

use super::TheCouncil;
use super::cards::CardSet;
use super::chips::{Chips, Ranks};
use super::components::{Card, MOST_EVENTS, MOST_PLAYERS, PLAYERS};
use super::hand_events::HandEvents;
use super::state::{Asked, Decision, Player, PublicState, State};
use super::view::View;
use crate::rules::form::Written;
use crate::rules::position::{self, Flaw, Format, Object, there};
use crate::rules::{Seat, Seed};

/// The version of the form. Raised when a name or a meaning changes.
pub const FORMAT: u32 = 1;

/// Everything about a game in play, hidden things included. Seats count from 0. Cards are written as in notation: the rank,
/// or A, P, C or X for an Ace, Pawn, Court or Crown, and the letters of the suits. Each card is in one list; those in none
/// are the event deck. A position that conforms may still be impossible: the rules check it as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of this form.
    pub format: Format<FORMAT>,
    /// Decisions made so far, of all players.
    #[cfg_attr(feature = "tool", schemars(range(max = 65535)))]
    pub decisions: u16,
    /// The number of the hand.
    #[cfg_attr(feature = "tool", schemars(range(min = 1, max = 8)))]
    pub hand: u8,
    /// The dealer of the hand.
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = 4)))]
    pub dealer: Seat,
    /// Who opens the current event, or opened the last one; before the first event of a hand, its dealer.
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = 4)))]
    pub opener: Seat,
    /// What must be decided now: the card to draft, the bid for the event, the cards to commit to it; nothing, since the
    /// game is over.
    pub decision: Asked,
    /// The seat that must decide; null if the game is over.
    #[serde(deserialize_with = "there")]
    #[cfg_attr(feature = "tool", schemars(extend("maximum" = 4)))]
    pub decider: Option<Seat>,
    /// The ranks of the empire.
    pub empire: Written<Ranks>,
    /// The events of this hand so far, in order; the last is the current one while it is decided.
    #[cfg_attr(feature = "tool", schemars(length(max = 12)))]
    pub events: Vec<EventForm>,
    /// The players, in the order of sitting.
    #[cfg_attr(feature = "tool", schemars(length(min = 3, max = 5)))]
    pub players: Vec<PlayerForm>,
    /// Secret: the seed.
    pub seed: Written<Seed>,
}

/// An event of this hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EventForm {
    /// The card.
    pub card: Written<Card>,
    /// Whether the empire succeeded; null for the current event.
    #[serde(deserialize_with = "there")]
    pub success: Option<bool>,
}

/// Everything that a player has. Each card is in one of the lists, in canonical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "tool", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PlayerForm {
    /// Secret: the cards to draft from, without the chosen one; after the draft, the card discarded face down.
    #[cfg_attr(feature = "tool", schemars(length(max = 6)))]
    pub held: Written<CardSet>,
    /// Secret: what the player has chosen to draft or to commit, until it is shown.
    #[cfg_attr(feature = "tool", schemars(length(max = 5)))]
    pub chosen: Written<CardSet>,
    /// Drafted cards that can still be committed, without the chosen ones.
    #[cfg_attr(feature = "tool", schemars(length(max = 5)))]
    pub unused: Written<CardSet>,
    /// Drafted cards revealed in the event that was resolved last in this hand.
    #[cfg_attr(feature = "tool", schemars(length(max = 5)))]
    pub revealed: Written<CardSet>,
    /// Drafted cards revealed in events before that one.
    #[cfg_attr(feature = "tool", schemars(length(max = 5)))]
    pub used: Written<CardSet>,
    /// Suit chips in the supply.
    pub chips: Written<Chips>,
    /// Suit chips offered for the current event.
    pub bid: Written<Chips>,
    /// The player's ranks.
    pub ranks: Written<Ranks>,
    /// Traitor chips.
    #[cfg_attr(feature = "tool", schemars(range(max = 255)))]
    pub traitors: u8,
}

impl position::Position<TheCouncil> for Position {
    const WHOLE: &'static [&'static str] = &["/events/*", "/players/*/*"];

    fn of(state: &State) -> Position {
        let table = &state.table;
        let player = |seat: Seat| {
            let player = table.player(seat);
            let (held, chosen) = (state.held(seat), state.secret(seat));
            PlayerForm {
                held: Written(held.minus(chosen)),
                chosen: Written(chosen),
                unused: Written(table.ready(seat).minus(chosen)),
                revealed: Written(table.revealed_by(seat)),
                used: Written(player.drafted.and(table.used).minus(table.revealed)),
                chips: Written(player.chips),
                bid: Written(player.bid),
                ranks: Written(player.ranks),
                traitors: player.traitors,
            }
        };
        let event = |(card, success)| EventForm { card: Written(card), success };
        Position {
            format: Format::default(),
            decisions: table.decisions,
            hand: table.hand,
            dealer: table.dealer,
            opener: table.opener,
            decision: table.decision.asked(),
            decider: table.decision.seat(),
            empire: Written(table.empire),
            events: table.events().map(event).collect(),
            players: table.each_seat().map(player).collect(),
            seed: Written(state.seed),
        }
    }

    fn state(&self) -> Result<State, Flaw> {
        let seats = u8::try_from(self.players.len()).ok().filter(|seats| PLAYERS.contains(seats));
        let seats = seats.ok_or_else(|| Flaw::too_many("/players", self.players.len()))?;
        if self.events.len() > MOST_EVENTS {
            return Err(Flaw::too_many("/events", self.events.len()));
        }
        let decision = self.decision()?;
        let mut state = State {
            table: PublicState {
                players: [Player::default(); MOST_PLAYERS],
                used: CardSet::EMPTY,
                revealed: CardSet::EMPTY,
                events: self.events.iter().map(|event| event.card.0).collect::<HandEvents>(),
                succeeded: 0,
                decisions: self.decisions,
                empire: self.empire.0,
                seats,
                hand: self.hand,
                dealer: self.dealer,
                opener: self.opener,
                decision,
            },
            held: [CardSet::EMPTY; MOST_PLAYERS],
            secret: CardSet::EMPTY,
            seed: self.seed.0,
        };
        let resolved = state.table.resolved();
        for (at, event) in self.events.iter().enumerate() {
            if event.success.is_some() != (at < resolved) {
                let why = "every event has succeeded or failed, except the current one";
                return Err(Flaw::at(format!("/events/{at}"), why));
            }
            state.table.succeeded |= u16::from(event.success == Some(true)) << at;
        }
        for (seat, form) in state.table.each_seat().zip(&self.players) {
            form.distinct(seat)?;
            let used = form.used.0.or(form.revealed.0);
            let drafted = form.unused.0.or(used);
            // A chosen card is one of those held during the draft, then a drafted one.
            let (held, drafted) = match decision {
                Decision::Draft(_) => (form.held.0.or(form.chosen.0), drafted),
                _ => (form.held.0, drafted.or(form.chosen.0)),
            };
            state.held[seat.index()] = held;
            state.secret = state.secret.or(form.chosen.0);
            state.table.used = state.table.used.or(used);
            state.table.revealed = state.table.revealed.or(form.revealed.0);
            let (chips, bid, ranks) = (form.chips.0, form.bid.0, form.ranks.0);
            *state.table.player_mut(seat) =
                Player { drafted, chips, bid, ranks, traitors: form.traitors };
        }
        Ok(state)
    }

    /// The hands, choices and discards of others are null, and there is no luck in it. Of players is told whether they have
    /// chosen what all are asked for now, or have no cards to choose from, and of those whose hand the seat has held, what
    /// it remembers of it; `held_size` is the number of cards that each seat holds face down.
    fn seen(view: &View, dealt: Object) -> Object {
        let mut seats = view.table.each_seat();
        let player = |player: Object| {
            let Some(seat) = seats.next() else { return player };
            let player = if view.seat == Some(seat) {
                player
            } else {
                // What others chose in a deal is made up.
                let unused = Written(view.table.ready(seat));
                player.with("held", &()).with("chosen", &()).with("unused", &unused)
            };
            let remembered = Written(view.remembered[seat.index()]);
            let known = Object::default().with("has_chosen", &view.table.has_chosen(seat));
            player.behind("chosen", known.with("remembered", &remembered))
        };
        let size = Object::default().with("held_size", &view.table.held_size());
        let table = dealt.behind("events", size).without(&["format", "seed"]);
        Object::default().with("seat", &view.seat).and(table.each("players", player))
    }
}

impl Position {
    fn decision(&self) -> Result<Decision, Flaw> {
        match (self.decision, self.decider) {
            (Asked::Draft, Some(seat)) => Ok(Decision::Draft(seat)),
            (Asked::Bid, Some(seat)) => Ok(Decision::Bid(seat)),
            (Asked::Commit, Some(seat)) => Ok(Decision::Commit(seat)),
            (Asked::Over, None) => Ok(Decision::Over),
            _ => {
                let why = "somebody must decide as long as the game lasts, and nobody after it";
                Err(Flaw::at("/decider", why))
            }
        }
    }
}

impl PlayerForm {
    /// Checks that no card is in two lists.
    fn distinct(&self, seat: Seat) -> Result<(), Flaw> {
        let lists = [
            ("held", self.held),
            ("chosen", self.chosen),
            ("unused", self.unused),
            ("revealed", self.revealed),
            ("used", self.used),
        ];
        let mut before = CardSet::EMPTY;
        for (name, Written(cards)) in lists {
            if let Some(card) = before.and(cards).first() {
                let place = format!("/players/{}/{name}", seat.0);
                let why = format!("{card} is listed twice or out of order");
                return Err(Flaw::at(place, why));
            }
            before = before.or(cards);
        }
        Ok(())
    }
}
