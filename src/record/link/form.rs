//! The bytes of a match.

use serde::de::DeserializeOwned;

use super::bits::{Reader, Writer};
use super::{FORM, LinkError, Part, WriteError};
use crate::bots::Level;
use crate::record::json::{LONGEST_SEED, Lost, Opened};
use crate::record::{
    Controller, MOST_ACTIONS, Match, ReplayError, SeatColour, SeatRecord, is_game_name, plays,
};
use crate::rules::Game;

/// Bit of an assisted match; the others of its byte are free.
const ASSISTED: u8 = 1;

/// Returns the match as bytes.
///
/// # Errors
/// Returns an error if it can't be played or has too many actions.
pub(super) fn write<G: Game>(
    record: &Match<G>,
) -> Result<Vec<u8>, WriteError<G::SetupError, G::Illegal>> {
    let actions = record.actions.len();
    let count = u16::try_from(actions).ok().filter(|_| actions <= MOST_ACTIONS);
    let count = count.ok_or(WriteError::TooManyActions(actions))?;
    let refused = |error| WriteError::Replay(error);
    let mut state = record.start(drop).map_err(|error| refused(ReplayError::Match(error)))?;
    let mut writer = Writer::behind(head(record, count));
    let mut legal = Vec::new();
    for (index, &action) in record.actions.iter().enumerate() {
        G::legal_actions(&state, &mut legal);
        let place = legal.iter().position(|listed| *listed == action);
        G::apply(&mut state, action, drop)
            .map_err(|why| refused(ReplayError::Action { index, why }))?;
        // The applied action is in the list.
        writer.put(place.unwrap_or_default() as u32, legal.len() as u32);
    }
    Ok(writer.finish())
}

/// Returns everything before the actions.
fn head<G: Game>(record: &Match<G>, count: u16) -> Vec<u8> {
    let mut bytes = vec![FORM];
    put(&mut bytes, G::NAME);
    put(&mut bytes, &G::rules_of(&record.setup));
    put(&mut bytes, &if record.assisted { ASSISTED } else { 0 });
    put(&mut bytes, &record.setup);
    put(&mut bytes, &record.seed);
    put(&mut bytes, &(record.seats.len() as u8));
    for seat in &record.seats {
        put(&mut bytes, &seat.name);
        put(&mut bytes, &sitting(seat));
    }
    put(&mut bytes, &count);
    bytes
}

fn put(bytes: &mut Vec<u8>, value: &(impl serde::Serialize + ?Sized)) {
    // A value that can't be written can't be read back, so no such link is offered.
    bytes.extend(postcard::to_allocvec(value).unwrap_or_default());
}

/// Takes a value from the beginning.
fn take<T: DeserializeOwned, E>(bytes: &mut &[u8], part: Part) -> Result<T, LinkError<E>> {
    let whole = *bytes;
    let (value, rest) =
        postcard::take_from_bytes(whole).map_err(|_| LinkError::Unreadable(part))?;
    *bytes = rest;
    Ok(value)
}

/// Returns the name of the game in these bytes, and the bytes after it.
///
/// # Errors
/// Returns an error if they have another form or name no game.
pub(super) fn game<E>(bytes: &[u8]) -> Result<(String, &[u8]), LinkError<E>> {
    let (form, mut rest) = bytes.split_first().ok_or(LinkError::Damaged)?;
    if *form != FORM {
        return Err(LinkError::OtherForm(*form));
    }
    let game: String = take(&mut rest, Part::Game)?;
    if is_game_name(&game) { Ok((game, rest)) } else { Err(LinkError::Unreadable(Part::Game)) }
}

/// Reads a match from bytes.
///
/// # Errors
/// Returns an error if no part of it can be kept.
pub(super) fn read<G: Game>(bytes: &[u8]) -> Result<Opened<G>, LinkError<G::SetupError>> {
    let (game, mut rest) = game(bytes)?;
    if game != G::NAME {
        return Err(LinkError::OtherGame(game));
    }
    let rules: u32 = take(&mut rest, Part::Rules)?;
    if !plays::<G>(rules) {
        return Err(LinkError::OtherRules(rules));
    }
    let flags: u8 = take(&mut rest, Part::Spelling)?;
    let setup: G::Setup = take(&mut rest, Part::Setup)?;
    let seed: String = take(&mut rest, Part::Seed)?;
    if seed.chars().count() > LONGEST_SEED {
        return Err(LinkError::SeedTooLong);
    }
    let seats: u8 = take(&mut rest, Part::Seats)?;
    let seats = (0..seats).map(|_| seat(&mut rest)).collect::<Result<Vec<SeatRecord>, _>>()?;
    let count: u16 = take(&mut rest, Part::Count)?;
    let new = Match::new(setup, seed, seats);
    let record = Match { assisted: flags == ASSISTED, ..new };
    // Numbers, set-ups and their rules could also be written in other ways, which are refused.
    let written = head(&record, count);
    if written != bytes[..bytes.len() - rest.len()] {
        return Err(LinkError::Unreadable(Part::Spelling));
    }
    play(record, count, rest)
}

/// Plays the actions; they are kept only as far as they are read here.
fn play<G: Game>(
    mut record: Match<G>,
    count: u16,
    bytes: &[u8],
) -> Result<Opened<G>, LinkError<G::SetupError>> {
    let mut state = record.start(drop).map_err(LinkError::Match)?;
    let mut bits = Reader::of(bytes);
    let count = usize::from(count);
    let mut legal = Vec::new();
    while record.actions.len() < count {
        G::legal_actions(&state, &mut legal);
        let place = bits.take(legal.len() as u32);
        let action = place.and_then(|place| legal.get(place as usize).copied());
        let action = action.filter(|_| record.actions.len() < MOST_ACTIONS);
        let played = action.filter(|&action| G::apply(&mut state, action, drop).is_ok());
        let Some(action) = played else {
            let kept = record.actions.len();
            let place = place.map_or("-".to_owned(), |place| (u64::from(place) + 1).to_string());
            let lost = Lost { kept, lost: count - kept, first: format!("{place}/{}", legal.len()) };
            return Ok(Opened { record, lost: Some(lost) });
        };
        record.actions.push(action);
    }
    match bits.left() {
        0 => Ok(Opened { record, lost: None }),
        left => Err(LinkError::LeftOver(left)),
    }
}

fn seat<E>(bytes: &mut &[u8]) -> Result<SeatRecord, LinkError<E>> {
    let name = take(bytes, Part::Seats)?;
    let sitting: u8 = take(bytes, Part::Seats)?;
    let colour = SeatColour::ALL.into_iter().find(|&one| colour(one) == sitting & 0xf);
    let controllers = [Controller::Person].into_iter();
    let mut controllers = controllers.chain(Level::ALL.map(Controller::Bot));
    let controller = controllers.find(|&one| controller(one) == sitting >> 4);
    let ((Some(colour), Some(controller)), name) = ((colour, controller), name) else {
        return Err(LinkError::Unreadable(Part::Seats));
    };
    Ok(SeatRecord { name: SeatRecord::opened_name(name), colour, controller })
}

/// Returns colour and controller of a seat.
fn sitting(seat: &SeatRecord) -> u8 {
    controller(seat.controller) << 4 | colour(seat.colour)
}

/// Returns the permanent number of a colour.
const fn colour(of: SeatColour) -> u8 {
    match of {
        SeatColour::Scarlet => 0,
        SeatColour::Cobalt => 1,
        SeatColour::Forest => 2,
        SeatColour::Amber => 3,
        SeatColour::Onyx => 4,
    }
}

/// Returns the permanent number of a controller, at most 15.
const fn controller(of: Controller) -> u8 {
    match of {
        Controller::Person => 0,
        Controller::Bot(Level::Random) => 1,
        Controller::Bot(Level::Novice) => 2,
        Controller::Bot(Level::Greedy) => 3,
        Controller::Bot(Level::Adept) => 4,
        Controller::Bot(Level::Expert) => 5,
        Controller::Bot(Level::Master) => 6,
        Controller::Bot(Level::Champion) => 7,
    }
}
