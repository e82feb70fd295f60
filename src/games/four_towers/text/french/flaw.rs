//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in French.

use super::words::{champion, clan, counted, space, trade, village};
use crate::games::four_towers::rules::components::PLAYERS;
use crate::games::four_towers::rules::legal::Illegal;
use crate::games::four_towers::rules::setup::SetupError;
use crate::games::four_towers::rules::state::{Decision, Play};
use crate::text::french::words::seat_number;

pub(super) fn setup(error: SetupError) -> String {
    let SetupError::Players(count) = error;
    let (fewest, most) = (PLAYERS.start(), PLAYERS.end());
    format!("il y a {}, pas {fewest} à {most}", counted(count, "joueur", "joueurs"))
}

const fn due(decision: Decision) -> &'static str {
    match decision {
        Decision::Play => "Piochez d’abord, ou jouez ce qui vient avant.",
        Decision::Spirits => "Choisissez d’abord les esprits du champion.",
        Decision::Demote => "Dites d’abord qui descend, ou épargnez tous.",
        Decision::Expand => "Un village doit d’abord s’étendre.",
        Decision::Place => "Posez d’abord un des paysans piochés.",
        Decision::Assign => "Placez d’abord les paysans piochés.",
        Decision::End => "Il ne reste que les talents de fin de tour.",
        Decision::Over => "La partie est finie.",
    }
}

const fn play(of: Play) -> &'static str {
    match of {
        Play::Third => "le troisième champion",
        Play::Buy => "l’achat d’un champion",
        Play::Begin => "les talents de début",
        Play::Mercenary => "le sacrifice d’un mercenaire",
        Play::Mountaineer => "le sacrifice d’un montagnard",
        Play::Merchant => "le sacrifice d’un marchand",
        Play::Draw => "la pioche",
        Play::Place => "la pose",
        Play::Assign => "le placement",
        Play::End => "les talents de fin",
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "La partie est finie.".to_owned(),
        Illegal::AnotherDecision(decision) => due(decision).to_owned(),
        Illegal::Closed(of) => format!("Trop tard dans ce tour : {}.", play(of)),
        Illegal::EmptySlot(slot) => format!("L’emplacement {} est vide.", slot.0 + 1),
        Illegal::MarketNotFull => "Un troisième champion demande cinq marchands.".to_owned(),
        Illegal::TooFewBought => "Un troisième champion en demande deux achetés.".to_owned(),
        Illegal::ThirdTaken => "Vous avez votre troisième champion.".to_owned(),
        Illegal::AllBought => "Vous avez acheté deux champions, c’est tout.".to_owned(),
        Illegal::WrongPrice { due, paid } => {
            format!("Le prix est de {due} partisans, pas de {paid}.")
        }
        Illegal::TooFew(of) => format!("Il n’y en a pas autant : {}.", clan(of)),
        Illegal::WrongNumber { due, named } => format!("Il en faut {due}, pas {named}."),
        Illegal::NotOwned(of) => format!("Vous n’avez pas ce champion : {}.", champion(of)),
        Illegal::NotNow(of) => format!("Ce n’est pas son moment : {}.", champion(of)),
        Illegal::UsedAlready(of) => format!("Déjà utilisé dans ce tour : {}.", champion(of)),
        Illegal::NoToken(of) => format!("Plus de jeton : {}.", champion(of)),
        Illegal::NoSpirit(of) => format!("Le champion n’a pas d’esprit {}.", clan(of)),
        Illegal::NotThere { village: at, clan: of } => {
            format!("Il n’y en a pas autant à {} : {}.", village(at), clan(of))
        }
        Illegal::NoLine(from, to) => {
            format!("Aucun chemin ne mène de {} à {}.", village(from), village(to))
        }
        Illegal::WrongRing(at) => format!("{} n’est pas dans le bon anneau.", village(at)),
        Illegal::SameClan(of) => format!("Deux fois {} : rien ne changerait.", clan(of)),
        Illegal::NotSingle(at) => format!("{} n’a pas un seul paysan.", village(at)),
        Illegal::CannotFall(seat) => {
            format!("Le marqueur de {} ne peut pas descendre.", seat_number(seat))
        }
        Illegal::OnGold => "Votre marqueur est déjà sur l’or.".to_owned(),
        Illegal::NotInTemple(of) => format!("Le temple n’a pas d’esprit {}.", clan(of)),
        Illegal::NoFollower(of) => format!("Vous n’avez pas de partisan {}.", clan(of)),
        Illegal::NoLordMade => "Vous n’avez pas fait de seigneur dans ce tour.".to_owned(),
        Illegal::NoDemonMade => "Vous n’avez pas fait de démon dans ce tour.".to_owned(),
        Illegal::NobodyAbove => "Aucun marqueur n’est au-dessus du vôtre.".to_owned(),
        Illegal::NotLast => "Votre marqueur n’est pas seul dernier.".to_owned(),
        Illegal::Nobody(of) => format!("Vous n’avez pas de {}.", trade(of)),
        Illegal::NoCaptain => "Seul le Capitaine libre en retire un second.".to_owned(),
        Illegal::StuckDraw => "Piochez-en au moins un qui a un village.".to_owned(),
        Illegal::NotDrawn(of) => format!("Vous n’avez pas pioché de {}.", clan(of)),
        Illegal::NoPlace { village: at, clan: of } => {
            format!("{} ne prend pas de {}.", village(at), clan(of))
        }
        Illegal::NotBursting(at) => format!("{} ne s’étend pas.", village(at)),
        Illegal::NoSpace { clan: of, space: at } => {
            format!("Aucune place de {} ne prend un {}.", space(at), clan(of))
        }
        Illegal::FitsElsewhere(of) => format!("Une place prend un {}.", clan(of)),
    }
}
