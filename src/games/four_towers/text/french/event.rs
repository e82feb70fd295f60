//! Events in French.

use super::champions::{the, the_first};
use super::words::{
    clan, clans, counted, listed, of_name, people, points, space, trade, trades, ways,
};
use crate::games::four_towers::rules::components::{Clan, DOUBLING, Trade, points as worth};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::scoring::{Cause, Score};
use crate::games::four_towers::text::event::EventText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static EVENT: EventText = EventText {
    began_with_gems: |name, gems| {
        format!("{name} commence avec {}.", counted(gems, "gemme", "gemmes"))
    },
    game_began: |name| format!("La partie commence, et {name} joue en premier."),
    champion_revealed: |slot, of| {
        format!("{} est visible, emplacement {}.", the_first(of), slot.0 + 1)
    },
    turn_began: |name, before| format!("Le tour {} commence : {name}.", before + 1),
    champion_hired: |name, slot, of, paid| {
        let slot = slot.0 + 1;
        match paid.is_none() {
            true => format!(
                "{name} a pris {}, emplacement {slot}, gratuitement comme troisième.",
                the(of)
            ),
            false => {
                let paid = people(paid, "partisan", "partisans");
                format!("{name} a acheté {}, emplacement {slot}, pour {paid}.", the(of))
            }
        }
    },
    gems_given: |name, of, gems| {
        format!("{name} : {} pour {}.", counted(gems, "gemme", "gemmes"), the(of))
    },
    spirits_given: |name, of, spirits, by_choice| match (spirits.is_none(), by_choice) {
        (true, _) => format!("{name} : aucun esprit au temple pour {}.", the(of)),
        (false, true) => {
            format!("{name} a choisi {} pour {}.", people(spirits, "esprit", "esprits"), the(of))
        }
        (false, false) => {
            let spirits = people(spirits, "esprit", "esprits");
            format!("{name} : tous les esprits du temple pour {}, {spirits}.", the(of))
        }
    },
    skill_used: |name, of, spent| match spent {
        Spent::Nothing => format!("{name} a utilisé {}.", the(of)),
        Spent::Gem => format!("{name} a utilisé {} pour une gemme.", the(of)),
        Spent::LooseGem => format!("{name} a utilisé {} pour une gemme libre.", the(of)),
        Spent::Spirit(spirit) => {
            format!("{name} a utilisé {} pour un esprit {}.", the(of), clan(spirit))
        }
    },
    given_up: |name, of, of_clan| format!("{name} a sacrifié un {} {}.", trade(of), clan(of_clan)),
    removed: |of, at| format!("Un paysan {} quitte {} pour le temple.", clan(of), village(at)),
    moved: |of, from, to| {
        format!("Un paysan {} passe {} à {}.", clan(of), of_name(village(from)), village(to))
    },
    swapped: |[one, other], [first, second]| {
        let (first, second) = (clan(first), clan(second));
        let (one, other) = (of_name(village(one)), of_name(village(other)));
        format!("Échange : un {first} {one} et un {second} {other}.")
    },
    kindled: |of, at| format!("Un esprit {} devient paysan à {}.", clan(of), village(at)),
    replaced: |at, peasant, spirit| {
        format!("À {}, un esprit {} remplace un {}.", village(at), clan(spirit), clan(peasant))
    },
    drawn: |name, of| format!("{name} a pris {}.", clans(of)),
    placed: |name, of, at, was_stuck| match was_stuck {
        false => format!("{name} a placé un {} à {}.", clan(of), village(at)),
        true => format!(
            "{name} a placé un {} à {} : aucun village n’en accueillait, donc n’importe quel \
             foyer.",
            clan(of),
            village(at)
        ),
    },
    expanded: |name, of, clans, by_choice| match by_choice {
        true => {
            let of_village = of_name(village(of));
            format!("{name} décide l’expansion {of_village} : {}.", ways(of, clans))
        }
        false => {
            format!("{} s’étend au tour {} : {}.", village(of), of_name(name), ways(of, clans))
        }
    },
    lord_made: |name, of| format!("{name} a fait un seigneur {}.", clan(of)),
    demon_made: |name, of, follows| match follows {
        false => format!("{name} a fait un démon {}.", clan(of)),
        true => format!("{name} a fait un démon {0}, et un seigneur {0} le suit.", clan(of)),
    },
    rose: |name, step| {
        let before = worth(step.saturating_sub(1));
        format!("Influence {} : {before} → {}.", of_name(name), worth(step))
    },
    fell: |name, step| {
        let before = worth(step.saturating_add(1));
        format!("Influence {} : {before} → {}.", of_name(name), worth(step))
    },
    spared: |name| format!("{name} a épargné tout le monde."),
    gem_won: |name, step| format!("{name} a pris la gemme de la case {}.", worth(step)),
    doubled: |name| format!("{name} a {DOUBLING} mercenaires : l’influence compte deux fois."),
    assigned: |name, of, to| format!("{name} a gardé un {} comme {}.", clan(of), space(to)),
    dismissed: |name, of| {
        format!("{name} a envoyé un {} au temple : aucune case ne l’accueille.", clan(of))
    },
    recruited: |name, of| format!("{name} a pris un esprit {} comme partisan.", clan(of)),
    follower_given: |name, of| format!("{name} a rendu au temple un partisan {}.", clan(of)),
    employed: |name, of, to, was_follower| {
        let was = if was_follower { "partisan" } else { "esprit" };
        format!("{name} a fait d’un {was} {} un {}.", clan(of), trade(to))
    },
    turn_ended: |name| format!("Le tour {} est fini.", of_name(name)),
    scored: |name, score| {
        format!("Total {} : {}, dont {}.", of_name(name), points(score.total()), parts(score))
    },
    game_ended: |winners| match winners {
        [winner] => format!("La partie est finie : {winner} gagne."),
        winners => format!("La partie est finie : {} partagent la victoire.", listed(winners)),
    },
};

/// Every number of a score: "partisans rouge 6, jaune 3, vert 2, bleu 15 ; mercenaires 14 ; …".
fn parts(of: &Score) -> String {
    let followers = Clan::ALL.map(|kind| format!("{} {}", clan(kind), of.followers[kind.index()]));
    let by_trade = Trade::ALL
        .map(|kind| format!("{} {}", trades(kind).to_lowercase(), of.trades[kind.index()]));
    let champions = of.champions.map(|points| points.to_string());
    let others = [
        format!("champions {}", champions.join(" + ")),
        format!("gemmes et esprits {}", of.of(Cause::Tokens)),
        format!("influence {}", of.of(Cause::Influence)),
        format!("doublement {}", of.of(Cause::Doubled)),
    ];
    let followers = format!("partisans {}", followers.join(", "));
    let all: Vec<String> = [followers].into_iter().chain(by_trade).chain(others).collect();
    all.join(" ; ")
}
