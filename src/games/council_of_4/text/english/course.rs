//! The lessons in English.

use super::words::{cities, colour, counted, listed, region};
use crate::games::council_of_4::rules::action::Action;
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::components::{
    Colour, Council, LAST_MERCHANT_VP, MERCHANTS, MOST_PERMITS_VP, NOBILITY_FIRST_VP,
    NOBILITY_SECOND_VP,
};
use crate::games::council_of_4::rules::state::PublicState;
use crate::games::council_of_4::scene::lesson::{Lesson, Saying};
use crate::games::council_of_4::scene::outcome::Totals;
use crate::games::council_of_4::text::course::CourseText;
use crate::games::council_of_4::text::letters;
use crate::text::people::name_of;

pub(in crate::games::council_of_4::text) static COURSE: CourseText = CourseText {
    lesson: |lesson| match lesson {
        Lesson::Aim => "The aim",
        Lesson::Elect => "Electing",
        Lesson::Acquire => "Acquiring a permit",
        Lesson::Place => "Placing a merchant",
        Lesson::Chains => "Chains",
        Lesson::Queen => "The queen",
        Lesson::Quick => "Quick actions",
        Lesson::End => "Nobility and the end",
    },
    sentence,
    detail,
    task,
};

fn sentence(saying: &Saying) -> &'static str {
    match saying {
        Saying::Aim => "Win the most victory points by placing merchants in cities.",
        Saying::Turn { .. } => {
            "A turn: draw a card, take one main action, and one quick action if you like."
        }
        Saying::Elect { .. } => "Who is elected enters at the arrow, and another falls out.",
        Saying::EndTurn { .. } => "Your turn ends when you say so.",
        Saying::Acquire { .. } => "Cards in the colours of a council buy one of its permits.",
        Saying::Place { .. } => "A permit places a merchant in one of its cities.",
        Saying::Chain { .. } => "Roads link your merchants, and every linked city pays again.",
        Saying::Queen { .. } => "With the queen you place a merchant without a permit.",
        Saying::Quick { .. } => "One quick action a turn, before or after the main action.",
        Saying::Nobility { .. } => "Some spaces of the nobility track pay.",
        Saying::End => "The first to place the last merchant begins the last round.",
        Saying::Farewell => "That is the game.",
    }
}

fn detail(saying: &Saying, names: &[String]) -> String {
    match saying {
        Saying::Aim => format!(
            "The shield holds your points. You have {MERCHANTS} merchants; whoever places all of \
             them first brings the end near."
        ),
        Saying::Turn { hand } => format!(
            "You have drawn, and hold {}. There are four main actions and four quick ones.",
            counted(*hand, "card")
        ),
        Saying::Elect { council, enters, leaves, coins, before, after } => format!(
            "You gain {}. With {} in and {} out, a permit of {} costs your cards {}, not {}.",
            counted(*coins, "coin"),
            lower(*enters),
            lower(*leaves),
            the(*council),
            counted(after.coins, "coin"),
            before.coins,
        ),
        Saying::EndTurn { next } => format!(
            "Your main action is done, and nobody must take a quick one. {} comes next.",
            name_of(names, *next)
        ),
        Saying::Acquire { price, permit, gains, .. } => format!(
            "The more cards, the fewer coins: {} and {} buy {}. It brings {} at once.",
            counted(price.cards, "card"),
            counted(price.coins, "coin"),
            letters(*permit),
            totals(gains),
        ),
        Saying::Place { city, servants, gains } => format!(
            "{} holds a merchant already, which costs you {}. The city’s token brings {}.",
            City::name(*city),
            counted(*servants, "servant"),
            totals(gains),
        ),
        Saying::Chain { city, joined, tokens, gains } => format!(
            "{} joins {}: {} bring {}.",
            City::name(*city),
            cities(*joined),
            counted(*tokens as u64, "token"),
            totals(gains),
        ),
        Saying::Queen { city, roads, way, price } => format!(
            "{} satisfy her council for {}. Her way of {} to {} takes {} more.",
            counted(price.cards, "card"),
            counted(price.coins, "coin"),
            counted(*roads, "road"),
            City::name(*city),
            counted(*way, "coin"),
        ),
        Saying::Quick { coins, servants } => format!(
            "{} costs {}. The others: change permits, send a servant to elect, buy one more main \
             action.",
            counted(*servants, "servant"),
            counted(*coins, "coin"),
        ),
        Saying::Nobility { permit, space } => format!(
            "Permit {} leads you to space {space}, where the token of one of your cities pays once \
             more. You choose which.",
            letters(*permit),
        ),
        Saying::End => format!(
            "It brings {LAST_MERCHANT_VP} VP. Then the tiles of full regions and colours count, \
             {NOBILITY_FIRST_VP} and {NOBILITY_SECOND_VP} VP for nobility, {MOST_PERMITS_VP} for \
             most permits."
        ),
        Saying::Farewell => {
            "The table tells what each action costs and brings before you take it, and why one is \
             not possible."
                .to_owned()
        }
    }
}

fn task(action: Action, table: &PublicState) -> String {
    match action {
        Action::Elect { colour, council } => {
            format!("elect {} to {}", lower(colour), the(council))
        }
        Action::Acquire { region, slot, payment } => format!(
            "take the permit {} for {}",
            table.permit(region, slot).map(letters).unwrap_or_default(),
            counted(payment.len(), "card"),
        ),
        Action::Place { permit, city } => {
            format!("place a merchant in {} with permit {}", city.name(), letters(permit))
        }
        Action::PlaceWithQueen { city, payment } => {
            format!("bring the queen to {} for {}", city.name(), counted(payment.len(), "card"))
        }
        Action::EngageServant => "engage a servant".to_owned(),
        Action::ChangePermits { region: of } => format!("change the permits of {}", region(of)),
        Action::SendServant { colour, council } => {
            format!("send a servant to elect {} to {}", lower(colour), the(council))
        }
        Action::AdditionalMain => "buy an additional main action".to_owned(),
        Action::EndTurn => "end your turn".to_owned(),
        Action::ChooseToken { .. } => "choose a city whose token pays again".to_owned(),
        Action::ChooseTokens { .. } => "choose two cities whose tokens pay again".to_owned(),
        Action::TakePermit { .. } | Action::DeclinePermit => "take a permit or none".to_owned(),
        Action::RepeatPermit { .. } => "choose a permit to repeat".to_owned(),
    }
}

fn lower(of: Colour) -> String {
    colour(of).to_lowercase()
}

fn the(of: Council) -> String {
    match of {
        Council::Region(of) => format!("the {} council", region(of)),
        Council::Queen => "the queen’s council".to_owned(),
    }
}

fn totals(of: &Totals) -> String {
    let counts = [
        (of.coins, "coin"),
        (of.servants, "servant"),
        (of.cards, "card"),
        (of.nobility, "nobility step"),
        (of.main_actions, "additional main action"),
    ];
    let counts = counts.into_iter().filter(|(amount, _)| *amount > 0);
    let mut all: Vec<String> = counts.map(|(amount, thing)| counted(amount, thing)).collect();
    all.extend((of.vp > 0).then(|| format!("{} VP", of.vp)));
    listed(&all)
}
