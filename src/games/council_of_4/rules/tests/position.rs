//! Positions for tests: a dealt game, then arranged by hand. Cards, permits, tokens and councillors only
//! change places, so that `validate` accepts every arrangement.

use super::*;

/// Nine cities that complete no region and no colour on board 111.
pub const NINE: &str = "ABCDFGHIK";

/// A game that is arranged, then played.
#[derive(Clone, Copy)]
pub struct Position {
    pub state: State,
}

/// Arranging a position.
impl Position {
    /// Creates a position on board 111.
    pub fn new(players: u8) -> Position {
        Position::on("111", players)
    }

    /// Creates a position in which seat 0 begins with all its actions left. Hands are empty, no merchant is
    /// placed, the tokens are in letter order (`T01` in Arkon), C13 C14, H13 H14, M13 M14 are face up, coins
    /// and servants are those of the start, and every colour is in the reserve.
    pub fn on(board: &str, players: u8) -> Position {
        let setup = Setup {
            players,
            board: Sides::from_key(board).expect("a board").board(),
            nobility: NobilityVariant::Printed,
            first: Some(Seat(0)),
        };
        let mut state = CouncilOf4::start(&setup, Seed(1), |_| {}).expect("a game");
        state.hands = [Cards::EMPTY; 4];
        state.deck = Cards::supply();
        state.table.neutral = CitySet::EMPTY;
        let royal = state.table.board.royal_city();
        let mut tokens = Token::all();
        let tokens = City::ALL.map(|city| if city == royal { None } else { tokens.next() });
        state.table.tokens = tokens.into();
        Position { state }
            .councils(["WKOP", "BRWK", "OPBR", "WKOP"])
            .face_up(Region::Coast, ["C13", "C14"])
            .face_up(Region::Hills, ["H13", "H14"])
            .face_up(Region::Mountains, ["M13", "M14"])
    }

    /// Creates a position of three in which seat 0 is about to do `place C01 A`, which brings one step on the
    /// nobility track from `space` and nothing else; its other merchants are in `others`, none near Arkon.
    pub fn before_a_step(space: u8, others: &str) -> Position {
        arranged(&format!("token A T13; ready C01; merchants {others}; nobility {space}"))
    }

    /// Sets the councils of coast, hills, mountains and the queen, each from the arrow end; the other
    /// councillors are the reserve.
    pub fn councils(mut self, councils: [&str; 4]) -> Position {
        let mut reserve = [COUNCILLORS_PER_COLOUR; 6];
        for (council, letters) in Council::ALL.into_iter().zip(councils) {
            for (place, letter) in letters.chars().enumerate() {
                let colour = colour(letter);
                self.state.table.councils[council.index()][place] = colour;
                reserve[colour.index()] -= 1;
            }
        }
        self.state.table.reserve = reserve;
        self
    }

    /// Deals a hand from the deck.
    pub fn hand(mut self, seat: u8, hand: &str) -> Position {
        self.state.deck = self.state.deck.plus(self.state.hands[usize::from(seat)]);
        assert!(self.state.deck.contains_all(cards(hand)), "not in the deck");
        self.state.deck = self.state.deck.minus(cards(hand));
        self.state.hands[usize::from(seat)] = cards(hand);
        self
    }

    /// Leaves only these cards in the deck; `seat` gets the others.
    pub fn deck(mut self, deck: &str, seat: u8) -> Position {
        let deck = cards(deck);
        assert!(self.state.deck.contains_all(deck), "not in the deck");
        let hand = &mut self.state.hands[usize::from(seat)];
        *hand = hand.plus(self.state.deck.minus(deck));
        self.state.deck = deck;
        self
    }

    /// Puts permits face up; an empty id is an empty slot.
    pub fn face_up(mut self, region: Region, ids: [&str; 2]) -> Position {
        self.state.table.face_up[region.index()] =
            ids.map(|id| (!id.is_empty()).then(|| permit(id)));
        self.rest_into_the_deck(region)
    }

    /// Gives a player permits that may be used.
    pub fn ready(mut self, seat: u8, ids: &[&str]) -> Position {
        for id in ids {
            self.player_mut(seat).ready.insert(permit(id));
            self = self.rest_into_the_deck(permit(id).region());
        }
        self
    }

    /// Gives a player used permits; as many merchants must be placed.
    pub fn used(mut self, seat: u8, ids: &[&str]) -> Position {
        for id in ids {
            self.player_mut(seat).used.insert(permit(id));
            self = self.rest_into_the_deck(permit(id).region());
        }
        self
    }

    /// Leaves these permits in a region's deck, first the unseen ones, then those put under it; `seat` gets
    /// the others.
    pub fn permit_deck(
        mut self,
        region: Region,
        on: &[&str],
        under: &[&str],
        seat: u8,
    ) -> Position {
        let mut deck = self.state.table.decks[region.index()];
        let others: Vec<Permit> = deck.unseen(region).iter().collect();
        for other in others.into_iter().filter(|other| !on.contains(&other.to_string().as_str())) {
            take_out(&mut deck, other);
            if !under.contains(&other.to_string().as_str()) {
                self.player_mut(seat).ready.insert(other);
            }
        }
        under.iter().for_each(|id| deck.put_under(permit(id)));
        self.state.table.decks[region.index()] = deck;
        self
    }

    /// Gives all permits of a region that no player has to `seat`.
    pub fn no_permits(mut self, region: Region, seat: u8) -> Position {
        self = self.permit_deck(region, &[], &[], seat);
        for slot in self.state.table.face_up[region.index()].iter_mut() {
            if let Some(permit) = slot.take() {
                self.state.table.players[usize::from(seat)].ready.insert(permit);
            }
        }
        self
    }

    fn rest_into_the_deck(mut self, region: Region) -> Position {
        let table = &self.state.table;
        let taken = table.face_up().map(|(_, _, permit)| permit).collect::<PermitSet>();
        let taken = table.players.iter().fold(taken, |taken, player| taken.union(player.permits()));
        let mut deck = PermitDeck::full();
        let of_region = taken.iter().filter(|permit| permit.region() == region);
        of_region.for_each(|permit| take_out(&mut deck, permit));
        self.state.table.decks[region.index()] = deck;
        self
    }

    /// Arranges more, in the words of [`arranged`].
    pub fn with(self, parts: &str) -> Position {
        parts.split("; ").filter(|part| !part.ends_with(" players")).fold(self, with)
    }

    fn player_mut(&mut self, seat: u8) -> &mut Player {
        &mut self.state.table.players[usize::from(seat)]
    }
}

/// Playing and inspecting a position.
impl Position {
    /// Plays an action given in notation and returns its events. It must be listed, and the state must be
    /// valid before and after.
    pub fn play(&mut self, notation: &str) -> Vec<Event> {
        assert_eq!(CouncilOf4::validate(&self.state), vec![], "before {notation}");
        assert!(self.lists(notation), "{notation} is not among {:?}", self.listed());
        trial::play::<CouncilOf4>(&mut self.state, notation)
    }

    /// Plays one action after the other, divided by commas.
    pub fn play_all(&mut self, notations: &str) {
        notations.split(", ").for_each(|notation| drop(self.play(notation)));
    }

    /// Returns the position after some actions.
    pub fn after(mut self, notations: &str) -> Position {
        self.play_all(notations);
        self
    }

    /// Returns the reason why an action is refused; it must not be listed, and nothing must change.
    pub fn refused(&self, notation: &str) -> Illegal {
        assert_eq!(CouncilOf4::validate(&self.state), vec![], "before {notation}");
        assert!(!self.lists(notation), "{notation} is listed");
        trial::refused::<CouncilOf4>(&self.state, notation)
    }

    /// Asserts why actions are refused, written as `engage: Coins { needed: 3, have: 2 }; end: GameOver`.
    pub fn refuses(&self, cases: &str) {
        for case in cases.split("; ") {
            let (action, why) = case.split_once(": ").expect("an action and a reason");
            assert_eq!(format!("{:?}", self.refused(action)), why, "{action}");
        }
    }

    /// Returns the legal list in notation.
    pub fn listed(&self) -> Vec<String> {
        trial::legal::<CouncilOf4>(&self.state, "")
    }

    pub fn lists(&self, notation: &str) -> bool {
        self.listed().iter().any(|listed| listed == notation)
    }

    /// Returns the listed actions that begin with a word.
    pub fn listed_with(&self, word: &str) -> Vec<String> {
        let begins = |listed: &String| listed.split(' ').next() == Some(word);
        self.listed().into_iter().filter(begins).collect()
    }

    /// Returns the coins that an action costs now.
    pub fn price(&self, notation: &str) -> u8 {
        let table = self.table();
        let action = CouncilOf4::parse(notation).expect(notation);
        legal::check(table, self.state.hand(table.turn.seat), action).expect(notation).coins
    }

    /// Asserts what there is, in parts such as `coins 14; 1 hand P; main 2` (main actions left) and `asks Token`, which
    /// names the decision. What begins with no number is seat 0's.
    pub fn shows(&self, parts: &str) {
        for part in parts.split("; ") {
            let (seat, words) = seat_of(part);
            let (word, expected) = words.split_once(' ').expect("a word and what there is");
            let player = self.player(seat);
            let is = match word {
                "coins" => player.coins.to_string(),
                "servants" => player.servants.to_string(),
                "nobility" => player.nobility.to_string(),
                "vp" => self.vp(seat).to_string(),
                "hand" => self.hand_of(seat),
                "cards" => self.hand_of(seat).len().to_string(),
                "main" => self.table().turn.main_left.to_string(),
                "turn" => self.table().turn.seat.0.to_string(),
                _ => format!("{:?}", self.decision()),
            };
            assert_eq!(is, expected, "{word} of {seat}");
        }
    }

    pub fn table(&self) -> &PublicState {
        self.state.table()
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.table().player(Seat(seat))
    }

    pub fn hand_of(&self, seat: u8) -> String {
        self.state.hand(Seat(seat)).to_string()
    }

    pub fn vp(&self, seat: u8) -> u16 {
        self.table().vp(Seat(seat))
    }

    pub fn decision(&self) -> Decision {
        self.table().decision
    }

    /// Returns the face-up permit of a slot, 1 or 2.
    pub fn permit(&self, region: Region, slot: usize) -> Option<String> {
        self.table().permit(region, Slot::ALL[slot - 1]).map(|permit| permit.to_string())
    }
}

/// Arranges a position in parts such as `2 players; coast C01 -; 1 merchants AB; hand WKO; deck P to 1; ready C03;
/// claim iron; token A T13; manual`. What begins with no number is seat 0's.
pub fn arranged(parts: &str) -> Position {
    let players = parts.split("; ").find_map(|part| part.strip_suffix(" players"));
    Position::new(players.map_or(3, |players| players.parse().expect("one"))).with(parts)
}

/// Returns a position with one more part.
fn with(mut position: Position, part: &str) -> Position {
    let (seat, words) = seat_of(part);
    let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
    let each: Vec<&str> = rest.split(' ').collect();
    let number = || rest.parse().expect("a number");
    let slots = || [0, 1].map(|at| if each[at] == "-" { "" } else { each[at] });
    let letter = || rest.chars().next().expect("a city");
    let table = &mut position.state.table;
    let player = &mut table.players[usize::from(seat)];
    match word {
        "" => {}
        "before" => {
            let space = each[each.len() - 1].parse().expect("a space");
            return Position::before_a_step(space, "");
        }
        "coast" => return position.face_up(Region::Coast, slots()),
        "hills" => return position.face_up(Region::Hills, slots()),
        "mountains" => return position.face_up(Region::Mountains, slots()),
        "councils" => return position.councils(each.try_into().expect("four councils")),
        "hand" => return position.hand(seat, rest),
        "deck" => {
            let (deck, to) = rest.split_once(" to ").expect("who gets the others");
            return position.deck(deck.trim_matches('-'), to.parse().expect("a seat"));
        }
        "ready" => return position.ready(seat, &each),
        "used" => return position.used(seat, &each),
        // Swaps a token into a city.
        "token" => {
            let mut tokens: [Option<Token>; 15] = table.tokens.into();
            let has = |token: &Option<Token>| token.is_some_and(|one| one.to_string() == each[1]);
            let from = tokens.iter().position(has).expect("a token");
            tokens.swap(from, city(letter()).index());
            table.tokens = tokens.into();
        }
        "merchants" => player.merchants = cities(rest),
        // With the top queen's reward tile; its merchants must be placed.
        "claim" => {
            let is_it = |tile: &RewardTile| format!("{tile:?}").eq_ignore_ascii_case(rest);
            player.reward_tiles.insert(RewardTile::ALL.into_iter().find(is_it).expect("a tile"));
            player.queens_rewards.insert(usize::from(5 - table.queens_rewards_left));
            table.queens_rewards_left -= 1;
        }
        "neutral" => table.neutral = cities(rest),
        "queen" => table.queen = city(letter()),
        "coins" => player.coins = number() as u8,
        "servants" => player.servants = number(),
        "nobility" => player.nobility = number() as u8,
        "turn" => table.turn.seat = Seat(number() as u8),
        _ => table.nobility = NobilityVariant::of_key(word).expect(part),
    }
    position
}

/// Returns the seat that a part begins with, 0 without one, and the rest.
fn seat_of(part: &str) -> (u8, &str) {
    let (seat, rest) = part.split_once(' ').unwrap_or((part, ""));
    seat.parse().map_or((0, part), |seat| (seat, rest))
}

/// Returns everything gained, in order.
pub fn gains(events: &[Event]) -> Vec<(Gained, Source)> {
    let gain = |event: &Event| match *event {
        Event::Gained { gain, source, .. } => Some((gain, source)),
        _ => None,
    };
    events.iter().filter_map(gain).collect()
}

/// Returns everything gained in words, in order, such as `step 2 of A, 4 VP of C01, 1 servants of space 12`.
pub fn gained(events: &[Event]) -> String {
    let told = gains(events).into_iter().map(|(gain, source)| {
        let gain = match gain {
            Gained::Vp(count) => format!("{count} VP"),
            Gained::Coins { amount, lost: 0 } => format!("{amount} coins"),
            Gained::Coins { amount, lost } => format!("{amount} coins but {lost}"),
            Gained::Servants(count) => format!("{count} servants"),
            Gained::Cards(count) => format!("{count} cards"),
            Gained::NobilityStep(space) => format!("step {space}"),
            Gained::MainAction => "main action".to_owned(),
        };
        match source {
            Source::Token(city) => format!("{gain} of {}", city.letter()),
            Source::Permit(permit) => format!("{gain} of {permit}"),
            Source::NobilitySpace(space) => format!("{gain} of space {space}"),
            Source::Action => format!("{gain} of the action"),
            Source::LastMerchant => format!("{gain} of the last merchant"),
        }
    });
    told.collect::<Vec<_>>().join(", ")
}

/// Returns the cities whose tokens paid, in order, once for each token.
pub fn tokens_paid(events: &[Event]) -> String {
    let mut paid: Vec<char> = Vec::new();
    for (_, source) in gains(events) {
        if let Source::Token(city) = source
            && paid.last() != Some(&city.letter())
        {
            paid.push(city.letter());
        }
    }
    paid.into_iter().collect()
}

pub fn city(letter: char) -> City {
    City::from_letter(letter).expect("a city")
}

pub fn cities(letters: &str) -> CitySet {
    letters.chars().map(city).collect()
}

pub fn permit(id: &str) -> Permit {
    Permit::from_id(id).expect("a permit")
}

pub fn colour(letter: char) -> Colour {
    Colour::ALL.into_iter().find(|colour| colour.letter() == letter).expect("a colour")
}

pub fn cards(letters: &str) -> Cards {
    let card = |letter| Politics::ALL.into_iter().find(|card| card.letter() == letter);
    letters.chars().map(|letter| card(letter).expect("a card")).collect()
}

fn take_out(deck: &mut PermitDeck, permit: Permit) {
    let region = permit.region();
    let rank = deck.unseen(region).iter().position(|other| other == permit).expect("in the deck");
    deck.take_unseen(region, rank as u32);
}
