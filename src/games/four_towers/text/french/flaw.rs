//! Flaws of a set-up, a part of a sentence, and of an action, a sentence, in French.

use super::champions::{the, the_first};
use super::plays::play;
use super::words::{clan, clan_of_several, counted, space, trade};
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
    format!("elle a {}, et non {fewest} à {most}", counted(count, "joueur", "joueurs"))
}

/// What must be done before anything else.
fn first(due: Decision) -> &'static str {
    match due {
        Decision::Play => "Prenez d’abord vos paysans.",
        Decision::Spirits => "Choisissez d’abord les esprits de votre champion.",
        Decision::Demote => "Faites d’abord descendre un marqueur, ou épargnez tout le monde.",
        Decision::Expand => "Un village doit d’abord s’étendre.",
        Decision::Place => "Placez d’abord un paysan.",
        Decision::Assign => "Affectez d’abord vos paysans.",
        Decision::End => "Tous vos paysans sont affectés.",
        Decision::Over => "La partie est finie.",
    }
}

pub(super) fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => first(Decision::Over).to_owned(),
        Illegal::AnotherDecision(due) => first(due).to_owned(),
        Illegal::Closed(of) => {
            format!("Une étape plus tardive a fermé l’étape {}, « {} ».", of.number(), play(of))
        }
        Illegal::EmptySlot(slot) => format!("Aucun champion à l’emplacement {}.", slot.0 + 1),
        Illegal::MarketNotFull => {
            format!("Pour le troisième champion, il faut {MERCHANTS} marchands.")
        }
        Illegal::TooFewBought => {
            format!("Pour le troisième champion, il faut en avoir acheté {BOUGHT}.")
        }
        Illegal::ThirdTaken => "Vous avez déjà pris votre champion gratuit.".to_owned(),
        Illegal::AllBought => format!("Vous avez déjà acheté {BOUGHT} champions."),
        Illegal::WrongPrice { due, paid } => {
            format!("Le prix est de {}, et non {paid}.", counted(due, "partisan", "partisans"))
        }
        Illegal::TooFew(of) => format!("Il n’y en a pas assez du clan {}.", clan(of)),
        Illegal::WrongNumber { due, named } => format!("Prenez-en {due}, et non {named}."),
        Illegal::NotOwned(of) => format!("Vous n’avez pas {}.", the(of)),
        Illegal::NotNow(of) => match of.when() {
            When::Begin => format!("{} agit au début d’un tour.", the_first(of)),
            When::End => format!("{} agit à la fin d’un tour.", the_first(of)),
            When::GivingUp(of_trade) => {
                format!("{} agit quand vous sacrifiez un {}.", the_first(of), trade(of_trade))
            }
        },
        Illegal::UsedAlready(of) => format!("Vous avez déjà utilisé {} ce tour-ci.", the(of)),
        Illegal::NoToken(of) => format!("{} n’a plus rien à dépenser.", the_first(of)),
        Illegal::NoSpirit(of) => format!("Le champion n’a pas d’esprit {}.", clan(of)),
        Illegal::NotThere { village: at, clan: of } => {
            format!("Il n’y a pas assez de paysans {} à {}.", clan_of_several(of), village(at))
        }
        Illegal::NoLine(one, other) => {
            format!("Aucun chemin ne relie {} et {}.", village(one), village(other))
        }
        Illegal::WrongRing(of) => {
            format!("{} n’est pas dans le bon anneau : {}.", village(of), ring(of.ring()))
        }
        Illegal::SameClan(of) => {
            format!("C’est deux fois le clan {}, rien ne changerait.", clan(of))
        }
        Illegal::NotSingle(of) => format!("Il n’y a pas exactement 1 paysan à {}.", village(of)),
        Illegal::CannotFall(_) => "Ce marqueur ne peut pas descendre.".to_owned(),
        Illegal::OnGold => "Votre marqueur est sur l’or et ne peut plus monter.".to_owned(),
        Illegal::NotInTemple(of) => format!("Le temple n’a pas d’esprit {}.", clan(of)),
        Illegal::NoFollower(of) => format!("Vous n’avez pas de partisan {}.", clan(of)),
        Illegal::NoLordMade => "Vous n’avez pas fait de seigneur ce tour-ci.".to_owned(),
        Illegal::NoDemonMade => "Vous n’avez pas fait de démon ce tour-ci.".to_owned(),
        Illegal::NobodyAbove => "Aucun marqueur n’est plus haut que le vôtre.".to_owned(),
        Illegal::NotLast => "Votre marqueur n’est pas seul en dernière position.".to_owned(),
        Illegal::Nobody(of) => format!("Vous n’avez pas de {}.", trade(of)),
        Illegal::NoCaptain => {
            "Seul le Capitaine d’aventure fait retirer un deuxième paysan à un mercenaire."
                .to_owned()
        }
        Illegal::StuckDraw => "Prenez au moins un paysan qui a un village.".to_owned(),
        Illegal::NotDrawn(of) => format!("Il ne vous reste pas de paysan {}.", clan(of)),
        Illegal::NoPlace { village: at, clan: of } => {
            format!("{} n’accueille pas de paysan {} pour l’instant.", village(at), clan(of))
        }
        Illegal::NotBursting(of) => format!("Il y a moins de {EXPANDS} paysans à {}.", village(of)),
        Illegal::NoSpace { clan: of, space: Space::Follower } => {
            format!("Votre rangée de partisans {} est pleine.", clan_of_several(of))
        }
        Illegal::NoSpace { clan: of, space: to } => {
            format!("Aucune case libre n’accueille un {} {}.", space(to), clan(of))
        }
        Illegal::FitsElsewhere(of) => {
            format!("Une case de vos plateaux accueille le {} : il ne va pas au temple.", clan(of))
        }
    }
}

const fn ring(of: Ring) -> &'static str {
    match of {
        Ring::Gorge => "la gorge",
        Ring::Valley => "les vallées",
        Ring::Hill => "les collines",
        Ring::Mountain => "les montagnes",
    }
}
