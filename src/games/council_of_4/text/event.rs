//! Events in words: one sentence for each.

use super::pieces::bonuses;
use super::{Subjects, named, said};
use crate::games::council_of_4::rules::components::{
    MERCHANTS, MOST_COINS, Politics, QUEENS_REWARDS,
};
use crate::games::council_of_4::rules::{Event, Gained, Price, Source};
use crate::rules::Seat;
use crate::text::people::who;
use crate::text::{name_of, text};

/// Returns the event in words, with all that it holds; `names` are those of the seats.
pub fn sentence(event: &Event, names: &[String]) -> String {
    below(event, names, None)
}

/// Returns the same below the name of a seat, which is not told again where it would begin the sentence.
pub(super) fn below(event: &Event, names: &[String], below: Option<Seat>) -> String {
    let say = text().event();
    let name = |seat: Seat| name_of(names, seat);
    let who = who(names, below);
    match *event {
        Event::TurnBegan { seat, number } => say.turn_began(&name(seat), u32::from(number) + 1),
        Event::CardDrawn { seat, card } => say.drew(&name(seat), card),
        Event::DiscardsShuffled => say.reshuffled().to_owned(),
        Event::NoCardLeft { seat } => say.no_card_left(&name(seat)),
        Event::Paid { seat, price } => say.paid(&name(seat), &parts(price)),
        Event::Elected { seat, council, entered, left, by_servant: false } => {
            say.elected(said::event::Elected { name: &name(seat), entered, council, left })
        }
        Event::Elected { seat, council, entered, left, by_servant: true } => {
            say.sent(said::event::Sent { name: &name(seat), entered, council, left })
        }
        Event::PermitTaken { seat, permit, slot, free } => {
            let (name, region, permit) = (&*name(seat), permit.region(), &*named(permit));
            say.took(said::event::Took { name, permit, region, slot, free })
        }
        Event::PermitsChanged { seat, region } => say.changed(&name(seat), region, &[]),
        Event::SlotFilled { permit, slot, was_hidden } => {
            let gains = bonuses(permit.bonuses());
            say.turned_up(&named(permit), permit.region(), slot, was_hidden, &gains)
        }
        Event::QueenMoved { from, to } if from == to => say.queen_stayed(to.name()),
        Event::QueenMoved { from, to } => {
            say.queen_went(said::event::QueenWent { from: from.name(), to: to.name() })
        }
        Event::MerchantPlaced { seat, city, permit: Some(permit) } => {
            let (name, city, permit) = (&*name(seat), city.name(), &*named(permit));
            say.placed(said::event::Placed { name, city, permit, price: &[] })
        }
        Event::MerchantPlaced { seat, city, permit: None } => {
            let (name, city) = (&*name(seat), city.name());
            say.placed_with_queen(said::event::PlacedWithQueen { name, city, price: &[] })
        }
        Event::RewardTileClaimed { seat, tile, queens_reward } => {
            let vp = queens_reward.and_then(|place| QUEENS_REWARDS.get(usize::from(place)));
            say.tile(who(seat).as_deref(), tile, tile.vp(), vp.copied())
        }
        Event::Gained { seat, gain, source } => {
            let sentence = gained(&name(seat), gain, source);
            match gain {
                Gained::Coins { lost, .. } if lost > 0 => [sentence, coins_lost(lost)].join(" "),
                _ => sentence,
            }
        }
        Event::ChoiceOpened { seat, decision } => say.opens(&name(seat), decision),
        Event::PermitDeclined { seat } => say.declined(&name(seat)),
        Event::LastRoundBegan { seat } => say.last_round(who(seat).as_deref(), MERCHANTS),
        Event::TurnEnded { seat } => say.ended(&name(seat)),
        Event::GameEnded => say.game_over().to_owned(),
    }
}

/// Returns the coins that found no room, as a sentence.
pub(super) fn coins_lost(lost: u8) -> String {
    text().board().coins_lost(said::board::CoinsLost { lost, most_coins: MOST_COINS })
}

/// Returns the parts of a price, cards by their colours.
pub(super) fn parts(Price { cards, coins, servants }: Price) -> Vec<String> {
    let say = text().pieces();
    let cards: Vec<Politics> = cards.iter().collect();
    let paid = (!cards.is_empty()).then(|| text().event().paid_cards(cards.len() as u16, &cards));
    let coins = (coins > 0).then(|| say.coins(coins.into()));
    let servants = (servants > 0).then(|| say.servants(servants));
    [paid, coins, servants].into_iter().flatten().collect()
}

/// Returns a gain with its source, without the coins that found no room.
fn gained(name: &str, gain: Gained, source: Source) -> String {
    let (say, pieces) = (text().event(), text().pieces());
    let what = &*match gain {
        Gained::Coins { amount, .. } => pieces.coins(amount.into()),
        Gained::Servants(count) => pieces.servants(count.into()),
        Gained::Vp(count) => pieces.vp(count),
        Gained::Cards(count) => pieces.cards(count.into()),
        Gained::MainAction => pieces.main_action().to_owned(),
        Gained::NobilityStep(space) => say.step(space),
    };
    match source {
        Source::Action => say.gained(said::event::Gained { name, what }),
        Source::Permit(permit) => {
            let permit = &*named(permit);
            say.gained_from_permit(said::event::GainedFromPermit { name, what, permit })
        }
        Source::Token(city) => {
            let city = city.name();
            say.gained_from_token(said::event::GainedFromToken { name, what, city })
        }
        Source::NobilitySpace(space) => {
            say.gained_on_space(said::event::GainedOnSpace { name, what, space })
        }
        Source::LastMerchant => {
            say.gained_last_merchant(said::event::GainedLastMerchant { name, what })
        }
    }
}
