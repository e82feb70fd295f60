//! The ten plays in Italian.

use super::champions::name;
use super::words::{at_village, clan, counted, listed, space};
use crate::games::four_towers::rules::components::{BOUGHT, DRAWN};
use crate::games::four_towers::rules::state::Play;
use crate::games::four_towers::text::plays::PlaysText;
use crate::games::four_towers::text::villages::village;

pub(in crate::games::four_towers::text) static PLAYS: PlaysText = PlaysText {
    title: "Dieci giocate",
    note: "in quest’ordine; ognuna chiude le precedenti",
    name: play,
    number: |of| format!("giocata {} su {}", of.number(), Play::ALL.len()),
    what,

    needs_champions: |count| match count {
        1 => "serve 1 campione".to_owned(),
        count => format!("servono {count} campioni"),
    },
    needs_merchants: |count| match count {
        1 => "serve 1 mercante".to_owned(),
        count => format!("servono {count} mercanti"),
    },
    third_taken: "già preso",
    no_followers: "nessun seguace",
    too_dear: |price, there| format!("costa {price}, ne hai {there}"),
    all_bought: || format!("{BOUGHT} comprati"),
    none_on_show: "nessuno scoperto",
    no_champion: "nessun campione",
    no_such_skill: "nessuna tua",
    none_yet: "ancora nessuno",
    nobody_there: "nessuno da spostare",
    on_gold: "sull’oro",
    closed_by: |of| format!("chiusa dalla giocata {}", of.number()),
    needs: |of| format!("dopo la giocata {}", of.number()),

    on_show: |count, followers| {
        let followers = counted(followers, "seguace", "seguaci");
        format!("{}, {followers}", counted(count, "scoperto", "scoperti"))
    },
    skills: |of| listed(&of.iter().map(|&of| name(of).to_owned()).collect::<Vec<_>>()),
    removes: |most| match most {
        1 => "togli un contadino".to_owned(),
        most => format!("togli 1 o {most} contadini"),
    },
    climbs: "da collina a montagna",
    climbs_far: "un anello più su",
    rises: |before, after| format!("influenza {before} → {after}"),
    must: "poi: obbligatoria",
    taken: |count, of| match count {
        0 => format!("{of} da prendere"),
        count => {
            format!("{}, ancora {}", counted(count, "preso", "presi"), of.saturating_sub(count))
        }
    },
    chosen: |of| format!("{} scelto", clan(of)),
    to_go: |count| format!("ancora {count}"),
    moved: |from, to| format!("da {} {}", village(from), at_village(to)),
    placed: |of, at| format!("{} {}", clan(of), at_village(at)),
    kept: space,
};

pub(super) const fn play(of: Play) -> &'static str {
    match of {
        Play::Third => "Terzo campione",
        Play::Buy => "Compra un campione",
        Play::Begin => "Abilità iniziali",
        Play::Mercenary => "Mercenario",
        Play::Mountaineer => "Montanaro",
        Play::Merchant => "Mercante",
        Play::Draw => "Prendine tre",
        Play::Place => "Piazzane uno",
        Play::Assign => "Assegnane due",
        Play::End => "Abilità finali",
    }
}

fn what(of: Play) -> String {
    match of {
        Play::Third => {
            return format!(
                "Prendi gratis un campione, se ne hai comprati {BOUGHT} e il tuo mercato è pieno."
            );
        }
        Play::Buy => "Paga un campione con seguaci di qualsiasi clan.",
        Play::Begin => "Usa le abilità dei tuoi campioni che agiscono all’inizio di un turno.",
        Play::Mercenary => "Sacrifica il tuo ultimo mercenario e togli un contadino dalla mappa.",
        Play::Mountaineer => {
            "Sacrifica il tuo ultimo montanaro e sposta un contadino dalle colline alle montagne."
        }
        Play::Merchant => "Sacrifica un mercante e fai salire il tuo segnalino.",
        Play::Draw => return format!("Prendi {DRAWN} contadini dalla riserva."),
        Play::Place => "Mettine uno in un villaggio.",
        Play::Assign => "Tieni gli altri due come seguaci o in un mestiere.",
        Play::End => "Usa le abilità dei tuoi campioni che agiscono alla fine di un turno.",
    }
    .to_owned()
}
