//! Reading a game file.

use super::lexer::{Lexer, Token};
use super::writer::{ASSISTED, PERSON, bot};
use super::{
    Expected, FORMAT, LONGEST_QUOTE, LineColumn, NotKept, Opened, ReadError, Stopped, WrongResult,
    headers, result,
};
use crate::bots::Level;
use crate::record::json::{LONGEST_SEED, LONGEST_TEXT};
use crate::record::{Controller, MOST_ACTIONS, Match, MatchError, SeatColour, SeatRecord, plays};
use crate::rules::{Game, Seat};

/// Reads a match and plays all its actions.
///
/// # Errors
/// Returns an error if no part of it can be kept.
///
/// # Examples
///
/// ```
/// use curia::games::council_of_4::CouncilOf4;
/// use curia::record::game_file::read;
///
/// let text = r#"
/// [Game "council-of-4"]
/// [Format "1"]
/// [Rules "1"]
/// [Players "2"]
/// [Sides "1 2 1"]
/// [Nobility "printed"]
/// [First "0"]
/// [Seed "harbour"]
/// [Seat0 "Ada, scarlet, person"]
/// [Seat1 "Bruno, cobalt, greedy bot"]
/// [Result "*"]
///
/// 1. Ada: engage { a servant for 3 coins }
/// *
/// "#;
/// let opened = read::<CouncilOf4>(text).expect("a game file");
/// assert_eq!(opened.record.actions.len(), 1);
/// assert!(opened.stopped.is_none());
/// ```
pub fn read<G: Game>(text: impl AsRef<[u8]>) -> Result<Opened<G>, ReadError<G::SetupError>> {
    let bytes = text.as_ref();
    if bytes.len() > LONGEST_TEXT {
        return Err(ReadError::TooLong(bytes.len()));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        ReadError::NotText(Lexer::end_of(&good))
    })?;
    let mut lexer = Lexer::new(text);
    let headers = Headers::read::<G>(&mut lexer)?;
    let (record, begin) = headers.record::<G>()?;
    let state = record.start(|_| {}).map_err(|error| {
        let place = match error {
            MatchError::NameMissing(seat)
            | MatchError::BadName(seat)
            | MatchError::SameColour(_, seat) => headers.place(&seat_header(seat.index())),
            MatchError::Setup(_) | MatchError::Seats(_) => Some(begin),
        };
        ReadError::Match(place.unwrap_or(begin), error)
    })?;
    let mut play = Play { record, state, lexer, place: begin };
    let stopped = play.play_on();
    let Play { record, state, .. } = play;
    let mut wrong_results = Vec::new();
    let stopped = match stopped {
        Ok((place, end)) => {
            let (by_name, by_seat) = result(&record, &state);
            if let Some((text, place)) = headers.get("Result")
                && text != by_name
            {
                wrong_results.push(WrongResult { place, expected: by_name });
            }
            if end != by_seat {
                wrong_results.push(WrongResult { place, expected: by_seat });
            }
            None
        }
        Err(stopped) => Some(stopped),
    };
    Ok(Opened { record, stopped, wrong_results })
}

/// Returns the game named in a text's first header; `None` if the text is too long or begins otherwise.
pub fn game(text: &str) -> Option<String> {
    if text.len() > LONGEST_TEXT {
        return None;
    }
    let mut lexer = Lexer::new(text);
    let mut next = || lexer.next().ok()?.1;
    match (next()?, next()?, next()?) {
        (Token::Open, Token::Word(name), Token::Text(game)) if name == FIRST[0] => Some(game),
        _ => None,
    }
}

fn seat_header(seat: usize) -> String {
    format!("Seat{seat}")
}

fn quote(words: &str) -> String {
    words.chars().take(LONGEST_QUOTE).collect()
}

/// All headers of a text.
struct Headers<'a> {
    list: Vec<Header<'a>>,
    /// Place of the first thing after them.
    end: LineColumn,
}

struct Header<'a> {
    place: LineColumn,
    name: &'a str,
    text_place: LineColumn,
    text: String,
}

impl<'a> Headers<'a> {
    /// Reads the headers; the lexer stops before the next token.
    fn read<G: Game>(lexer: &mut Lexer<'a>) -> Result<Headers<'a>, ReadError<G::SetupError>> {
        let mut headers = Headers { list: Vec::new(), end: LineColumn { line: 1, column: 1 } };
        let mut names = std::collections::BTreeSet::new();
        loop {
            let mut ahead = lexer.clone();
            let (place, token) = ahead.next().map_err(expected)?;
            let begin = FIRST.get(headers.list.len());
            if token != Some(Token::Open) {
                headers.end = place;
                return match begin {
                    Some(&name) => Err(expected((place, Expected::Header(name.to_owned())))),
                    None => Ok(headers),
                };
            }
            if headers.list.len() == MOST_HEADERS {
                return Err(ReadError::TooManyHeaders(place));
            }
            *lexer = ahead;
            let (name_place, name) = match lexer.next().map_err(expected)? {
                (place, Some(Token::Word(name))) if is_header_name(name) => (place, name),
                (place, _) => return Err(expected((place, Expected::HeaderName))),
            };
            if let Some(&begin) = begin
                && begin != name
            {
                return Err(expected((name_place, Expected::Header(begin.to_owned()))));
            }
            let (text_place, text) = match lexer.next().map_err(expected)? {
                (place, Some(Token::Text(text))) => (place, text),
                (place, _) => return Err(expected((place, Expected::Text))),
            };
            match lexer.next().map_err(expected)? {
                (_, Some(Token::Close)) => {}
                (place, _) => return Err(expected((place, Expected::ClosingBracket))),
            }
            if !names.insert(name) {
                return Err(ReadError::HeaderTwice(name_place, quote(name)));
            }
            let number = || {
                let value = Expected::Value(name.to_owned());
                let number = headers::value::<u32>(&text);
                number.ok_or(expected((text_place, value)))
            };
            // Checked first, since a later version may have another form from here on.
            match name {
                "Game" if text != G::NAME => {
                    return Err(ReadError::OtherGame(text_place, quote(&text)));
                }
                "Format" if number()? != FORMAT => {
                    return Err(ReadError::OtherFormat(text_place, number()?));
                }
                "Rules" if !plays::<G>(number()?) => {
                    return Err(ReadError::OtherRules(text_place, number()?));
                }
                _ => {}
            }
            headers.list.push(Header { place: name_place, name, text_place, text });
        }
    }

    fn header(&self, name: &str) -> Option<&Header<'a>> {
        self.list.iter().find(|header| header.name == name)
    }

    /// Returns the text of a header and its place.
    fn get(&self, name: &str) -> Option<(&str, LineColumn)> {
        self.header(name).map(|header| (&*header.text, header.text_place))
    }

    /// Returns the place of a header's text.
    fn place(&self, name: &str) -> Option<LineColumn> {
        self.get(name).map(|(_, place)| place)
    }

    fn needed<E>(&self, name: &str) -> Result<(&str, LineColumn), ReadError<E>> {
        let missing = || expected((self.end, Expected::Header(name.to_owned())));
        self.get(name).ok_or_else(missing)
    }

    /// Returns the match without its actions, and the place of the set-up.
    fn record<G: Game>(&self) -> Result<(Match<G>, LineColumn), ReadError<G::SetupError>> {
        let (seed, seed_place) = self.needed("Seed")?;
        if seed.chars().count() > LONGEST_SEED {
            return Err(ReadError::SeedTooLong(seed_place));
        }
        let seats = self.list.iter().filter(|header| is_seat(header.name)).count();
        let seats = (0..seats.max(1)).map(|seat| self.seat(seat)).collect::<Result<_, _>>()?;
        self.needed("Result")?;
        let assisted = match self.get("Assisted") {
            None => false,
            Some((ASSISTED, _)) => true,
            Some((_, place)) => {
                return Err(expected((place, Expected::Value("Assisted".to_owned()))));
            }
        };
        let is_setup = |header: &&Header<'_>| {
            let others = ["Seed", "Result", "Assisted"];
            let name = header.name;
            !FIRST.contains(&name) && !others.contains(&name) && !is_seat(name)
        };
        let setup: Vec<&Header<'_>> = self.list.iter().filter(is_setup).collect();
        let texts: Vec<(&str, &str)> =
            setup.iter().map(|header| (header.name, &*header.text)).collect();
        let begin = self.list.get(FIRST.len()).map_or(self.end, |header| header.place);
        let setup: G::Setup = headers::read(&texts).map_err(|flaw| match flaw {
            headers::Flaw::Unknown(at) => {
                ReadError::UnknownHeader(setup[at].place, quote(setup[at].name))
            }
            headers::Flaw::Value(at) => {
                let value = Expected::Value(quote(setup[at].name));
                expected((setup[at].text_place, value))
            }
            headers::Flaw::Missing(name) => expected((self.end, Expected::Header(name))),
            headers::Flaw::Whole => expected((begin, Expected::Setup)),
        })?;
        let (rules, place) = self.needed("Rules")?;
        if rules != G::rules_of(&setup).to_string() {
            return Err(expected((place, Expected::Value("Rules".to_owned()))));
        }
        let record = Match { assisted, ..Match::new(setup, seed.to_owned(), seats) };
        Ok((record, begin))
    }

    fn seat<E>(&self, seat: usize) -> Result<SeatRecord, ReadError<E>> {
        let name = seat_header(seat);
        let (text, place) = self.needed(&name)?;
        // A name may contain commas; the fields after it do not.
        let mut parts = text.rsplitn(3, ", ");
        let controller = parts.next().and_then(controller);
        let colour = parts.next().and_then(headers::value::<SeatColour>);
        match (parts.next(), colour, controller) {
            (Some(name), Some(colour), Some(controller)) => {
                let name = SeatRecord::opened_name(name.to_owned());
                Ok(SeatRecord { name, colour, controller })
            }
            _ => Err(expected((place, Expected::Value(name)))),
        }
    }
}

/// Well above the number in any game; a text with more headers is not read.
const MOST_HEADERS: usize = 100;

/// Headers that begin a text.
const FIRST: [&str; 3] = ["Game", "Format", "Rules"];

fn expected<E>((place, what): (LineColumn, Expected)) -> ReadError<E> {
    ReadError::Expected(place, what)
}

fn is_header_name(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_alphabetic())
        && name.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

fn is_seat(header: &str) -> bool {
    let digits = header.strip_prefix("Seat");
    digits.is_some_and(|digits| {
        !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
    })
}

fn controller(words: &str) -> Option<Controller> {
    if words == PERSON {
        return Some(Controller::Person);
    }
    Level::ALL.into_iter().find(|&level| bot(level) == words).map(Controller::Bot)
}

/// A match being read.
struct Play<'a, G: Game> {
    record: Match<G>,
    state: G::State,
    lexer: Lexer<'a>,
    /// Place of the current token.
    place: LineColumn,
}

type Next<'a, G> = Result<Option<Token<'a>>, Stopped<<G as Game>::Illegal>>;

impl<'a, G: Game> Play<'a, G> {
    /// Plays all turns and returns the end of the match with its place.
    fn play_on(&mut self) -> Result<(LineColumn, &'a str), Stopped<G::Illegal>> {
        let mut token = self.next()?;
        loop {
            let place = self.place;
            match token {
                Some(Token::Number(number)) => token = self.turn(number)?,
                Some(Token::End(end)) => {
                    return match self.next()? {
                        None => Ok((place, end)),
                        Some(_) => Err(self.expected(Expected::EndOfText)),
                    };
                }
                _ => return Err(self.expected(Expected::TurnOrEnd)),
            }
        }
    }

    fn next(&mut self) -> Next<'a, G> {
        let (place, token) = self
            .lexer
            .next()
            .map_err(|(place, expected)| Stopped { place, reason: NotKept::Expected(expected) })?;
        self.place = place;
        Ok(token)
    }

    fn stop(&self, place: LineColumn, reason: NotKept<G::Illegal>) -> Stopped<G::Illegal> {
        Stopped { place, reason }
    }

    fn expected(&self, expected: Expected) -> Stopped<G::Illegal> {
        self.stop(self.place, NotKept::Expected(expected))
    }

    /// Plays a turn, whose number has just been read, and returns the token after it.
    fn turn(&mut self, number: &str) -> Next<'a, G> {
        let place = self.place;
        let Some(seat) = G::decider(&self.state) else { return Err(self.expected(Expected::End)) };
        let turn = G::turn(&self.state);
        let expected = turn.saturating_add(1);
        if number.parse() != Ok(expected) {
            let reason = NotKept::WrongTurn { expected, found: quote(number) };
            return Err(self.stop(place, reason));
        }
        self.name(seat)?;
        loop {
            let mut token = self.next()?;
            let place = self.place;
            let mut words = Vec::new();
            let after = loop {
                match token {
                    Some(Token::Word(word)) => words.push(word),
                    other => break Ok(other),
                }
                match self.next() {
                    Ok(next) => token = next,
                    // The action before the error may be good.
                    Err(stopped) => break Err(stopped),
                }
            };
            if words.is_empty() {
                return Err(self.expected(Expected::Action));
            }
            if (G::turn(&self.state), G::decider(&self.state)) != (turn, Some(seat)) {
                let over = G::decider(&self.state).is_none();
                let expected = if over { Expected::End } else { Expected::Turn };
                return Err(self.stop(place, NotKept::Expected(expected)));
            }
            self.act(&words.join(" "), place)?;
            match after? {
                Some(Token::Comma) => {}
                other => return Ok(other),
            }
        }
    }

    /// Reads the name of the player whose turn it is, and the colon after it.
    fn name(&mut self, seat: Seat) -> Result<(), Stopped<G::Illegal>> {
        let mut token = self.next()?;
        let place = self.place;
        let mut name = String::new();
        if let Some(Token::Text(text)) = token {
            name = text;
            token = self.next()?;
        } else {
            while let Some(Token::Word(word)) = token {
                if !name.is_empty() {
                    name.push(' ');
                }
                name.push_str(word);
                token = self.next()?;
            }
            if name.is_empty() {
                return Err(self.expected(Expected::Name));
            }
        }
        if token != Some(Token::Colon) {
            return Err(self.expected(Expected::Colon));
        }
        let expected = self.record.seats.get(seat.index()).map_or("", |seat| &seat.name);
        if SeatRecord::opened_name(name.clone()) == expected {
            Ok(())
        } else {
            let reason = NotKept::WrongName { expected: expected.to_owned(), found: quote(&name) };
            Err(self.stop(place, reason))
        }
    }

    fn act(&mut self, notation: &str, place: LineColumn) -> Result<(), Stopped<G::Illegal>> {
        let Some(action) = G::parse(notation) else {
            return Err(self.stop(place, NotKept::NotAnAction(quote(notation))));
        };
        if self.record.actions.len() == MOST_ACTIONS {
            return Err(self.stop(place, NotKept::TooMany));
        }
        G::apply(&mut self.state, action, |_| {})
            .map_err(|why| self.stop(place, NotKept::Illegal(quote(notation), why)))?;
        self.record.actions.push(action);
        Ok(())
    }
}
