//! The data of a board: which city stands where, the roads, the colours and, if they are fixed, the tokens.

use thiserror::Error;

use super::Road;
use super::distances::{APART, FARTHEST, distances};
use super::ways::{Place, Way, Ways};
use crate::games::council_of_4::rules::components::Token;
use crate::games::council_of_4::rules::components::{City, CityColour, CitySet, Region};

/// The data of a board, whether or not the game can be played on it.
///
/// Each city stands on a place of its region, once; exactly one city is royal; roads follow [`Way`]s; each token is
/// there once. Everything else is checked by [`Plan::flaws`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plan {
    /// The cities by place.
    cities: [City; 15],
    colours: [CityColour; 15],
    roads: Ways,
    /// The tokens of the cities but the royal one, in letter order; dealt anew in each match if not given.
    tokens: Option<[Token; Token::COUNT]>,
}

/// Reason why a text is no board. Its display is part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoBoard {
    #[error("it’s neither three digits, each 1 or 2, nor three or four parts with hyphens between")]
    Parts,
    #[error("its first part doesn’t have each city once, on a place of its region")]
    Cities,
    #[error("its second part doesn’t have a colour for each city, royal for one")]
    Colours,
    #[error("its third part isn’t pairs of cities")]
    Roads,
    #[error("no road can lead from {} to {}", .0.0, .0.1)]
    NoWay(Road),
    #[error("the road from {} to {} is there twice", .0.0, .0.1)]
    RoadTwice(Road),
    #[error("its last part doesn’t have each token once")]
    Tokens,
    #[error(transparent)]
    Flawed(PlanFlaw),
}

/// Reason why a plan can't be a board. Its display is part of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlanFlaw {
    #[error("it has {cities} cities in {key}, not {needed}", key = .colour.key())]
    /// Other number of cities of a colour than on the printed boards.
    Colour {
        colour: CityColour,
        cities: usize,
        /// Number that a board has.
        needed: usize,
    },
    #[error("its roads {}{} and {}{} cross", .0.0, .0.1, .1.0, .1.1)]
    Crossing(Road, Road),
    #[error("no road leads to {}", .0.iter().map(City::letter).collect::<String>())]
    /// Cities without a way to the queen's first city.
    Apart(CitySet),
    #[error("{from} and {to} are {roads} roads apart, not {FARTHEST} at most")]
    /// Two cities more than [`FARTHEST`] roads apart: the farthest ones.
    TooFar {
        /// The first city.
        from: City,
        /// The other one.
        to: City,
        /// Number of roads between them.
        roads: u8,
    },
    #[error("there are too many boards already")]
    /// None of the plan itself: more boards were asked for than a program keeps.
    TooMany,
}

impl Plan {
    /// Returns the plan of a printed board.
    pub(super) const fn printed(colours: [CityColour; 15], roads: Ways) -> Plan {
        Plan { cities: City::ALL, colours, roads, tokens: None }
    }

    /// Returns the plan of these parts, without roads.
    ///
    /// # Errors
    /// Returns an error unless the cities stand in their regions, each once, one is royal, and each token is there
    /// once.
    pub(super) fn without_roads(
        cities: [City; 15],
        colours: [CityColour; 15],
        tokens: Option<[Token; Token::COUNT]>,
    ) -> Result<Plan, NoBoard> {
        let all: CitySet = cities.into_iter().collect();
        let at_home = Place::all().all(|at| cities[at.index()].region() == at.region());
        if all != CitySet::ALL || !at_home {
            return Err(NoBoard::Cities);
        }
        if colours.iter().filter(|&&colour| colour == CityColour::Royal).count() != 1 {
            return Err(NoBoard::Colours);
        }
        if tokens.is_some_and(|tokens| Token::all().any(|token| !tokens.contains(&token))) {
            return Err(NoBoard::Tokens);
        }
        Ok(Plan { cities, colours, roads: Ways::NONE, tokens })
    }

    /// Returns the city on a place.
    pub const fn city(&self, place: Place) -> City {
        self.cities[place.index()]
    }

    /// Returns the place of a city.
    pub const fn place(&self, city: City) -> Place {
        let mut at = 0;
        while at < City::ALL.len() {
            if self.cities[at] as u8 == city as u8 {
                return Place::of(City::ALL[at]);
            }
            at += 1;
        }
        Place::of(city)
    }

    /// Returns the colour of a city.
    pub const fn colour(&self, city: City) -> CityColour {
        self.colours[city.index()]
    }

    /// Returns the city where the queen starts. It has no token and belongs to no colour tile.
    pub const fn royal_city(&self) -> City {
        let mut at = 0;
        while at < City::ALL.len() {
            if matches!(self.colours[at], CityColour::Royal) {
                return City::ALL[at];
            }
            at += 1;
        }
        City::ALL[0]
    }

    /// Returns the ways that are roads.
    pub const fn ways(&self) -> Ways {
        self.roads
    }

    /// Returns the way between two cities, if there is one.
    pub const fn way(&self, one: City, other: City) -> Option<Way> {
        Way::between(self.place(one), self.place(other))
    }

    /// Returns the two cities at the ends of a way, the smaller letter first.
    pub fn road(&self, way: Way) -> Road {
        let [from, to] = way.ends().map(|place| self.city(place));
        (from.min(to), from.max(to))
    }

    /// Returns every road once, sorted by letters.
    pub fn roads(&self) -> Vec<Road> {
        let mut roads: Vec<Road> = self.roads.iter().map(|way| self.road(way)).collect();
        roads.sort_unstable();
        roads
    }

    /// Returns the cities joined to each by one road.
    pub(super) const fn neighbours(&self) -> [CitySet; 15] {
        self.roads.neighbours(&self.cities)
    }

    /// Returns the token of a city, if the tokens are fixed; the royal city has none.
    pub fn token(&self, city: City) -> Option<Token> {
        self.tokens?.get(self.token_index(city)?).copied()
    }

    /// Returns the token of each city, if they are fixed.
    pub fn tokens_by_city(&self) -> Option<[Option<Token>; 15]> {
        self.tokens.map(|_| City::ALL.map(|city| self.token(city)))
    }

    /// Returns the tokens of the cities but the royal one, in letter order, if they are fixed.
    pub const fn tokens(&self) -> Option<[Token; Token::COUNT]> {
        self.tokens
    }

    /// Returns the position of a city's token among all; the royal city has none.
    fn token_index(&self, city: City) -> Option<usize> {
        let royal = self.royal_city();
        (city != royal).then(|| city.index() - usize::from(city > royal))
    }

    /// Puts the cities of each region on its places, in this order, and builds these roads only.
    pub(super) fn build(&mut self, cities: [City; 15], roads: Ways) {
        self.cities = cities;
        self.roads = roads;
    }

    /// Gives the cities of a region these colours, in letter order.
    pub(super) fn recolour(&mut self, region: Region, colours: [CityColour; 5]) {
        region
            .cities()
            .iter()
            .zip(colours)
            .for_each(|(city, colour)| self.colours[city.index()] = colour);
    }

    /// Lets two cities of a region change places; roads stay where they are.
    pub fn exchange(&mut self, one: City, other: City) {
        if one.region() == other.region() {
            let (one, other) = (self.place(one), self.place(other));
            self.cities.swap(one.index(), other.index());
        }
    }

    /// Builds a road between two cities, or removes it; nothing happens if there is no way.
    pub const fn toggle_road(&mut self, one: City, other: City) {
        if let Some(way) = self.way(one, other) {
            self.roads = if self.roads.contains(way) {
                self.roads.without(way)
            } else {
                self.roads.with(way)
            };
        }
    }

    /// Gives a city another colour. Exactly one city is royal: if it is this one, the one that was takes its colour and
    /// its token, and the royal city itself keeps its colour.
    pub fn paint(&mut self, city: City, colour: CityColour) {
        let royal = self.royal_city();
        if city == royal {
            return;
        }
        if colour != CityColour::Royal {
            self.colours[city.index()] = colour;
            return;
        }
        let moved = self.token(city);
        let tokens = City::ALL.into_iter().filter(|&other| other != city);
        let tokens: Vec<Token> = tokens
            .filter_map(|other| if other == royal { moved } else { self.token(other) })
            .collect();
        self.tokens = tokens.try_into().ok();
        self.colours.swap(city.index(), royal.index());
    }

    /// Fixes the tokens in the order of their numbers, or has them dealt in each match again.
    pub fn fix_tokens(&mut self, fixed: bool) {
        let tokens: Vec<Token> = Token::all().collect();
        self.tokens = if fixed { tokens.try_into().ok() } else { None };
    }

    /// Gives a city a token; the city that had it takes the old one. Nothing happens if tokens are not fixed.
    pub fn give_token(&mut self, city: City, token: Token) {
        let Some(at) = self.token_index(city) else { return };
        if let Some(tokens) = &mut self.tokens
            && let Some(from) = tokens.iter().position(|&other| other == token)
        {
            tokens.swap(at, from);
        }
    }

    /// Returns every reason why this is no board.
    pub fn flaws(&self) -> Vec<PlanFlaw> {
        let mut flaws = Vec::new();
        for colour in CityColour::ALL {
            let cities = self.colours.iter().filter(|&&other| other == colour).count();
            let needed = colour.cities();
            if cities != needed {
                flaws.push(PlanFlaw::Colour { colour, cities, needed });
            }
        }
        for way in self.roads.iter() {
            if let Some(other) = way.crossing()
                && way < other
                && self.roads.contains(other)
            {
                flaws.push(PlanFlaw::Crossing(self.road(way), self.road(other)));
            }
        }
        let distances = distances(&self.neighbours());
        let royal = self.royal_city();
        let apart = |city: &City| distances[royal.index()][city.index()] == APART;
        let apart: CitySet = City::ALL.into_iter().filter(apart).collect();
        if !apart.is_empty() {
            flaws.push(PlanFlaw::Apart(apart));
            return flaws;
        }
        let pairs = City::ALL.into_iter().flat_map(|from| City::ALL.map(|to| (from, to)));
        let pairs = pairs.filter(|(from, to)| from < to);
        let far = pairs.map(|(from, to)| (distances[from.index()][to.index()], from, to));
        flaws.extend(
            far.max()
                .filter(|&(roads, ..)| usize::from(roads) > FARTHEST)
                .map(|(roads, from, to)| PlanFlaw::TooFar { from, to, roads }),
        );
        flaws
    }
}
