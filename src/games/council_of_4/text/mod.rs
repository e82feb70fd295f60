//! Every text for people that is Council of 4's own, but for what only the tool says, in one typed table
//! for each language: a missing text does not compile.

use std::sync::LazyLock;

use crate::games::council_of_4::rules::action::Slot;
use crate::games::council_of_4::rules::board::{CityColour, Region, Sides};
use crate::games::council_of_4::rules::components::{
    Bonus, Colour, Council, Permit, Politics, RewardTile,
};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::rules::setup::SetupError;
use crate::games::council_of_4::rules::state::Decision;
use crate::games::council_of_4::scene::shown::TurnPart;
use crate::games::council_of_4::scene::{Fact, Kind, Reason};
use crate::text::cover::CoverText;
use crate::text::subjects::subjects;
use crate::text::{Language, Text};

pub mod access;
pub mod boards;
pub mod brief;
pub mod concern;
pub mod course;
pub(super) mod english;
pub mod event;
mod flaw;
mod french;
mod german;
mod italian;
pub mod live;
pub mod log;
pub mod motive;
pub mod moves;
pub mod new_game;
pub mod outcome;
mod receipt;
pub mod replayed;
pub mod rules;
pub mod sheet;
mod spanish;
pub mod tasks;
pub mod tip;
pub mod told;
pub mod trace;

use access::AccessText;
use boards::BoardsText;
use brief::BriefText;
use concern::ConcernText;
use course::{CourseText, Lessons};
use event::EventText;
use motive::MotiveText;
use moves::MoveText;
use new_game::NewGameText;
use replayed::ReplayedText;
use rules::Manual;
use sheet::SheetText;
use tasks::TasksText;
use tip::TipText;
use trace::TraceText;

pub use receipt::ReceiptText;

/// The words of the game. Functions take what differs from case to case.
#[allow(missing_docs, reason = "the names say it")]
pub struct WordsText {
    pub colour: fn(Colour) -> &'static str,
    pub card: fn(Politics) -> &'static str,
    pub region: fn(Region) -> &'static str,
    pub region_short: fn(Region) -> &'static str,
    pub neutral: &'static str,
    pub council: fn(Council) -> &'static str,
    pub city_colour: fn(CityColour) -> &'static str,
    pub tile: fn(RewardTile) -> &'static str,
    pub bonus: fn(Bonus) -> String,
    pub place: fn(usize) -> &'static str,

    pub coins: fn(u16) -> String,
    pub servants: fn(u16) -> String,
    pub cards: fn(u16) -> String,
    pub nobility_steps: fn(u16) -> String,
    pub permits: fn(u16, u16) -> String,
    pub merchants_left: fn(u16) -> String,

    pub kind: fn(Kind) -> &'static str,
    pub kind_title: fn(Kind) -> &'static str,
    pub question: fn(Decision) -> &'static str,
    pub confirm: fn(Kind, Option<String>) -> String,
    pub turn_part: fn(TurnPart) -> &'static str,
    pub reason: fn(&Reason) -> String,
    pub fact: fn(Fact) -> String,
    pub illegal: fn(Illegal) -> String,
    pub setup: fn(SetupError) -> String,
}

subjects!(
    loading,
    /// The subjects that Council of 4 adds to the texts of a language.
    trait Subjects,
    {
        words: WordsText = WORDS;
        board: BoardText = BOARD;
        boards: BoardsText = BOARDS;
        brief: BriefText = BRIEF;
        concern: ConcernText = CONCERN;
        motive: MotiveText = MOTIVE;
        receipt: ReceiptText = RECEIPT;
        sheet: SheetText = SHEET;
        trace: TraceText = TRACE;
        course: CourseText = COURSE;
        lessons: LazyLock<Lessons> = LESSONS;
        playing_well: LazyLock<Lessons> = PLAYING_WELL;
        event: EventText = EVENT;
        manual: LazyLock<Manual> = MANUAL;
        tip: TipText = TIP;
        moves: MoveText = MOVES;
        tasks: TasksText = TASKS;
        access: AccessText = ACCESS;
        replayed: ReplayedText = REPLAYED;
    }
);

subjects!(
    loading_cover,
    /// The texts of Council of 4 on the start page.
    trait Front,
    {
        cover: CoverText = COVER;
        new_game: NewGameText = NEW_GAME;
    }
);

/// The texts of the table, its pieces and its actions.
#[allow(missing_docs, reason = "the names say it")]
pub struct BoardText {
    pub court_landmark: &'static str,
    pub map: fn(Option<Sides>) -> String,
    pub queens_council: &'static str,
    pub queen_in: &'static str,
    pub per_road: &'static str,
    pub queens_rewards: &'static str,
    pub city_colours: &'static str,
    pub all_of: fn(usize, bool) -> String,
    pub no_permit_here: fn(Region, Slot) -> String,
    pub own_of: fn(usize, usize) -> String,
    pub track_label: fn(&str, u8, u8) -> String,
    pub needs: &'static str,
    pub taken: &'static str,
    pub no_cards: &'static str,
    pub no_permit: &'static str,
    pub no_merchant: &'static str,
    pub no_city: &'static str,
    pub no_deck: &'static str,
    pub gain_word: &'static str,
    pub pay_word: &'static str,
    pub a_permit: &'static str,
    pub by_permit: &'static str,
    pub the_permits: &'static str,
    pub none: &'static str,
    pub claimed_by: fn(&str) -> String,
    pub claimed: &'static str,
    pub reserve: &'static str,
    pub reserve_short: &'static str,
    pub piles: fn(u8, u8) -> String,
    pub in_city: fn(&str) -> String,
    pub deck: &'static str,
    pub discard: &'static str,
    pub set: &'static str,
    pub region_tile: fn(Region, u16, Option<&str>) -> String,
    pub permit_deck: fn(Region, u8) -> String,
    pub chosen: fn(u8) -> String,
    pub tiles_taken: &'static str,
    pub group_label: fn(&str, u8, u8) -> String,
    pub your_permits: fn(u8) -> String,
    pub used: fn(u8) -> String,
    pub used_pile: fn(u8) -> String,
    pub permit_list: &'static str,
    pub main: &'static str,
    pub quick: &'static str,
    pub left: fn(u8) -> String,
    pub main_first: &'static str,
    pub choice_open: &'static str,
    pub unused: fn(u8, bool) -> String,
    pub price: &'static str,
    /// Price of satisfying a council with a number of cards.
    pub price_of: fn(u8, u8) -> String,
    pub rung: fn(u8) -> String,
    pub cards_cell: &'static str,
    pub enters: fn(&str) -> String,
    pub falls_out: &'static str,
    pub chain: fn(usize) -> String,
    pub sets: &'static str,
    pub at_the_end: &'static str,
    pub coins_lost: fn(u8) -> String,
    /// What to do with nothing begun: at first, after the main action, and after the quick one.
    pub idle: &'static str,
    pub idle_quick: &'static str,
    pub idle_main: &'static str,
    pub pick_colour: &'static str,
    pub pick_council: &'static str,
    pub pick_slot: &'static str,
    pub pick_cards: &'static str,
    pub pick_permit: &'static str,
    pub pick_city: &'static str,
    pub pick_region: &'static str,
    pub tab_map: &'static str,
    pub tab_councils: &'static str,
    pub tab_tracks: &'static str,
    pub whole_map: &'static str,
    pub city_label: fn(&CityLabel<'_>) -> String,
    pub permit_label: fn(&str, &str, Option<(Region, Slot)>) -> String,
    pub council_label: fn(&str, &str) -> String,
    pub reserve_label: fn(&str, u8) -> String,
}

/// The parts of a city's label.
#[allow(missing_docs, reason = "the names say it")]
pub struct CityLabel<'a> {
    pub name: &'a str,
    pub letter: char,
    pub colour: CityColour,
    pub region: Region,
    pub token: Option<String>,
    pub merchants: Vec<&'a str>,
    pub queen: bool,
    pub roads: Vec<&'a str>,
    /// The sentence that it may be picked, with its price.
    pub legal: Option<String>,
}

/// Returns the letters of a permit's cities, as on its head.
pub fn letters(permit: Permit) -> String {
    let letters: Vec<String> = permit.cities().iter().map(|city| city.to_string()).collect();
    letters.join("·")
}

/// The name of a board, `1·2·1`.
pub fn dotted(key: &str) -> String {
    key.chars().map(String::from).collect::<Vec<_>>().join("·")
}

/// A permit by its id and its cities.
pub fn named(permit: Permit) -> String {
    format!("{permit} ({})", letters(permit))
}
