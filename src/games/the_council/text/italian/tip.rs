//! Tips on the symbols of this game, in Italian.

use super::words::{card, kind, mark, suit, suits};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID,
};
use crate::games::the_council::text::tip::{Tip, TipText};
use crate::text::italian::words::seat_colour;

pub(in crate::games::the_council::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Suit(of) => return suit(of).to_owned(),
        Tip::Card(of) => return card(of).to_owned(),
        Tip::Kind(of) => return kind(of).to_owned(),
        Tip::Seat(of) => return format!("Giocatore: {}", seat_colour(of)),
        Tip::Chips => "Gettoni seme",
        Tip::Bid => "Offerta",
        Tip::Traitors => "Gettoni traditore",
        Tip::Rank => "Rango",
        Tip::Empire => "Impero",
        Tip::WouldCount => "Conterebbe",
        Tip::Collapse => "Crollo",
        Tip::Doubled => "Raddoppiato",
        Tip::Points => "Punti ora",
        Tip::Event => "Evento",
        Tip::EventRank => "Valore dell’evento",
        Tip::Meter => "Tutte le offerte",
        Tip::Success => "Successo",
        Tip::Failure => "Fallimento",
        Tip::Highest => "Offerta più alta",
        Tip::Lowest => "Offerta più bassa",
        Tip::Tie => "Parità",
        Tip::Opener => "Chi apre",
        Tip::LowCard => "Carta più bassa",
        Tip::Hand => "Mano",
        Tip::Draft => "Draft",
        Tip::Dealer => "Mazziere",
        Tip::EventsLeft => "Eventi in arrivo",
        Tip::EventDeck => "Mazzo degli eventi",
        Tip::Drafted => "Carte prese",
        Tip::Used => "Carta usata",
        Tip::Chosen => "Scelta fatta",
        Tip::Lead => "In testa",
        Tip::Reach => "Arriva al valore",
        Tip::Pass => "Passa",
        Tip::Hold => "Non giocare carte",
        Tip::Nearest => "I più vicini all’impero",
        Tip::Reveals => "Rivela qualcosa di nascosto",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Suit(of) => {
            return format!(
                "Uno dei sei semi. I suoi gettoni ({}) si offrono negli eventi con questo seme, e \
                 la sua colonna nella sala mostra il rango di ognuno.",
                suit(of)
            );
        }
        Tip::Card(of) => return whole_card(of),
        Tip::Kind(of) => return does(of),
        Tip::Seat(_) => "Segna i ranghi, i gettoni e le offerte di questo giocatore.",
        Tip::Chips => {
            "Si offrono negli eventi con il loro seme. Quelli che non offri restano tuoi per le \
             mani successive."
        }
        Tip::Bid => "I gettoni offerti sono spesi, che l’evento riesca o fallisca.",
        Tip::Traitors => {
            "1 punto ciascuno alla fine. Vengono dai ranghi scambiati quando un evento fallisce e \
             dalle Corti."
        }
        Tip::Rank => {
            return format!(
                "L’altezza di un giocatore nella colonna di un seme, da 0 a {LAST_RANK}. Porta \
                 punti solo se il seme crolla."
            );
        }
        Tip::Empire => {
            return format!(
                "La trave mostra il rango dell’impero nel seme. Parte da {LAST_RANK} e scende di 1 \
                 quando un evento con questo seme fallisce."
            );
        }
        Tip::WouldCount => {
            "Qui un giocatore è sopra l’impero. Se è ancora così dopo l’ultimo evento della mano, \
             il seme crolla e la partita finisce."
        }
        Tip::Collapse => {
            "Un seme crolla se a fine mano un giocatore è sopra l’impero in quel seme. La partita \
             finisce, e i ranghi nei semi crollati valgono punti."
        }
        Tip::Doubled => {
            "I ranghi di chi è sopra l’impero contano due volte. Essere alla pari non basta."
        }
        Tip::Points => "I punti che ognuno avrebbe se la partita finisse ora.",
        Tip::Event => {
            "Per superarlo, l’impero ha bisogno delle offerte di tutti. Contano solo i gettoni e \
             le carte dei suoi semi."
        }
        Tip::EventRank => {
            "Se tutte le offerte insieme arrivano a questo numero, l’evento riesce. Con valore 0 \
             non può fallire."
        }
        Tip::Meter => {
            "La barra si riempie con ogni gettone e ogni Pedina. Quando è piena, l’evento riesce."
        }
        Tip::Success => "In ogni seme dell’evento, l’offerta più alta ottiene un rango.",
        Tip::Failure => {
            "In ogni seme dell’evento, le offerte più basse scambiano un rango con un gettone \
             traditore, e l’impero scende di 1."
        }
        Tip::Highest => {
            "Ottiene un rango se l’evento riesce. Serve almeno 1, e una parità si rompe solo con \
             un numero."
        }
        Tip::Lowest => {
            "Scambia un rango con un gettone traditore se l’evento fallisce. Passare vale 0, e in \
             caso di parità scambiano tutti."
        }
        Tip::Tie => {
            "Finché c’è parità, nessuno ottiene un rango. Un numero più basso batte uno più alto."
        }
        Tip::Opener => "Offre per primo in questo evento, senza conoscere le altre offerte.",
        Tip::LowCard => {
            "Chi rivela la carta di valore più basso apre il prossimo evento; tra più giocatori, \
             quello che ha offerto più tardi."
        }
        Tip::Hand => {
            return format!(
                "Un draft e gli eventi che seguono. La partita finisce con un crollo, o dopo la \
                 mano {HANDS}."
            );
        }
        Tip::Draft => {
            return format!(
                "Ognuno sceglie una carta, tutti la mostrano e le mani passano al vicino, \
                 {DRAFTED} volte. Ogni seme sulla tua carta porta un gettone."
            );
        }
        Tip::Dealer => "Apre il primo evento della mano. Poi tocca al vicino fare il mazziere.",
        Tip::EventsLeft => {
            "Gli eventi che mancano in questa mano. Dopo l’ultimo si controlla il crollo."
        }
        Tip::EventDeck => "Le carte non distribuite. Ogni evento è la prima del mazzo.",
        Tip::Drafted => {
            "Visibili a tutti. Ognuna si gioca una volta per mano, in un evento con cui ha un seme \
             in comune."
        }
        Tip::Used => "In questa mano non si usa più.",
        Tip::Chosen => {
            "Questo giocatore ha scelto. Le carte si mostrano quando tutti hanno scelto."
        }
        Tip::Lead => "Mette il minimo di gettoni per l’offerta più alta nel seme, per ora.",
        Tip::Reach => "Mette il minimo di gettoni per far riuscire l’evento, per ora.",
        Tip::Pass => "Non offri niente. Potrai comunque giocare carte.",
        Tip::Hold => "Tieni tutte le carte per gli eventi successivi.",
        Tip::Nearest => {
            "I giocatori con il rango più alto in un seme, accanto al rango dell’impero."
        }
        Tip::Reveals => {
            "Rivela carte nascoste. Dopo puoi annullare la mossa solo se gli altri sono tutti bot, e \
             la partita risulta assistita."
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
            "Toglie il limite alla tua offerta nel suo seme: l’evento riesce, e lì nessuno ti \
             supera."
        }
        Kind::Number => "Rompe le parità nei suoi semi: un numero più basso batte uno più alto.",
        Kind::Pawn => {
            return format!(
                "Aggiunge {PAWN_BID} alla tua offerta in ogni seme in comune con l’evento."
            );
        }
        Kind::Court => "Porta un gettone traditore se l’evento fallisce.",
        Kind::Crown => "Porta un rango nel suo seme, che l’evento riesca o fallisca.",
    }
    .to_owned()
}
