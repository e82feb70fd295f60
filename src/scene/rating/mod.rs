//! A person's rating in a game, against its bots, from the log of results, and opponents who are fair by it.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::archive::{Line, MatchId, Origin};
use crate::bots::Level;
use crate::bots::ratings::{Ladder, rating};
use crate::record::Controller;

pub mod glicko;

use glicko::{NEW, Pairing, Strength, expected};

/// Deviation of the bots' ratings, about that of the measured ladders.
const OF_BOTS: f64 = 30.0;

/// A rated match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// Name under which the match was kept.
    pub id: MatchId,
    /// The person's strength after it.
    pub strength: Strength,
}

/// A person's rating in a game, match by match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rating {
    /// The rated matches, in the order in which they ended.
    pub matches: Vec<Rated>,
}

impl Rating {
    /// Counts the rating in a game with these ladders from all results. What counts is a match of one's own against
    /// bots, without help, of which all places are known: against each bot a victory, a defeat or a draw by the places. Of
    /// a deal, only what ended first counts: then the person knows it.
    /// `usual` is the version of its rules by which the ladders were measured: matches of later ones were set up otherwise,
    /// as were those of any version whose set-up names who begins.
    pub fn of<'a>(
        results: impl IntoIterator<Item = &'a Line>,
        game: &str,
        usual: u32,
        ladders: &[Ladder],
    ) -> Rating {
        let (mut strength, mut known) = (NEW, BTreeSet::new());
        let rated = |line: &Line| {
            let is_new = line.deal.is_none_or(|deal| known.insert(deal));
            let is_usual = line.rules <= usual && !names_who_begins(line);
            let pairings = pairings(line, ladders).filter(|_| is_new && is_usual)?;
            strength = strength.after(&pairings);
            Some(Rated { id: line.id, strength })
        };
        // What a file or a link brought changes no rating.
        let is_from_here = |line: &&Line| line.game == game && line.origin != Some(Origin::Given);
        let mut of_game: Vec<_> = results.into_iter().filter(is_from_here).collect();
        // Results from elsewhere come later into the log than they ended.
        of_game.sort_by_key(|line| line.ended);
        Rating { matches: of_game.into_iter().filter_map(rated).collect() }
    }

    /// Returns the strength now; `None` before the first rated match.
    pub fn now(&self) -> Option<Strength> {
        Some(self.matches.last()?.strength)
    }

    /// Returns the highest rating so far, rounded.
    pub fn best(&self) -> Option<i32> {
        self.matches.iter().map(|rated| shown(rated.strength.rating)).max()
    }

    /// Returns the rating after a match and its change by it, both rounded, if the match is rated.
    pub fn after(&self, id: MatchId) -> Option<(i32, i32)> {
        let at = self.matches.iter().position(|rated| rated.id == id)?;
        let before = at.checked_sub(1).map_or(NEW, |before| self.matches[before].strength);
        let now = shown(self.matches[at].strength.rating);
        Some((now, now - shown(before.rating)))
    }
}

/// Whether the set-up names the seat that begins, which all games write alike.
fn names_who_begins(line: &Line) -> bool {
    #[derive(Deserialize)]
    struct Setup {
        first: Option<IgnoredAny>,
    }
    serde_json::from_str(&line.setup).is_ok_and(|setup: Setup| setup.first.is_some())
}

/// Returns a rating as it is shown.
pub fn shown(rating: f64) -> i32 {
    rating.round() as i32
}

/// Returns how the person did against each bot, if the match is rated.
fn pairings(line: &Line, ladders: &[Ladder]) -> Option<Vec<Pairing>> {
    let own = line.own_seat().filter(|_| line.has_places() && !line.assisted)?.index();
    let of_own = line.places.get(own)?;
    let others = line.seats.iter().zip(&line.places).enumerate().filter(|(at, _)| *at != own);
    let pairing = |(_, (seat, place)): (usize, (&Controller, &u8))| {
        let Controller::Bot(level) = *seat else { return None };
        let score = match of_own.cmp(place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        let rating = rating(ladders, line.seats.len(), level)?;
        Some(Pairing { rating, deviation: OF_BOTS, score })
    };
    others.map(pairing).collect()
}

/// Returns the levels of as many bots that are fair opponents: the person is to finish ahead of half of them. They are
/// of one level or of two that follow each other, the weaker first.
pub fn fair(strength: Strength, ladders: &[Ladder], levels: &[Level], bots: usize) -> Vec<Level> {
    let of = |&level: &Level| Some((level, rating(ladders, bots + 1, level)?));
    let levels: Vec<(Level, f64)> = levels.iter().filter_map(of).collect();
    let all = (0..levels.len()).flat_map(|weak| (0..=bots).map(move |strong| (weak, strong)));
    let parties = all.filter_map(|(weak, strong)| {
        let stronger = levels.get(weak + usize::from(strong > 0))?;
        let party: Vec<&(Level, f64)> =
            (0..bots).map(|at| if at + strong < bots { &levels[weak] } else { stronger }).collect();
        let ahead = party.iter().map(|(_, rating)| expected(strength.rating, *rating, OF_BOTS));
        let from_half = ahead.sum::<f64>() - bots as f64 / 2.0;
        // Beyond all levels every chance is the same.
        let from_own = party.iter().map(|(_, rating)| (strength.rating - rating).abs());
        Some(((from_half.abs(), from_own.sum::<f64>()), party))
    });
    let fairest = parties
        .min_by(|((one, by), _), ((other, than), _)| one.total_cmp(other).then(by.total_cmp(than)));
    let party = fairest.map(|(_, party)| party).unwrap_or_default();
    party.into_iter().map(|(level, _)| *level).collect()
}
