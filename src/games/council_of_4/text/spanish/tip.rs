//! Tips in Spanish.

use super::words::{
    bonuses, card, coins, colour, feminine, of_city_colour, of_council, region, servants, tile,
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
        Tip::Coins => "Monedas".to_owned(),
        Tip::Vp => "Puntos de victoria (PV)".to_owned(),
        Tip::Servants => "Sirvientes".to_owned(),
        Tip::Cards => "Cartas de política".to_owned(),
        Tip::Nobility => "Nobleza".to_owned(),
        Tip::MainAction => "Acción principal adicional".to_owned(),
        Tip::RepeatToken => "Otra vez una ficha de ciudad".to_owned(),
        Tip::RepeatTwoTokens => "Otra vez 2 fichas de ciudad".to_owned(),
        Tip::FreePermit => "Un permiso gratis".to_owned(),
        Tip::RepeatPermit => "Otra vez un permiso".to_owned(),
        Tip::City(of) => format!("Ciudad {}", of_city_colour(of)),
        Tip::Card(Politics::Joker) => card(Politics::Joker).to_owned(),
        Tip::Card(Politics::Colour(of)) => format!("Carta {}", feminine(of)),
        Tip::Councillor(of) => format!("Consejero {}", colour(of).to_lowercase()),
        Tip::Council(of) => format!("Consejo {}", of_council(of)),
        Tip::Arrow => "La entrada a un consejo".to_owned(),
        Tip::Region(of) => region(of).to_owned(),
        Tip::Seat(SeatColour::Scarlet) => "Jugador escarlata".to_owned(),
        Tip::Seat(SeatColour::Cobalt) => "Jugador cobalto".to_owned(),
        Tip::Seat(SeatColour::Forest) => "Jugador verde".to_owned(),
        Tip::Seat(SeatColour::Amber) => "Jugador ámbar".to_owned(),
        Tip::Seat(SeatColour::Onyx) => "Jugador ónice".to_owned(),
        Tip::Neutral => "Mercader neutral".to_owned(),
        Tip::Merchants => "Mercaderes por colocar".to_owned(),
        Tip::Queen => "La reina".to_owned(),
        Tip::Tile(of) => format!("Loseta de recompensa: {}", tile(of).to_lowercase()),
        Tip::QueensReward => "Recompensa de la reina".to_owned(),
        Tip::Permit => "Permiso de comercio".to_owned(),
        Tip::UsedPermit => "Permiso usado".to_owned(),
        Tip::PermitDeck => "Mazo de permisos".to_owned(),
        Tip::EmptySlot => "Hueco vacío".to_owned(),
        Tip::CardDeck => "Mazo de cartas de política".to_owned(),
        Tip::Discards => "Descarte de cartas de política".to_owned(),
        Tip::AtTheEnd => "Si la partida acabara ahora".to_owned(),
        Tip::Space(space, _) => format!("Casilla de nobleza {space}"),
        Tip::CoinSpace => "Camino de monedas".to_owned(),
        Tip::ChainPlace => "Orden en la cadena".to_owned(),
        Tip::WayCost => "El trayecto de la reina".to_owned(),
        Tip::Action(kind) => (text().words().kind_title)(kind).to_owned(),
        Tip::Ladder => "Precio en monedas".to_owned(),
        Tip::EndTurn => "Terminar el turno".to_owned(),
        Tip::Round => "Ronda y turno".to_owned(),
        Tip::Board => "Tablero".to_owned(),
        Tip::Reveals => "Revela algo oculto".to_owned(),
    }
}

fn what(of: Tip) -> String {
    match of {
        Tip::Coins => format!(
            "Sirven para pagar permisos, trayectos de la reina y los sirvientes que contratas. Nadie \
             puede tener más de {MOST_COINS}."
        ),
        Tip::Vp => "Gana el jugador con más PV al final.".to_owned(),
        Tip::Servants => {
            "Sirven para pagar acciones rápidas y para colocar donde otros tienen un mercader.".to_owned()
        }
        Tip::Cards => "Sirven para los consejeros de su color. Robas una al empezar cada turno."
            .to_owned(),
        Tip::Nobility => "Cada paso te lleva 1 casilla adelante en el camino de nobleza. Una casilla \
                          con símbolo da su bonificación cuando llegas a ella."
            .to_owned(),
        Tip::MainAction => "Puedes hacer una acción principal más en este turno.".to_owned(),
        Tip::RepeatToken => "Repite la ficha de una ciudad donde tienes un mercader. Las fichas de \
                             nobleza no se pueden escoger."
            .to_owned(),
        Tip::RepeatTwoTokens => "Repite las fichas de 2 ciudades distintas donde tienes mercaderes. \
                                 Las fichas de nobleza no se pueden escoger."
            .to_owned(),
        Tip::FreePermit => "Te da gratis cualquier permiso visible, con sus bonificaciones. También \
                            puedes rechazarlo."
            .to_owned(),
        Tip::RepeatPermit => {
            "Repite todas las bonificaciones de uno de tus permisos, listo o usado.".to_owned()
        }
        Tip::City(CityColour::Royal) => {
            "Aquí empieza la reina. No tiene ficha ni cuenta para ninguna loseta de color, pero \
             conecta a tus mercaderes como cualquier ciudad."
                .to_owned()
        }
        Tip::City(of) => colour_tile(of),
        Tip::Card(Politics::Joker) => format!(
            "Sirve para cualquier consejero, por {} más. En el mazo hay {JOKERS}.",
            coins(JOKER_PRICE.into())
        ),
        Tip::Card(Politics::Colour(of)) => format!(
            "Sirve para un consejero {}. Su emblema es {}.",
            colour(of).to_lowercase(),
            emblem(of)
        ),
        Tip::Councillor(of) => format!(
            "Le sirve una carta {} o un comodín. Su emblema es {}.",
            feminine(of),
            emblem(of)
        ),
        Tip::Council(Council::Region(_)) => "Concede los permisos de la región. Con cartas que sirvan \
                                             para sus consejeros adquieres uno de los visibles."
            .to_owned(),
        Tip::Council(Council::Queen) => "Concede la ayuda de la reina. Con cartas que sirvan para sus \
                                         consejeros, la llevas a una ciudad y colocas allí un mercader."
            .to_owned(),
        Tip::Arrow => "Por aquí entra un consejero nuevo. Los demás avanzan, y el del otro extremo \
                       sale a la reserva."
            .to_owned(),
        Tip::Region(of) => format!(
            "{} ciudades, un consejo y {PERMITS_PER_REGION} permisos. {}",
            of.cities().len(),
            first_in_all(RewardTile::of_region(of))
        ),
        Tip::Seat(of) => format!(
            "Las piezas de cabeza {} son de este jugador: sus mercaderes, y sus marcadores en los \
             caminos.",
            match of {
                SeatColour::Scarlet => "redonda",
                SeatColour::Cobalt => "cuadrada",
                SeatColour::Forest => "triangular",
                SeatColour::Amber => "de rombo",
                SeatColour::Onyx => "de estrella",
            }
        ),
        Tip::Neutral => format!(
            "No es de nadie; solo está en partidas de dos jugadores. Colocar en su ciudad cuesta {}, \
             como con cualquier otro mercader.",
            servants(SERVANTS_PER_OTHER_MERCHANT)
        ),
        Tip::Merchants => format!(
            "Cada jugador tiene {MERCHANTS} y puede colocar 1 por ciudad. El primero que los coloca \
             todos empieza la última ronda."
        ),
        Tip::Queen => format!(
            "Va por las rutas a la ciudad donde colocas con su ayuda. Cada ruta cuesta {}.",
            coins(ROAD_PRICE.into())
        ),
        Tip::Tile(of) => first_in_all(of),
        Tip::QueensReward => "Viene con cada loseta de recompensa, empezando por la de arriba, \
                              mientras queden. Sus PV cuentan al final."
            .to_owned(),
        Tip::Permit => "Te deja colocar 1 mercader en una de sus ciudades. Ganas sus bonificaciones \
                        una vez, cuando pasa a ser tuyo."
            .to_owned(),
        Tip::UsedPermit => "Ya ha colocado su mercader. Cuenta al final para ver quién tiene más \
                            permisos, y sus bonificaciones se pueden repetir."
            .to_owned(),
        Tip::PermitDeck => {
            "Permisos de esta región que aún no han salido. El número dice cuántos son.".to_owned()
        }
        Tip::EmptySlot => "Recibe el siguiente permiso del mazo cuando se han ganado todas las \
                           bonificaciones. Si el mazo se acaba, queda vacío."
            .to_owned(),
        Tip::CardDeck => {
            "Cartas de política que quedan por robar. Cuando se acaban, el descarte pasa a ser el mazo."
                .to_owned()
        }
        Tip::Discards => {
            "Cartas de política ya pagadas. Cuando el mazo se acaba, pasan a ser el nuevo.".to_owned()
        }
        Tip::AtTheEnd => "Lo que sumarían a los PV ganados hasta ahora las losetas, las recompensas \
                          de la reina, la nobleza y tener más permisos."
            .to_owned(),
        Tip::Space(space, variant) => space_gives(space, variant),
        Tip::CoinSpace => format!(
            "Muestra las monedas de cada jugador. El camino acaba en {MOST_COINS}, y las que pasan de \
             ahí se pierden."
        ),
        Tip::ChainPlace => {
            "Dice cuándo se gana la ficha de esta ciudad. Primero va la ciudad nueva, luego las demás \
             por su letra."
                .to_owned()
        }
        Tip::WayCost => format!(
            "Monedas por el trayecto más corto de la reina a esta ciudad. Cada ruta cuesta \
             {ROAD_PRICE}."
        ),
        Tip::Action(kind) => action(kind),
        Tip::Ladder => format!(
            "Cuantas más cartas sirven al consejo, menos monedas pagas. Cada comodín cuesta \
             {JOKER_PRICE} más."
        ),
        Tip::EndTurn => {
            "Posible tras una acción principal. Las acciones que no usas se pierden.".to_owned()
        }
        Tip::Round => "En una ronda, cada jugador tiene un turno.".to_owned(),
        Tip::Board => {
            "Los lados de la costa, las colinas y los montes, en este orden, o un tablero propio."
                .to_owned()
        }
        Tip::Reveals => {
            "Revela cartas o permisos ocultos. Después solo puedes deshacer si juegas a solas contra \
             bots, y la partida queda marcada como asistida."
                .to_owned()
        }
    }
}

const fn emblem(of: Colour) -> &'static str {
    match of {
        Colour::White => "la perla",
        Colour::Black => "la torre",
        Colour::Orange => "la llama",
        Colour::Purple => "el trébol",
        Colour::LightBlue => "las olas",
        Colour::Pink => "el corazón",
    }
}

/// Returns the cities of a colour and their tile.
fn colour_tile(of: CityColour) -> String {
    let cities = of.cities();
    let tile = RewardTile::of_colour(of).map(first_in_all).unwrap_or_default();
    format!("Una de las {cities} ciudades {}. {tile}", of_city_colour(of))
}

fn first_in_all(of: RewardTile) -> String {
    format!(
        "El primer jugador con un mercader en todas estas ciudades obtiene la loseta: {} PV al final, \
         más la recompensa de la reina de arriba, si queda alguna.",
        of.vp()
    )
}

fn space_gives(space: u8, variant: NobilityVariant) -> String {
    let gains = match nobility_space(space, variant) {
        None => return "No da nada.".to_owned(),
        Some(SpaceBonus::RepeatToken) => return what(Tip::RepeatToken),
        Some(SpaceBonus::FreePermit) => return what(Tip::FreePermit),
        Some(SpaceBonus::RepeatPermit) => return what(Tip::RepeatPermit),
        Some(SpaceBonus::RepeatTwoTokens) => return what(Tip::RepeatTwoTokens),
        Some(SpaceBonus::Gains(gains)) => bonuses(gains),
    };
    format!("Da {gains} a cada jugador que llega a ella.")
}

fn action(kind: Kind) -> String {
    match kind {
        Kind::Elect => format!(
            "Acción principal. Lleva un consejero de la reserva a cualquier consejo y te da {}.",
            coins(ELECTION_COINS.into())
        ),
        Kind::Acquire => {
            "Acción principal. Convence al consejo de una región con cartas y monedas para \
                          tomar uno de sus permisos visibles."
                .to_owned()
        }
        Kind::Place => "Acción principal. Coloca un mercader en una ciudad de uno de tus permisos \
                        listos, que queda usado."
            .to_owned(),
        Kind::PlaceWithQueen => format!(
            "Acción principal. Convence al consejo de la reina, la lleva a cualquier ciudad por {} \
             cada ruta y coloca allí un mercader.",
            coins(ROAD_PRICE.into())
        ),
        Kind::EngageServant => format!(
            "Acción rápida. Te da {} por {}.",
            servants(SERVANTS_ENGAGED.into()),
            coins(SERVANT_PRICE.into())
        ),
        Kind::ChangePermits => format!(
            "Acción rápida. Pone los permisos visibles de una región bajo su mazo y descubre otros, \
             por {}.",
            servants(CHANGE_PERMITS_SERVANTS)
        ),
        Kind::SendServant => format!(
            "Acción rápida. Elige un consejero por {}, sin ganar monedas.",
            servants(SEND_SERVANTS)
        ),
        Kind::AdditionalMain => format!(
            "Acción rápida. Te da una acción principal más en este turno, por {}.",
            servants(ADDITIONAL_MAIN_SERVANTS)
        ),
        Kind::Answer => "Una bonificación te pide una decisión. Decide antes de seguir.".to_owned(),
    }
}
