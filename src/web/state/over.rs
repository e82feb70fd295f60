//! The end of a match at its table: the last count, the final score and the picture to share.

use leptos::prelude::*;

use super::keeper::save_game_file;
use super::sharing::share;
use super::signs::{signs, spot};
use super::table::Table;
use crate::archive::daily::was_short;
use crate::archive::{Kept, Line};
use crate::scene::rating::Rating;
use crate::scene::reckoning::{self, Timetable, bars};
use crate::scene::replay::{Stop, points_by_turn, stops};
use crate::text::told::verdict;
use crate::text::{labels, text};
use crate::web::score::{Cause, Count, Finish, Keep, Leap, Over, Part, Pictured, SheetOf, Winners};
use crate::web::screen::{Screen, Still};
use crate::web::store::archive;
use crate::web::sums::{Counted, Sums};

impl<G: Screen> Table<G> {
    /// Returns what the final score shows. `told` says that the winner was announced before.
    pub(super) fn over(self, told: bool) -> Over {
        let view = self.view.get_untracked();
        let seats = self.seats();
        let (seed, setting, stops, history) = self.session.with_untracked(|session| {
            let (record, stops) = (session.record(), stops(session));
            let history = points_by_turn(session, &stops);
            (record.seed.clone(), G::setting(&record.setup), stops, history)
        });
        let sums = (G::PARTS.sums)();
        let rounds = G::round(&view);
        let kept = self.kept();
        let keep = kept.clone().map(|kept| Keep {
            save: Callback::new(move |()| save_game_file(&kept)),
            is_long: rounds > G::USUAL_ROUNDS,
        });
        Over {
            game: G::NAME,
            signs: signs::<G>(),
            winner: (!told).then(|| verdict::<G>(&view, &seats)),
            tags: std::iter::once((G::cover().round.counted)(rounds)).chain(setting).collect(),
            rated: self.rated(),
            par: self.par(),
            seed,
            assisted: self.house.assisted,
            finish: finish::<G>(&view, sums.as_ref()),
            sheet: sums.map(SheetOf::of),
            leaps: self.leaps(&stops),
            history,
            standings: G::standings(&view),
            picture: (G::PARTS.end)(),
            checked: kept
                .clone()
                .and_then(|Kept { envelope: it, .. }| it.by_link?.checked(&it.record)),
            shared: kept.map(share),
            keep,
            pictured: Callback::new(move |named| self.picture(named)),
            seats,
        }
    }

    /// Returns what the last count shows.
    pub(super) fn count(self) -> Count {
        let view = self.view.get_untracked();
        let seats = self.seats();
        let tiled = G::reckoning(&view);
        let froms = tiled.iter().map(|part| part.tiles.iter().map(|tile| spot::<G>(tile.from)));
        Count {
            game: G::NAME,
            signs: signs::<G>(),
            winners: Winners::of(&G::standings(&view), G::cover().points),
            verdict: verdict::<G>(&view, &seats),
            rounds: (G::cover().round.counted)(G::round(&view)),
            stage: G::stage,
            parts: parts::<G>(&view),
            timetable: Timetable::of(&tiled, seats.len() as u8),
            tiles: froms.map(Iterator::collect).collect(),
            shared: self.kept().map(share),
            pictured: Callback::new(move |named| self.picture(named)),
            seats,
        }
    }

    /// Draws the picture to share. Its seats have their colours for names unless those that were typed are wanted.
    fn picture(self, named: bool) -> AnyView {
        let view = self.view.get_untracked();
        let mut seats = self.seats();
        let banner = G::still(Still::Banner(&view, &seats));
        if !named {
            seats.iter_mut().for_each(|who| who.name = G::colour(who.colour).to_owned());
        }
        let setting = self.session.with_untracked(|session| G::setting(&session.record().setup));
        let rounds = (G::cover().round.counted)(G::round(&view));
        let (parts, standings) = (parts::<G>(&view), G::standings(&view));
        let pictured = Pictured {
            game: G::NAME,
            title: G::cover().title,
            signs: signs::<G>(),
            about: labels::facts([Some(rounds), setting].into_iter().flatten()),
            winners: Winners::of(&standings, G::cover().points),
            bars: bars(&parts, &standings),
            parts,
            seats,
            banner,
        };
        pictured.drawn()
    }

    /// Returns the person's rating after this match and what it changed, in words, if the match is rated.
    fn rated(self) -> Option<String> {
        let (id, results) = (self.keeper?.id(), archive().results().ok()?);
        let counted = |line: &&Line| !was_short(line, G::SHORT_DAILY);
        let whole: Vec<&Line> = results.lines().filter(counted).collect();
        let rating = Rating::of(whole, G::NAME, G::RULES_VERSION, G::LADDERS);
        let (rating, change) = rating.after(id)?;
        Some(text().rating().after(rating, &labels::signed(change)))
    }

    /// Returns the moves that gained the most points, with these turns.
    fn leaps(self, stops: &[Stop]) -> Vec<Leap> {
        let words = text().score();
        let (seats, names) = (self.seats(), self.names());
        let leaps = self.session.with_untracked(|session| {
            let log: Vec<_> = session.log().collect();
            let start = session.view_at(0, None);
            start.map(|start| G::leaps(&start, &log, &names)).unwrap_or_default()
        });
        let told = leaps.into_iter().filter_map(|leap| {
            let stop = stops.iter().rev().find(|stop| stop.at <= leap.entry)?;
            let lead = leap.takes_the_lead.then(|| words.takes_the_lead().to_owned());
            let facts: Vec<String> = leap.facts.into_iter().chain(lead).collect();
            Some(Leap {
                colour: seats[leap.seat.index()].colour,
                when: words.when(stop.turn, &(G::cover().round.numbered)(stop.round)),
                sentence: leap.sentence,
                facts: labels::facts(facts),
                points: words.plus(leap.points),
            })
        });
        told.collect()
    }
}

/// Returns the points of the last view of a match by cause.
fn parts<G: Screen>(view: &G::View) -> Vec<Part> {
    let part = |part: reckoning::Part<G::Cause, G::Place>| Part {
        cause: Cause { name: G::cause(part.cause), paint: G::paint(part.cause) },
        stage: part.stage,
        points: part.points,
        tiles: Vec::new(),
    };
    G::reckoning(view).into_iter().map(part).collect()
}

/// Returns the bars of the last view of a match, beside its score sheet.
fn finish<G: Screen>(view: &G::View, sums: Option<&Sums<G::Cause>>) -> Finish {
    let (parts, standings) = (parts::<G>(view), G::standings(view));
    let row = |cause| {
        let counts = |(counted, _): &(Counted<G::Cause>, _)| *counted == Counted::Cause(cause);
        sums?.rows.iter().position(counts)
    };
    Finish {
        bars: bars(&parts, &standings),
        rows: G::reckoning(view).iter().map(|part| row(part.cause)).collect(),
        parts,
        is_shared: standings.first().is_some_and(|first| first.len() > 1),
    }
}
