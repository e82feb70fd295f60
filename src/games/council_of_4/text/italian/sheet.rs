//! The score sheet in Italian.

use super::words::{at, at_city, listed, servants};
use crate::games::council_of_4::rules::board::City;
use crate::games::council_of_4::rules::scoring::Cause;
use crate::games::council_of_4::scene::reckoning::Stage;
use crate::games::council_of_4::text::sheet::SheetText;

pub(in crate::games::council_of_4::text) static SHEET: SheetText = SheetText {
    causes: "Da dove vengono i punti",
    permits: "Durante la partita: permessi",
    tokens: "Durante la partita: gettoni",
    nobility_spaces: "Durante la partita: nobiltà",
    last_merchant: "10 mercanti prima degli altri",
    colour_tiles: "Colori completi",
    region_tiles: "Regioni complete",
    queens_rewards: "Ricompense della regina",
    nobility_rank: "Nobiltà: 1º posto 5, 2º 2",
    most_permits: "Più permessi",
    short: |of| match of {
        Cause::Permits => "Permessi",
        Cause::Tokens => "Gettoni città",
        Cause::NobilitySpaces => "Caselle nobiltà",
        Cause::LastMerchant => "Decimo mercante",
        Cause::ColourTiles => "Colori",
        Cause::RegionTiles => "Regioni",
        Cause::QueensRewards => "Regina",
        Cause::NobilityRank => "Posto in nobiltà",
        Cause::MostPermits => "Più permessi",
    },
    stage: |of| match of {
        Stage::Sets => "Serie",
        Stage::Queen => "Regina",
        Stage::Nobility => "Nobiltà",
        Stage::Permits => "Permessi",
    },
    tie_break: "Spareggio: servitori + carte",
    won_by_tie_break: |winner, vp| {
        format!("{winner} vince allo spareggio con {vp} PV: più servitori e carte.")
    },
    number: |name, what, amount| format!("{name}, {what}: {amount}"),
    moves_of: |name, what| format!("{name} · {what}"),
    numbers_note: "Scegli un numero per vedere da quali mosse viene.",
    now: "Se la partita finisse ora",
    now_of: |vp| format!("Se la partita finisse ora: {vp} PV"),
    uses: |uses| {
        let free = uses.free.iter().map(|&(city, due)| match due {
            0 => at_city(city),
            due => format!("{} per {}", at_city(city), servants(due)),
        });
        let free: Vec<String> = free.collect();
        let taken = uses.taken.iter().map(|&city| City::name(city).to_owned());
        let taken: Vec<String> = taken.collect();
        let free = (!free.is_empty()).then(|| format!("Può piazzare {}.", free.join(" o ")));
        let taken = (!taken.is_empty()).then(|| format!("Già {}.", at(&listed(&taken))));
        free.into_iter().chain(taken).collect::<Vec<_>>().join(" ")
    },
    for_all: "noti a tutti",
    counts_at_end: "contano alla fine",
    merchants: "Mercanti",
    at_end: |vp| format!("+{vp} alla fine"),
    sets: "Mercanti per serie",
    filled: |name, set, filled, all| format!("{name}, {set}: {filled} su {all}"),
    cards: "Carte politiche",
    discarded: "Scartate",
    elsewhere: "Nelle mani e nel mazzo",
    colour: "Colore",
};
