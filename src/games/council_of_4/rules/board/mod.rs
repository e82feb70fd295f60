//! The board: fifteen cities in three regions, the roads between them, their distances and their colours.
//!
//! Eight boards are printed ([`Sides`]); others follow a [`Plan`] of one's own.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{Mutex, OnceLock, PoisonError};

mod distances;
mod making;
mod plan;
mod printed;
mod reading;
mod serial;
mod ways;

pub use super::components::{City, CityColour, CitySet, Region};
pub use distances::FARTHEST;
pub use plan::{NoBoard, Plan, PlanFlaw};
pub use printed::{Side, Sides};
pub use ways::{Place, Way, Ways};

/// A road between two cities, the smaller letter first.
pub type Road = (City, City);

/// A board on which the game can be played, by its number: the printed ones first, then others in the order in which they
/// were asked for. Each exists once, so that a state holds two bytes of it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Board(u16);

/// The constant facts of a board.
#[derive(Debug)]
pub struct Facts {
    plan: Plan,
    /// Sides of a printed board.
    sides: Option<Sides>,
    by_colour: [CitySet; 5],
    neighbours: [CitySet; 15],
    distances: [[u8; 15]; 15],
    /// By city and number of roads; no city is farther away than the last.
    within: [[CitySet; FARTHEST + 1]; 15],
    royal_city: City,
}

/// Most boards of one's own at a time.
const MOST_OWN: usize = 4096;

/// The boards of one's own that were asked for, kept as long as the program runs.
static OWN: [OnceLock<Box<Facts>>; MOST_OWN] = [const { OnceLock::new() }; MOST_OWN];
/// Their numbers.
static NUMBERS: Mutex<BTreeMap<Plan, Board>> = Mutex::new(BTreeMap::new());

impl Board {
    /// Returns the board of a plan; the printed one if it is the same.
    ///
    /// # Errors
    /// Returns every reason why the plan can't be a board.
    ///
    /// # Examples
    ///
    /// ```
    /// use curia::games::council_of_4::rules::board::{Board, City, PlanFlaw, Sides};
    ///
    /// let printed = Sides::default().board();
    /// let mut plan = printed.plan();
    /// assert_eq!(Board::of(plan), Ok(printed));
    ///
    /// plan.toggle_road(City::A, City::B);
    /// assert!(Board::of(plan).is_ok_and(|own| own.sides().is_none()));
    /// plan.toggle_road(City::A, City::C);
    /// assert!(Board::of(plan).is_err_and(|flaws| matches!(flaws[..], [PlanFlaw::Apart(_)])));
    /// ```
    pub fn of(plan: Plan) -> Result<Board, Vec<PlanFlaw>> {
        if let Some(printed) = Sides::all().map(Sides::board).find(|board| board.plan == plan) {
            return Ok(printed);
        }
        let flaws = plan.flaws();
        if !flaws.is_empty() {
            return Err(flaws);
        }
        let mut numbers = NUMBERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(&board) = numbers.get(&plan) {
            return Ok(board);
        }
        let Some(free) = OWN.get(numbers.len()) else { return Err(vec![PlanFlaw::TooMany]) };
        let board = Board((printed::BOARDS.len() + numbers.len()) as u16);
        free.get_or_init(|| Box::new(Facts::new(plan, None)));
        numbers.insert(plan, board);
        Ok(board)
    }
}

impl Deref for Board {
    type Target = Facts;

    fn deref(&self) -> &Facts {
        let number = usize::from(self.0);
        let own = || OWN.get(number - printed::BOARDS.len())?.get();
        match printed::BOARDS.get(number) {
            Some(printed) => printed,
            // A number is given only with its board.
            None => own().map_or(&printed::BOARDS[0], |own| own),
        }
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}

/// Writes the three digits of a printed board, such as `121`, or the plan of another.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.sides {
            Some(sides) => sides.fmt(f),
            None => self.plan.fmt(f),
        }
    }
}

impl Facts {
    const fn new(plan: Plan, sides: Option<Sides>) -> Facts {
        let mut by_colour = [CitySet::EMPTY; 5];
        let mut at = 0;
        while at < City::ALL.len() {
            let colour = plan.colour(City::ALL[at]).index();
            by_colour[colour] = by_colour[colour].with(City::ALL[at]);
            at += 1;
        }
        let neighbours = plan.neighbours();
        let distances = distances::distances(&neighbours);
        let within = distances::within(&distances);
        let royal_city = plan.royal_city();
        Facts { plan, sides, by_colour, neighbours, distances, within, royal_city }
    }

    /// Returns the plan of the board.
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// Returns the sides of a printed board.
    pub const fn sides(&self) -> Option<Sides> {
        self.sides
    }

    /// Returns the colour of a city.
    pub const fn colour(&self, city: City) -> CityColour {
        self.plan.colour(city)
    }

    /// Returns the cities of one colour.
    pub const fn cities_of(&self, colour: CityColour) -> CitySet {
        self.by_colour[colour.index()]
    }

    /// Returns the city where the queen starts. It has no token and belongs to no colour tile.
    pub const fn royal_city(&self) -> City {
        self.royal_city
    }

    /// Returns the cities joined to this one by one road.
    pub const fn neighbours(&self, city: City) -> CitySet {
        self.neighbours[city.index()]
    }

    /// Returns the number of roads on the shortest way between two cities, 0 for the same.
    pub const fn distance(&self, from: City, to: City) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// Returns the cities at most this many roads away.
    pub const fn within(&self, from: City, roads: u8) -> CitySet {
        let farthest = self.within[0].len() - 1;
        let roads = if (roads as usize) < farthest { roads as usize } else { farthest };
        self.within[from.index()][roads]
    }

    /// Returns every road once, sorted by letters.
    pub fn roads(&self) -> impl Iterator<Item = Road> + '_ {
        City::ALL.into_iter().flat_map(|from| {
            self.neighbours(from).iter().filter(move |&to| from < to).map(move |to| (from, to))
        })
    }

    /// Returns the cities of a shortest way, both ends included; of several the first by letters.
    pub fn shortest_way(&self, from: City, to: City) -> Vec<City> {
        let mut way = vec![from];
        let mut here = from;
        while let Some(next) = self
            .neighbours(here)
            .iter()
            .find(|&next| self.distance(next, to) < self.distance(here, to))
        {
            way.push(next);
            here = next;
        }
        way
    }

    /// Returns the cities of `cities` connected to `start` by roads inside `cities`, `start` included.
    pub fn connected_group(&self, start: City, cities: CitySet) -> CitySet {
        let mut group = CitySet::of(start);
        let mut newest = group;
        while !newest.is_empty() {
            let reached =
                newest.iter().fold(group, |reached, city| reached | self.neighbours(city) & cities);
            newest = reached & !group;
            group = reached;
        }
        group
    }
}
