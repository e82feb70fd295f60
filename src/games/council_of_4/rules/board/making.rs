//! Boards made from a seed, in no measure beyond the printed ones.

use std::array;

use rand_pcg::Pcg32;

use super::distances::{distances, hang_together};
use super::plan::Plan;
use super::ways::{Way, Ways};
use super::{Board, Sides};
use crate::games::council_of_4::rules::components::{City, CityColour, CitySet, Region};
use crate::rules::Seed;
use crate::rules::luck::{below, shuffle};

/// Stream of chance for boards.
const BOARDS: u64 = 0xB0A4D;
/// Most networks of roads that are tried with one seed.
const NETWORKS: usize = 10_000;
/// Colourings tried on the same roads.
const COLOURINGS: usize = 20;

impl Board {
    /// Returns a board made from a seed: cities change places and colours within their regions, roads are chosen
    /// anew, and every one of its measures lies between the least and the greatest of the printed boards.
    ///
    /// Measured are the numbers of roads, in all and over each border; the dead ends and the most roads of a city; the
    /// longest distance, and the sums of distances between all cities, from the royal one, within the closest region and
    /// the widest, and between the cities of each colour.
    pub fn made(seed: Seed) -> Board {
        let mut rng = seed.stream(BOARDS);
        let printed: Vec<Plan> = Sides::all().map(|sides| sides.board().plan()).collect();
        let roads = Range::of(&printed, of_roads);
        let colours = Range::of(&printed, of_colours);
        let first = printed[below(&mut rng, printed.len() as u32) as usize];
        for _ in 0..NETWORKS {
            let mut plan = first;
            let cities = Region::ALL.map(|region| shuffled(&mut rng, region));
            let [least, greatest] = [roads.least[0], roads.greatest[0]];
            let count = least + below(&mut rng, (greatest - least + 1) as u32) as usize;
            plan.build(array::from_fn(|at| cities[at / 5][at % 5]), network(&mut rng, count));
            if !roads.hold(of_roads(&plan)) {
                continue;
            }
            for _ in 0..COLOURINGS {
                for region in Region::ALL {
                    let order = shuffled(&mut rng, region);
                    plan.recolour(region, order.map(|city| first.colour(city)));
                }
                if colours.hold(of_colours(&plan))
                    && let Ok(board) = Board::of(plan)
                {
                    return board;
                }
            }
        }
        Board::default()
    }
}

fn shuffled(rng: &mut Pcg32, region: Region) -> [City; 5] {
    let mut cities: Vec<City> = region.cities().iter().collect();
    shuffle(rng, &mut cities);
    array::from_fn(|at| cities[at])
}

/// Returns this many ways that hang together and do not cross, or more if none can be spared.
fn network(rng: &mut Pcg32, count: usize) -> Ways {
    let mut order: Vec<Way> = Way::all().collect();
    shuffle(rng, &mut order);
    let mut ways = Ways::NONE;
    for &way in &order {
        if way.crossing().is_none_or(|other| !ways.contains(other)) {
            ways = ways.with(way);
        }
    }
    for way in order {
        let fewer = ways.without(way);
        if ways.iter().count() > count && hang_together(&fewer.neighbours(&City::ALL)) {
            ways = fewer;
        }
    }
    ways
}

/// The least and the greatest of each measure.
struct Range<const N: usize> {
    least: [usize; N],
    greatest: [usize; N],
}

impl<const N: usize> Range<N> {
    fn of(plans: &[Plan], measures: fn(&Plan) -> [usize; N]) -> Range<N> {
        let all: Vec<[usize; N]> = plans.iter().map(measures).collect();
        let each = |at: usize| all.iter().map(move |one| one[at]);
        Range {
            least: array::from_fn(|at| each(at).min().unwrap_or_default()),
            greatest: array::from_fn(|at| each(at).max().unwrap_or_default()),
        }
    }

    fn hold(&self, measures: [usize; N]) -> bool {
        (0..N).all(|at| (self.least[at]..=self.greatest[at]).contains(&measures[at]))
    }
}

/// Returns the measures of a plan that depend on its roads alone, the number of roads first.
fn of_roads(plan: &Plan) -> [usize; 9] {
    let neighbours = plan.neighbours();
    let distances = distances(&neighbours);
    let roads = neighbours.map(CitySet::len);
    let border = |west: Region, east: Region| -> usize {
        let over = |city: City| (neighbours[city.index()] & east.cities()).len();
        west.cities().iter().map(over).sum()
    };
    let in_regions = Region::ALL.map(|region| between(&distances, region.cities()));
    [
        roads.iter().sum::<usize>() / 2,
        border(Region::Coast, Region::Hills),
        border(Region::Hills, Region::Mountains),
        roads.iter().filter(|&&roads| roads == 1).count(),
        roads.into_iter().max().unwrap_or_default(),
        distances.iter().flatten().copied().max().map_or(0, usize::from),
        between(&distances, CitySet::ALL),
        in_regions.into_iter().min().unwrap_or_default(),
        in_regions.into_iter().max().unwrap_or_default(),
    ]
}

/// Returns the measures of a plan that depend on its colours, too.
fn of_colours(plan: &Plan) -> [usize; 5] {
    let distances = distances(&plan.neighbours());
    CityColour::ALL.map(|colour| {
        let of_colour = |&city: &City| plan.colour(city) == colour;
        if colour == CityColour::Royal {
            let royal = distances[plan.royal_city().index()];
            return royal.into_iter().map(usize::from).sum();
        }
        between(&distances, City::ALL.into_iter().filter(of_colour).collect())
    })
}

/// Returns the sum of the distances between all pairs of cities.
fn between(distances: &[[u8; 15]; 15], cities: CitySet) -> usize {
    let from = |city: City| -> usize {
        cities.iter().map(|to| usize::from(distances[city.index()][to.index()])).sum()
    };
    cities.iter().map(from).sum::<usize>() / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_measure_of_a_made_board_lies_beyond_the_printed_ones() {
        let printed: Vec<Plan> = Sides::all().map(|sides| sides.board().plan()).collect();
        let roads = Range::of(&printed, of_roads);
        let colours = Range::of(&printed, of_colours);
        assert_eq!(roads.least, [16, 3, 3, 0, 4, 5, 287, 17, 18]);
        assert_eq!(roads.greatest, [19, 3, 3, 4, 4, 7, 332, 18, 38]);
        assert_eq!(colours.least, [30, 17, 9, 3, 29]);
        assert_eq!(colours.greatest, [38, 20, 12, 5, 32]);
        for seed in 0..300 {
            let plan = Board::made(Seed(seed)).plan();
            assert!(roads.hold(of_roads(&plan)) && colours.hold(of_colours(&plan)), "{plan}");
        }
    }
}
