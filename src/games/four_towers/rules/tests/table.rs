//! Valid positions arranged by hand.

use crate::games::four_towers::FourTowers;
use crate::games::four_towers::rules::action::Action;
use crate::games::four_towers::rules::clans::{Clans, Pile};
use crate::games::four_towers::rules::components::{
    Champion, Clan, DISPLAY, DRAWN, PEASANTS, TOKENS, Token, TrackGems, Trade, Village, gems, turns,
};
use crate::games::four_towers::rules::event::Event;
use crate::games::four_towers::rules::land::Land;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::mats::{Hired, Player};
use crate::games::four_towers::rules::setup::Setup;
use crate::games::four_towers::rules::state::{Decision, Play, PublicState, State};
use crate::rules::luck::Seed;
use crate::rules::{Game, Seat};

pub fn deal(players: u8, seed: u64) -> State {
    FourTowers::start(&Setup { players }, Seed(seed), |_| {}).expect("a game")
}

/// Returns the clans of some letters.
pub fn clans(letters: &str) -> Clans {
    letters.parse().expect("letters of clans")
}

pub fn clan(letter: char) -> Clan {
    Clan::from_letter(letter).expect("a clan")
}

pub fn village(letter: char) -> Village {
    Village::from_letter(letter).expect("a village")
}

/// A table at which seat 0 has the turn, in the middle of a game. Who is not placed is in the supply or the temple.
#[derive(Clone, Copy)]
pub struct Table {
    pub state: State,
    supply: Option<[u8; 4]>,
    display: Option<[Champion; DISPLAY]>,
}

impl Table {
    /// Nobody has anything, not even gems of the start, and every home holds a peasant of its clan.
    pub fn new(players: u8) -> Table {
        let mut state = deal(players, 1);
        state.table.players.iter_mut().for_each(|player| player.gems = 0);
        state.table.turn.number = 4 * players;
        state.table.first = Seat(0);
        Table { state, supply: None, display: None }
    }

    fn table(&mut self) -> &mut PublicState {
        &mut self.state.table
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        self.table().player_mut(Seat(seat))
    }

    /// Puts peasants into villages such as `D RB, A R`, and none elsewhere.
    pub fn land(mut self, villages: &str) -> Table {
        let mut land = [Clans::NONE; Village::COUNT];
        for part in villages.split(", ").filter(|part| !part.is_empty()) {
            let (letter, peasants) = part.split_once(' ').expect("a village and its peasants");
            land[village(letter.chars().next().expect("a letter")).index()] = clans(peasants);
        }
        self.table().land = Land::from(land);
        self
    }

    /// Leaves this in the supplies, and as many turns as that is good for.
    pub fn supply(mut self, numbers: [u8; 4]) -> Table {
        self.supply = Some(numbers);
        self
    }

    /// With so many turns finished before.
    pub fn turn(mut self, number: u8) -> Table {
        self.table().turn.number = number;
        self
    }

    pub fn lords(mut self, letters: &str) -> Table {
        self.table().lords = pile(letters);
        self
    }

    pub fn demons(mut self, letters: &str) -> Table {
        self.table().demons = pile(letters);
        self
    }

    pub fn followers(mut self, seat: u8, letters: &str) -> Table {
        self.player(seat).followers = clans(letters);
        self
    }

    pub fn mercenaries(mut self, seat: u8, letters: &str) -> Table {
        self.player(seat).mercenaries = letters.chars().map(clan).collect();
        self.player(seat).is_doubled |= letters.len() >= 7;
        self
    }

    pub fn merchants(mut self, seat: u8, letters: &str) -> Table {
        self.player(seat).merchants = clans(letters);
        self
    }

    pub fn mountaineers(mut self, seat: u8, letters: &str) -> Table {
        self.player(seat).mountaineers = letters.chars().map(clan).collect();
        self
    }

    pub fn step(mut self, seat: u8, step: u8) -> Table {
        self.player(seat).step = step;
        self
    }

    pub fn doubled(mut self, seat: u8) -> Table {
        self.player(seat).is_doubled = true;
        self
    }

    /// Gives gems.
    pub fn gems(mut self, seat: u8, gems: u8) -> Table {
        self.player(seat).gems = gems;
        self
    }

    /// Gives a champion with three gems, or these spirits.
    pub fn champion(self, seat: u8, champion: Champion, spirits: &str) -> Table {
        let gems = if champion.token() == Some(Token::Gem) { TOKENS } else { 0 };
        self.champion_with(seat, champion, gems, spirits)
    }

    pub fn champion_with(mut self, seat: u8, champion: Champion, gems: u8, spirits: &str) -> Table {
        let place = self.player(seat).champions.iter_mut().find(|place| place.is_none());
        *place.expect("room") = Some(Hired { champion, gems, spirits: clans(spirits) });
        self
    }

    pub fn display(mut self, display: [Champion; DISPLAY]) -> Table {
        self.display = Some(display);
        self
    }

    pub fn made_lord(mut self) -> Table {
        self.table().turn.made_lord = true;
        self
    }

    pub fn made_demon(mut self) -> Table {
        self.table().turn.made_demon = true;
        self
    }

    /// With these peasants drawn, to place one of them.
    pub fn drawn(mut self, letters: &str) -> Table {
        self.table().turn.drawn = clans(letters);
        self.table().turn.play = Play::Place;
        self
    }

    /// With two peasants drawn, to assign.
    pub fn to_assign(mut self, letters: &str) -> Table {
        self.table().turn.drawn = clans(letters);
        self.table().turn.play = Play::Assign;
        self
    }

    /// At the end skills.
    pub fn at_the_end(mut self) -> Table {
        self.table().turn.play = Play::End;
        self
    }

    /// Fills the supplies and the temple, and makes sure that the position is one of play.
    pub fn begin(mut self) -> Table {
        self.arrange();
        assert_eq!(FourTowers::validate(&self.state), vec![]);
        self
    }

    /// Fills the supplies and the temple.
    pub fn arrange(&mut self) {
        self.hire_and_lay_out();
        let table = &mut self.state.table;
        let has_drawn = u8::from(table.turn.play >= Play::Place);
        if let Some(numbers) = self.supply {
            let left = numbers.into_iter().sum::<u8>() / DRAWN;
            table.turn.number = turns(table.seats) - left - has_drawn;
        }
        let seats = table.seats;
        table.first = Seat((seats - table.turn.number % seats) % seats);
        let of_player = |player: &Player, clan| {
            let spirits = player.champions().map(|hired| hired.spirits.of(clan)).sum::<u8>();
            let trades = Trade::ALL.map(|trade| player.of_trade(trade).of(clan));
            player.followers.of(clan) + spirits + trades.into_iter().sum::<u8>()
        };
        let rest = Clan::ALL.map(|clan| {
            let held = table.players().iter().map(|player| of_player(player, clan)).sum::<u8>();
            let placed = table.land.count(clan) + table.turn.drawn.of(clan);
            PEASANTS - held - placed - table.lords.of(clan) - table.demons.of(clan)
        });
        let due = (turns(seats) - table.turn.number - has_drawn) * DRAWN;
        let mut supply = self.supply.unwrap_or_default();
        while self.supply.is_none() && supply.iter().sum::<u8>() < due {
            // One after the other from the clan of which most are left.
            let most = (0..4).max_by_key(|&at| (rest[at] - supply[at], 4 - at)).expect("a clan");
            assert!(supply[most] < rest[most], "too few are left for the turns");
            supply[most] += 1;
        }
        table.supply = Pile::from_numbers(supply);
        table.temple = Pile::from_numbers([0, 1, 2, 3].map(|at| rest[at] - supply[at]));
    }

    /// Lays out the display and the gems that are left.
    fn hire_and_lay_out(&mut self) {
        let wanted = self.display;
        let table = &mut self.state.table;
        table.display = wanted.map_or([None; DISPLAY], |display| display.map(Some));
        if wanted.is_none() {
            let free: Vec<Champion> = table.deck().iter().collect();
            for (slot, champion) in table.display.iter_mut().zip(free) {
                *slot = Some(champion);
            }
        }
        let reached = table.players().iter().map(|player| player.step).max().unwrap_or(0);
        table.track_gems = TrackGems::ALL.steps().filter(|&step| step > reached).collect();
        let of_player = |player: &Player| {
            let on_champions = player.champions().map(|hired| hired.gems).sum::<u8>();
            on_champions + player.gems + u8::from(player.is_doubled)
        };
        let out = table.players().iter().map(of_player).sum::<u8>() + table.track_gems.len();
        table.temple_gems = gems(table.seats()) - out;
    }

    /// Plays an action in notation and returns what happened.
    pub fn play(&mut self, notation: &str) -> Vec<Event> {
        let mut events = Vec::new();
        let action = FourTowers::parse(notation).expect(notation);
        let done = FourTowers::apply(&mut self.state, action, |event| events.push(event));
        assert_eq!(done, Ok(()), "{notation}");
        assert_eq!(FourTowers::validate(&self.state), vec![], "{notation}");
        events
    }

    /// Plays several actions, divided by commas, and returns everything that happened.
    pub fn all(&mut self, notation: &str) -> Vec<Event> {
        notation.split(", ").flat_map(|action| self.play(action)).collect()
    }

    pub fn refused(&self, notation: &str) -> Illegal {
        let mut state = self.state;
        let action = FourTowers::parse(notation).expect(notation);
        let refused = FourTowers::apply(&mut state, action, |event| panic!("{event:?}"));
        assert_eq!(state, self.state);
        refused.expect_err("an illegal action")
    }

    pub fn legal(&self) -> Vec<String> {
        let mut legal: Vec<Action> = Vec::new();
        FourTowers::legal_actions(&self.state, &mut legal);
        legal.into_iter().map(FourTowers::print).collect()
    }

    /// Returns the legal actions that begin with a word, without it.
    pub fn legal_after(&self, word: &str) -> Vec<String> {
        let legal = self.legal();
        let rest = legal.iter().filter_map(|action| action.strip_prefix(word));
        let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(' '));
        rest.map(|rest| rest.trim_start().to_owned()).collect()
    }

    pub fn at(&self, letter: char) -> String {
        self.state.table.land.at(village(letter)).to_string()
    }

    pub fn decision(&self) -> Decision {
        self.state.table.decision()
    }

    pub fn seat(&self, seat: u8) -> &Player {
        self.state.table.player(Seat(seat))
    }

    pub fn steps(&self) -> Vec<u8> {
        self.state.table.players().iter().map(|player| player.step).collect()
    }

    pub fn lord_count(&self) -> [u8; 4] {
        self.state.table.lords.numbers()
    }

    pub fn demon_count(&self) -> [u8; 4] {
        self.state.table.demons.numbers()
    }

    pub fn totals(&self) -> Vec<i32> {
        FourTowers::totals(&self.state)
    }
}

/// Returns the pile of some letters.
fn pile(letters: &str) -> Pile {
    let mut pile = Pile::default();
    letters.chars().map(clan).for_each(|clan| pile.add(clan));
    pile
}
