//! Tips on the symbols of this game, in Spanish.

use super::words::{card, kind, mark, suit, suits};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID,
};
use crate::games::the_council::text::tip::{Tip, TipText};
use crate::text::spanish::words::seat_colour;

pub(in crate::games::the_council::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Suit(of) => return suit(of).to_owned(),
        Tip::Card(of) => return card(of).to_owned(),
        Tip::Kind(of) => return kind(of).to_owned(),
        Tip::Seat(of) => return format!("Jugador: {}", seat_colour(of)),
        Tip::Chips => "Fichas de palo",
        Tip::Bid => "Puja",
        Tip::Traitors => "Fichas de traidor",
        Tip::Rank => "Rango",
        Tip::Empire => "Imperio",
        Tip::WouldCount => "Contaría",
        Tip::Collapse => "Derrumbe",
        Tip::Doubled => "Doble",
        Tip::Points => "Puntos ahora",
        Tip::Event => "Evento",
        Tip::EventRank => "Valor del evento",
        Tip::Meter => "Todas las pujas",
        Tip::Success => "Éxito",
        Tip::Failure => "Fracaso",
        Tip::Highest => "Puja más alta",
        Tip::Lowest => "Puja más baja",
        Tip::Tie => "Empate",
        Tip::Opener => "Abre el evento",
        Tip::LowCard => "Carta más baja",
        Tip::Hand => "Mano",
        Tip::Draft => "Selección",
        Tip::Dealer => "Reparte la mano",
        Tip::EventsLeft => "Eventos por venir",
        Tip::EventDeck => "Mazo de eventos",
        Tip::Drafted => "Cartas tomadas",
        Tip::Used => "Carta usada",
        Tip::Chosen => "Ya ha escogido",
        Tip::Lead => "Liderar",
        Tip::Reach => "Alcanzar el valor",
        Tip::Pass => "Pasar",
        Tip::Hold => "No jugar nada",
        Tip::Nearest => "Más cerca del imperio",
        Tip::Reveals => "Revela algo oculto",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Suit(of) => {
            return format!(
                "Uno de los seis palos. Sus fichas ({}) se pujan en los eventos de este palo, y su \
                 columna en la sala muestra el rango de cada cual.",
                suit(of)
            );
        }
        Tip::Card(of) => return whole_card(of),
        Tip::Kind(of) => return does(of),
        Tip::Seat(_) => "Marca los rangos, las fichas y las pujas de este jugador.",
        Tip::Chips => {
            "Se pujan en los eventos de su palo. Las que no pujas te quedan para las manos \
             siguientes."
        }
        Tip::Bid => "Las fichas pujadas se gastan, tenga éxito o fracase el evento.",
        Tip::Traitors => {
            "1 punto cada una al final. Vienen de los rangos canjeados cuando un evento fracasa, y \
             de las Cortes."
        }
        Tip::Rank => {
            return format!(
                "La altura de un jugador en la columna de un palo, de 0 a {LAST_RANK}. Solo da \
                 puntos si el palo se derrumba."
            );
        }
        Tip::Empire => {
            return format!(
                "La viga muestra el rango del imperio en el palo. Empieza en {LAST_RANK} y baja 1 \
                 cuando fracasa un evento de este palo."
            );
        }
        Tip::WouldCount => {
            "Aquí un jugador está por encima del imperio. Si sigue así tras el último evento de la \
             mano, el palo se derrumba y la partida acaba."
        }
        Tip::Collapse => {
            "Un palo se derrumba si un jugador está ahí por encima del imperio cuando acaba una \
             mano. La partida acaba entonces, y los rangos de los palos derrumbados son puntos."
        }
        Tip::Doubled => {
            "Los rangos de un jugador por encima del imperio cuentan dos veces. Igualarlo no basta."
        }
        Tip::Points => "Lo que tendría cada jugador si la partida acabara ahora.",
        Tip::Event => {
            "El imperio necesita las pujas de todos para superarlo. Solo cuentan las fichas y las \
             cartas de sus palos."
        }
        Tip::EventRank => {
            "Si todas las pujas juntas alcanzan este número, el evento tiene éxito. Con valor 0 no \
             puede fracasar."
        }
        Tip::Meter => {
            "La barra se llena con cada ficha y cada Peón. Si está llena, el evento tiene éxito."
        }
        Tip::Success => "En cada palo del evento, la puja más alta gana un rango.",
        Tip::Failure => {
            "En cada palo del evento, las pujas más bajas canjean un rango por una ficha de \
             traidor, y el imperio baja 1."
        }
        Tip::Highest => {
            "Gana un rango si el evento tiene éxito. Hace falta al menos 1, y un empate necesita \
             un número que lo rompa."
        }
        Tip::Lowest => {
            "Canjea un rango por una ficha de traidor si el evento fracasa. Pasar es 0, y con \
             empate en lo más bajo canjean todos."
        }
        Tip::Tie => {
            "Nadie gana un rango mientras dura el empate. Un número más bajo queda por encima de \
             uno más alto."
        }
        Tip::Opener => {
            "Este jugador puja antes que nadie en el evento, sin conocer las demás pujas."
        }
        Tip::LowCard => {
            "El jugador que revela la carta de menor valor abre el evento siguiente; si son \
             varios, el que pujó más tarde."
        }
        Tip::Hand => {
            return format!(
                "Una selección y los eventos que siguen. La partida acaba con un derrumbe, o tras \
                 la mano {HANDS}."
            );
        }
        Tip::Draft => {
            return format!(
                "Todos escogen una carta, la muestran y pasan su mano, {DRAFTED} veces. Cada palo \
                 de tu carta te da una ficha."
            );
        }
        Tip::Dealer => {
            "Este jugador abre el primer evento de la mano. En la siguiente reparte el de su \
             izquierda."
        }
        Tip::EventsLeft => {
            "Eventos de esta mano que aún no han salido. El derrumbe se comprueba tras el último."
        }
        Tip::EventDeck => "Las cartas que no se han repartido. La de arriba es cada vez el evento.",
        Tip::Drafted => {
            "Visibles para todos. Cada una se puede jugar una vez en esta mano, en un evento con \
             el que comparta un palo."
        }
        Tip::Used => "Ya no sirve en esta mano.",
        Tip::Chosen => {
            "Este jugador ya ha escogido. Las cartas se muestran cuando lo han hecho todos."
        }
        Tip::Lead => {
            "Pone las fichas justas para que tu puja sea ahora mismo la más alta de este palo."
        }
        Tip::Reach => "Pone las fichas justas para que el evento tenga éxito tal como está.",
        Tip::Pass => "No puja nada. Después aún puedes jugar cartas.",
        Tip::Hold => "Guarda todas tus cartas para los eventos siguientes.",
        Tip::Nearest => {
            "Los jugadores con el rango más alto en un palo, junto al rango del imperio."
        }
        Tip::Reveals => {
            "Revela cartas ocultas. Después solo puedes deshacer si juegas a solas contra bots, y \
             la partida queda marcada como asistida."
        }
    }
    .to_owned()
}

fn whole_card(of: Card) -> String {
    format!("{}, {}. {}", mark(of), suits(of.suits()), does(of.kind()))
}

/// What a card does when it is revealed.
fn does(of: Kind) -> String {
    match of {
        Kind::Ace => {
            "Quita el límite a tu puja en su palo: el evento tiene éxito, y ahí la tuya es la más \
             alta."
        }
        Kind::Number => {
            "Rompe empates en sus palos: un número más bajo queda por encima de uno más alto."
        }
        Kind::Pawn => {
            return format!("Suma {PAWN_BID} a tu puja en cada palo que comparte con el evento.");
        }
        Kind::Court => "Da una ficha de traidor si el evento fracasa.",
        Kind::Crown => "Da un rango en su palo, tenga éxito o fracase el evento.",
    }
    .to_owned()
}
