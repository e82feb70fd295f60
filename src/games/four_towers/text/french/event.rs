//! Events in French.

use super::words::{champion, clan, clans, counted, end, listed, space, trade, village};
use crate::games::four_towers::rules::components::{Trade, points};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::scoring::Cause;
use crate::games::four_towers::text::event::EventText;

pub(in crate::games::four_towers::text) static EVENT: EventText = EventText {
    game_began: |name| format!("{name} joue le premier tour."),
    champion_revealed: |of, slot| format!("Emplacement {slot} : {}.", champion(of)),
    turn_began: |name, number| format!("Tour {number} : {name}."),
    champion_hired: |name, of, slot, paid| {
        let of = champion(of);
        match paid.is_none() {
            true => format!("{name} a pris gratuitement, emplacement {slot} : {of}."),
            false => format!("{name} a acheté, emplacement {slot}, pour {} : {of}.", clans(paid)),
        }
    },
    gems_given: |name, of, gems| {
        format!("{name}, {} : {} en plus.", champion(of), counted(gems, "gemme", "gemmes"))
    },
    spirits_given: |name, of, spirits, by_choice| {
        let why = if by_choice { "" } else { ", tous ceux qu’il y a" };
        format!("{name}, {} : esprits {}{why}.", champion(of), clans(spirits))
    },
    skill_used: |name, of, spent| {
        let price = match spent {
            Spent::Nothing => String::new(),
            Spent::Gem => ", pour une gemme".to_owned(),
            Spent::TrackGem => ", pour une gemme de la piste".to_owned(),
            Spent::Spirit(of) => format!(", pour un esprit {}", clan(of)),
        };
        format!("{name} a utilisé son champion : {}{price}.", champion(of))
    },
    given_up: |name, of, what| format!("{name} a sacrifié un {} {}.", trade(what), clan(of)),
    removed: |of, from| format!("Un paysan {} de {} est parti au temple.", clan(of), village(from)),
    moved: |of, from, to| {
        format!("Un paysan {} est allé de {} à {}.", clan(of), village(from), village(to))
    },
    swapped: |[first, second], [one, other]| {
        let (first, second) = (clan(first), clan(second));
        format!("Échange : {first} de {}, {second} de {}.", village(one), village(other))
    },
    kindled: |of, at| format!("Un esprit {} est devenu paysan à {}.", clan(of), village(at)),
    replaced: |old, new, at| {
        let (old, new) = (clan(old), clan(new));
        format!("À {}, un esprit {new} a remplacé un paysan {old}.", village(at))
    },
    drawn: |name, of| format!("{name} a pioché {}.", clans(of)),
    placed: |name, of, at, was_stuck| {
        let why = if was_stuck { ", aucun village n’en prenant" } else { "" };
        format!("{name} a posé un paysan {} à {}{why}.", clan(of), village(at))
    },
    expanded: |name, at, who, by_choice| {
        let parts = who.into_iter().zip(at.lines());
        let parts: Vec<String> =
            parts.map(|(of, line)| format!("{} {}", clan(of), end(line))).collect();
        let by = if by_choice { format!(", au choix de {name}") } else { format!(" pour {name}") };
        format!("Expansion à {}{by} : {}.", village(at), parts.join(", "))
    },
    lord_made: |name, of| format!("{name} a fait un seigneur {}.", clan(of)),
    demon_made: |name, of, lord_follows| {
        let follows = if lord_follows { ", un seigneur le suit" } else { "" };
        format!("{name} a fait un démon {}{follows}.", clan(of))
    },
    rose: |name, step| format!("{name} monte à la case {step} : {}.", points(step)),
    fell: |name, step| format!("{name} descend à la case {step} : {}.", points(step)),
    spared: |name| format!("{name} a épargné les autres."),
    gem_won: |name, step| format!("{name} a pris la gemme de la case {step}."),
    doubled: |name| format!("{name} a sept mercenaires : la piste compte double."),
    assigned: |name, of, at| format!("{name} : un {} devient {}.", clan(of), space(at)),
    dismissed: |name, of| format!("{name} : un {} part au temple, faute de place.", clan(of)),
    recruited: |name, of| format!("{name} : un esprit {} devient partisan.", clan(of)),
    follower_given: |name, of| format!("{name} : un partisan {} part au temple.", clan(of)),
    employed: |name, of, what, was_follower| {
        let from = if was_follower { "partisan" } else { "esprit" };
        format!("{name} : un {from} {} devient {}.", clan(of), trade(what))
    },
    turn_ended: |name| format!("{name} a fini son tour."),
    scored: |name, score| {
        let parts: Vec<String> = Cause::ALL
            .into_iter()
            .filter(|&cause| score.of(cause) > 0)
            .map(|of| format!("{} {}", score.of(of), cause(of)))
            .collect();
        format!("{name} : {}, {}.", counted(score.total(), "point", "points"), listed(&parts))
    },
    game_ended: |winners| match winners {
        [one] => format!("{one} a gagné."),
        several => format!("{} se partagent la victoire.", listed(several)),
    },
};

/// What points are for.
const fn cause(of: Cause) -> &'static str {
    match of {
        Cause::Followers => "pour les partisans",
        Cause::Trade(Trade::Mercenary) => "pour les mercenaires",
        Cause::Trade(Trade::Merchant) => "pour les marchands",
        Cause::Trade(Trade::Mountaineer) => "pour les montagnards",
        Cause::Champions => "pour les champions",
        Cause::Tokens => "pour les gemmes et esprits",
        Cause::Influence => "pour la piste",
        Cause::Doubled => "pour la piste doublée",
    }
}
