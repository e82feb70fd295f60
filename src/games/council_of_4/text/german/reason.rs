//! Reasons why something isn’t possible, in German.

use super::words::{choice, cities, coins, colour, council, region, servants, slot};
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::scene::Reason;
use crate::games::council_of_4::text::named;

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "Du bist nicht am Zug.".to_owned(),
        Reason::NoMatchingCards => "Keine deiner Karten passt.".to_owned(),
        Reason::NoReadyPermit => "Keine deiner Lizenzen ist bereit.".to_owned(),
        Reason::NoFreeCity => "Du hast schon in jeder möglichen Stadt einen Händler.".to_owned(),
        Reason::NoPermitLeft => "In keiner Region ist noch eine Lizenz übrig.".to_owned(),
        Reason::NoDeckLeft => "Alle Lizenzstapel sind leer.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            format!("Du hast keine Lizenz für {} bereit.", City::name(city))
        }
        Reason::Illegal(illegal) => self::illegal(illegal),
    }
}

pub(super) fn illegal(illegal: Illegal) -> String {
    let none_or = |have: u16, none: &str| match have {
        0 => none.to_owned(),
        have => have.to_string(),
    };
    match illegal {
        Illegal::GameOver => "Die Partie ist zu Ende.".to_owned(),
        Illegal::ChoiceOpen(decision) => format!("Wähle zuerst {} aus.", choice(decision)),
        Illegal::NoSuchChoice => "Diese Auswahl gibt es gerade nicht.".to_owned(),
        Illegal::NoMainActionLeft => {
            "In diesem Zug hast du keine Hauptaktion mehr übrig.".to_owned()
        }
        Illegal::QuickActionTaken => {
            "Die Schnellaktion dieses Zuges hast du schon benutzt.".to_owned()
        }
        Illegal::MainActionFirst => "Mach zuerst eine Hauptaktion.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("Im Vorrat ist kein Ratsmitglied in {}.", colour(of))
        }
        Illegal::NoPermitThere(of, at) => {
            format!("{}, {} Platz: Dort liegt keine Lizenz.", region(of), slot(at))
        }
        Illegal::NoCards => "Wähle mindestens 1 Karte aus.".to_owned(),
        Illegal::CardsNotInHand => "Diese Karten hast du nicht.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("Im Rat der {} passt kein Mitglied mehr zu dieser Karte.", council(of))
        }
        Illegal::Coins { needed, have } => {
            format!("Du brauchst {} und hast {}.", coins(needed), none_or(have.into(), "keine"))
        }
        Illegal::Servants { needed, have } => {
            format!("Du brauchst {} und hast {}.", servants(needed), none_or(have, "keinen"))
        }
        Illegal::NotYourPermit(permit) => {
            format!("Lizenz {} gehört dir nicht.", named(permit))
        }
        Illegal::PermitUsed(permit) => {
            format!("Lizenz {} hast du schon benutzt.", named(permit))
        }
        Illegal::CityNotOnPermit(permit, city) => {
            format!("{} steht nicht auf Lizenz {}.", City::name(city), named(permit))
        }
        Illegal::MerchantThere(city) => {
            format!("In {} hast du schon einen Händler.", City::name(city))
        }
        Illegal::NoMerchantLeft => "Du hast alle deine Händler gesetzt.".to_owned(),
        Illegal::DeckEmpty(of) => format!("Der Lizenzstapel der {} ist leer.", region(of)),
        Illegal::NoMerchantThere(city) => {
            format!("In {} hast du keinen Händler.", City::name(city))
        }
        Illegal::NotRepeatable(city) => format!(
            "{} geht nicht: Dort müssen dein Händler und ein Marker ohne Adel sein.",
            City::name(city)
        ),
        Illegal::NotAPair(one, other) if one == other => {
            format!("Wähle 2 verschiedene Städte aus, nicht zweimal {}.", City::name(one))
        }
        Illegal::NotAPair(one, other) => {
            let pair: CitySet = [one, other].into_iter().collect();
            format!("Wähle die 2 Städte in der Reihenfolge ihrer Buchstaben aus: {}.", cities(pair))
        }
    }
}
