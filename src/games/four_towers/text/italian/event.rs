//! Events in Italian.

use super::champions::the;
use super::words::{
    at_village, clan, clan_of_several, clans, counted, listed, of_name, people, points, space,
    trade, trades, ways,
};
use crate::games::four_towers::rules::components::{Clan, DOUBLING, Trade, points as worth};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::scoring::{Cause, Score};
use crate::games::four_towers::text::event::EventText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static EVENT: EventText = EventText {
    began_with_gems: |name, gems| {
        format!("{name} comincia con {}.", counted(gems, "gemma", "gemme"))
    },
    game_began: |name| format!("La partita comincia, e {name} ha il primo turno."),
    champion_revealed: |slot, of| format!("Nello spazio {} si scopre {}.", slot.0 + 1, the(of)),
    turn_began: |name, before| format!("Comincia il turno {}: {name}.", before + 1),
    champion_hired: |name, slot, of, paid| {
        let slot = slot.0 + 1;
        match paid.is_none() {
            true => {
                format!("{name} ha preso {}, spazio {slot}, gratis come terzo campione.", the(of))
            }
            false => {
                let paid = people(paid, "seguace", "seguaci");
                format!("{name} ha comprato {}, spazio {slot}, per {paid}.", the(of))
            }
        }
    },
    gems_given: |name, of, gems| {
        format!("{name}: {} per {}.", counted(gems, "gemma", "gemme"), the(of))
    },
    spirits_given: |name, of, spirits, by_choice| match (spirits.is_none(), by_choice) {
        (true, _) => format!("{name}: nel tempio non ci sono spiriti per {}.", the(of)),
        (false, true) => {
            format!("{name} ha scelto {} per {}.", people(spirits, "spirito", "spiriti"), the(of))
        }
        (false, false) => {
            let spirits = people(spirits, "spirito", "spiriti");
            format!("{name}: per {} tutto quello che c’era, {spirits}.", the(of))
        }
    },
    skill_used: |name, of, spent| match spent {
        Spent::Nothing => format!("{name} ha usato {}.", the(of)),
        Spent::Gem => format!("{name} ha speso una gemma per usare {}.", the(of)),
        Spent::LooseGem => format!("{name} ha speso una gemma libera per usare {}.", the(of)),
        Spent::Spirit(spirit) => {
            format!("{name} ha speso uno spirito {} per usare {}.", clan(spirit), the(of))
        }
    },
    given_up: |name, of, of_clan| {
        format!("{name} ha sacrificato un {} {}.", trade(of), clan(of_clan))
    },
    removed: |of, at| {
        format!("Un contadino {} ha lasciato {} per il tempio.", clan(of), village(at))
    },
    moved: |of, from, to| {
        format!("Un contadino {} è passato da {} {}.", clan(of), village(from), at_village(to))
    },
    swapped: |[one, other], [first, second]| {
        let (first, second) = (clan(first), clan(second));
        let (one, other) = (of_name(village(one)), of_name(village(other)));
        format!("Scambio tra un {first} {one} e un {second} {other}.")
    },
    kindled: |of, at| format!("Uno spirito {} è diventato contadino {}.", clan(of), at_village(at)),
    replaced: |at, peasant, spirit| {
        let (peasant, spirit) = (clan(peasant), clan(spirit));
        format!("{}: uno spirito {spirit} ha sostituito un contadino {peasant}.", village(at))
    },
    drawn: |name, of| format!("{name} ha preso {}.", clans(of)),
    placed: |name, of, at, was_stuck| match was_stuck {
        false => format!("{name} ha piazzato un {} {}.", clan(of), at_village(at)),
        true => format!(
            "{name} ha piazzato un {} {}: nessun villaggio ne accoglieva, quindi andava bene \
             qualsiasi casa.",
            clan(of),
            at_village(at)
        ),
    },
    expanded: |name, of, clans, by_choice| match by_choice {
        true => {
            let of_village = of_name(village(of));
            format!("{name} ha deciso l’espansione {of_village}: {}.", ways(of, clans))
        }
        false => {
            let of_village = of_name(village(of));
            let ways = ways(of, clans);
            format!("Espansione {of_village} nel turno {}: {ways}.", of_name(name))
        }
    },
    lord_made: |name, of| format!("{name} ha creato un signore {}.", clan(of)),
    demon_made: |name, of, follows| match follows {
        false => format!("{name} ha creato un demone {}.", clan(of)),
        true => format!("{name} ha creato un demone {0}, e un signore {0} lo segue.", clan(of)),
    },
    rose: |name, step| {
        let before = worth(step.saturating_sub(1));
        format!("Influenza {}: {before} → {}.", of_name(name), worth(step))
    },
    fell: |name, step| {
        let before = worth(step.saturating_add(1));
        format!("Influenza {}: {before} → {}.", of_name(name), worth(step))
    },
    spared: |name| format!("{name} ha risparmiato tutti."),
    gem_won: |name, step| format!("{name} ha preso la gemma della casella {}.", worth(step)),
    doubled: |name| format!("{name} ha {DOUBLING} mercenari: l’influenza conta due volte."),
    assigned: |name, of, to| format!("{name} ha tenuto un {} come {}.", clan(of), space(to)),
    dismissed: |name, of| {
        format!("{name} ha mandato un {} al tempio: nessuna casella lo accoglie.", clan(of))
    },
    recruited: |name, of| format!("{name} ha preso uno spirito {} come seguace.", clan(of)),
    follower_given: |name, of| format!("{name} ha dato al tempio un seguace {}.", clan(of)),
    employed: |name, of, to, was_follower| {
        let was = if was_follower { "un seguace" } else { "uno spirito" };
        format!("{name} ha fatto di {was} {} un {}.", clan(of), trade(to))
    },
    turn_ended: |name| format!("Il turno {} è finito.", of_name(name)),
    scored: |name, score| format!("{name} ha {}: {}.", points(score.total()), parts(score)),
    game_ended: |winners| match winners {
        [winner] => format!("La partita è finita: {winner} vince."),
        winners => format!("La partita è finita: {} condividono la vittoria.", listed(winners)),
    },
};

/// Every number of a score: "seguaci rossi 6, gialli 3, verdi 2, blu 15; mercenari 14; …".
fn parts(of: &Score) -> String {
    let followers =
        Clan::ALL.map(|kind| format!("{} {}", clan_of_several(kind), of.followers[kind.index()]));
    let by_trade = Trade::ALL
        .map(|kind| format!("{} {}", trades(kind).to_lowercase(), of.trades[kind.index()]));
    let champions = of.champions.map(|points| points.to_string());
    let others = [
        format!("campioni {}", champions.join(" + ")),
        format!("gemme e spiriti {}", of.of(Cause::Tokens)),
        format!("influenza {}", of.of(Cause::Influence)),
        format!("raddoppio {}", of.of(Cause::Doubled)),
    ];
    let followers = format!("seguaci {}", followers.join(", "));
    let all: Vec<String> = [followers].into_iter().chain(by_trade).chain(others).collect();
    all.join("; ")
}
