//! What the names in the texts of the rules stand for. Whatever has a number gets it from the rules.

use super::{CONTENTS, Topic};
use crate::games::the_council::TheCouncil;
use crate::games::the_council::rules::components::{
    Card, DEALT, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID, PLAYERS, Suit, events_of_hand,
};
use crate::games::the_council::rules::{Action, CardSet, Chips, View};
use crate::games::the_council::scene::lesson::{Lesson, Saying};
use crate::games::the_council::text::moves::task;
use crate::games::the_council::text::tip::{Symbol, Tip};
use crate::games::the_council::text::{Subjects, file, manual, pieces};
use crate::scene::lesson::Curriculum;
use crate::text::files::Read;
use crate::text::rules::course::{Lessons, Value, values};
use crate::text::rules::{Contents, Manual, Ruled};
use crate::text::tip::Tip as HouseTip;
use crate::text::{name_of, text};
use crate::vocabulary;

vocabulary! {
    /// The pictures; the page draws them with the pieces of the game.
    pub enum Picture {
        /// The hall in the middle of a game.
        Hall = "hall",
        /// Cards with one, two and three suits.
        Card = "card",
        /// A card and the chips that it brings.
        Draft = "draft",
        /// An event, its bids and its meter.
        Event = "event",
        /// A tie that a number breaks.
        Cards = "cards",
        /// A rank traded for a traitor chip.
        Trade = "trade",
        /// A suit that has collapsed.
        Collapse = "collapse",
    }
}

vocabulary! {
    /// Symbols that the page lists with their meanings.
    pub enum Drawing {
        /// The six suits.
        Suits = "suit-symbols",
        /// The kinds of cards.
        Kinds = "kinds",
        /// What stands on the table.
        Table = "table-symbols",
    }
}

/// What stands on the table.
const TABLE_SYMBOLS: [Tip; 6] = [
    Tip::Of(Symbol::Chips),
    Tip::Of(Symbol::Traitors),
    Tip::Of(Symbol::Empire),
    Tip::Of(Symbol::WouldCount),
    Tip::Of(Symbol::Doubled),
    Tip::Of(Symbol::Used),
];

/// The event of the example, and the cards that are committed to it.
pub const EXAMPLE: (Card, [Card; 2]) = (Card::Mountain, [Card::Forest, Card::Harvest]);

impl Ruled for TheCouncil {
    type Topic = Topic;
    /// Chips of one suit.
    type Amount = Chips;
    type Tip = Tip;
    type Picture = Picture;
    type Drawing = Drawing;

    const RULINGS: u8 = 42;
    const CONTENTS: Contents<Topic> = CONTENTS;

    const VALUES: &'static [(&'static str, Value<TheCouncil>)] = values! {
        names;
        "empire": Saying::Hall { empire } | Saying::Collapse { empire, .. } | Saying::Climb { empire, .. } | Saying::Deny { empire, .. } | Saying::Finish { empire, .. } => empire.to_string();
        "card": Saying::Draft { card, .. } | Saying::Cards { card, .. } | Saying::Ace { card, .. } | Saying::Crown { card, .. } | Saying::Farewell { card, .. } => text().course().with_card(card);
        "chips": Saying::Draft { chips, .. } | Saying::Save { kept: chips, .. } => pieces::chips(chips);
        "event": Saying::Event { event, .. } | Saying::Trade { event, .. } | Saying::Save { event, .. } | Saying::Fail { event, .. } | Saying::Finish { event, .. } => text().course().with_card(event);
        "event-rank": Saying::Event { event, .. } | Saying::Trade { event, .. } | Saying::Fail { event, .. } | Saying::Finish { event, .. } => event.rank().to_string();
        "bid": Saying::Event { bid, .. } | Saying::Collapse { bid, .. } | Saying::Climb { bid, .. } | Saying::Deny { bid, .. } | Saying::Finish { bid, .. } => pieces::chips(bid);
        "total-before": Saying::Event { total: (before, _), .. } => before.to_string();
        "total": Saying::Event { total: (_, total), .. } | Saying::Trade { total, .. } | Saying::Fail { total, .. } | Saying::Finish { total, .. } => total.to_string();
        "suit": Saying::Gain { suit, .. } | Saying::Trade { suit, .. } | Saying::Cards { suit, .. } | Saying::Collapse { suit, .. } | Saying::Double { suit, .. } | Saying::Ace { suit, .. } | Saying::Climb { suit, .. } | Saying::Deny { suit, .. } | Saying::Crown { suit, .. } | Saying::Finish { suit, .. } | Saying::Farewell { suit, .. } => text().course().with_suit(suit);
        "rank": Saying::Gain { rank, .. } | Saying::Trade { rank, .. } | Saying::Collapse { rank, .. } | Saying::Ace { rank, .. } | Saying::Climb { rank, .. } | Saying::Crown { rank, .. } | Saying::Finish { rank, .. } => rank.to_string();
        "ranks": Saying::Double { rank, .. } | Saying::Fail { traded: rank, .. } => text().course().with_ranks(rank);
        "left": Saying::Crown { left, .. } => left.to_string();
        "most": Saying::Climb { most, .. } => most.to_string();
        "name": Saying::Ace { rival: (seat, _), .. } | Saying::Deny { rival: (seat, _), .. } => name_of(names, seat).into_owned();
        "name-rank": Saying::Ace { rival: (_, rank), .. } | Saying::Deny { rival: (_, rank), .. } => rank.to_string();
        "points": Saying::Double { points, .. } | Saying::Farewell { points: (points, _), .. } => text().course().with_points(points);
        "other-points": Saying::Farewell { points: (_, other), .. } => other.to_string();
    };

    fn manual() -> &'static Manual<TheCouncil> {
        static READ: Read<Manual<TheCouncil>> = Read::none();
        READ.get(&manual::FILES, |language| {
            let [rules, rulings] = [manual::rules(language), manual::rulings(language)];
            Manual::read(rules, rulings, manual::vocabulary(language))
        })
    }

    fn number(name: &str) -> Option<u16> {
        let (event, _) = EXAMPLE;
        let numbers = || CardSet::NUMBERS.iter().map(Card::rank);
        // Three bids of one chip, and what one Pawn adds in both suits of the event.
        let short = 3;
        Some(match name {
            "zero" => 0,
            "one" => 1,
            "suits" => Suit::COUNT as u16,
            "cards" => Card::COUNT as u16,
            "aces" => CardSet::ACES.len().into(),
            "numbers" => CardSet::NUMBERS.len().into(),
            "pawns" => CardSet::PAWNS.len().into(),
            "courts" => CardSet::COURTS.len().into(),
            "crowns" => CardSet::CROWNS.len().into(),
            "first-number" => numbers().min()?.into(),
            "last-number" => numbers().max()?.into(),
            "ace-rank" => Card::AceOfMoons.rank().into(),
            "fewest-players" => (*PLAYERS.start()).into(),
            "most-players" => (*PLAYERS.end()).into(),
            "dealt" => DEALT.into(),
            "drafted" => DRAFTED.into(),
            "events-3" => events_of_hand(3).into(),
            "events-4" => events_of_hand(4).into(),
            "events-5" => events_of_hand(5).into(),
            "last-rank" => LAST_RANK.into(),
            "hands" => HANDS.into(),
            "pawn-bid" => PAWN_BID.into(),
            "per-traitor" => 1,
            "mountain" => event.rank().into(),
            "example-suns" => 1 + u16::from(PAWN_BID),
            "example-short" => short,
            "example-total" => short + u16::from(PAWN_BID) * event.suits().len() as u16,
            _ => return None,
        })
    }

    fn amount(name: &str) -> Option<Chips> {
        let (count, suit) = name.split_once(' ')?;
        let count = match count {
            "one" => 1,
            "two" => 2,
            _ => return None,
        };
        let mut chips = Chips::NONE;
        chips.set(Suit::of_key(suit)?, count);
        Some(chips)
    }

    fn amount_in_words(of: Chips) -> String {
        pieces::chips(of)
    }

    fn tip(of: Tip) -> [String; 2] {
        [of.name(), of.what()]
    }

    fn topic(of: Tip) -> Topic {
        match of {
            Tip::Suit(_) | Tip::Seat(_) => Topic::Table,
            Tip::Of(Symbol::Rank | Symbol::Empire | Symbol::Traitors) => Topic::Table,
            Tip::Card(_) | Tip::Kind(_) | Tip::Of(Symbol::Used | Symbol::Hold) => Topic::Cards,
            Tip::Of(Symbol::Chips | Symbol::Bid | Symbol::Lead | Symbol::Reach) => Topic::Bids,
            Tip::Of(Symbol::Pass) => Topic::Bids,
            Tip::Of(Symbol::WouldCount | Symbol::Collapse | Symbol::Nearest) => Topic::Collapse,
            Tip::Of(Symbol::Doubled | Symbol::Points) => Topic::Score,
            Tip::Of(Symbol::Event | Symbol::EventRank | Symbol::Meter) => Topic::Event,
            Tip::Of(Symbol::EventDeck) => Topic::Event,
            Tip::Of(Symbol::Success | Symbol::Failure | Symbol::Highest) => Topic::Count,
            Tip::Of(Symbol::Lowest | Symbol::Tie) => Topic::Count,
            Tip::Of(Symbol::Opener | Symbol::LowCard) => Topic::Opener,
            Tip::Of(Symbol::Hand | Symbol::Dealer | Symbol::EventsLeft) => Topic::Hand,
            Tip::Of(Symbol::Draft | Symbol::Drafted) => Topic::Draft,
            Tip::Of(Symbol::Chosen | Symbol::Reveals) => Topic::Hidden,
        }
    }

    fn topic_of_house(of: HouseTip) -> Topic {
        match of {
            HouseTip::Hint | HouseTip::Why | HouseTip::Undo | HouseTip::Redo => Topic::Hidden,
            HouseTip::Confirm | HouseTip::Moves | HouseTip::Skip => Topic::Event,
            _ => Topic::Aim,
        }
    }

    fn explained_by(of: Drawing) -> Vec<Tip> {
        match of {
            Drawing::Suits => Suit::ALL.map(Tip::Suit).into(),
            Drawing::Kinds => Kind::ALL.map(Tip::Kind).into(),
            Drawing::Table => TABLE_SYMBOLS.into(),
        }
    }

    fn lessons(of: Curriculum) -> Option<&'static Lessons<TheCouncil>> {
        static FIRST_GAME: Read<Lessons<TheCouncil>> = Read::none();
        static PLAYING_WELL: Read<Lessons<TheCouncil>> = Read::none();
        let (read, text) = match of {
            Curriculum::FirstGame => (&FIRST_GAME, file::lessons as fn(_) -> _),
            Curriculum::PlayingWell => (&PLAYING_WELL, file::playing_well as fn(_) -> _),
        };
        Some(read.get(&file::FILES, |language| Lessons::read(text(language))))
    }

    fn lesson(lesson: Lesson) -> String {
        text().course().title(lesson)
    }

    fn task(action: Action, _: &View) -> String {
        task(action)
    }
}
