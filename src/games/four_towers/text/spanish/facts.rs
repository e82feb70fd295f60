//! Facts for beginners in Spanish.

use super::words::{clan, of_clan, points};
use crate::games::four_towers::scene::facts::Fact;
use crate::games::four_towers::text::facts::FactsText;
use crate::text::people::name_of;

pub(in crate::games::four_towers::text) static FACTS: FactsText = FactsText {
    fact: |of, names| match of {
        Fact::NoLordYet(of) => {
            format!("Aún no hay ningún señor {0}: un seguidor {0} cuenta 0.", clan(of))
        }
        Fact::GainsMost(seat, of, count) => {
            let name = name_of(names, seat);
            let followers = of_clan(count, of, "seguidor", "seguidores");
            format!("Un señor {} favorece sobre todo a {name}: {followers}.", clan(of))
        }
        Fact::AlmostDoubled => "Con un mercenario más se duplica tu influencia.".to_owned(),
        Fact::EndsMajority(lost) => {
            format!("Ya no tendrías más montañeses que nadie: −{}.", points(lost))
        }
        Fact::MakesMajority(won) => {
            format!("Tendrías más montañeses que nadie: +{}.", points(won))
        }
        Fact::AlmostFull => "Con un mercader más se llena tu mercado.".to_owned(),
        Fact::GemAhead(worth) => {
            format!("Hay una gema en la casilla {worth} para el primer marcador que llegue.")
        }
        Fact::CostsYou(of, lost) => {
            format!("Lo seguiría un señor {}, y perderías {}.", clan(of), points(lost))
        }
        Fact::TurnsLeft(1) => "Este es tu último turno.".to_owned(),
        Fact::TurnsLeft(left) => format!("Te quedan {left} turnos."),
        Fact::RunsOut(of, 0) => format!("El clan {} se ha agotado.", clan(of)),
        Fact::RunsOut(of, left) => {
            let left = of_clan(left, of, "campesino", "campesinos");
            format!("En la reserva solo hay {left}.")
        }
    },
};
