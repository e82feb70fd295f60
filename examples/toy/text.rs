//! Every text for people: the messages in `text/english`, and what tells by them.

use std::fmt::{self, Display, Formatter};

use curia::rules::Seat;
use curia::scene::{At, Confirm, Prompt};
use curia::session::Entry;
use curia::text::cover::Cover;
use curia::text::error::InWords;
use curia::text::files::Read;
use curia::text::people::name_of;
use curia::text::rules::{Manual, Ruled};
use curia::text::text;
use curia::text::told::{Manner, Told};
use curia::vocabulary;

use super::{Action, Event, HAND, Illegal, LAID, STAKE, SetupError, Toy, View};

/// The enums in messages.
mod types {
    pub use super::super::Phase;
    pub use super::Symbol;
    pub use curia::record::SeatColour;
}

include!(concat!(env!("OUT_DIR"), "/toy.rs"));

vocabulary! {
    /// What has a tip.
    pub enum Symbol {
        Card = "card",
        Prize = "prize",
        Stake = "stake",
    }
}

impl Display for Symbol {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

impl InWords for SetupError {
    fn in_words(&self) -> String {
        text().moves().players(self.0)
    }
}

impl InWords for Illegal {
    fn in_words(&self) -> String {
        text().moves().refused(self.0)
    }
}

impl Told for Toy {
    type Gains = ();

    const COVER: fn() -> Cover = cover;

    fn title(view: &View, action: Action, _: &[String]) -> String {
        let say = text().moves();
        match action {
            Action::Lay(card) => say.lay(card),
            Action::Take(slot) => {
                let prize = view.table.prizes.get(usize::from(slot));
                say.take(prize.copied().unwrap_or_default())
            }
            Action::Keep => say.keep().to_owned(),
            Action::Stake => say.stake().to_owned(),
        }
    }

    fn kind_name(view: &View, _: Option<()>) -> String {
        text().moves().asked(view.table.phase)
    }

    fn purpose(points: &u32, _: &[String]) -> String {
        text().moves().brings(*points)
    }

    fn your_turn(view: &View, _: impl DoubleEndedIterator<Item = Entry<Toy>>) -> String {
        text().labels().sentence(&text().moves().asked(view.table.phase))
    }

    fn cause((): ()) -> String {
        text().moves().cause().to_owned()
    }

    fn tell(entry: &Entry<Toy>, names: &[String], manner: Manner) -> String {
        let most = if manner == Manner::Deed { 1 } else { usize::MAX };
        let events = entry.events.iter().take(most).map(|event| sentence(event, names));
        let kept = (entry.action == Some(Action::Keep))
            .then(|| text().event().kept(&name_of(names, entry.seat)));
        kept.into_iter().chain(events).collect::<Vec<_>>().join(" ")
    }

    fn prompt(at: &At<'_, Toy>) -> Option<Prompt> {
        let next = text().moves().asked(at.view.table.phase);
        let Some(action) = at.picked.shown else {
            return (!at.legal.actions().is_empty()).then(|| Prompt { next, ..Prompt::default() });
        };
        let title = Toy::title(at.view, action, at.names);
        let confirm = Confirm { word: title.clone(), is_ready: true, reveals: None };
        Some(Prompt { is_begun: true, title, confirm: Some(confirm), ..Prompt::default() })
    }

    fn waiting(at: &At<'_, Toy>) -> String {
        text().moves().asked(at.view.table.phase)
    }
}

/// Returns an event in words; `names` are those of the seats.
pub fn sentence(event: &Event, names: &[String]) -> String {
    let say = text().event();
    let name = |seat: &Seat| name_of(names, *seat);
    let list = |cards: &[u8]| cards.iter().map(u8::to_string).collect::<Vec<_>>();
    match event {
        Event::Dealt { seat, cards: None } => say.drew(&name(seat)),
        Event::Dealt { seat, cards: Some(cards) } => say.drew_known(&name(seat), &list(cards)),
        Event::Laid { seat, card: None } => say.laid(&name(seat)),
        Event::Laid { seat, card: Some(card) } => say.laid_known(&name(seat), *card),
        Event::Shown { seat, laid } => say.showed(&name(seat), &list(laid)),
        Event::Took { seat, prize } => say.took(&name(seat), *prize),
        Event::Staked { seat, luck: luck @ ..0 } => say.lost(&name(seat), luck.unsigned_abs()),
        Event::Staked { seat, luck } => say.won(&name(seat), luck.unsigned_abs()),
    }
}

vocabulary! {
    /// A section of the rules.
    pub enum Topic {
        Aim = "aim",
        Round = "round",
    }
}

impl Ruled for Toy {
    type Topic = Topic;
    type Amount = ();
    type Tip = Symbol;
    type Picture = ();
    type Drawing = ();

    fn manual() -> &'static Manual<Toy> {
        static READ: Read<Manual<Toy>> = Read::none();
        READ.get(&manual::FILES, |language| Manual::read(manual::rules(language), "", ""))
    }

    fn tip(of: Symbol) -> [String; 2] {
        [text().tip().name(of), text().tip().what(of, STAKE)]
    }

    fn number(name: &str) -> Option<u16> {
        match name {
            "held" => Some(HAND as u16),
            "laid" => Some(LAID as u16),
            "stake" => u16::try_from(STAKE).ok(),
            _ => None,
        }
    }
}
