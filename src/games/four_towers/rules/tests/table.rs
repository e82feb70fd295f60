//! Valid positions arranged by hand.

use super::*;

pub fn deal(players: u8, seed: u64) -> State {
    FourTowers::start(&Setup::of(players), Seed(seed), |_| {}).expect("a game")
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
        Table::of(state)
    }

    /// A table that was not arranged.
    pub fn of(state: State) -> Table {
        Table { state, supply: None, display: None }
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
        table.temple_gems = table.gems() - out;
    }

    /// Plays actions in notation, divided by commas, and returns what happened.
    pub fn play(&mut self, actions: &str) -> Vec<Event> {
        trial::play::<FourTowers>(&mut self.state, actions)
    }

    /// Returns the table after some actions.
    pub fn after(mut self, actions: &str) -> Table {
        self.play(actions);
        self
    }

    pub fn refused(&self, action: &str) -> Illegal {
        trial::refused::<FourTowers>(&self.state, action)
    }

    /// Asserts why actions are refused, written as `demote 0: CannotFall(Seat(0)); end: Over`.
    pub fn refuses(&self, cases: &str) {
        trial::refuses::<FourTowers>(&self.state, cases);
    }

    pub fn legal(&self) -> Vec<String> {
        self.legal_after("")
    }

    /// Returns the legal actions that begin with a word, without it.
    pub fn legal_after(&self, word: &str) -> Vec<String> {
        trial::legal::<FourTowers>(&self.state, word)
    }

    /// Asserts which legal actions begin with a word, written without it and divided by commas.
    pub fn offers(&self, word: &str, actions: &str) {
        trial::offers::<FourTowers>(&self.state, word, actions);
    }

    /// Asserts what there is, in the words of [`table`], such as `A RYG, D -; demons R; steps 0 1; 1 followers R`; and
    /// `asks Expand`, which names the decision.
    pub fn shows(&self, parts: &str) {
        let table = self.state.table();
        for part in parts.split("; ") {
            let (seat, words) = seat_of(part);
            let (word, _) = words.split_once(' ').expect("a word and what there is");
            let player = table.player(Seat(seat));
            let letters = |clans: &mut dyn Iterator<Item = Clan>| clans.map(Clan::letter).collect();
            let row = |row: Row| letters(&mut row.iter());
            let all = |pile: Pile| {
                Clan::ALL
                    .iter()
                    .flat_map(move |&clan| std::iter::repeat_n(clan, pile.of(clan).into()))
            };
            let is: String = match word {
                "lords" => letters(&mut all(table.lords)),
                "demons" => letters(&mut all(table.demons)),
                "drawn" => table.turn.drawn.to_string(),
                "followers" => player.followers.to_string(),
                "merchants" => player.merchants.to_string(),
                "mercenaries" => row(player.mercenaries),
                "mountaineers" => row(player.mountaineers),
                "gems" => player.gems.to_string(),
                "tokens" => player.champions().next().map_or(0, Hired::tokens).to_string(),
                "supply" => spaced(&table.supply.numbers()),
                "temple" => spaced(&table.temple.numbers()),
                "steps" => spaced(&self.steps()),
                "asks" => format!("{:?}", self.decision()),
                "turn" => table.turn.number.to_string(),
                _ => {
                    let each = part.split(", ").filter_map(|village| village.chars().next());
                    let each = each.map(|letter| (letter, self.at(letter)));
                    let each = each.map(|(letter, there)| {
                        format!("{letter} {}", if there.is_empty() { "-" } else { &there })
                    });
                    assert_eq!(each.collect::<Vec<_>>().join(", "), part);
                    continue;
                }
            };
            let is = if is.is_empty() { "-" } else { &is };
            assert_eq!(format!("{word} {is}"), words, "seat {seat}");
        }
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

    pub fn totals(&self) -> Vec<i32> {
        FourTowers::totals(&self.state)
    }
}

/// Arranges a table at which seat 0 has the turn, in parts such as `3 players; D RB, A R; lords RG; steps 2 0 1;
/// 1 merchants RY; champion kindler RB; drawn RRR`. What begins with no number is seat 0's.
pub fn table(parts: &str) -> Table {
    unchecked(parts).begin()
}

/// Arranges a table without the supplies and the temple.
pub fn unchecked(parts: &str) -> Table {
    let players = parts.split("; ").find_map(|part| part.strip_suffix(" players"));
    let mut table = Table::new(players.map_or(2, |players| players.parse().expect("a number")));
    for part in parts.split("; ").filter(|part| !part.is_empty() && !part.ends_with(" players")) {
        let (seat, words) = seat_of(part);
        let (word, rest) = words.split_once(' ').unwrap_or((words, ""));
        let mut numbers = rest.split(' ').filter_map(|number| number.parse::<u8>().ok());
        let mut number = || numbers.next().expect("a number");
        let public = &mut table.state.table;
        let player = &mut public.players[usize::from(seat)];
        match word {
            "lords" => public.lords = pile(rest),
            "demons" => public.demons = pile(rest),
            "turn" => public.turn.number = number(),
            "made" => {
                let turn = &mut public.turn;
                (turn.made_lord, turn.made_demon) = (rest != "demon", rest != "lord");
            }
            "drawn" => (public.turn.drawn, public.turn.play) = (clans(rest), Play::Place),
            "end" => public.turn.play = Play::End,
            "supply" => table.supply = Some([(); 4].map(|()| number())),
            "gems" => player.gems = number(),
            "doubled" => player.is_doubled = true,
            "steps" => {
                for (player, step) in public.players.iter_mut().zip(numbers) {
                    player.step = step;
                }
            }
            "empty" => public.land = land(""),
            "followers" => player.followers = clans(rest),
            "mercenaries" => {
                player.mercenaries = row(rest);
                player.is_doubled |= rest.len() >= 7;
            }
            "merchants" => player.merchants = clans(rest),
            "mountaineers" => player.mountaineers = row(rest),
            "assign" => (public.turn.drawn, public.turn.play) = (clans(rest), Play::Assign),
            "display" => {
                let champions: Vec<Champion> = rest.split(' ').map(champion).collect();
                table.display = Some(champions.try_into().expect("three"));
            }
            "champion" => {
                let (name, tokens) = rest.split_once(' ').unwrap_or((rest, ""));
                let place = player.champions.iter_mut().find(|place| place.is_none());
                *place.expect("room") = Some(hired(champion(name), tokens));
            }
            _ => public.land = land(part),
        }
    }
    table
}

/// Returns a land with peasants in villages such as `D RB, A R`, and none elsewhere.
fn land(villages: &str) -> Land {
    let mut land = [Clans::NONE; Village::COUNT];
    for part in villages.split(", ").filter(|part| !part.is_empty()) {
        let (letter, peasants) = part.split_once(' ').expect("a village and its peasants");
        land[village(letter.chars().next().expect("a letter")).index()] = clans(peasants);
    }
    Land::from(land)
}

/// Returns a champion with so many gems, with these spirits, or with all the gems that it begins with.
fn hired(champion: Champion, tokens: &str) -> Hired {
    let first = if champion.token() == Some(Token::Gem) { TOKENS } else { 0 };
    match tokens.parse() {
        Ok(gems) => Hired { champion, gems, spirits: Clans::NONE },
        Err(_) => Hired { champion, gems: first, spirits: clans(tokens) },
    }
}

/// Returns the seat that a part begins with, 0 without one, and the rest.
fn seat_of(part: &str) -> (u8, &str) {
    let (seat, rest) = part.split_once(' ').unwrap_or((part, ""));
    seat.parse().map_or((0, part), |seat| (seat, rest))
}

/// Returns the champion whose name ends in a word, or holds it.
fn champion(word: &str) -> Champion {
    let is_it = |champion: &Champion| format!("{champion:?}").to_lowercase().contains(word);
    Champion::ALL.into_iter().find(is_it).expect(word)
}

/// Returns those of some letters in their order.
pub fn row(letters: &str) -> Row {
    letters.chars().map(clan).collect()
}

fn spaced(numbers: &[u8]) -> String {
    numbers.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

/// Returns the pile of some letters.
fn pile(letters: &str) -> Pile {
    let mut pile = Pile::default();
    letters.chars().map(clan).for_each(|clan| pile.add(clan));
    pile
}
