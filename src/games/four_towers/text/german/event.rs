//! Events in German.

use super::champions::{the_first, whom_champion};
use super::words::{
    clan, counted, listed, one_of, points, some_people, space, trade, ways, whom, whom_of,
};
use crate::games::four_towers::rules::components::{Clan, DOUBLING, Trade, points as worth};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::scoring::{Cause, Score};
use crate::games::four_towers::text::event::EventText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static EVENT: EventText = EventText {
    began_with_gems: |name, gems| {
        format!("{name} beginnt mit {}.", counted(gems, "Edelstein", "Edelsteinen"))
    },
    game_began: |name| format!("Die Partie beginnt, {name} hat den ersten Zug."),
    champion_revealed: |slot, of| {
        format!("{} liegt in der Auslage, Stelle {}.", the_first(of), slot.0 + 1)
    },
    turn_began: |name, before| format!("Zug {} beginnt: {name}.", before + 1),
    champion_hired: |name, slot, of, paid| {
        let (slot, of) = (slot.0 + 1, whom_champion(of));
        match paid.is_none() {
            true => {
                format!("{name} hat {of} von Stelle {slot} genommen, kostenlos als dritten Helden.")
            }
            false => {
                let paid = some_people(paid, "Anhänger", "Anhänger");
                format!("{name} hat {of} von Stelle {slot} für {paid} gekauft.")
            }
        }
    },
    gems_given: |name, of, gems| {
        let gems = counted(gems, "Edelstein", "Edelsteine");
        format!("{name} hat {gems} für {} bekommen.", whom_champion(of))
    },
    spirits_given: |name, of, spirits, by_choice| {
        let of = whom_champion(of);
        match (spirits.is_none(), by_choice) {
            (true, _) => {
                format!("{name} hat keine Geister für {of} bekommen: Der Tempel ist leer.")
            }
            (false, true) => {
                let spirits = some_people(spirits, "Geist", "Geister");
                format!("{name} hat {spirits} für {of} gewählt.")
            }
            (false, false) => {
                let spirits = some_people(spirits, "Geist", "Geister");
                format!("{name} hat für {of} bekommen, was da war: {spirits}.")
            }
        }
    },
    skill_used: |name, of, spent| {
        let of = whom_champion(of);
        match spent {
            Spent::Nothing => format!("{name} hat {of} benutzt."),
            Spent::Gem => format!("{name} hat {of} für einen Edelstein benutzt."),
            Spent::LooseGem => format!("{name} hat {of} für einen freien Edelstein benutzt."),
            Spent::Spirit(spirit) => {
                format!("{name} hat {of} für einen {} Geist benutzt.", whom(spirit))
            }
        }
    },
    given_up: |name, of, of_clan| {
        format!("{name} hat einen {} {} geopfert.", whom(of_clan), trade(of))
    },
    removed: |of, at| {
        format!("Ein {} Bauer ist von {} in den Tempel gegangen.", one_of(of), village(at))
    },
    moved: |of, from, to| {
        format!("Ein {} Bauer ist von {} nach {} gegangen.", one_of(of), village(from), village(to))
    },
    swapped: |[one, other], [first, second]| {
        let (first, second) = (clan(first), clan(second));
        format!("Vertauscht: {first} aus {} und {second} aus {}.", village(one), village(other))
    },
    kindled: |of, at| {
        format!("In {} ist ein {} Geist zum Bauern geworden.", village(at), one_of(of))
    },
    replaced: |at, peasant, spirit| {
        let (peasant, spirit) = (whom(peasant), one_of(spirit));
        format!("In {} hat ein {spirit} Geist einen {peasant} Bauern ersetzt.", village(at))
    },
    drawn: |name, of| format!("{name} hat {} genommen.", whom_of(of)),
    placed: |name, of, at, was_stuck| match was_stuck {
        false => format!("{name} hat einen {} nach {} gesetzt.", whom(of), village(at)),
        true => format!(
            "{name} hat einen {} nach {} gesetzt: Kein Dorf nahm einen davon auf, also war \
             jedes Heimatdorf erlaubt.",
            whom(of),
            village(at)
        ),
    },
    expanded: |name, of, clans, by_choice| {
        let (at, ways) = (village(of), ways(of, clans));
        match by_choice {
            true => format!("{name} hat für {at} entschieden: {ways}."),
            false => format!("{at} hat sich ausgebreitet, {name} war am Zug: {ways}."),
        }
    },
    lord_made: |name, of| format!("{name} hat einen {} Herrn gemacht.", whom(of)),
    demon_made: |name, of, follows| match follows {
        false => format!("{name} hat einen {} Dämon gemacht.", whom(of)),
        true => {
            let lord = one_of(of);
            format!("{name} hat einen {} Dämon gemacht, und ein {lord} Herr folgt.", whom(of))
        }
    },
    rose: |name, step| {
        let before = worth(step.saturating_sub(1));
        format!("Einfluss von {name}: {before} → {}.", worth(step))
    },
    fell: |name, step| {
        let before = worth(step.saturating_add(1));
        format!("Einfluss von {name}: {before} → {}.", worth(step))
    },
    spared: |name| format!("{name} hat alle verschont."),
    gem_won: |name, step| format!("{name} hat den Edelstein auf {} genommen.", worth(step)),
    doubled: |name| format!("{name} hat {DOUBLING} Söldner: Der Einfluss zählt doppelt."),
    assigned: |name, of, to| format!("{name} hat einen {} als {} behalten.", whom(of), space(to)),
    dismissed: |name, of| {
        format!("{name} hat einen {} in den Tempel geschickt: Kein Feld nimmt ihn auf.", whom(of))
    },
    recruited: |name, of| format!("{name} hat einen {} Geist als Anhänger genommen.", whom(of)),
    follower_given: |name, of| {
        format!("{name} hat einen {} Anhänger in den Tempel gegeben.", whom(of))
    },
    employed: |name, of, to, was_follower| {
        let was = if was_follower { "Anhänger" } else { "Geist" };
        format!("{name} hat einen {} {was} zum {} gemacht.", whom(of), trade(to))
    },
    turn_ended: |name| format!("Der Zug von {name} ist zu Ende."),
    scored: |name, score| format!("{name} hat {}: {}.", points(score.total()), parts(score)),
    game_ended: |winners| match winners {
        [winner] => format!("Die Partie ist zu Ende: {winner} gewinnt."),
        winners => format!("Die Partie ist zu Ende: {} teilen sich den Sieg.", listed(winners)),
    },
};

/// Every number of a score: "Anhänger Rot 6, Gelb 3, Grün 2, Blau 15; Söldner 14; …".
fn parts(of: &Score) -> String {
    let followers = Clan::ALL.map(|kind| format!("{} {}", clan(kind), of.followers[kind.index()]));
    let by_trade = Trade::ALL.map(|kind| format!("{} {}", trade(kind), of.trades[kind.index()]));
    let champions = of.champions.map(|points| points.to_string());
    let others = [
        format!("Helden {}", champions.join(" + ")),
        format!("Edelsteine und Geister {}", of.of(Cause::Tokens)),
        format!("Einfluss {}", of.of(Cause::Influence)),
        format!("Verdoppelung {}", of.of(Cause::Doubled)),
    ];
    let followers = format!("Anhänger {}", followers.join(", "));
    let all: Vec<String> = [followers].into_iter().chain(by_trade).chain(others).collect();
    all.join("; ")
}
