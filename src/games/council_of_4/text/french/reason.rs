//! Why something is not possible, in French.

use super::words::{choice, cities, coins, colour, of, of_council, of_region, servants, slot};
use crate::games::council_of_4::rules::board::{City, CitySet};
use crate::games::council_of_4::rules::legal::Illegal;
use crate::games::council_of_4::scene::Reason;
use crate::games::council_of_4::text::named;

pub(super) fn reason(reason: &Reason) -> String {
    match *reason {
        Reason::NotYourTurn => "Ce n’est pas votre tour.".to_owned(),
        Reason::NoMatchingCards => "Aucune carte de votre main ne convient au conseil.".to_owned(),
        Reason::NoReadyPermit => "Vous n’avez aucun permis prêt.".to_owned(),
        Reason::NoFreeCity => "Vous avez un marchand dans chacune de ces villes.".to_owned(),
        Reason::NoPermitLeft => "Il ne reste de permis dans aucune région.".to_owned(),
        Reason::NoDeckLeft => "Toutes les piles de permis sont vides.".to_owned(),
        Reason::CityOnNoPermit(city) => {
            format!("Aucun de vos permis prêts ne porte {}.", City::name(city))
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
            format!("Répondez d’abord au choix ouvert : {}.", choice(decision))
        }
        Illegal::NoSuchChoice => "Aucun choix de cette sorte n’est ouvert.".to_owned(),
        Illegal::NoMainActionLeft => "Il ne reste aucune action principale à ce tour.".to_owned(),
        Illegal::QuickActionTaken => "L’action rapide de ce tour est déjà prise.".to_owned(),
        Illegal::MainActionFirst => "Il faut d’abord une action principale.".to_owned(),
        Illegal::NotInReserve(of) => {
            format!("Aucun conseiller {} n’est dans la réserve.", colour(of).to_lowercase())
        }
        Illegal::NoPermitThere(of, at) => {
            format!("Le {} emplacement de permis {} est vide.", slot(at), of_region(of))
        }
        Illegal::NoCards => "Choisissez au moins une carte.".to_owned(),
        Illegal::CardsNotInHand => "Ces cartes ne sont pas dans votre main.".to_owned(),
        Illegal::CardsDontMatch(of) => {
            format!("Aucun conseiller du conseil {} ne reste pour cette carte.", of_council(of))
        }
        Illegal::Coins { needed, have: in_hand } => {
            format!("Il faut {}, {}.", coins(needed), have(in_hand.into()))
        }
        Illegal::Servants { needed, have: in_hand } => {
            format!("Il faut {}, {}.", servants(needed), have(in_hand))
        }
        Illegal::NotYourPermit(permit) => {
            format!("Le permis {} n’est pas à vous.", named(permit))
        }
        Illegal::PermitUsed(permit) => format!("Le permis {} a déjà servi.", named(permit)),
        Illegal::CityNotOnPermit(permit, city) => {
            format!("{} n’est pas sur le permis {}.", City::name(city), named(permit))
        }
        Illegal::MerchantThere(city) => {
            format!("Vous avez déjà un marchand à {}.", City::name(city))
        }
        Illegal::NoMerchantLeft => "Tous vos marchands sont placés.".to_owned(),
        Illegal::DeckEmpty(of) => format!("La pile {} est vide.", of_region(of)),
        Illegal::NoMerchantThere(city) => {
            format!("Vous n’avez pas de marchand à {}.", City::name(city))
        }
        Illegal::NotRepeatable(city) => format!(
            "Le jeton {} ne peut pas être choisi : aucun marchand à vous, aucun jeton, ou un jeton \
             de noblesse.",
            of(City::name(city))
        ),
        Illegal::NotAPair(one, other) if one == other => {
            format!("Choisissez deux villes différentes, et non deux fois {}.", City::name(one))
        }
        Illegal::NotAPair(one, other) => {
            let pair: CitySet = [one, other].into_iter().collect();
            format!("Choisissez les deux villes dans l’ordre de leurs lettres : {}.", cities(pair))
        }
    }
}
