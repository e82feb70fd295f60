//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in Italian.

use super::champions::{the, the_first};
use super::plays::play;
use super::words::{at_village, clan, clan_of_several, counted, space, trade};
use crate::games::four_towers::rules::components::{
    BOUGHT, EXPANDS, MERCHANTS, PLAYERS, Ring, Space, When,
};
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::state::Decision;
use crate::games::four_towers::text::villages::village;

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    let players = counted(count, "giocatore", "giocatori");
    format!("ha {players}, ma devono essere da {fewest} a {most}")
}

/// What must be done before anything else.
fn first(due: Decision) -> &'static str {
    match due {
        Decision::Play => "Prima prendi i tuoi contadini.",
        Decision::Spirits => "Prima scegli gli spiriti del tuo campione.",
        Decision::Demote => "Prima fai scendere un segnalino, o risparmia tutti.",
        Decision::Expand => "Prima deve espandersi un villaggio.",
        Decision::Place => "Prima piazza un contadino.",
        Decision::Assign => "Prima assegna i tuoi contadini.",
        Decision::End => "Hai già assegnato tutti i contadini.",
        Decision::Over => "La partita è finita.",
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => first(Decision::Over).to_owned(),
        Illegal::AnotherDecision(due) => first(due).to_owned(),
        Illegal::Closed(of) => {
            let number = of.number();
            format!("Una giocata successiva ha chiuso la giocata {number}, «{}».", play(of))
        }
        Illegal::EmptySlot(slot) => format!("Nessun campione nello spazio {}.", slot.0 + 1),
        Illegal::MarketNotFull => {
            format!("Per il terzo campione servono {MERCHANTS} mercanti.")
        }
        Illegal::TooFewBought => {
            format!("Per il terzo campione devi averne comprati {BOUGHT}.")
        }
        Illegal::ThirdTaken => "Hai già preso il tuo campione gratis.".to_owned(),
        Illegal::AllBought => format!("Hai già comprato {BOUGHT} campioni."),
        Illegal::WrongPrice { due, paid } => {
            format!("Il prezzo è di {}, non {paid}.", counted(due, "seguace", "seguaci"))
        }
        Illegal::TooFew(of) => format!("Non ce ne sono abbastanza del clan {}.", clan(of)),
        Illegal::WrongNumber { due, named } => format!("Prendine {due}, non {named}."),
        Illegal::NotOwned(of) => format!("Non hai {}.", the(of)),
        Illegal::NotNow(of) => match of.when() {
            When::Begin => format!("{} agisce all’inizio di un turno.", the_first(of)),
            When::End => format!("{} agisce alla fine di un turno.", the_first(of)),
            When::GivingUp(of_trade) => {
                format!("{} agisce quando sacrifichi un {}.", the_first(of), trade(of_trade))
            }
        },
        Illegal::UsedAlready(of) => format!("In questo turno hai già usato {}.", the(of)),
        Illegal::NoToken(of) => format!("{} non ha più niente da spendere.", the_first(of)),
        Illegal::NoSpirit(of) => format!("Il campione non ha spiriti {}.", clan_of_several(of)),
        Illegal::NotThere { village: at, clan: of } => {
            let of = clan_of_several(of);
            format!("Non ci sono abbastanza contadini {of} {}.", at_village(at))
        }
        Illegal::NoLine(one, other) => {
            format!("Nessuna via unisce {} e {}.", village(one), village(other))
        }
        Illegal::WrongRing(of) => {
            format!("{} è nell’anello sbagliato: {}.", village(of), ring(of.ring()))
        }
        Illegal::SameClan(of) => {
            format!("Sono tutti e due del clan {}: non cambierebbe niente.", clan(of))
        }
        Illegal::NotSingle(of) => format!("Non c’è esattamente 1 contadino {}.", at_village(of)),
        Illegal::CannotFall(_) => "Quel segnalino non può scendere.".to_owned(),
        Illegal::OnGold => "Il tuo segnalino è sull’oro e non può salire oltre.".to_owned(),
        Illegal::NotInTemple(of) => {
            format!("Nel tempio non ci sono spiriti {}.", clan_of_several(of))
        }
        Illegal::NoFollower(of) => format!("Non hai seguaci {}.", clan_of_several(of)),
        Illegal::NoLordMade => "In questo turno non hai creato signori.".to_owned(),
        Illegal::NoDemonMade => "In questo turno non hai creato demoni.".to_owned(),
        Illegal::NobodyAbove => "Nessun segnalino è sopra il tuo.".to_owned(),
        Illegal::NotLast => "Il tuo segnalino non è ultimo da solo.".to_owned(),
        Illegal::Nobody(of) => format!("Non hai nessun {}.", trade(of)),
        Illegal::NoCaptain => {
            "Solo con il Capitano di ventura un mercenario toglie un secondo contadino.".to_owned()
        }
        Illegal::StuckDraw => "Prendi almeno un contadino che abbia un villaggio.".to_owned(),
        Illegal::NotDrawn(of) => format!("Non ti resta nessun contadino {}.", clan(of)),
        Illegal::NoPlace { village: at, clan: of } => {
            format!("{} ora non accoglie contadini {}.", village(at), clan_of_several(of))
        }
        Illegal::NotBursting(of) => {
            format!("Ci sono meno di {EXPANDS} contadini {}.", at_village(of))
        }
        Illegal::NoSpace { clan: of, space: Space::Follower } => {
            format!("La tua fila di seguaci {} è piena.", clan_of_several(of))
        }
        Illegal::NoSpace { clan: of, space: to } => {
            format!("Nessuna casella libera accoglie un {} {}.", space(to), clan(of))
        }
        Illegal::FitsElsewhere(of) => {
            format!("Una casella delle tue plance accoglie il {}: non va al tempio.", clan(of))
        }
    }
}

const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "la gola",
        Ring::Valley => "le valli",
        Ring::Hill => "le colline",
        Ring::Mountain => "le montagne",
    }
}
