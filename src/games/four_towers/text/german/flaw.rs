//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in German.

use super::champions::{the_first, whom_champion};
use super::plays::play;
use super::words::{clan, counted, some_of, space, trade, whom};
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
    format!("Die Partie hat {} statt {fewest} bis {most}", counted(count, "Spieler", "Spieler"))
}

/// What must be done before anything else.
fn first(due: Decision) -> &'static str {
    match due {
        Decision::Play => "Nimm erst deine Bauern.",
        Decision::Spirits => "Wähle erst die Geister deines Helden.",
        Decision::Demote => "Senke erst einen Marker oder verschone alle.",
        Decision::Expand => "Erst muss sich ein Dorf ausbreiten.",
        Decision::Place => "Setze erst einen Bauern.",
        Decision::Assign => "Teile erst deine Bauern zu.",
        Decision::End => "Alle deine Bauern sind zugeteilt.",
        Decision::Over => "Die Partie ist zu Ende.",
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => first(Decision::Over).to_owned(),
        Illegal::AnotherDecision(due) => first(due).to_owned(),
        Illegal::Closed(of) => {
            let number = of.number();
            format!("Eine spätere Zugart hat Zugart {number}, „{}“, geschlossen.", play(of))
        }
        Illegal::EmptySlot(slot) => format!("An Stelle {} liegt kein Held.", slot.0 + 1),
        Illegal::MarketNotFull => format!("Der dritte Held braucht {MERCHANTS} Händler."),
        Illegal::TooFewBought => {
            format!("Für den dritten Helden musst du erst {BOUGHT} gekauft haben.")
        }
        Illegal::ThirdTaken => "Du hast deinen kostenlosen Helden schon genommen.".to_owned(),
        Illegal::AllBought => format!("Du hast schon {BOUGHT} Helden gekauft."),
        Illegal::WrongPrice { due, paid } => {
            format!("Der Preis ist {}, nicht {paid}.", counted(due, "Anhänger", "Anhänger"))
        }
        Illegal::TooFew(of) => format!("Von {} gibt es nicht genug.", clan(of)),
        Illegal::WrongNumber { due, named } => format!("Nimm {due}, nicht {named}."),
        Illegal::NotOwned(of) => format!("Du hast {} nicht.", whom_champion(of)),
        Illegal::NotNow(of) => match of.when() {
            When::Begin => format!("{} wirkt am Zuganfang.", the_first(of)),
            When::End => format!("{} wirkt am Zugende.", the_first(of)),
            When::GivingUp(of_trade) => {
                format!("{} wirkt, wenn du einen {} opferst.", the_first(of), trade(of_trade))
            }
        },
        Illegal::UsedAlready(of) => {
            format!("Du hast {} in diesem Zug schon benutzt.", whom_champion(of))
        }
        Illegal::NoToken(of) => format!("{} hat keine Ladung mehr.", the_first(of)),
        Illegal::NoSpirit(of) => format!("Der Held hat keinen {} Geist.", whom(of)),
        Illegal::NotThere { village: at, clan: of } => {
            format!("In {} sind nicht genug {} Bauern.", village(at), some_of(of))
        }
        Illegal::NoLine(one, other) => {
            format!("{} und {} verbindet kein Weg.", village(one), village(other))
        }
        Illegal::WrongRing(of) => {
            format!("{} liegt im falschen Ring: {}.", village(of), ring(of.ring()))
        }
        Illegal::SameClan(of) => {
            format!("Beide sind vom Clan {}, also würde sich nichts ändern.", clan(of))
        }
        Illegal::NotSingle(of) => format!("In {} ist nicht genau 1 Bauer.", village(of)),
        Illegal::CannotFall(_) => "Dieser Marker kann nicht sinken.".to_owned(),
        Illegal::OnGold => "Dein Marker steht auf Gold und kann nicht höher.".to_owned(),
        Illegal::NotInTemple(of) => format!("Der Tempel hat keinen {} Geist.", whom(of)),
        Illegal::NoFollower(of) => format!("Du hast keinen {} Anhänger.", whom(of)),
        Illegal::NoLordMade => "Du hast in diesem Zug keinen Herrn gemacht.".to_owned(),
        Illegal::NoDemonMade => "Du hast in diesem Zug keinen Dämon gemacht.".to_owned(),
        Illegal::NobodyAbove => "Kein Marker steht über deinem.".to_owned(),
        Illegal::NotLast => "Dein Marker steht nicht allein ganz hinten.".to_owned(),
        Illegal::Nobody(of) => format!("Du hast keinen {}.", trade(of)),
        Illegal::NoCaptain => {
            "Nur mit dem Freihauptmann entfernt ein Söldner einen zweiten Bauern.".to_owned()
        }
        Illegal::StuckDraw => "Nimm mindestens einen Bauern, der ein Dorf findet.".to_owned(),
        Illegal::NotDrawn(of) => format!("Du hast keinen {} Bauern mehr übrig.", whom(of)),
        Illegal::NoPlace { village: at, clan: of } => {
            format!("{} nimmt jetzt keinen {} Bauern auf.", village(at), whom(of))
        }
        Illegal::NotBursting(of) => format!("{} hat weniger als {EXPANDS} Bauern.", village(of)),
        Illegal::NoSpace { clan: of, space: Space::Follower } => {
            format!("Deine Reihe für {} Anhänger ist voll.", some_of(of))
        }
        Illegal::NoSpace { clan: of, space: to } => {
            format!("Kein freies Feld nimmt einen {} {} auf.", whom(of), space(to))
        }
        Illegal::FitsElsewhere(of) => format!(
            "{} hat noch ein Feld auf deinen Tafeln und darf nicht in den Tempel.",
            clan(of)
        ),
    }
}

const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "die Schlucht",
        Ring::Valley => "die Täler",
        Ring::Hill => "die Hügel",
        Ring::Mountain => "die Berge",
    }
}
