//! What happened at a table, in words.

use leptos::prelude::*;

use super::signs::{gains, prize, spots};
use super::table::Table;
use crate::record::{Controller, SeatRecord};
use crate::rules::Seat;
use crate::scene::{Chapter, Role, role_of};
use crate::session::{Entry, Session, Stage, Telling};
use crate::text::told::Manner;
use crate::web::desk::{Digest, New, News, OfSeat, Said, Story};
use crate::web::screen::Screen;
use crate::web::settings::preferences;

/// Returns the entry at a place, with the names of the seats; `under` is the seat whose name stands above it.
fn said<G: Screen>(
    session: &Session<G>,
    at: usize,
    entry: &Entry<G>,
    names: &[String],
    under: Option<Seat>,
) -> Said {
    Said {
        at,
        seat: entry.seat,
        sentence: G::tell(entry, names, Manner::Line),
        gains: gains::<G>(entry.into()),
        brief: (under == Some(entry.seat)).then(|| G::tell(entry, names, Manner::Brief)),
        is_aside: role_of(entry) == Some(Role::Aside),
        places: spots::<G>(G::named(&entry.events)),
        explains: explains(session, entry),
        is_only: preferences().only_moves.get_untracked() && session.was_only_move(at),
    }
}

/// Returns entries of the log with their places, those together that go on with the one before.
fn together<G: Screen>(entries: Vec<(usize, Entry<G>)>) -> Vec<(usize, Entry<G>)> {
    let mut told: Vec<(usize, Entry<G>)> = Vec::new();
    for (at, entry) in entries {
        match told.last_mut() {
            Some((_, last)) if last.seat == entry.seat && role_of(&entry) == Some(Role::Sequel) => {
                last.events.extend(entry.events);
            }
            _ => told.push((at, entry)),
        }
    }
    told
}

/// Whether a bot can explain an entry: hidden actions are not explained.
fn explains<G: Screen>(session: &Session<G>, entry: &Entry<G>) -> bool {
    let controller = session.record().controller(entry.seat);
    matches!(controller, Some(Controller::Bot(_))) && entry.action.is_some()
}

/// Whether an entry tells more than the end of a turn, which is obvious from the next one.
fn is_told<G: Screen>(entry: &Entry<G>) -> bool {
    role_of(entry) != Some(Role::End)
}

/// Returns what each seat did in these entries, between two views.
fn of_seats<G: Screen>(
    since: &[(usize, Entry<G>)],
    before: &G::View,
    now: &G::View,
    of_match: &[SeatRecord],
    names: &[String],
) -> Vec<OfSeat> {
    let mut seats: Vec<Seat> = Vec::new();
    for (_, entry) in since {
        if !seats.contains(&entry.seat) {
            seats.push(entry.seat);
        }
    }
    let prizes = |events: &[G::Event]| G::prizes(events, before, now);
    let of_seat = |seat: Seat| {
        let own = since.iter().map(|(_, entry)| entry).filter(|entry| entry.seat == seat);
        let biggest = own.clone().filter(|entry| is_told(entry)).max_by_key(|entry| {
            let is_main = role_of(entry) != Some(Role::Aside);
            let wins = prizes(&entry.events).iter().any(|(winner, _)| *winner == seat);
            (wins, is_main, entry.events.len())
        })?;
        let events: Vec<G::Event> = own.flat_map(|entry| entry.events.clone()).collect();
        let won = prizes(&events).into_iter().filter(|(winner, _)| *winner == seat);
        Some(OfSeat {
            colour: of_match.get(seat.index())?.colour,
            happened: G::tell(biggest, names, Manner::Past),
            prizes: won.map(|(_, won)| prize::<G>(won)).collect(),
            gains: gains::<G>((&Entry { seat, action: None, events }).into()),
        })
    };
    seats.into_iter().filter_map(of_seat).collect()
}

impl<G: Screen> Story for Table<G> {
    fn telling(&self) -> Box<dyn FnMut() -> (usize, Vec<New>) + Send + Sync> {
        let (session, mut telling) = (self.session, Telling::default());
        Box::new(move || {
            session.with_untracked(|session| {
                let same = telling.catch_up(session);
                let new = (same..).zip(session.log_since(same)).map(|(at, entry)| New {
                    seat: entry.seat,
                    explains: explains(session, &entry),
                    chapter: session.view_at(at, None).map(|view| G::chapter(&view)),
                    role: role_of(&entry),
                });
                (same, new.collect())
            })
        })
    }

    fn said(&self, at: usize, under: Option<Seat>) -> Option<Said> {
        self.session.with_untracked(|session| {
            let goes_on = |at: &usize| {
                session.log_at(*at).is_some_and(|entry| role_of(&entry) == Some(Role::Sequel))
            };
            let first = (1..=at).rev().find(|at| !goes_on(at)).unwrap_or_default();
            let all = (first..=at).filter_map(|at| Some((at, session.log_at(at)?)));
            let (at, entry) = together(all.collect()).pop()?;
            Some(said(session, at, &entry, &self.names(), under))
        })
    }

    fn said_last(&self) -> Option<String> {
        let entry = self.session.with_untracked(|session| session.log().rev().find(is_told))?;
        Some(G::tell(&entry, &self.names(), Manner::Line))
    }

    fn last_of(&self, seat: Seat, most: usize) -> Vec<Said> {
        let names = self.names();
        self.session.with(|session| {
            let log = (0..session.played()).rev().zip(session.log().rev());
            let own = log.filter(|(_, entry)| entry.seat == seat && is_told(entry)).take(most);
            own.map(|(at, entry)| said(session, at, &entry, &names, Some(seat))).collect()
        })
    }

    fn chapter_name(&self, of: Chapter) -> String {
        G::chapter_name(of)
    }

    fn moves(&self) -> bool {
        !self.following.flights.read().1.is_empty()
    }

    fn digest(&self) -> Option<Digest> {
        let Stage::Table(Some(seat)) = self.house.stage.get() else { return None };
        if self.legal.with(|legal| legal.actions().is_empty()) {
            return None;
        }
        let (seats, names) = (self.seats(), self.names());
        self.session.with(|session| {
            let since = together(session.since_last_turn(seat));
            let events: Vec<G::Event> =
                since.iter().flat_map(|(_, entry)| entry.events.clone()).collect();
            let (before, now) =
                (session.view_after_last_turn(seat), session.view_after_the_others(seat));
            let told = since.iter().filter(|(_, entry)| is_told(entry));
            Some(Digest {
                since: since.first()?.0,
                entries: told.map(|(at, entry)| said(session, *at, entry, &names, None)).collect(),
                of_seats: of_seats(&since, &before, &now, &seats, &names),
                concerns: G::concerns(&before, &now, &events, &names),
                unconcerned: G::cover().unconcerned,
            })
        })
    }

    fn news(&self, heard: usize) -> News {
        let names = self.names();
        let tell = |entry: &Entry<G>| G::tell(entry, &names, Manner::Spoken);
        let shown = self.session.with(Session::shown);
        let on_table = matches!(self.house.stage.get(), Stage::Table(Some(_)));
        let decides = self.legal.with(|legal| !legal.actions().is_empty());
        self.session.with_untracked(|session| {
            let played = session.played();
            let turn = session.turn_at(played).filter(|_| on_table && decides);
            let says = || G::your_turn(&self.view.get_untracked(), session.log());
            let back = heard.saturating_sub(played);
            // Showing another tab's match again is no undo.
            let first = session.to_redo().filter(|_| back > 0);
            News {
                shown,
                taken_back: first.map(|first| (back, tell(&first))),
                new: session.log_since(heard.min(played)).map(|entry| tell(&entry)).collect(),
                played,
                turn: turn.map(|turn| (turn, says())),
            }
        })
    }
}
