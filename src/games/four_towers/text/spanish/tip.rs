//! Tips on the symbols of this game, in Spanish.

use super::champions::{bonus, name as champion, skill, when};
use super::cover::seat_colour;
use super::words::{clan, ring, trade};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, DOUBLING, EXPANDS, FOLLOWERS, MAJORITY_POINTS, MERCENARIES, MERCHANTS, Ring,
    TOKENS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::text::tip::{Tip, TipText};

pub(in crate::games::four_towers::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Clan(of) => return format!("Clan {}", clan(of)),
        Tip::Ring(of) => {
            return match of {
                Ring::Gorge => "Garganta",
                Ring::Valley => "Valle",
                Ring::Hill => "Colinas",
                Ring::Mountain => "Montes",
            }
            .to_owned();
        }
        Tip::Trade(of) => {
            return match of {
                Trade::Mercenary => "Mercenario",
                Trade::Merchant => "Mercader",
                Trade::Mountaineer => "Montañés",
            }
            .to_owned();
        }
        Tip::Champion(of) => return champion(of).to_owned(),
        Tip::Seat(of) => return format!("Jugador: {}", seat_colour(of)),
        Tip::Peasant => "Campesino",
        Tip::Spirit => "Espíritu",
        Tip::Follower => "Seguidor",
        Tip::Lord => "Señor",
        Tip::Demon => "Demonio",
        Tip::Home => "Hogar",
        Tip::Outside => "Afuera",
        Tip::City => "Ciudad de Fuego",
        Tip::Tower => "Torre",
        Tip::Supply => "Reserva",
        Tip::Temple => "Templo",
        Tip::Display => "Campeones visibles",
        Tip::Deck => "Mazo de campeones",
        Tip::Price => "Precio",
        Tip::Tokens => "Fichas",
        Tip::Bonus => "Bonus final",
        Tip::Begin => "Poder de inicio",
        Tip::End => "Poder de fin",
        Tip::Gem => "Gema",
        Tip::Influence => "Influencia",
        Tip::Down => "Bajar marcador",
        Tip::Gold => "Esfera de oro",
        Tip::Doubled => "Doble",
        Tip::Points => "Puntos ahora",
        Tip::Majority => "Mayoría de montañeses",
        Tip::Market => "Mercado lleno",
        Tip::White => "Casilla blanca",
        Tip::TurnsLeft => "Turnos restantes",
        Tip::Plays => "Diez maniobras",
        Tip::Closed => "Maniobra cerrada",
        Tip::ToPlace => "Por colocar",
        Tip::ToKeep => "Por conservar",
        Tip::Expands => "Se expandiría",
        Tip::Waiting => "En espera",
        Tip::Cascade => "Cascada",
        Tip::FilledIn => "Todo como está",
        Tip::Follows => "Lo sigue un señor",
        Tip::Spare => "Perdonar",
        Tip::Reveals => "Revela algo oculto",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Clan(of) => {
            return format!(
                "Uno de los cuatro clanes. Cada seguidor {0} que tienes cuenta una vez por cada \
                 señor {0}.",
                clan(of)
            );
        }
        Tip::Ring(Ring::Gorge) => "El anillo interior. Una ruta de cada aldea lleva a la Ciudad.",
        Tip::Ring(Ring::Mountain) => "El anillo exterior. Una ruta de cada aldea lleva Afuera.",
        Tip::Ring(Ring::Valley) => "El anillo de los hogares, entre la garganta y las colinas.",
        Tip::Ring(of @ Ring::Hill) => {
            return format!(
                "El anillo entre el valle y los montes. Un montañés hace subir un campesino de las \
                 {}.",
                ring(of)
            );
        }
        Tip::Trade(of) => return of_trade(of),
        Tip::Champion(of) => return whole_champion(of),
        Tip::Seat(_) => "Señala el marcador, el panel y el registro de este jugador.",
        Tip::Peasant => "Vive en el mapa o espera en la reserva. Tú dices adónde va.",
        Tip::Spirit => {
            "Una figura del templo o de un campeón. Algunas vuelven gracias a los poderes."
        }
        Tip::Follower => {
            return format!(
                "Da al final un punto por cada señor de su clan, y sirve para pagar campeones. \
                 Puedes tener {FOLLOWERS} de cada clan."
            );
        }
        Tip::Lord => {
            "Fue empujado Afuera. Los seguidores de su clan valen más, sean de quien sean."
        }
        Tip::Demon => {
            "Fue empujado a la Ciudad, o siguió a otro siendo señor. Solo cuenta para algunos \
             campeones."
        }
        Tip::Home => {
            "Donde empieza el primer campesino del clan. Si ninguna aldea admite tus campesinos, \
             sirve cualquier hogar."
        }
        Tip::Outside => {
            "Un campesino empujado por aquí se convierte en señor, y tu marcador sube 1."
        }
        Tip::City => {
            "Un campesino empujado aquí se convierte en demonio, y un señor de su clan lo sigue. \
             Después puedes bajar otro marcador 1 casilla."
        }
        Tip::Tower => "Muestra los señores de un clan, con una ventana encendida por cada uno.",
        Tip::Supply => {
            "Los campesinos que aún se pueden tomar. La partida termina con el turno que la vacía."
        }
        Tip::Temple => {
            "Guarda espíritus y gemas. Todo lo que se sacrifica, se paga o se gasta va aquí."
        }
        Tip::Display => {
            return format!("Puedes comprar uno por turno, y {BOUGHT} en toda la partida.");
        }
        Tip::Deck => "Su orden es lo único oculto del juego.",
        Tip::Price => "Lo que cuesta el campeón: seguidores tuyos, de cualquier clan.",
        Tip::Tokens => {
            return format!(
                "El campeón llega con {TOKENS}, y cada uso del poder cuesta 1. Las que quedan al \
                 final dan 1 punto cada una."
            );
        }
        Tip::Bonus => "Los puntos que da el campeón al final de la partida.",
        Tip::Begin => "Actúa antes de tomar campesinos, en la maniobra 3. Una vez por turno.",
        Tip::End => "Actúa después de asignar, en la maniobra 10. Una vez por turno.",
        Tip::Gem => {
            "Sirve para pagar los poderes de algunos campeones. En el camino, se la lleva el primer \
             marcador que llega; si la tienes al final, da 1 punto."
        }
        Tip::Influence => {
            "Los puntos de la casilla de tu marcador. Sube con señores y mercaderes, y baja por \
             los demonios de los demás."
        }
        Tip::Down => "El marcador baja 1 casilla, nunca por debajo del negro ni desde el oro.",
        Tip::Gold => "Lo más alto del camino. Un marcador está aquí a salvo para siempre.",
        Tip::Doubled => {
            return format!(
                "La influencia cuenta doble al final. Se consigue con {DOUBLING} mercenarios, y \
                 dura aunque se vayan."
            );
        }
        Tip::Points => "Lo que tendría cada jugador si la partida acabara ahora.",
        Tip::Majority => {
            return format!(
                "Más montañeses que cualquier otro jugador: {MAJORITY_POINTS} puntos cada uno, no \
                 {TRADE_POINTS}."
            );
        }
        Tip::Market => {
            return format!(
                "Las {MERCHANTS} casillas están ocupadas. Con {BOUGHT} campeones comprados, un \
                 tercero es gratis al inicio de un turno."
            );
        }
        Tip::White => {
            "Admite un mercader de cualquier clan cuando la casilla de su clan está ocupada."
        }
        Tip::TurnsLeft => {
            "Todos tienen el mismo número de turnos. Tras el último, la reserva está vacía."
        }
        Tip::Plays => {
            "Siempre en este orden. Tomar, colocar y asignar son obligatorias; cada maniobra \
             cierra las anteriores."
        }
        Tip::Closed => "Ya hiciste una maniobra posterior. Deshaz para volver atrás.",
        Tip::ToPlace => "El campesino que va al mapa. Puedes escoger otro.",
        Tip::ToKeep => "Se queda contigo tras colocar, como seguidor o en un oficio.",
        Tip::Expands => {
            return format!("Con uno más hay {EXPANDS} campesinos: sale uno por cada ruta.");
        }
        Tip::Waiting => {
            "Tiene bastantes campesinos para expandirse, y lo hará antes que cualquier otra cosa."
        }
        Tip::Cascade => {
            "Una expansión llena la aldea siguiente. Cuántas hay no depende de tus decisiones."
        }
        Tip::FilledIn => {
            "Juega el resto de la cascada tal como está puesto. Es una convención, no un consejo."
        }
        Tip::Follows => {
            "Un señor del clan del demonio también se convierte en demonio. No baja ningún \
             marcador."
        }
        Tip::Spare => "No baja ningún marcador por este demonio.",
        Tip::Reveals => {
            "Revela un campeón nuevo. Después solo puedes deshacer si juegas a solas contra \
             bots, y la partida queda marcada como asistida."
        }
    }
    .to_owned()
}

fn of_trade(of: Trade) -> String {
    match of {
        Trade::Mercenary => format!(
            "{TRADE_POINTS} puntos cada uno, hasta {MERCENARIES}, y {DOUBLING} duplican tu \
             influencia. Sacrificado, un {} retira un campesino del mapa.",
            trade(of)
        ),
        Trade::Merchant => format!(
            "{TRADE_POINTS} puntos cada uno, y con {MERCHANTS} es gratis un tercer campeón. \
             Sacrificado, un {} sube tu marcador 1 casilla.",
            trade(of)
        ),
        Trade::Mountaineer => format!(
            "{TRADE_POINTS} puntos cada uno, o {MAJORITY_POINTS} si tienes más que nadie. \
             Sacrificado, un {} mueve un campesino de las colinas a los montes.",
            trade(of)
        ),
    }
}

fn whole_champion(of: Champion) -> String {
    let skill = skill(of);
    let skill = skill.trim_end_matches('.');
    format!("{}. {skill}; al final, {}.", when(of.when()), bonus(of))
}
