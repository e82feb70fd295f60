//! Reasons why something isn’t possible, in French.

use super::words::{choice, cities, coins, colour, of_council, of_region, servants, slot};
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::scene::Reason;
use crate::games::council_of_4::text::named;

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "Ce n’est pas votre tour.".to_owned(),
        Reason::NoMatchingCards => "Aucune de vos cartes ne convient.".to_owned(),
        Reason::NoReadyPermit => "Vous n’avez aucun permis prêt.".to_owned(),
        Reason::NoFreeCity => "Vous avez déjà un marchand dans chaque ville possible.".to_owned(),
        Reason::NoPermitLeft => "Il ne reste de permis dans aucune région.".to_owned(),
        Reason::NoDeckLeft => "Toutes les piles de permis sont vides.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            format!("Vous n’avez aucun permis prêt pour {}.", City::name(city))
        }
        Reason::Illegal(illegal) => self::illegal(illegal),
    }
}

pub(super) fn illegal(illegal: Illegal) -> String {
    let have = |have: u16| match have {
        0 => "vous n’en avez pas".to_owned(),
        have => format!("vous en avez {have}"),
    };
    match illegal {
        Illegal::GameOver => "La partie est finie.".to_owned(),
        Illegal::ChoiceOpen(decision) => {
            format!("Faites d’abord votre choix : {}.", choice(decision))
        }
        Illegal::NoSuchChoice => "Ce choix n’est pas proposé maintenant.".to_owned(),
        Illegal::NoMainActionLeft => {
            "Il ne vous reste aucune action principale ce tour-ci.".to_owned()
        }
        Illegal::QuickActionTaken => {
            "Vous avez déjà utilisé l’action rapide de ce tour.".to_owned()
        }
        Illegal::MainActionFirst => "Faites d’abord une action principale.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("La réserve n’a aucun conseiller {}.", colour(of).to_lowercase())
        }
        Illegal::NoPermitThere(of, at) => {
            format!("Le {} emplacement de permis {} est vide.", slot(at), of_region(of))
        }
        Illegal::NoCards => "Choisissez au moins 1 carte.".to_owned(),
        Illegal::CardsNotInHand => "Vous n’avez pas ces cartes.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("Le conseil {} n’a plus de conseiller pour cette carte.", of_council(of))
        }
        Illegal::Coins { needed, have: in_hand } => {
            format!("Il vous faut {}, {}.", coins(needed), have(in_hand.into()))
        }
        Illegal::Servants { needed, have: in_hand } => {
            format!("Il vous faut {}, {}.", servants(needed), have(in_hand))
        }
        Illegal::NotYourPermit(permit) => {
            format!("Le permis {} n’est pas à vous.", named(permit))
        }
        Illegal::PermitUsed(permit) => {
            format!("Vous avez déjà utilisé le permis {}.", named(permit))
        }
        Illegal::CityNotOnPermit(permit, city) => {
            format!("{} n’est pas sur le permis {}.", City::name(city), named(permit))
        }
        Illegal::MerchantThere(city) => {
            format!("Vous avez déjà un marchand à {}.", City::name(city))
        }
        Illegal::NoMerchantLeft => "Vous avez placé tous vos marchands.".to_owned(),
        Illegal::DeckEmpty(of) => format!("La pile de permis {} est vide.", of_region(of)),
        Illegal::NoMerchantThere(city) => {
            format!("Vous n’avez pas de marchand à {}.", City::name(city))
        }
        Illegal::NotRepeatable(city) => format!(
            "{} ne peut pas être choisie : il y faut votre marchand et un jeton sans noblesse.",
            City::name(city)
        ),
        Illegal::NotAPair(one, other) if one == other => {
            format!("Choisissez 2 villes différentes, pas deux fois {}.", City::name(one))
        }
        Illegal::NotAPair(one, other) => {
            let pair: CitySet = [one, other].into_iter().collect();
            format!("Choisissez les 2 villes dans l’ordre de leurs lettres : {}.", cities(pair))
        }
    }
}
