//! Valid positions arranged by hand, around an event.

use super::*;
use crate::games::the_council::rules::play;
use crate::games::the_council::rules::play::Step;

/// Returns the cards of some codes.
pub fn cards(codes: &str) -> CardSet {
    codes.split_whitespace().map(card).collect()
}

pub fn card(code: &str) -> Card {
    Card::from_code(code).expect("a card")
}

/// Returns chips such as `M2 S1`.
pub fn chips(text: &str) -> Chips {
    if text.is_empty() {
        return Chips::NONE;
    }
    let Ok(Action::Bid(chips)) = format!("bid {text}").parse() else { panic!("{text}") };
    chips
}

pub fn suit(letter: char) -> Suit {
    Suit::from_letter(letter).expect("a suit")
}

pub fn deal(players: u8, seed: u64) -> State {
    TheCouncil::start(&Setup::of(players), Seed(seed), |_| {}).expect("a game")
}

/// Plays the first legal action until the draft is over; nobody chooses anything odd.
pub fn drafted(players: u8, seed: u64) -> State {
    let mut state = deal(players, seed);
    while matches!(state.table.decision, Decision::Draft(_)) {
        let action = TheCouncil::choose_legal(&state, |_| 0).expect("an action");
        TheCouncil::apply(&mut state, action, |_| {}).expect("a legal action");
    }
    state
}

/// A table at an event, in the middle of a game.
#[derive(Clone, Copy)]
pub struct Table {
    pub state: State,
    seats: u8,
    event: Card,
    ready: [CardSet; 5],
    place: usize,
}

impl Table {
    /// Nobody has chips, cards that are not used up, or ranks. Seat 0 deals and opens the first event of hand 3.
    pub fn new(players: u8, event: &str) -> Table {
        let mut state = deal(players, 1);
        state.table.hand = 3;
        state.table.dealer = Seat(0);
        state.table.opener = Seat(0);
        Table { state, seats: players, event: card(event), ready: [CardSet::EMPTY; 5], place: 0 }
    }

    /// Deals the rest and asks for the first bid. The other drafted cards are used up. The last seat gets chips of
    /// all suits that are not on the event, and will be asked for its bid for the next event.
    pub fn begin(mut self) -> Table {
        let last = Seat(self.seats - 1);
        for suit in Suit::ALL.into_iter().filter(|&suit| !self.event.suits().contains(suit)) {
            let chips = &mut self.state.table.player_mut(last).chips;
            chips.set(suit, chips.of(suit).max(1));
        }
        self.begin_with(|_| {})
    }

    pub fn begin_with(mut self, mut on_event: impl FnMut(Event)) -> Table {
        let state = &mut self.state;
        let named = self.ready.iter().fold(CardSet::of(self.event), |all, set| all.or(*set));
        let mut rest = CardSet::ALL.minus(named);
        let mut next = || {
            let last = rest.iter().last().expect("cards enough");
            rest.remove(last);
            last
        };
        state.table.used = CardSet::EMPTY;
        for seat in Seat::first(self.seats) {
            let mut drafted = self.ready[seat.index()];
            while drafted.len() < DRAFTED {
                let filler = next();
                drafted.insert(filler);
                state.table.used.insert(filler);
            }
            state.table.player_mut(seat).drafted = drafted;
            state.held[seat.index()] = CardSet::of(next());
        }
        state.table.events = (0..self.place).map(|_| next()).collect();
        state.table.succeeded = (1 << self.place) - 1;
        state.table.events.push(self.event);
        let begun = (self.place + 1) as u32;
        let earlier = u32::from(state.table.hand - 1) * MOST_EVENTS as u32;
        let is_another = |&seed: &Seed| {
            let drawn = seed.draw(stream::EVENTS, earlier + begun, state.deck().len().into());
            let next = state.deck().nth(drawn).expect("an event");
            next.suits().iter().any(|suit| !self.event.suits().contains(suit))
        };
        state.seed = (0..).map(Seed).find(is_another).expect("a seed");
        play::go_on(state, Step::Bids { asked: 0 }, &mut on_event);
        if self.place < usize::from(events_of_hand(self.seats)) - 1 {
            assert_eq!(TheCouncil::validate(&self.state), vec![]);
        }
        self
    }

    /// Plays an action in notation and returns what happened.
    pub fn play(&mut self, action: &str) -> Vec<Event> {
        self.all(action)
    }

    /// Plays several actions, divided by commas, and returns everything that happened.
    pub fn all(&mut self, actions: &str) -> Vec<Event> {
        trial::play::<TheCouncil>(&mut self.state, actions)
    }

    /// Returns the table after some actions.
    pub fn after(mut self, actions: &str) -> Table {
        self.all(actions);
        self
    }

    pub fn refused(&self, action: &str) -> Illegal {
        trial::refused::<TheCouncil>(&self.state, action)
    }

    /// Asserts why actions are refused, written as `bid K1: NotOnEvent(Knots); pass: Over`.
    pub fn refuses(&self, cases: &str) {
        trial::refuses::<TheCouncil>(&self.state, cases);
    }

    pub fn legal(&self) -> Vec<String> {
        trial::legal::<TheCouncil>(&self.state, "")
    }

    /// Asserts the legal actions, divided by commas.
    pub fn offers(&self, actions: &str) {
        trial::offers::<TheCouncil>(&self.state, "", actions);
    }

    /// Asserts what there is, in parts such as `M 3 0 0; empire 5 5 6 6 6 6; traitors 1 0 2; chips M1, -, S2; opener 1`,
    /// where a suit has the ranks of all seats; and `asks Bid(Seat(0))`, which names the decision.
    pub fn shows(&self, parts: &str) {
        let table = self.state.table();
        let each = |of: &dyn Fn(&Player) -> String, comma: &str| {
            table.players().iter().map(of).collect::<Vec<_>>().join(comma)
        };
        for part in parts.split("; ") {
            let (word, expected) = part.split_once(' ').expect("a word and what there is");
            let is = match word {
                "empire" => <[u8; 6]>::from(table.empire).map(|rank| rank.to_string()).join(" "),
                "traitors" => each(&|player| player.traitors.to_string(), " "),
                "chips" => each(&|player| TheCouncil::print(Action::Bid(player.chips)), ", ")
                    .replace("bid ", "")
                    .replace("pass", "-"),
                "asks" => format!("{:?}", table.decision),
                "opener" => table.opener.0.to_string(),
                "hand" => table.hand.to_string(),
                letter => {
                    let suit = suit(letter.chars().next().expect("a suit"));
                    each(&|player| player.ranks.of(suit).to_string(), " ")
                }
            };
            assert_eq!(is, expected, "{word}");
        }
    }

    pub fn rank(&self, seat: u8, letter: char) -> u8 {
        self.state.table.player(Seat(seat)).ranks.of(suit(letter))
    }

    pub fn traitor_chips(&self) -> Vec<u8> {
        self.state.table.players().iter().map(|player| player.traitors).collect()
    }

    pub fn empire_at(&self, letter: char) -> u8 {
        self.state.table.empire.of(suit(letter))
    }

    pub fn decision(&self) -> Decision {
        self.state.table.decision
    }
}

/// Returns whether the last event resolved in these succeeded.
pub fn success(events: &[Event]) -> bool {
    let resolved = events.iter().find_map(|event| match event {
        Event::Resolved { success, .. } => Some(*success),
        _ => None,
    });
    resolved.expect("an event resolved")
}

/// Returns the total of the event that was resolved.
pub fn total(events: &[Event]) -> Option<u16> {
    let resolved = events.iter().find_map(|event| match event {
        Event::Resolved { total, .. } => Some(*total),
        _ => None,
    });
    resolved.expect("an event resolved")
}

/// Returns who gained a rank as highest bidder, and in which suit.
pub fn gains(events: &[Event]) -> Vec<(u8, char)> {
    let gain = |event: &Event| match event {
        Event::RankGained { seat, suit, .. } => Some((seat.0, suit.letter())),
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}

/// Returns who traded a rank, and in which suit.
pub fn trades(events: &[Event]) -> Vec<(u8, char)> {
    let trade = |event: &Event| match event {
        Event::Traded { seat, suit, .. } => Some((seat.0, suit.letter())),
        _ => None,
    };
    events.iter().filter_map(trade).collect()
}

/// Returns how an event was resolved, such as `5 succeeds, gains 0M 2S` or `3 fails, trades 2M 0S`.
pub fn outcome(events: &[Event]) -> String {
    let total = total(events).map_or("unlimited".to_owned(), |total| total.to_string());
    let verdict = if success(events) { "succeeds" } else { "fails" };
    let listed = |word: &str, all: Vec<(u8, char)>| -> String {
        let all = all.into_iter().map(|(seat, suit)| format!(" {seat}{suit}")).collect::<String>();
        if all.is_empty() { all } else { format!(", {word}{all}") }
    };
    let changes = listed("gains", gains(events)) + &listed("trades", trades(events));
    format!("{total} {verdict}{changes}")
}

/// Arranges a table at an event, in parts such as `4MS; 4 players; opener 2; cards 5ML, 3MW 9WY; chips M2, -, S1;
/// ranks =1, 3; traitors 2, 1; empire =6; last`. What players have is listed by seat, `=1` is 1 in every suit.
pub fn table(parts: &str) -> Table {
    parted(parts).begin()
}

/// Returns such a table before the rest is dealt.
fn parted(parts: &str) -> Table {
    let (event, rest) = parts.split_once("; ").unwrap_or((parts, ""));
    let rest = rest.split("; ").filter(|part| !part.is_empty());
    let players = rest.clone().find_map(|part| part.strip_suffix(" players"));
    let number = |text: &str| text.parse().expect("a number");
    let mut table = Table::new(players.map_or(3, number), event);
    for part in rest {
        let (word, all) = part.split_once(' ').unwrap_or((part, ""));
        match word {
            // Another seat than the dealer opens the second event at the earliest.
            "opener" => {
                table.state.table.opener = Seat(number(all));
                table.place = table.place.max(1);
            }
            "last" => {
                table.place = usize::from(events_of_hand(table.seats)) - 1;
                if all == "hand" {
                    table.state.table.hand = HANDS;
                }
            }
            "empire" => table.state.table.empire = ranks(all, 6),
            _ => {}
        }
        for (seat, own) in Seat::first(5).zip(all.split(", ")).filter(|(_, own)| *own != "-") {
            let player = &mut table.state.table.players[seat.index()];
            match word {
                "cards" => table.ready[seat.index()] = cards(own),
                "chips" => player.chips = chips(own),
                "ranks" => player.ranks = ranks(own, 0),
                "traitors" => player.traitors = number(own),
                _ => {}
            }
        }
    }
    table
}

/// Returns ranks such as `3 1`, or `=3` in every suit.
fn ranks(text: &str, rest: u8) -> Ranks {
    let number = |text: &str| text.parse().expect("a rank");
    let Some(all) = text.strip_prefix('=') else {
        let mut ranks = [rest; 6];
        ranks.iter_mut().zip(text.split(' ')).for_each(|(rank, text)| *rank = number(text));
        return ranks.into();
    };
    [number(all); 6].into()
}
