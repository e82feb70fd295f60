//! Reasons why a position is impossible, in French: parts of a sentence.

use super::words::{card, choice, colour, counted, of_region, seat_number, slot, tile};
use crate::games::council_of_4::rules::components::{
    COUNCILLORS_PER_COLOUR, LAST_NOBILITY_SPACE, MERCHANTS, MOST_COINS, MOST_NEUTRAL_MERCHANTS,
    PLAYERS, QUEENS_REWARDS, RESERVE_SIZE,
};
use crate::games::council_of_4::rules::position::{FORMAT, Fault, Flaw};
use crate::games::council_of_4::rules::validate::Broken;
use crate::games::council_of_4::text::named;

pub(super) fn flaw(flaw: &Flaw) -> String {
    match &flaw.fault {
        Fault::Format(format) => {
            format!("elle a le format {format}, mais cette version lit le format {FORMAT}")
        }
        Fault::Sides(sides) => {
            format!("« {sides} » n’est pas un plateau ; il faut trois chiffres, chacun 1 ou 2")
        }
        Fault::City(letter) => {
            format!("« {letter} » n’est pas une ville, ou figure deux fois")
        }
        Fault::Colour(letter) => {
            format!("« {letter} » n’est pas une couleur ; les couleurs sont W, K, O, P, B et R")
        }
        Fault::Permit(id) => format!(
            "« {id} » n’est pas un permis, figure deux fois, ou appartient à une autre région"
        ),
        Fault::Token(id) => {
            format!("« {id} » n’est pas un jeton de ville ; les jetons vont de T01 à T14")
        }
        Fault::Length(count) => format!("il ne peut pas y en avoir autant : {count}"),
        Fault::Slot(slot) => {
            format!("il n’y a pas d’emplacement de permis {slot}, seulement 1 et 2")
        }
        Fault::QueensReward(place) => {
            let last = QUEENS_REWARDS.len();
            format!("il n’y a pas de récompense de la reine {place}, seulement 1 à {last}")
        }
        Fault::CardCount(count) => {
            format!("{count} cartes d’une sorte, c’est trop pour un seul endroit")
        }
        Fault::Seed(digits) => {
            format!("la graine « {digits} » n’a pas 16 chiffres hexadécimaux")
        }
        Fault::Broken(broken) => self::broken(broken),
        Fault::NotCanonical => {
            "un élément y figure deux fois ou en désordre, ou la graine n’est pas en minuscules"
                .to_owned()
        }
    }
}

pub(super) fn broken(broken: &Broken) -> String {
    match *broken {
        Broken::Players(count) => {
            let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
            format!("la table a {}, et non {fewest} à {most}", counted(count, "joueur", "joueurs"))
        }
        Broken::NotAtTheTable(of) => {
            format!("{} est nommée, mais n’est pas à la table", seat_number(of))
        }
        Broken::Councillors { colour: of, count } => {
            let colour = colour(of).to_lowercase();
            let many = counted(count, "conseiller", "conseillers");
            format!(
                "conseils et réserve ont {many} de couleur {colour}, et non {COUNCILLORS_PER_COLOUR}"
            )
        }
        Broken::ReserveSize(count) => {
            let many = counted(count, "conseiller", "conseillers");
            format!("la réserve a {many}, et non {RESERVE_SIZE}")
        }
        Broken::Cards { card: of, count } => {
            let many = counted(count, "carte", "cartes");
            let card = card(of).to_lowercase();
            format!("mains, pioche et défausse ont {many} ({card}), et non {}", of.supply())
        }
        Broken::PermitPlaces { permit, places } => {
            let places = counted(places as u64, "endroit", "endroits");
            format!("le permis {} est à {places}, et non à 1", named(permit))
        }
        Broken::PermitSlotEmpty { region: of, slot: at } => format!(
            "le {} emplacement {} est vide, mais sa pile ne l’est pas",
            slot(at),
            of_region(of)
        ),
        Broken::PermitSlotFull { region: of, slot: at } => format!(
            "le {} emplacement {} attend d’être rempli, mais il a un permis",
            slot(at),
            of_region(of)
        ),
        Broken::TokenPlaces { token, places } => {
            let places = counted(places as u64, "endroit", "endroits");
            format!("le jeton {token} est à {places}, et non à 1")
        }
        Broken::RoyalCityHasToken(city) => {
            format!("{}, la ville royale, a un jeton", city.name())
        }
        Broken::TooManyMerchants(of) => {
            format!("{} a plus de {MERCHANTS} marchands sur la carte", seat_number(of))
        }
        Broken::TooManyCoins(of) => format!("{} a plus de {MOST_COINS} pièces", seat_number(of)),
        Broken::BeyondNobilityTrack(of) => {
            format!("{} est au-delà de la case de noblesse {LAST_NOBILITY_SPACE}", seat_number(of))
        }
        Broken::MoreUsedThanPlaced(of) => {
            format!("{} a plus de permis utilisés que de marchands sur la carte", seat_number(of))
        }
        Broken::QueensRewardsTaken { taken, tiles } => format!(
            "{} de la reine, mais {}",
            counted(taken as u64, "récompense prise", "récompenses prises"),
            counted(tiles as u64, "tuile obtenue", "tuiles obtenues")
        ),
        Broken::MainActionVanished => {
            "il ne reste aucune action principale à ce tour, mais aucune n’a été prise".to_owned()
        }
        Broken::QueensRewardOwners { place: at, owners } => {
            let owners = counted(owners as u64, "propriétaire", "propriétaires");
            format!("la récompense de la reine numéro {} a {owners}", at + 1)
        }
        Broken::QueensRewardWithoutTile(of) => format!(
            "{} a plus de récompenses de la reine que de tuiles de récompense",
            seat_number(of)
        ),
        Broken::RewardTileOwners { tile: of, owners } => {
            let owners = counted(owners as u64, "propriétaire", "propriétaires");
            format!("la tuile {} a {owners}", tile(of))
        }
        Broken::RewardTileIncomplete { tile: of, seat: who } => format!(
            "{who} a la tuile {} sans toutes ses villes, ou toutes ses villes alors que personne n’a la \
             tuile",
            tile(of),
            who = seat_number(who)
        ),
        Broken::NeutralMerchants => format!(
            "il y a trop de marchands neutres : une partie à {} en a {MOST_NEUTRAL_MERCHANTS} au plus, \
             toute autre aucun",
            PLAYERS.start()
        ),
        Broken::GainsWithoutChoice => {
            "des gains attendent, mais aucun choix ne les précède".to_owned()
        }
        Broken::ChoiceWithoutAnswers(decision) => {
            format!("le choix à faire, {}, n’offre aucune possibilité", choice(decision))
        }
        Broken::ChoiceOffItsSpace(decision) => format!(
            "le choix à faire, {}, vient d’une case de noblesse où le joueur n’est pas",
            choice(decision)
        ),
        Broken::LastRoundTooEarly => format!(
            "la dernière manche a commencé, mais le joueur qui l’a commencée n’a pas placé {MERCHANTS} \
             marchands"
        ),
        Broken::QueensRewardsLeft(left) => format!(
            "{} de la reine, mais il n’y en a que {}",
            counted(left, "récompense reste", "récompenses restent"),
            QUEENS_REWARDS.len()
        ),
        Broken::GainBeyond(at) => {
            format!("le gain {at} dépasse son dernier bonus ou son dernier pas")
        }
        Broken::GainOfAnother(at) => {
            format!("le gain {at} vient d’un permis ou de villes que le joueur au tour n’a pas")
        }
        Broken::GainsWithoutRoom => {
            "le maximum de gains attend déjà, et le choix à faire en ajouterait 1".to_owned()
        }
        Broken::LastRoundOutOfStep { turns_left, seats_left } => format!(
            "{} à la dernière manche, mais {} avant le joueur qui l’a commencée",
            counted(turns_left, "tour reste", "tours restent"),
            match seats_left {
                0 => "il n’y a personne".to_owned(),
                1 => "il y a 1 joueur".to_owned(),
                _ => format!("il y a {seats_left} joueurs"),
            }
        ),
        Broken::LastRoundMissing(of) => format!(
            "{} a placé {MERCHANTS} marchands, mais la dernière manche n’a pas commencé",
            seat_number(of)
        ),
    }
}
