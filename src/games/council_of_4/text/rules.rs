//! The rules of the game for players: sections, rulings and words as typed texts, what stands in
//! them in the order of the page, and what of it a search finds.

use std::borrow::Cow;

use super::tip::Tip;
use crate::games::council_of_4::rules::board::{CityColour, Region};
use crate::games::council_of_4::rules::components::{
    Bonus, COUNCIL_PRICES, COUNCIL_SIZE, LAST_NOBILITY_SPACE, NobilityVariant, Politics,
    nobility_space,
};
use crate::games::council_of_4::text::Subjects;
use crate::record::SeatColour;
use crate::text::search::{Found, Query};
use crate::text::text;

/// The texts of the rules page.
#[allow(missing_docs, reason = "the names say it")]
pub struct RulesText {
    pub title: &'static str,
    pub open: &'static str,
    pub back: &'static str,
    pub contents: &'static str,
    pub rulings_here: &'static str,
    pub why: &'static str,
    pub search: &'static str,
    pub clear: &'static str,
    pub next_hit: &'static str,
    pub previous_hit: &'static str,
    /// How many places were found, and which of them is shown.
    pub places: fn(usize, Option<usize>) -> String,
    /// How many places of a section were found, said to screen readers.
    pub found_in: fn(usize) -> String,
    /// What it costs to satisfy a council with so many cards.
    pub price: fn(u8, u8) -> String,
    pub board: fn(&str) -> String,
    pub section: fn(Topic) -> &'static Section,
    /// In the order of their numbers.
    pub rulings: [RulingText; Ruling::ALL.len()],
    pub words: &'static [(&'static str, &'static [Span])],
}

/// A section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Topic {
    Aim,
    Table,
    Turn,
    Elect,
    Acquire,
    Place,
    Queen,
    Quick,
    Chains,
    Bonuses,
    Nobility,
    Tiles,
    End,
    Setup,
    TwoPlayers,
    Rulings,
    Words,
}

impl Topic {
    /// Every section, in the order of the contents.
    pub const ALL: [Topic; 17] = [
        Topic::Aim,
        Topic::Table,
        Topic::Turn,
        Topic::Elect,
        Topic::Acquire,
        Topic::Place,
        Topic::Queen,
        Topic::Quick,
        Topic::Chains,
        Topic::Bonuses,
        Topic::Nobility,
        Topic::Tiles,
        Topic::End,
        Topic::Setup,
        Topic::TwoPlayers,
        Topic::Rulings,
        Topic::Words,
    ];

    /// The position in [`Topic::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in the section's address.
    pub const fn word(self) -> &'static str {
        match self {
            Topic::Aim => "aim",
            Topic::Table => "table",
            Topic::Turn => "turn",
            Topic::Elect => "elect",
            Topic::Acquire => "acquire",
            Topic::Place => "place",
            Topic::Queen => "queen",
            Topic::Quick => "quick",
            Topic::Chains => "chains",
            Topic::Bonuses => "bonuses",
            Topic::Nobility => "nobility",
            Topic::Tiles => "tiles",
            Topic::End => "end",
            Topic::Setup => "setup",
            Topic::TwoPlayers => "two-players",
            Topic::Rulings => "rulings",
            Topic::Words => "words",
        }
    }

    /// Whether the section is a part of the one about a turn.
    pub const fn is_part_of_a_turn(self) -> bool {
        matches!(self, Topic::Elect | Topic::Acquire | Topic::Place | Topic::Queen | Topic::Quick)
    }

    /// The rulings that matter to the section.
    pub const fn rulings(self) -> &'static [Ruling] {
        use Ruling::{
            R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19,
            R20, R21, R22, R23, R24,
        };
        match self {
            Topic::Aim | Topic::Table | Topic::Rulings | Topic::Words => &[],
            Topic::Turn => &[R1, R2, R4, R17, R19, R20, R24],
            Topic::Elect => &[R2, R9],
            Topic::Acquire => &[R3, R4, R18, R21, R22],
            Topic::Place => &[R4, R5],
            Topic::Queen => &[R3, R4, R5, R22],
            Topic::Quick => &[R4, R8, R18, R19],
            Topic::Chains => &[R5, R6, R7, R11, R20, R23],
            Topic::Bonuses => &[R1, R9, R10],
            Topic::Nobility => &[R11, R12, R13, R14, R20],
            Topic::Tiles => &[R6],
            Topic::End => &[R7, R14, R15, R16, R23],
            Topic::Setup => &[R12, R17],
            Topic::TwoPlayers => &[R5],
        }
    }
}

/// A ruling: what decides where the printed rules are silent or disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are their numbers")]
#[rustfmt::skip]
pub enum Ruling {
    R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12,
    R13, R14, R15, R16, R17, R18, R19, R20, R21, R22, R23, R24,
}

impl Ruling {
    /// Every ruling, by number.
    #[rustfmt::skip]
    pub const ALL: [Ruling; 24] = [
        Ruling::R1, Ruling::R2, Ruling::R3, Ruling::R4, Ruling::R5, Ruling::R6,
        Ruling::R7, Ruling::R8, Ruling::R9, Ruling::R10, Ruling::R11, Ruling::R12,
        Ruling::R13, Ruling::R14, Ruling::R15, Ruling::R16, Ruling::R17, Ruling::R18,
        Ruling::R19, Ruling::R20, Ruling::R21, Ruling::R22, Ruling::R23, Ruling::R24,
    ];

    /// What the ruling is called: `R1` to `R24`.
    pub fn name(self) -> String {
        format!("R{}", self as u8 + 1)
    }

    /// What is said of it.
    pub fn text(self) -> &'static RulingText {
        &text().rules().rulings[self as usize]
    }
}

/// What a ruling says.
pub struct RulingText {
    /// What is asked.
    pub question: &'static str,
    /// What holds.
    pub answer: &'static [Span],
    /// Why it was decided so, and where it matters.
    pub why: &'static [Span],
}

/// Where one can be in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// A section.
    Section(Topic),
    /// A ruling in the section of all of them.
    Ruling(Ruling),
}

impl Anchor {
    /// The place's address: `acquire`, `R21`.
    pub fn address(self) -> String {
        match self {
            Anchor::Section(topic) => topic.word().to_owned(),
            Anchor::Ruling(ruling) => ruling.name(),
        }
    }

    /// The place of an address.
    pub fn of_address(address: &str) -> Option<Anchor> {
        let sections = Topic::ALL.into_iter().map(Anchor::Section);
        let rulings = Ruling::ALL.into_iter().map(Anchor::Ruling);
        sections.chain(rulings).find(|place| place.address() == address)
    }

    /// The section that holds it.
    pub const fn topic(self) -> Topic {
        match self {
            Anchor::Section(topic) => topic,
            Anchor::Ruling(_) => Topic::Rulings,
        }
    }
}

/// A section's texts.
pub struct Section {
    /// Its title.
    pub title: &'static str,
    /// What it consists of, from top to bottom.
    pub blocks: &'static [Block],
}

/// A part of a section.
pub enum Block {
    /// A paragraph.
    Text(&'static [Span]),
    /// A title in the section.
    Heading(&'static str),
    /// Points in no order.
    List(&'static [&'static [Span]]),
    /// Points one after the other.
    Steps(&'static [&'static [Span]]),
    /// A picture, what it shows for those who don't see it, and what is to be said of it.
    Picture(Picture, &'static str, &'static [Span]),
    /// What it costs to satisfy a council.
    Prices,
    /// The spaces of the nobility track that pay.
    Spaces,
    /// All rulings.
    Rulings,
    /// The words of the game.
    Words,
    /// Symbols with what they mean.
    Symbols(&'static [Tip]),
}

/// A piece of a paragraph.
pub enum Span {
    /// Plain words.
    Words(&'static str),
    /// Words that stand out.
    Strong(&'static str),
    /// A number of the game.
    Number(u16),
    /// An amount with its symbol, such as "4 coins".
    Amount(Bonus),
    /// A symbol alone; words beside it name it.
    Symbol(Tip),
    /// A ruling to look up.
    Ruling(Ruling),
    /// A section to look up, by its title.
    See(Topic),
}

impl Span {
    /// What is read.
    pub fn text(&self) -> Cow<'static, str> {
        match *self {
            Span::Words(words) | Span::Strong(words) => Cow::Borrowed(words),
            Span::Number(number) => Cow::Owned(number.to_string()),
            Span::Amount(amount) => Cow::Owned((text().words().bonus)(amount)),
            Span::Symbol(_) => Cow::Borrowed(""),
            Span::Ruling(ruling) => Cow::Owned(ruling.name()),
            Span::See(topic) => Cow::Borrowed((text().rules().section)(topic).title),
        }
    }
}

/// The pictures; the page draws them with the pieces of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// A city with all that can belong to it.
    City,
    /// A turn from card to end.
    Turn,
    /// A council before and after an election.
    Election,
    /// Cards that satisfy a council, and their price.
    Payment,
    /// Face-up permits and their deck.
    Permits,
    /// A permit, and the same one used.
    UsedPermit,
    /// The queen's way on the map.
    QueensWay,
    /// A chain on the map.
    Chain,
    /// The nobility track with markers.
    Nobility,
    /// All reward tiles.
    Tiles,
    /// All boards.
    Boards,
    /// Neutral merchants in cities.
    Neutral,
}

/// The symbols of bonuses, then those of the choices of the nobility track.
pub const BONUS_SYMBOLS: [Tip; 10] = [
    Tip::Coins,
    Tip::Servants,
    Tip::Vp,
    Tip::Cards,
    Tip::Nobility,
    Tip::MainAction,
    Tip::RepeatToken,
    Tip::FreePermit,
    Tip::RepeatPermit,
    Tip::RepeatTwoTokens,
];

/// The symbols of colours, regions and seats.
pub const COLOUR_SYMBOLS: [Tip; 22] = [
    Tip::Card(Politics::ALL[0]),
    Tip::Card(Politics::ALL[1]),
    Tip::Card(Politics::ALL[2]),
    Tip::Card(Politics::ALL[3]),
    Tip::Card(Politics::ALL[4]),
    Tip::Card(Politics::ALL[5]),
    Tip::Card(Politics::ALL[6]),
    Tip::City(CityColour::Gold),
    Tip::City(CityColour::Silver),
    Tip::City(CityColour::Bronze),
    Tip::City(CityColour::Iron),
    Tip::City(CityColour::Royal),
    Tip::Region(Region::Coast),
    Tip::Region(Region::Hills),
    Tip::Region(Region::Mountains),
    Tip::Seat(SeatColour::Scarlet),
    Tip::Seat(SeatColour::Cobalt),
    Tip::Seat(SeatColour::Forest),
    Tip::Seat(SeatColour::Amber),
    Tip::Seat(SeatColour::Onyx),
    Tip::Neutral,
    Tip::Queen,
];

/// Cards and coins of each way to satisfy a council.
pub fn prices() -> [(u8, u8); COUNCIL_SIZE] {
    let mut cards = 0;
    COUNCIL_PRICES.map(|coins| {
        cards += 1;
        (cards, coins)
    })
}

/// The tips of the spaces of the nobility track that pay, as printed.
pub fn paying_spaces() -> impl Iterator<Item = Tip> {
    let variant = NobilityVariant::Printed;
    (0..=LAST_NOBILITY_SPACE)
        .filter(move |&space| nobility_space(space, variant).is_some())
        .map(move |space| Tip::Space(space, variant))
}

/// What is read together: a paragraph, a point of a list, a ruling. In its parts words are marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage(pub Vec<Cow<'static, str>>);

impl Passage {
    fn one(text: &'static str) -> Passage {
        Passage(vec![Cow::Borrowed(text)])
    }

    /// The passage of a paragraph.
    pub fn of(pieces: &'static [Span]) -> Passage {
        Passage(pieces.iter().map(Span::text).collect())
    }

    /// The passage of a tip.
    pub fn of_tip(tip: Tip) -> Passage {
        Passage(vec![(text().tip().name)(tip).into(), (text().tip().what)(tip).into()])
    }

    /// The passage of a word of the game with its meaning.
    pub fn of_word(word: &'static str, meaning: &'static [Span]) -> Passage {
        let meaning = meaning.iter().map(Span::text);
        Passage(std::iter::once(Cow::Borrowed(word)).chain(meaning).collect())
    }

    /// The passage of a ruling.
    pub fn of_ruling(ruling: Ruling) -> Passage {
        let RulingText { question, answer, why } = ruling.text();
        let head = [Cow::Owned(ruling.name()), Cow::Borrowed(*question)];
        Passage(head.into_iter().chain(answer.iter().chain(*why).map(Span::text)).collect())
    }

    /// Whether all words occur in it or in the title above it.
    pub fn answers(&self, query: &Query, title: &str) -> bool {
        query.occurs(self.0.iter().map(|part| &**part).chain([title]))
    }

    /// How many words are marked in it.
    fn hits(&self, query: &Query, title: &str) -> usize {
        if !self.answers(query, title) {
            return 0;
        }
        self.0.iter().map(|part| query.hits(part).len()).sum()
    }
}

/// All that is read in a section, in the order of the page.
pub fn passages(topic: Topic) -> Vec<Passage> {
    let words = text().rules();
    let section = (words.section)(topic);
    let mut passages = vec![Passage::one(section.title)];
    for block in section.blocks {
        match block {
            Block::Text(pieces) => passages.push(Passage::of(pieces)),
            Block::Heading(heading) => passages.push(Passage::one(heading)),
            Block::List(points) | Block::Steps(points) => {
                passages.extend(points.iter().map(|point| Passage::of(point)));
            }
            Block::Picture(_, _, caption) => passages.push(Passage::of(caption)),
            Block::Prices => {}
            Block::Spaces => passages.extend(paying_spaces().map(Passage::of_tip)),
            Block::Rulings => passages.extend(Ruling::ALL.map(Passage::of_ruling)),
            Block::Words => {
                let word = |&(word, meaning): &(_, _)| Passage::of_word(word, meaning);
                passages.extend(words.words.iter().map(word));
            }
            Block::Symbols(tips) => passages.extend(tips.iter().copied().map(Passage::of_tip)),
        }
    }
    passages
}

/// How many places of each section a search finds.
pub fn find(query: &Query) -> Found {
    let count = |topic| {
        let title = (text().rules().section)(topic).title;
        passages(topic).iter().map(|passage| passage.hits(query, title)).sum()
    };
    if query.is_empty() { Found::default() } else { Found(Topic::ALL.map(count).into()) }
}
