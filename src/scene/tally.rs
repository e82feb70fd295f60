//! Statistics of a person's own finished matches against bots, from the log of results.

use std::collections::BTreeMap;

use crate::archive::Line;
use crate::bots::Level;
use crate::record::Controller;

/// Number of matches, and how they ended for the person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Number of matches.
    pub played: u32,
    /// Number of victories, shared ones too.
    pub won: u32,
    /// Points in all of them together.
    pub points: u32,
    /// Most points in one.
    pub best: u16,
    /// Furthest feat in one.
    pub feat: u16,
}

impl Count {
    fn add(&mut self, (won, points, feat): (bool, u16, u16)) {
        self.played += 1;
        self.won += u32::from(won);
        self.points = self.points.saturating_add(points.into());
        self.best = self.best.max(points);
        self.feat = self.feat.max(feat);
    }

    /// Returns the mean of the points, rounded.
    pub fn mean(&self) -> u32 {
        mean(self.points, self.played)
    }
}

/// Returns the mean of a sum over a number of matches, rounded.
pub fn mean(sum: u32, count: u32) -> u32 {
    sum.saturating_add(count / 2).checked_div(count).unwrap_or_default()
}

/// Points by cause in a game: those of a person, and of the bots in the same matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Causes {
    /// Name of the game.
    pub game: String,
    /// Number of its matches whose causes are known.
    pub played: u32,
    /// Number of bots in all of them together.
    pub bots: u32,
    /// Sums by cause, of the person and of the bots, in the order of the score sheet, with the game's own words for the
    /// causes.
    pub sums: Vec<(String, u32, u32)>,
    /// What Master gets in as many games with as many players, in the same order; empty if it is not known.
    pub masters: Vec<u32>,
}

/// Statistics of a person's own matches. Assisted ones are apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// All matches without help.
    pub all: Count,
    /// Those by game, in the order in which they were first played.
    pub by_game: Vec<(String, Count)>,
    /// Those by the level of the opponents, weakest first; `None` where the levels differ.
    pub by_level: Vec<(Option<Level>, Count)>,
    /// Those by the number of seats.
    pub by_seats: BTreeMap<usize, Count>,
    /// Where the points of these came from, by game.
    pub causes: Vec<Causes>,
    /// Matches with help.
    pub assisted: Count,
}

impl Tally {
    /// Counts the own matches among these. `masters` knows the mean points of Master by cause in such a match.
    pub fn of<'a>(
        results: impl IntoIterator<Item = &'a Line>,
        masters: impl Fn(&Line) -> &'static [u16],
    ) -> Tally {
        let mut tally = Tally::default();
        for line in results {
            let Some(own) = line.own_seat() else { continue };
            let of_own = |points: &[u16]| points.get(own.index()).copied().unwrap_or_default();
            let result = (line.winners.contains(&own), of_own(&line.points), of_own(&line.feats));
            if line.assisted {
                tally.assisted.add(result);
                continue;
            }
            tally.all.add(result);
            let new = || (line.game.clone(), Count::default());
            entry(&mut tally.by_game, |(of, _)| *of == line.game, new).1.add(result);
            tally.by_seats.entry(line.seats.len()).or_default().add(result);
            let mut levels = line.seats.iter().filter_map(|seat| match seat {
                Controller::Bot(level) => Some(*level),
                Controller::Person => None,
            });
            let first = levels.next();
            let level = first.filter(|first| levels.all(|level| level == *first));
            entry(&mut tally.by_level, |(of, _)| *of == level, || (level, Count::default()))
                .1
                .add(result);
            if line.causes.is_empty() {
                continue;
            }
            let new = || Causes { game: line.game.clone(), ..Causes::default() };
            let causes = entry(&mut tally.causes, |of| of.game == line.game, new);
            causes.played += 1;
            causes.bots += line.seats.len() as u32 - 1;
            for (cause, points) in &line.causes {
                let new = || (cause.clone(), 0, 0);
                let (_, own, bots) = entry(&mut causes.sums, |(of, ..)| of == cause, new);
                let all: u32 = points.iter().map(|&points| u32::from(points)).sum();
                let of_own = u32::from(of_own(points));
                *own = own.saturating_add(of_own);
                *bots = bots.saturating_add(all - of_own);
            }
            let masters = Some(masters(line)).filter(|all| all.len() == line.causes.len());
            let masters = masters.unwrap_or_default();
            causes.masters.resize(masters.len(), 0);
            causes.masters.iter_mut().zip(masters).for_each(|(sum, &one)| *sum += u32::from(one));
        }
        let place = |level: &Option<Level>| Level::ALL.iter().position(|of| Some(*of) == *level);
        tally.by_level.sort_by_key(|(level, _)| place(level).unwrap_or(Level::ALL.len()));
        tally
    }
}

/// Returns the entry that is meant, or a new one.
fn entry<T>(all: &mut Vec<T>, is_it: impl Fn(&T) -> bool, new: impl FnOnce() -> T) -> &mut T {
    let at = all.iter().position(is_it).unwrap_or_else(|| {
        all.push(new());
        all.len() - 1
    });
    &mut all[at]
}
