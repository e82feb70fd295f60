//! Tips on the symbols of this game, in Italian.

use super::champions::{bonus, name as champion, skill, when};
use super::cover::seat_colour;
use super::words::{clan, clan_of_several, ring, trade};
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
                Ring::Gorge => "Gola",
                Ring::Valley => "Valli",
                Ring::Hill => "Colline",
                Ring::Mountain => "Montagne",
            }
            .to_owned();
        }
        Tip::Trade(of) => {
            return match of {
                Trade::Mercenary => "Mercenario",
                Trade::Merchant => "Mercante",
                Trade::Mountaineer => "Montanaro",
            }
            .to_owned();
        }
        Tip::Champion(of) => return champion(of).to_owned(),
        Tip::Seat(of) => return format!("Giocatore: {}", seat_colour(of)),
        Tip::Peasant => "Contadino",
        Tip::Spirit => "Spirito",
        Tip::Follower => "Seguace",
        Tip::Lord => "Signore",
        Tip::Demon => "Demone",
        Tip::Home => "Casa",
        Tip::Outside => "Fuori",
        Tip::City => "Città di fuoco",
        Tip::Tower => "Torre",
        Tip::Supply => "Riserva",
        Tip::Temple => "Tempio",
        Tip::Display => "Campioni scoperti",
        Tip::Deck => "Mazzo dei campioni",
        Tip::Price => "Prezzo",
        Tip::Tokens => "Gettoni",
        Tip::Bonus => "Bonus finale",
        Tip::Begin => "Abilità iniziale",
        Tip::End => "Abilità finale",
        Tip::Gem => "Gemma",
        Tip::Influence => "Influenza",
        Tip::Down => "Segnalino che scende",
        Tip::Gold => "Sfera d’oro",
        Tip::Doubled => "Raddoppiato",
        Tip::Points => "Punti ora",
        Tip::Majority => "Maggioranza di montanari",
        Tip::Market => "Mercato pieno",
        Tip::White => "Casella bianca",
        Tip::TurnsLeft => "Turni rimasti",
        Tip::Plays => "Dieci giocate",
        Tip::Closed => "Giocata chiusa",
        Tip::ToPlace => "Da piazzare",
        Tip::ToKeep => "Da tenere",
        Tip::Expands => "Si espanderebbe",
        Tip::Waiting => "In attesa",
        Tip::Cascade => "Cascata",
        Tip::FilledIn => "Tutto come proposto",
        Tip::Follows => "Un signore segue",
        Tip::Spare => "Risparmia",
        Tip::Reveals => "Rivela qualcosa di nascosto",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Clan(of) => {
            return format!(
                "Uno dei quattro clan. I tuoi seguaci {} contano una volta per ogni signore {}.",
                clan_of_several(of),
                clan(of)
            );
        }
        Tip::Ring(Ring::Gorge) => "L’anello interno. Una via di ogni villaggio porta nella Città.",
        Tip::Ring(Ring::Mountain) => "L’anello esterno. Una via di ogni villaggio porta Fuori.",
        Tip::Ring(Ring::Valley) => "L’anello con le case, tra la gola e le colline.",
        Tip::Ring(of @ Ring::Hill) => {
            return format!(
                "L’anello tra le valli e le montagne. Un montanaro fa salire un contadino \
                 dalle {}.",
                ring(of)
            );
        }
        Tip::Trade(of) => return of_trade(of),
        Tip::Champion(of) => return whole_champion(of),
        Tip::Seat(_) => "Indica il segnalino, il riquadro e la cronaca di questo giocatore.",
        Tip::Peasant => "Vive sulla mappa o aspetta nella riserva. Decidi tu dove va.",
        Tip::Spirit => {
            "Una figura nel tempio o su un campione. Alcune abilità ne riportano qualcuna in gioco."
        }
        Tip::Follower => {
            return format!(
                "Alla fine porta un punto per ogni signore del suo clan, e paga i campioni. Puoi \
                 averne {FOLLOWERS} di ogni clan."
            );
        }
        Tip::Lord => "È stato spinto Fuori. I seguaci del suo clan valgono di più, per tutti.",
        Tip::Demon => {
            "È stato spinto nella Città, o da signore ha seguito un demone. Conta solo per alcuni \
             campioni."
        }
        Tip::Home => {
            "Qui comincia il primo contadino del clan. Se nessun villaggio accoglie i tuoi \
             contadini, va bene qualsiasi casa."
        }
        Tip::Outside => "Un contadino spinto qui diventa signore, e il tuo segnalino sale di 1.",
        Tip::City => {
            "Un contadino spinto qui diventa demone, e un signore del suo clan lo segue. Poi puoi \
             far scendere di 1 un altro segnalino."
        }
        Tip::Tower => "Mostra i signori di un clan, con una finestra accesa per ciascuno.",
        Tip::Supply => {
            "I contadini che si possono ancora prendere. La partita finisce con il turno che la \
             svuota."
        }
        Tip::Temple => {
            "Contiene spiriti e gemme. Tutto ciò che è sacrificato, pagato o speso finisce qui."
        }
        Tip::Display => {
            return format!("Puoi comprarne uno per turno, e {BOUGHT} in tutta la partita.");
        }
        Tip::Deck => "Il suo ordine è l’unica cosa nascosta del gioco.",
        Tip::Price => "Quanto costa il campione: tuoi seguaci, di qualsiasi clan.",
        Tip::Tokens => {
            return format!(
                "Il campione ne ha {TOKENS}, e ogni uso dell’abilità ne costa 1. Quelli che \
                 restano alla fine portano 1 punto ciascuno."
            );
        }
        Tip::Bonus => "I punti che il campione porta alla fine della partita.",
        Tip::Begin => "Agisce prima che tu prenda contadini, nella giocata 3. Una volta per turno.",
        Tip::End => "Agisce dopo le assegnazioni, nella giocata 10. Una volta per turno.",
        Tip::Gem => {
            "Paga le abilità di alcuni campioni. Sul percorso la prende il primo segnalino che la \
             raggiunge; se resta alla fine, porta 1 punto."
        }
        Tip::Influence => {
            "I punti della casella del tuo segnalino. Sale con i signori e i mercanti, e scende \
             per i demoni degli altri."
        }
        Tip::Down => "Il segnalino scende di 1 casella, mai sotto la nera e mai da quella d’oro.",
        Tip::Gold => "La cima del percorso. Qui un segnalino è al sicuro per sempre.",
        Tip::Doubled => {
            return format!(
                "Alla fine l’influenza conta due volte. Bastano {DOUBLING} mercenari, e l’effetto \
                 resta anche se se ne vanno."
            );
        }
        Tip::Points => "I punti che ognuno avrebbe se la partita finisse ora.",
        Tip::Majority => {
            return format!(
                "Più montanari di ogni altro giocatore: {MAJORITY_POINTS} punti ciascuno, non \
                 {TRADE_POINTS}."
            );
        }
        Tip::Market => {
            return format!(
                "Tutte e {MERCHANTS} le caselle sono occupate. Con {BOUGHT} campioni comprati, a \
                 inizio turno il terzo è gratis."
            );
        }
        Tip::White => {
            "Accoglie un mercante di qualsiasi clan, quando la casella del suo clan è occupata."
        }
        Tip::TurnsLeft => {
            "Tutti hanno lo stesso numero di turni. Dopo l’ultimo giro la riserva è vuota."
        }
        Tip::Plays => {
            "Sempre in quest’ordine. Prendere, piazzare e assegnare è obbligatorio; una giocata \
             chiude tutte le precedenti."
        }
        Tip::Closed => "Una giocata successiva è già fatta. Con Annulla torni a prima.",
        Tip::ToPlace => "Il contadino che va sulla mappa. Puoi sceglierne un altro.",
        Tip::ToKeep => "Resta con te dopo il piazzamento, come seguace o in un mestiere.",
        Tip::Expands => {
            return format!(
                "Con uno in più ci sono {EXPANDS} contadini: ne parte uno lungo ogni via."
            );
        }
        Tip::Waiting => {
            "Ha abbastanza contadini per espandersi, e lo fa prima di qualsiasi altra cosa."
        }
        Tip::Cascade => {
            "Un’espansione riempie il villaggio seguente. Quante siano non dipende dalle tue \
             scelte."
        }
        Tip::FilledIn => {
            "Gioca il resto della cascata con le vie proposte. È una convenzione, non un consiglio."
        }
        Tip::Follows => {
            "Anche un signore del clan del demone diventa demone. Non fa scendere nessun segnalino."
        }
        Tip::Spare => "Per questo demone non scende nessun segnalino.",
        Tip::Reveals => {
            "Rivela un nuovo campione. Dopo puoi annullare la mossa solo se gli altri sono tutti bot, \
             e la partita risulta assistita."
        }
    }
    .to_owned()
}

fn of_trade(of: Trade) -> String {
    match of {
        Trade::Mercenary => format!(
            "{TRADE_POINTS} punti ciascuno, fino a {MERCENARIES}, e {DOUBLING} raddoppiano la tua \
             influenza. Sacrificato, un {} toglie un contadino dalla mappa.",
            trade(of)
        ),
        Trade::Merchant => format!(
            "{TRADE_POINTS} punti ciascuno, e con {MERCHANTS} un terzo campione è gratis. \
             Sacrificato, un {} fa salire di 1 il tuo segnalino.",
            trade(of)
        ),
        Trade::Mountaineer => format!(
            "{TRADE_POINTS} punti ciascuno, o {MAJORITY_POINTS} se hai la maggioranza. \
             Sacrificato, un {} sposta un contadino dalle colline alle montagne.",
            trade(of)
        ),
    }
}

fn whole_champion(of: Champion) -> String {
    let skill = skill(of);
    let skill = skill.trim_end_matches('.');
    format!("{}. {skill}; alla fine, {}.", when(of.when()), bonus(of))
}
