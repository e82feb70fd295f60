//! Flaws of a set-up or an action.

use super::{Subjects, said};
use crate::games::four_towers::rules::components::{
    BOUGHT, EXPANDS, MERCHANTS, PLAYERS, Space, When,
};
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::{Decision, Illegal};
use crate::text::{InWords, text};

impl InWords for SetupError {
    fn in_words(&self) -> String {
        match *self {
            SetupError::Players(count) => {
                let (fewest, most) = PLAYERS.into_inner();
                text().illegal().players(said::illegal::Players { count, fewest, most })
            }
            SetupError::NoSuchSeat(seat) => text().error().no_such_seat(seat.0),
        }
    }
}

impl InWords for Illegal {
    fn in_words(&self) -> String {
        let say = text().illegal();
        match *self {
            Illegal::GameOver => say.another_decision(Decision::Over),
            Illegal::AnotherDecision(due) => say.another_decision(due),
            Illegal::Closed(of) => say.closed(of.number(), of),
            Illegal::EmptySlot(slot) => say.empty_slot(slot.0.saturating_add(1)),
            Illegal::MarketNotFull => say.market_not_full(MERCHANTS),
            Illegal::TooFewBought => say.too_few_bought(BOUGHT),
            Illegal::ThirdTaken => say.third_taken().to_owned(),
            Illegal::AllBought => say.all_bought(BOUGHT),
            Illegal::WrongPrice { due, paid } => {
                say.wrong_price(said::illegal::WrongPrice { due, paid })
            }
            Illegal::TooFew(of) => say.too_few(of),
            Illegal::WrongNumber { due, named } => {
                say.wrong_number(said::illegal::WrongNumber { due, named })
            }
            Illegal::TooMany { most, named } => {
                say.too_many(said::illegal::TooMany { most, named })
            }
            Illegal::NotOwned(of) => say.not_owned(of),
            Illegal::NotNow(of) => match of.when() {
                When::Begin => say.works_at_begin(of),
                When::End => say.works_at_end(of),
                When::GivingUp(trade) => say.works_with(of, trade),
            },
            Illegal::UsedAlready(of) => say.used_already(of),
            Illegal::NoToken(of) => say.no_token(of),
            Illegal::NoSpirit(of) => say.no_spirit(of),
            Illegal::NotThere { village, clan } => say.not_there(clan, village),
            Illegal::NoLine(one, other) => say.no_line(said::illegal::NoLine { one, other }),
            Illegal::WrongRing(of) => say.wrong_ring(of, of.ring()),
            Illegal::SameClan(of) => say.same_clan(of),
            Illegal::NotSingle(of) => say.not_single(of),
            Illegal::CannotFall(_) => say.cannot_fall().to_owned(),
            Illegal::OnGold => say.on_gold().to_owned(),
            Illegal::NotInTemple(of) => say.not_in_temple(of),
            Illegal::NoFollower(of) => say.no_follower(of),
            Illegal::NoLordMade => say.no_lord_made().to_owned(),
            Illegal::NoDemonMade => say.no_demon_made().to_owned(),
            Illegal::NobodyAbove => say.nobody_above().to_owned(),
            Illegal::NotLast => say.not_last().to_owned(),
            Illegal::Nobody(of) => say.nobody(of),
            Illegal::NoCaptain => say.no_captain().to_owned(),
            Illegal::StuckDraw => say.stuck_draw().to_owned(),
            Illegal::NotDrawn(of) => say.not_drawn(of),
            Illegal::NoPlace { village, clan } => say.no_place(clan, village),
            Illegal::NotBursting(of) => say.not_bursting(of, EXPANDS),
            Illegal::NoSpace { clan, space: Space::Follower } => say.no_space_for_follower(clan),
            Illegal::NoSpace { clan, space: Space::Of(trade) } => say.no_space(clan, trade),
            Illegal::FitsElsewhere(of) => say.fits_elsewhere(of),
        }
    }
}
