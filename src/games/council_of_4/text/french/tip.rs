//! Tips in French.

use super::words::{
    bonuses, card, city_colour, coins, colour, of, of_council, region, servants, tile,
};
use crate::games::council_of_4::rules::board::{CityColour, Side, Sides};
use crate::games::council_of_4::rules::components::{
    ADDITIONAL_MAIN_SERVANTS, CHANGE_PERMITS_SERVANTS, Colour, Council, ELECTION_COINS,
    JOKER_PRICE, JOKERS, MERCHANTS, MOST_COINS, NobilityVariant, PERMITS_PER_REGION, Politics,
    ROAD_PRICE, RewardTile, SEND_SERVANTS, SERVANT_PRICE, SERVANTS_ENGAGED,
    SERVANTS_PER_OTHER_MERCHANT, SpaceBonus, nobility_space,
};
use crate::games::council_of_4::scene::Kind;
use crate::games::council_of_4::text::Subjects;
use crate::games::council_of_4::text::tip::{Tip, TipText};
use crate::record::SeatColour;
use crate::text::text;

pub(in crate::games::council_of_4::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Coins => "Pièces".to_owned(),
        Tip::Vp => "Points de victoire (PV)".to_owned(),
        Tip::Servants => "Serviteurs".to_owned(),
        Tip::Cards => "Cartes politiques".to_owned(),
        Tip::Nobility => "Noblesse".to_owned(),
        Tip::MainAction => "Action principale en plus".to_owned(),
        Tip::RepeatToken => "Encore un jeton de ville".to_owned(),
        Tip::RepeatTwoTokens => "Encore deux jetons de ville".to_owned(),
        Tip::FreePermit => "Un permis gratuit".to_owned(),
        Tip::RepeatPermit => "Encore un permis".to_owned(),
        Tip::City(CityColour::Royal) => "Ville royale".to_owned(),
        Tip::City(of) => format!("Ville {}", self::of(city_colour(of))),
        Tip::Card(Politics::Joker) => card(Politics::Joker).to_owned(),
        Tip::Card(Politics::Colour(of)) => format!("Carte {}", feminine(of)),
        Tip::Councillor(of) => format!("Conseiller {}", colour(of).to_lowercase()),
        Tip::Council(of) => format!("Conseil {}", of_council(of)),
        Tip::Arrow => "L’entrée d’un conseil".to_owned(),
        Tip::Region(of) => region(of).to_owned(),
        Tip::Seat(SeatColour::Scarlet) => "Place écarlate".to_owned(),
        Tip::Seat(SeatColour::Cobalt) => "Place cobalt".to_owned(),
        Tip::Seat(SeatColour::Forest) => "Place forêt".to_owned(),
        Tip::Seat(SeatColour::Amber) => "Place ambre".to_owned(),
        Tip::Seat(SeatColour::Onyx) => "Place onyx".to_owned(),
        Tip::Neutral => "Marchand neutre".to_owned(),
        Tip::Merchants => "Marchands à placer".to_owned(),
        Tip::Queen => "La reine".to_owned(),
        Tip::Tile(of) => format!("Tuile de récompense : {}", tile(of).to_lowercase()),
        Tip::QueensReward => "Récompense de la reine".to_owned(),
        Tip::Permit => "Permis de commerce".to_owned(),
        Tip::UsedPermit => "Permis utilisé".to_owned(),
        Tip::PermitDeck => "Pile de permis".to_owned(),
        Tip::EmptySlot => "Emplacement vide".to_owned(),
        Tip::CardDeck => "Pioche de cartes politiques".to_owned(),
        Tip::Discards => "Défausse de cartes politiques".to_owned(),
        Tip::Space(space, _) => format!("Case de noblesse {space}"),
        Tip::CoinSpace => "Piste des pièces".to_owned(),
        Tip::ChainPlace => "Rang dans la chaîne".to_owned(),
        Tip::WayCost => "Le chemin de la reine".to_owned(),
        Tip::Action(kind) => (text().words().kind_title)(kind).to_owned(),
        Tip::Ladder => "Prix en pièces".to_owned(),
        Tip::EndTurn => "Finir le tour".to_owned(),
        Tip::Assisted => "Assistée".to_owned(),
        Tip::Round => "Manche et tour".to_owned(),
        Tip::Board => "Plateau".to_owned(),
        Tip::Reveals => "Montre quelque chose de caché".to_owned(),
    }
}

fn what(of: Tip) -> String {
    match of {
        Tip::Coins => format!(
            "Elles paient les permis, la reine et l’engagement de serviteurs. Personne n’en a plus \
             de {MOST_COINS}."
        ),
        Tip::Vp => "Qui en a le plus à la fin gagne.".to_owned(),
        Tip::Servants => "Ils paient les actions rapides, et le placement d’un marchand là où \
                          d’autres en ont un."
            .to_owned(),
        Tip::Cards => "Piochées dans votre main, où elles conviennent aux conseillers de la même \
                       couleur."
            .to_owned(),
        Tip::Nobility => {
            "Chaque pas avance d’une case sur la piste de noblesse. Les cases avec un \
                          symbole paient dès qu’elles sont atteintes."
                .to_owned()
        }
        Tip::MainAction => {
            "Vous pouvez prendre une action principale de plus à ce tour.".to_owned()
        }
        Tip::RepeatToken => {
            "Gagnez encore une fois le jeton d’une ville où vous avez un marchand ; \
                             pas un jeton de noblesse."
                .to_owned()
        }
        Tip::RepeatTwoTokens => "Gagnez encore une fois les jetons de deux villes différentes où \
                                 vous avez un marchand ; pas de jeton de noblesse."
            .to_owned(),
        Tip::FreePermit => {
            "Prenez un permis visible avec ses bonus sans rien payer, ou refusez.".to_owned()
        }
        Tip::RepeatPermit => {
            "Gagnez encore une fois tous les bonus d’un de vos permis, utilisé ou non.".to_owned()
        }
        Tip::City(CityColour::Royal) => {
            "La reine en part. Elle n’a pas de jeton et n’appartient à \
                                         la tuile d’aucune couleur, mais relie vos marchands comme \
                                         toute ville."
                .to_owned()
        }
        Tip::City(of) => colour_tile(of),
        Tip::Card(Politics::Joker) => format!(
            "Convient à tout conseiller, pour {} de plus. La pioche en a {JOKERS}.",
            coins(JOKER_PRICE.into())
        ),
        Tip::Card(Politics::Colour(of)) => format!(
            "Convient à un conseiller {}. Son emblème est {}.",
            colour(of).to_lowercase(),
            emblem(of)
        ),
        Tip::Councillor(of) => format!(
            "Une carte {} ou un joker lui convient. L’emblème est {}.",
            feminine(of),
            emblem(of)
        ),
        Tip::Council(Council::Region(_)) => {
            "Des cartes qui conviennent à ses conseillers donnent un \
                                             des permis visibles de la région."
                .to_owned()
        }
        Tip::Council(Council::Queen) => "Des cartes qui conviennent à ses conseillers placent un \
                                         marchand avec l’aide de la reine."
            .to_owned(),
        Tip::Arrow => {
            "Qui est élu entre ici. Les autres avancent d’un rang, et celui du bout sort \
                       vers la réserve."
                .to_owned()
        }
        Tip::Region(of) => format!(
            "{} villes, un conseil et {PERMITS_PER_REGION} permis. {}",
            of.cities().len(),
            first_in_all(RewardTile::of_region(of))
        ),
        Tip::Seat(of) => format!(
            "{} désigne cette place : ses marchands, et ses marqueurs sur les pistes.",
            match of {
                SeatColour::Scarlet => "La tête ronde",
                SeatColour::Cobalt => "La tête carrée",
                SeatColour::Forest => "La tête triangulaire",
                SeatColour::Amber => "La tête en losange",
                SeatColour::Onyx => "La tête en étoile",
            }
        ),
        Tip::Neutral => format!(
            "N’appartient à personne et n’existe qu’à deux. Placer à côté coûte {}, comme à côté de \
             tout autre marchand.",
            servants(SERVANTS_PER_OTHER_MERCHANT)
        ),
        Tip::Merchants => format!(
            "Chacun en a {MERCHANTS}, un au plus par ville. Quand quelqu’un place le dernier, la \
             dernière manche commence."
        ),
        Tip::Queen => format!(
            "Vient par les routes à la ville où vous placez avec son aide, pour {} par route.",
            coins(ROAD_PRICE.into())
        ),
        Tip::Tile(of) => first_in_all(of),
        Tip::QueensReward => {
            "Celle du dessus vient avec chaque tuile de récompense, tant qu’il y en \
                              a. Ses PV comptent à la fin."
                .to_owned()
        }
        Tip::Permit => "Permet de placer un marchand dans une ville de ses lettres. Ses bonus se \
                        gagnent une fois, quand il devient vôtre."
            .to_owned(),
        Tip::UsedPermit => "Un marchand a été placé avec lui. Il compte encore pour le plus de \
                            permis, et ses bonus peuvent être répétés."
            .to_owned(),
        Tip::PermitDeck => "Les permis de cette région encore à venir, et leur nombre.".to_owned(),
        Tip::EmptySlot => "Le permis suivant de la pile arrive ici une fois tous les bonus reçus. La \
                           pile épuisée, l’emplacement reste vide."
            .to_owned(),
        Tip::CardDeck => {
            "Les cartes encore à piocher. Une fois épuisée, la défausse la remplace.".to_owned()
        }
        Tip::Discards => {
            "Les cartes payées. Elles reviennent quand la pioche est épuisée.".to_owned()
        }
        Tip::Space(space, variant) => space_pays(space, variant),
        Tip::CoinSpace => format!(
            "Les pièces de chaque place. La piste finit à {MOST_COINS} ; ce qui irait au-delà est \
             perdu."
        ),
        Tip::ChainPlace => {
            "L’ordre dans lequel les jetons se gagnent : d’abord celui de la nouvelle \
                            ville, puis par lettre."
                .to_owned()
        }
        Tip::WayCost => format!(
            "Le prix du plus court chemin de la reine vers cette ville, {ROAD_PRICE} par route."
        ),
        Tip::Action(kind) => action(kind),
        Tip::Ladder => format!(
            "Plus de cartes conviennent au conseil, moins cela coûte de pièces. Chaque joker en \
             coûte {JOKER_PRICE} de plus."
        ),
        Tip::EndTurn => {
            "Possible après une action principale. Les actions qui restent sont perdues.".to_owned()
        }
        Tip::Assisted => (text().assisted().note).to_owned(),
        Tip::Round => "Dans une manche, chacun a un tour.".to_owned(),
        Tip::Board => {
            "Les côtés en jeu, du littoral, des collines et des montagnes, dans cet ordre."
                .to_owned()
        }
        Tip::Reveals => {
            "Cette action montre des cartes ou des permis cachés. Ensuite, seul qui joue seul contre \
             des robots peut l’annuler, et la partie compte alors comme assistée."
                .to_owned()
        }
    }
}

/// The colour of a card.
const fn feminine(of: Colour) -> &'static str {
    match of {
        Colour::White => "blanche",
        Colour::Black => "noire",
        Colour::Orange => "orange",
        Colour::Purple => "violette",
        Colour::LightBlue => "bleue",
        Colour::Pink => "rose",
    }
}

const fn emblem(of: Colour) -> &'static str {
    match of {
        Colour::White => "la perle",
        Colour::Black => "la tour",
        Colour::Orange => "la flamme",
        Colour::Purple => "le trèfle",
        Colour::LightBlue => "les vagues",
        Colour::Pink => "le cœur",
    }
}

/// The cities of a colour and their tile.
fn colour_tile(of: CityColour) -> String {
    let cities = Sides::new([Side::One; 3]).board().cities_of(of).len();
    let tile = RewardTile::of_colour(of).map(first_in_all).unwrap_or_default();
    format!("L’une des {cities} villes {}. {tile}", self::of(city_colour(of)))
}

fn first_in_all(of: RewardTile) -> String {
    format!(
        "Qui a le premier un marchand dans toutes reçoit la tuile : {} PV à la fin, et la récompense \
         de la reine du dessus, s’il en reste.",
        of.vp()
    )
}

fn space_pays(space: u8, variant: NobilityVariant) -> String {
    let gains = match nobility_space(space, variant) {
        None => return "Ne paie rien.".to_owned(),
        Some(SpaceBonus::RepeatToken) => return what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => return what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => return what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => return what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => bonuses(gains),
    };
    format!("Paie {gains} à qui l’atteint.")
}

fn action(kind: Kind) -> String {
    match kind {
        Kind::Elect => format!(
            "Action principale. Un conseiller de la réserve entre dans un conseil ; vous gagnez {}.",
            coins(ELECTION_COINS.into())
        ),
        Kind::Acquire => {
            "Action principale. Satisfaites le conseil d’une région avec des cartes et \
                          des pièces, et prenez un de ses deux permis visibles."
                .to_owned()
        }
        Kind::Place => {
            "Action principale. Placez un marchand dans une ville d’un de vos permis, qui \
                        est alors utilisé."
                .to_owned()
        }
        Kind::PlaceWithQueen => format!(
            "Action principale. Satisfaites le conseil de la reine, menez-la à une ville pour {} par \
             route, et placez-y un marchand.",
            coins(ROAD_PRICE.into())
        ),
        Kind::EngageServant => format!(
            "Action rapide. Payez {} pour {}.",
            coins(SERVANT_PRICE.into()),
            servants(SERVANTS_ENGAGED.into())
        ),
        Kind::ChangePermits => format!(
            "Action rapide. Pour {}, les permis visibles d’une région vont sous sa pile, et de \
             nouveaux viennent.",
            servants(CHANGE_PERMITS_SERVANTS)
        ),
        Kind::SendServant => format!(
            "Action rapide. Pour {}, élisez un conseiller sans gagner de pièces.",
            servants(SEND_SERVANTS)
        ),
        Kind::AdditionalMain => format!(
            "Action rapide. Pour {}, vous pouvez prendre une action principale de plus à ce tour.",
            servants(ADDITIONAL_MAIN_SERVANTS)
        ),
        Kind::Answer => {
            "Un bonus vous laisse choisir ; rien d’autre n’est possible avant votre réponse."
                .to_owned()
        }
    }
}
