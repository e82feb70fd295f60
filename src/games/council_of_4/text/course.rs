//! The lessons in words: their texts, and the values of their steps.

use super::{Subjects, city, file, letters, said};
use crate::games::council_of_4::CouncilOf4;
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::view::View;
use crate::games::council_of_4::scene::lesson::{Lesson, Saying};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::scene::lesson::Curriculum;
use crate::text::course::{Lessons, TaughtInWords, Value, values};
use crate::text::files::Read;
use crate::text::people::name_of;
use crate::text::text;

impl TaughtInWords for CouncilOf4 {
    const VALUES: &'static [(&'static str, Value<CouncilOf4>)] = values! {
        names;
        "hand": Saying::Turn { hand } => text().pieces().cards(hand.into());
        "council": Saying::Elect { council, .. } => text().course().council_name(council);
        "entering": Saying::Elect { enters, .. } => text().course().colour_name(enters);
        "leaving": Saying::Elect { leaves, .. } => text().course().colour_name(leaves);
        "gained-coins": Saying::Elect { coins, .. } => text().pieces().coins(coins);
        "price-before": Saying::Elect { before, .. } => before.coins.to_string();
        "price-after": Saying::Elect { after, .. } => text().pieces().coins(after.coins);
        "next-player": Saying::EndTurn { next } => name_of(names, next).into_owned();
        "permit": Saying::Acquire { permit, .. } | Saying::Nobility { permit, .. } => letters(permit);
        "paid-cards": Saying::Acquire { price, .. } | Saying::Queen { price, .. } => text().pieces().cards(price.cards.into());
        "paid-coins": Saying::Acquire { price, .. } | Saying::Queen { price, .. } => text().pieces().coins(price.coins);
        "gains": Saying::Acquire { gains: ref of, .. } | Saying::Place { gains: ref of, .. } | Saying::Chain { gains: ref of, .. } => gains(of);
        "city": Saying::Place { city, .. } | Saying::Chain { city, .. } | Saying::Queen { city, .. } | Saying::Tempo { city, .. } | Saying::Finish { city, .. } => city.name().to_owned();
        "paid-servants": Saying::Place { servants, .. } | Saying::Tempo { servants, .. } => text().pieces().servants(servants);
        "points": Saying::Finish { vp, .. } => gains(&Totals { vp, ..Totals::default() });
        "joined-cities": Saying::Chain { joined, .. } => text().course().cities(&city::names(joined.iter()));
        "paying-tokens": Saying::Chain { tokens, .. } => text().course().tokens(tokens as u16);
        "roads": Saying::Queen { roads, .. } => text().course().roads(roads.into());
        "way-coins": Saying::Queen { way, .. } => text().pieces().coins(way);
        "engage-coins": Saying::Quick { coins, .. } => text().pieces().coins(coins);
        "engaged-servants": Saying::Quick { servants, .. } => text().pieces().servants(servants);
        "space": Saying::Nobility { space, .. } => space.to_string();
    };

    fn lessons(of: Curriculum) -> Option<&'static Lessons<CouncilOf4>> {
        static FIRST_GAME: Read<Lessons<CouncilOf4>> = Read::none();
        static PLAYING_WELL: Read<Lessons<CouncilOf4>> = Read::none();
        let (read, text) = match of {
            Curriculum::FirstGame => (&FIRST_GAME, file::lessons as fn(_) -> _),
            Curriculum::PlayingWell => (&PLAYING_WELL, file::playing_well as fn(_) -> _),
        };
        Some(read.get(&file::FILES, |language| Lessons::read(text(language))))
    }

    fn lesson(lesson: Lesson) -> String {
        text().course().title(lesson)
    }

    fn task(action: Action, view: &View) -> String {
        let say = text().course();
        match action {
            Action::Elect { colour, council } => say.elect(colour, council),
            Action::Acquire { region, slot, payment } => {
                let permit = view.table.permit(region, slot).map(letters).unwrap_or_default();
                say.acquire(&permit, payment.len().into())
            }
            Action::Place { permit, city } => {
                say.place(said::course::Place { city: city.name(), permit: &letters(permit) })
            }
            Action::PlaceWithQueen { city, payment } => {
                say.place_with_queen(city.name(), payment.len().into())
            }
            Action::EngageServant => say.engage_servant().to_owned(),
            Action::ChangePermits { region } => say.change_permits(region),
            Action::SendServant { colour, council } => say.send_servant(colour, council),
            Action::AdditionalMain => say.additional_main().to_owned(),
            Action::EndTurn => say.end_turn().to_owned(),
            Action::ChooseToken { .. } => say.choose_token().to_owned(),
            Action::ChooseTokens { .. } => say.choose_tokens().to_owned(),
            Action::TakePermit { .. } | Action::DeclinePermit => say.take_permit().to_owned(),
            Action::RepeatPermit { .. } => say.repeat_permit().to_owned(),
        }
    }
}

/// Returns gains inside a sentence.
pub fn gains(of: &Totals) -> String {
    let (say, pieces) = (text().course(), text().pieces());
    let all = [
        (of.coins > 0).then(|| pieces.coins(of.coins)),
        (of.servants > 0).then(|| pieces.servants(of.servants)),
        (of.cards > 0).then(|| pieces.cards(of.cards)),
        (of.nobility > 0).then(|| pieces.nobility_steps(of.nobility)),
        (of.main_actions > 0).then(|| say.main_actions(of.main_actions)),
        (of.vp > 0).then(|| pieces.vp(of.vp)),
    ];
    say.gains(&all.into_iter().flatten().collect::<Vec<_>>())
}
