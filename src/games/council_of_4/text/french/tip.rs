//! Tips in French.

use super::words::{
    bonuses, card, city_colour, coins, colour, feminine, of, of_council, region, servants, tile,
};
use crate::games::council_of_4::rules::board::CityColour;
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
        Tip::MainAction => "Action principale supplémentaire".to_owned(),
        Tip::RepeatToken => "Encore un jeton de ville".to_owned(),
        Tip::RepeatTwoTokens => "Encore 2 jetons de ville".to_owned(),
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
        Tip::Seat(SeatColour::Scarlet) => "Joueur écarlate".to_owned(),
        Tip::Seat(SeatColour::Cobalt) => "Joueur cobalt".to_owned(),
        Tip::Seat(SeatColour::Forest) => "Joueur forêt".to_owned(),
        Tip::Seat(SeatColour::Amber) => "Joueur ambre".to_owned(),
        Tip::Seat(SeatColour::Onyx) => "Joueur onyx".to_owned(),
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
        Tip::AtTheEnd => "Si la partie finissait maintenant".to_owned(),
        Tip::Space(space, _) => format!("Case de noblesse {space}"),
        Tip::CoinSpace => "Piste des pièces".to_owned(),
        Tip::ChainPlace => "Rang dans la chaîne".to_owned(),
        Tip::WayCost => "Le chemin de la reine".to_owned(),
        Tip::Action(kind) => (text().words().kind_title)(kind).to_owned(),
        Tip::Ladder => "Prix en pièces".to_owned(),
        Tip::EndTurn => "Finir le tour".to_owned(),
        Tip::Round => "Manche et tour".to_owned(),
        Tip::Board => "Plateau".to_owned(),
        Tip::Reveals => "Révèle des éléments cachés".to_owned(),
    }
}

fn what(of: Tip) -> String {
    match of {
        Tip::Coins => format!(
            "Paient les permis, les déplacements de la reine et l’engagement de serviteurs. Un joueur \
             ne peut pas en avoir plus de {MOST_COINS}."
        ),
        Tip::Vp => "Le joueur avec le plus de PV à la fin gagne.".to_owned(),
        Tip::Servants => "Paient les actions rapides, et le placement là où d’autres ont un \
                          marchand."
            .to_owned(),
        Tip::Cards => "Conviennent aux conseillers de la même couleur. Vous en piochez une au début \
                       de chaque tour."
            .to_owned(),
        Tip::Nobility => "Chaque pas avance d’une case sur la piste de noblesse. Une case avec un \
                          symbole donne son bonus quand vous l’atteignez."
            .to_owned(),
        Tip::MainAction => {
            "Vous pouvez prendre une action principale de plus à ce tour.".to_owned()
        }
        Tip::RepeatToken => "Vous donne de nouveau le jeton d’une ville où vous avez un marchand. Les \
                             jetons de noblesse sont exclus."
            .to_owned(),
        Tip::RepeatTwoTokens => "Vous donne de nouveau les jetons de 2 villes différentes où vous \
                                 avez un marchand. Les jetons de noblesse sont exclus."
            .to_owned(),
        Tip::FreePermit => {
            "Vous donne gratuitement un permis visible avec ses bonus. Vous pouvez aussi refuser."
                .to_owned()
        }
        Tip::RepeatPermit => {
            "Vous donne de nouveau tous les bonus d’un de vos permis, prêt ou utilisé.".to_owned()
        }
        Tip::City(CityColour::Royal) => {
            "La reine en part. Elle n’a pas de jeton et ne compte pour aucune tuile de couleur, mais \
             relie vos marchands comme toute ville."
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
            "Une carte {} ou un joker lui convient. Son emblème est {}.",
            feminine(of),
            emblem(of)
        ),
        Tip::Council(Council::Region(_)) => "Accorde les permis de la région. Avec des cartes \
                                             qui conviennent à ses conseillers, vous acquérez un permis \
                                             visible."
            .to_owned(),
        Tip::Council(Council::Queen) => "Accorde l’aide de la reine. Avec des cartes qui conviennent \
                                         à ses conseillers, vous la menez à une ville et y placez un \
                                         marchand."
            .to_owned(),
        Tip::Arrow => "Un nouveau conseiller entre ici. Les autres avancent d’un rang, et celui du \
                       bout sort vers la réserve."
            .to_owned(),
        Tip::Region(of) => format!(
            "{} villes, un conseil et {PERMITS_PER_REGION} permis. {}",
            of.cities().len(),
            first_in_all(RewardTile::of_region(of))
        ),
        Tip::Seat(of) => format!(
            "Les figurines à {} sont à ce joueur : ses marchands, et ses marqueurs sur les pistes.",
            match of {
                SeatColour::Scarlet => "tête ronde",
                SeatColour::Cobalt => "tête carrée",
                SeatColour::Forest => "tête triangulaire",
                SeatColour::Amber => "tête en losange",
                SeatColour::Onyx => "tête en étoile",
            }
        ),
        Tip::Neutral => format!(
            "N’appartient à personne et ne sert qu’à deux joueurs. Placer dans sa ville coûte {}, \
             comme avec tout autre marchand.",
            servants(SERVANTS_PER_OTHER_MERCHANT)
        ),
        Tip::Merchants => format!(
            "Chaque joueur en a {MERCHANTS} et en place 1 au plus par ville. Le premier à les placer \
             tous commence la dernière manche."
        ),
        Tip::Queen => format!(
            "Va par les routes à la ville où vous placez avec son aide. Chaque route coûte {}.",
            coins(ROAD_PRICE.into())
        ),
        Tip::Tile(of) => first_in_all(of),
        Tip::QueensReward => "Vient avec chaque tuile de récompense, celle du dessus d’abord, tant \
                              qu’il en reste. Ses PV comptent à la fin."
            .to_owned(),
        Tip::Permit => "Permet de placer 1 marchand dans une de ses villes. Vous gagnez ses bonus une \
                        fois, quand il devient le vôtre."
            .to_owned(),
        Tip::UsedPermit => "A déjà placé son marchand. Il compte encore pour le plus de permis, et \
                            ses bonus peuvent être répétés."
            .to_owned(),
        Tip::PermitDeck => {
            "Les permis de cette région encore à venir. Le nombre dit combien.".to_owned()
        }
        Tip::EmptySlot => "Reçoit le permis suivant de la pile quand tous les bonus sont gagnés. Il \
                           reste vide quand la pile est épuisée."
            .to_owned(),
        Tip::CardDeck => {
            "Les cartes politiques encore à piocher. Une fois épuisée, la défausse la remplace."
                .to_owned()
        }
        Tip::Discards => {
            "Les cartes politiques payées. Elles deviennent la pioche quand celle-ci est épuisée."
                .to_owned()
        }
        Tip::AtTheEnd => "Ce que les tuiles, les récompenses de la reine, la noblesse et le plus de \
                          permis ajouteraient aux PV gagnés jusqu’ici."
            .to_owned(),
        Tip::Space(space, variant) => space_gives(space, variant),
        Tip::CoinSpace => format!(
            "Montre les pièces de chaque joueur. La piste finit à {MOST_COINS}, et les pièces au-delà \
             sont perdues."
        ),
        Tip::ChainPlace => {
            "Dit quand se gagne le jeton de cette ville. La nouvelle ville vient d’abord, puis les \
             autres par lettre."
                .to_owned()
        }
        Tip::WayCost => format!(
            "Le prix du plus court chemin de la reine vers cette ville. Chaque route en coûte \
             {ROAD_PRICE}."
        ),
        Tip::Action(kind) => action(kind),
        Tip::Ladder => format!(
            "Plus de cartes conviennent au conseil, moins vous payez de pièces. Chaque joker en coûte \
             {JOKER_PRICE} de plus."
        ),
        Tip::EndTurn => {
            "Possible après une action principale. Les actions non utilisées sont perdues.".to_owned()
        }
        Tip::Round => "Chaque joueur a un tour par manche.".to_owned(),
        Tip::Board => {
            "Les côtés du littoral, des collines et des montagnes, dans cet ordre, ou un plateau personnel."
                .to_owned()
        }
        Tip::Reveals => {
            "Révèle des cartes ou des permis cachés. Ensuite, on ne peut l’annuler que seul contre des \
             robots, et la partie compte alors comme assistée."
                .to_owned()
        }
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

/// Returns the cities of a colour and their tile.
fn colour_tile(of: CityColour) -> String {
    let cities = of.cities();
    let tile = RewardTile::of_colour(of).map(first_in_all).unwrap_or_default();
    format!("L’une des {cities} villes {}. {tile}", self::of(city_colour(of)))
}

fn first_in_all(of: RewardTile) -> String {
    format!(
        "Le premier à avoir un marchand dans toutes ces villes reçoit la tuile : {} PV à la fin, plus \
         la récompense de la reine du dessus, s’il en reste.",
        of.vp()
    )
}

fn space_gives(space: u8, variant: NobilityVariant) -> String {
    let gains = match nobility_space(space, variant) {
        None => return "Ne donne rien.".to_owned(),
        Some(SpaceBonus::RepeatToken) => return what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => return what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => return what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => return what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => bonuses(gains),
    };
    format!("Donne {gains} à chaque joueur qui l’atteint.")
}

fn action(kind: Kind) -> String {
    match kind {
        Kind::Elect => format!(
            "Action principale. Fait entrer un conseiller de la réserve dans un conseil et rapporte {}.",
            coins(ELECTION_COINS.into())
        ),
        Kind::Acquire => {
            "Action principale. Satisfait le conseil d’une région avec des cartes et des \
                          pièces, pour un de ses permis visibles."
                .to_owned()
        }
        Kind::Place => {
            "Action principale. Place un marchand dans une ville d’un de vos permis prêts, \
                        qui est alors utilisé."
                .to_owned()
        }
        Kind::PlaceWithQueen => format!(
            "Action principale. Satisfait le conseil de la reine, la mène à une ville pour {} par \
             route, et y place un marchand.",
            coins(ROAD_PRICE.into())
        ),
        Kind::EngageServant => format!(
            "Action rapide. Fait gagner {} pour {}.",
            servants(SERVANTS_ENGAGED.into()),
            coins(SERVANT_PRICE.into())
        ),
        Kind::ChangePermits => format!(
            "Action rapide. Met les permis visibles d’une région sous sa pile et en retourne de \
             nouveaux, pour {}.",
            servants(CHANGE_PERMITS_SERVANTS)
        ),
        Kind::SendServant => format!(
            "Action rapide. Élit un conseiller pour {}, sans gagner de pièces.",
            servants(SEND_SERVANTS)
        ),
        Kind::AdditionalMain => format!(
            "Action rapide. Donne une action principale de plus à ce tour, pour {}.",
            servants(ADDITIONAL_MAIN_SERVANTS)
        ),
        Kind::Answer => {
            "Un bonus vous donne le choix. Faites-le avant toute autre chose.".to_owned()
        }
    }
}
