//! A board, and a plan, as text.
//!
//! A plan is written as the cities by place, their colours, the roads and, if they are fixed, the tokens, as letters and
//! with hyphens between. Board 111 is `ABCDEFGHIJKLMNO-igssbgsgbrgsibg-ABACBDBECFDGEHFIGJHJHMIJIKJLKNLOMONO`.

use std::fmt;
use std::str::FromStr;

use super::plan::{NoBoard, Plan};
use super::ways::Place;
use super::{Board, Sides};
use crate::games::council_of_4::rules::components::Token;
use crate::games::council_of_4::rules::components::{City, CityColour};

impl FromStr for Board {
    type Err = NoBoard;

    /// Reads the three digits of a printed board, or a plan.
    fn from_str(text: &str) -> Result<Board, NoBoard> {
        if let Some(sides) = Sides::from_key(text) {
            return Ok(sides.board());
        }
        let board = Board::of(text.parse()?);
        board.map_err(|flaws| flaws.first().map_or(NoBoard::Parts, |&flaw| NoBoard::Flawed(flaw)))
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Place::all().try_for_each(|place| self.city(place).fmt(f))?;
        f.write_str("-")?;
        City::ALL.iter().try_for_each(|&city| write!(f, "{}", letter(self.colour(city))))?;
        f.write_str("-")?;
        self.roads().iter().try_for_each(|(from, to)| write!(f, "{from}{to}"))?;
        let Some(tokens) = self.tokens() else { return Ok(()) };
        f.write_str("-")?;
        tokens.iter().try_for_each(|token| write!(f, "{}", (b'a' + token.index() as u8) as char))
    }
}

impl FromStr for Plan {
    type Err = NoBoard;

    fn from_str(text: &str) -> Result<Plan, NoBoard> {
        let parts: Vec<&str> = text.split('-').collect();
        let (cities, colours, roads, tokens) = match parts[..] {
            [cities, colours, roads] => (cities, colours, roads, None),
            [cities, colours, roads, tokens] => (cities, colours, roads, Some(tokens)),
            _ => return Err(NoBoard::Parts),
        };
        let cities = all_of(cities, City::from_letter).ok_or(NoBoard::Cities)?;
        let colours = all_of(colours, colour).ok_or(NoBoard::Colours)?;
        let tokens =
            tokens.map(|tokens| all_of(tokens, token).ok_or(NoBoard::Tokens)).transpose()?;
        let mut plan = Plan::without_roads(cities, colours, tokens)?;
        let mut letters = roads.chars();
        while let Some(first) = letters.next() {
            let second = letters.next().and_then(City::from_letter).ok_or(NoBoard::Roads)?;
            let road = (City::from_letter(first).ok_or(NoBoard::Roads)?, second);
            let way = plan.way(road.0, road.1).ok_or(NoBoard::NoWay(road))?;
            if plan.ways().contains(way) {
                return Err(NoBoard::RoadTwice(road));
            }
            plan.toggle_road(road.0, road.1);
        }
        Ok(plan)
    }
}

/// Returns what the letters mean, if there are as many as needed and each means something.
fn all_of<T: Copy, const N: usize>(text: &str, read: impl Fn(char) -> Option<T>) -> Option<[T; N]> {
    let all: Option<Vec<T>> = text.chars().take(N + 1).map(read).collect();
    all?.try_into().ok()
}

const fn letter(colour: CityColour) -> char {
    match colour {
        CityColour::Gold => 'g',
        CityColour::Silver => 's',
        CityColour::Bronze => 'b',
        CityColour::Iron => 'i',
        CityColour::Royal => 'r',
    }
}

fn colour(of: char) -> Option<CityColour> {
    CityColour::ALL.into_iter().find(|&colour| letter(colour) == of)
}

fn token(of: char) -> Option<Token> {
    Token::all().find(|token| (b'a' + token.index() as u8) as char == of)
}
