//! Events in Spanish.

use super::champions::{the, the_first};
use super::words::{
    clan, clan_of_several, clans, counted, listed, of_name, people, points, space, trade, trades,
    ways,
};
use crate::games::four_towers::rules::components::{Clan, DOUBLING, Trade, points as worth};
use crate::games::four_towers::rules::event::Spent;
use crate::games::four_towers::rules::scoring::{Cause, Score};
use crate::games::four_towers::text::event::EventText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static EVENT: EventText = EventText {
    began_with_gems: |name, gems| format!("{name} empieza con {}.", counted(gems, "gema", "gemas")),
    game_began: |name| format!("Empieza la partida, y {name} juega primero."),
    champion_revealed: |slot, of| {
        format!("{} queda visible en el hueco {}.", the_first(of), slot.0 + 1)
    },
    turn_began: |name, before| format!("Empieza el turno {}: {name}.", before + 1),
    champion_hired: |name, slot, of, paid| {
        let slot = slot.0 + 1;
        match paid.is_none() {
            true => format!("{name} tomó {} del hueco {slot}, gratis como tercero.", the(of)),
            false => {
                let paid = people(paid, "seguidor", "seguidores");
                format!("{name} compró {} del hueco {slot} por {paid}.", the(of))
            }
        }
    },
    gems_given: |name, of, gems| {
        let gems = counted(gems, "gema", "gemas");
        format!("{} {} recibió {gems}.", the_first(of), of_name(name))
    },
    spirits_given: |name, of, spirits, by_choice| {
        let given = people(spirits, "espíritu", "espíritus");
        let whose = format!("{} {}", the_first(of), of_name(name));
        match (spirits.is_none(), by_choice) {
            (true, _) => format!("{whose} no recibió espíritus: el templo no tiene."),
            (false, true) => format!("{name} escogió {given} para {}.", the(of)),
            (false, false) => format!("{whose} recibió todo lo que había: {given}."),
        }
    },
    skill_used: |name, of, spent| match spent {
        Spent::Nothing => format!("{name} usó {}.", the(of)),
        Spent::Gem => format!("{name} usó {} con una gema.", the(of)),
        Spent::LooseGem => format!("{name} usó {} con una gema suelta.", the(of)),
        Spent::Spirit(spirit) => {
            format!("{name} usó {} con un espíritu {}.", the(of), clan(spirit))
        }
    },
    given_up: |name, of, of_clan| format!("{name} sacrificó un {} {}.", trade(of), clan(of_clan)),
    removed: |of, at| format!("Un campesino {} pasó de {} al templo.", clan(of), village(at)),
    moved: |of, from, to| {
        format!("Un campesino {} pasó de {} a {}.", clan(of), village(from), village(to))
    },
    swapped: |[one, other], [first, second]| {
        let (first, second) = (clan(first), clan(second));
        format!("Intercambio: un {first} de {} y un {second} de {}.", village(one), village(other))
    },
    kindled: |of, at| {
        format!("Un espíritu {} se convirtió en campesino en {}.", clan(of), village(at))
    },
    replaced: |at, peasant, spirit| {
        let (peasant, spirit) = (clan(peasant), clan(spirit));
        format!("En {}, un espíritu {spirit} reemplazó a un {peasant}.", village(at))
    },
    drawn: |name, of| format!("{name} tomó {}.", clans(of)),
    placed: |name, of, at, was_stuck| match was_stuck {
        false => format!("{name} colocó un {} en {}.", clan(of), village(at)),
        true => format!(
            "{name} colocó un {} en {}: ninguna aldea admitía los suyos, así que valía cualquier \
             hogar.",
            clan(of),
            village(at)
        ),
    },
    expanded: |name, of, clans, by_choice| match by_choice {
        true => format!("{name} expandió {}: {}.", village(of), ways(of, clans)),
        false => {
            let turn = of_name(name);
            format!("{} se expandió en el turno {turn}: {}.", village(of), ways(of, clans))
        }
    },
    lord_made: |name, of| format!("{name} creó un señor {}.", clan(of)),
    demon_made: |name, of, follows| match follows {
        false => format!("{name} creó un demonio {}.", clan(of)),
        true => format!("{name} creó un demonio {0}, y un señor {0} lo sigue.", clan(of)),
    },
    rose: |name, step| {
        let before = worth(step.saturating_sub(1));
        format!("Influencia {}: {before} → {}.", of_name(name), worth(step))
    },
    fell: |name, step| {
        let before = worth(step.saturating_add(1));
        format!("Influencia {}: {before} → {}.", of_name(name), worth(step))
    },
    spared: |name| format!("{name} perdonó a todos."),
    gem_won: |name, step| format!("{name} se llevó la gema de la casilla {}.", worth(step)),
    doubled: |name| format!("{name} tiene {DOUBLING} mercenarios: su influencia cuenta doble."),
    assigned: |name, of, to| format!("{name} conservó un {} como {}.", clan(of), space(to)),
    dismissed: |name, of| {
        format!("{name} envió un {} al templo: ninguna casilla lo admite.", clan(of))
    },
    recruited: |name, of| format!("{name} tomó un espíritu {} como seguidor.", clan(of)),
    follower_given: |name, of| format!("{name} entregó al templo un seguidor {}.", clan(of)),
    employed: |name, of, to, was_follower| {
        let was = if was_follower { "seguidor" } else { "espíritu" };
        format!("{name} convirtió un {was} {} en {}.", clan(of), trade(to))
    },
    turn_ended: |name| format!("Terminó el turno {}.", of_name(name)),
    scored: |name, score| format!("{name} tiene {}: {}.", points(score.total()), parts(score)),
    game_ended: |winners| match winners {
        [winner] => format!("La partida ha terminado: gana {winner}."),
        winners => {
            format!("La partida ha terminado: {} comparten la victoria.", listed(winners))
        }
    },
};

/// Every number of a score: "seguidores rojos 6, amarillos 3, verdes 2, azules 15; mercenarios …".
fn parts(of: &Score) -> String {
    let followers =
        Clan::ALL.map(|kind| format!("{} {}", clan_of_several(kind), of.followers[kind.index()]));
    let by_trade = Trade::ALL
        .map(|kind| format!("{} {}", trades(kind).to_lowercase(), of.trades[kind.index()]));
    let champions = of.champions.map(|points| points.to_string());
    let others = [
        format!("campeones {}", champions.join(" + ")),
        format!("gemas y espíritus {}", of.of(Cause::Tokens)),
        format!("influencia {}", of.of(Cause::Influence)),
        format!("otra vez {}", of.of(Cause::Doubled)),
    ];
    let followers = format!("seguidores {}", followers.join(", "));
    let all: Vec<String> = [followers].into_iter().chain(by_trade).chain(others).collect();
    all.join("; ")
}
