//! Tips on the symbols of this game, in German.

use super::champions::{bonus, name as champion, skill, when};
use super::cover::seat_colour;
use super::words::{clan, trade, whom};
use crate::games::four_towers::rules::components::{
    BOUGHT, Champion, DOUBLING, EXPANDS, FOLLOWERS, MAJORITY_POINTS, MERCENARIES, MERCHANTS, Ring,
    TOKENS, TRADE_POINTS, Trade,
};
use crate::games::four_towers::text::tip::{Tip, TipText};

pub(in crate::games::four_towers::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Clan(of) => return format!("Clan {}", clan(of)),
        Tip::Ring(of) => {
            return match of {
                Ring::Gorge => "Schlucht",
                Ring::Valley => "Täler",
                Ring::Hill => "Hügel",
                Ring::Mountain => "Berge",
            }
            .to_owned();
        }
        Tip::Trade(of) => return trade(of).to_owned(),
        Tip::Champion(of) => return champion(of).to_owned(),
        Tip::Seat(of) => return format!("Spieler: {}", seat_colour(of)),
        Tip::Peasant => "Bauer",
        Tip::Spirit => "Geist",
        Tip::Follower => "Anhänger",
        Tip::Lord => "Herr",
        Tip::Demon => "Dämon",
        Tip::Home => "Heimatdorf",
        Tip::Outside => "Draußen",
        Tip::City => "Feuerstadt",
        Tip::Tower => "Turm",
        Tip::Supply => "Vorrat",
        Tip::Temple => "Tempel",
        Tip::Display => "Auslage der Helden",
        Tip::Deck => "Heldenstapel",
        Tip::Price => "Preis",
        Tip::Tokens => "Ladungen",
        Tip::Bonus => "Bonus",
        Tip::Begin => "Anfangsfähigkeit",
        Tip::End => "Endfähigkeit",
        Tip::Gem => "Edelstein",
        Tip::Influence => "Einfluss",
        Tip::Down => "Marker sinkt",
        Tip::Gold => "Goldene Kugel",
        Tip::Doubled => "Verdoppelt",
        Tip::Points => "Punkte jetzt",
        Tip::Majority => "Die meisten Bergsteiger",
        Tip::Market => "Voller Markt",
        Tip::White => "Weißes Feld",
        Tip::TurnsLeft => "Züge übrig",
        Tip::Plays => "Zehn Zugarten",
        Tip::Closed => "Geschlossen",
        Tip::ToPlace => "Zum Setzen",
        Tip::ToKeep => "Zum Behalten",
        Tip::Expands => "Ausbreitung",
        Tip::Waiting => "Wartet",
        Tip::Cascade => "Kaskade",
        Tip::FilledIn => "Alles wie eingetragen",
        Tip::Follows => "Ein Herr folgt",
        Tip::Spare => "Verschonen",
        Tip::Reveals => "Deckt Verdecktes auf",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Clan(of) => {
            return format!(
                "Einer von vier Clans. Deine {0} Anhänger zählen einmal für jeden {0} Herrn.",
                whom(of)
            );
        }
        Tip::Ring(Ring::Gorge) => {
            "Der innerste Ring. Ein Weg aus jedem seiner Dörfer führt in die Stadt."
        }
        Tip::Ring(Ring::Mountain) => {
            "Der äußerste Ring. Ein Weg aus jedem seiner Dörfer führt nach draußen."
        }
        Tip::Ring(Ring::Valley) => {
            "Der Ring mit den Heimatdörfern, zwischen der Schlucht und den Hügeln."
        }
        Tip::Ring(Ring::Hill) => {
            "Der Ring zwischen den Tälern und den Bergen. Ein Bergsteiger bringt einen Bauern von \
             den Hügeln hinauf."
        }
        Tip::Trade(of) => return of_trade(of),
        Tip::Champion(of) => return whole_champion(of),
        Tip::Seat(_) => "Kennzeichnet Marker, Anzeige und Verlauf dieses Spielers.",
        Tip::Peasant => {
            "Lebt auf der Landkarte oder wartet im Vorrat. Du bestimmst, wohin er geht."
        }
        Tip::Spirit => {
            "Alle im Tempel oder auf einem Helden sind Geister. Fähigkeiten holen manche zurück."
        }
        Tip::Follower => {
            return format!(
                "Bringt am Ende einen Punkt für jeden Herrn seines Clans und bezahlt Helden. Du \
                 kannst {FOLLOWERS} von jedem Clan haben."
            );
        }
        Tip::Lord => "Wurde nach draußen geschoben. Alle Anhänger seines Clans sind mehr wert.",
        Tip::Demon => {
            "Wurde in die Stadt geschoben oder ist als Herr dorthin gefolgt. Zählt nur für manche \
             Helden."
        }
        Tip::Home => {
            "Hier beginnt der erste Bauer des Clans. Nimmt kein Dorf deine Bauern auf, ist jedes \
             Heimatdorf erlaubt."
        }
        Tip::Outside => {
            "Ein Bauer, den du hier hinausschiebst, wird zum Herrn, und dein Marker steigt um 1."
        }
        Tip::City => {
            "Ein Bauer, den du hier hineinschiebst, wird zum Dämon, und ein Herr seines Clans \
             folgt. Dann darfst du einen anderen Marker um 1 senken."
        }
        Tip::Tower => "Zeigt die Herren eines Clans, jeden mit einem hellen Fenster.",
        Tip::Supply => {
            "Die Bauern, die noch genommen werden können. Die Partie endet mit dem Zug, der ihn \
             leert."
        }
        Tip::Temple => {
            "Hier sind Geister und Edelsteine. Was geopfert, gezahlt oder verbraucht wird, kommt \
             hierher."
        }
        Tip::Display => {
            return format!("Davon kannst du einen je Zug kaufen, {BOUGHT} in der ganzen Partie.");
        }
        Tip::Deck => "Seine Reihenfolge ist das Einzige, was im Spiel verdeckt ist.",
        Tip::Price => "Was der Held kostet: Anhänger von dir, aus beliebigen Clans.",
        Tip::Tokens => {
            return format!(
                "Der Held kommt mit {TOKENS}, und jeder Einsatz der Fähigkeit kostet 1. Was am \
                 Ende übrig ist, bringt je 1 Punkt."
            );
        }
        Tip::Bonus => "Punkte, die der Held am Ende der Partie bringt.",
        Tip::Begin => "Wirkt vor dem Nehmen, in Zugart 3. Einmal je Zug.",
        Tip::End => "Wirkt nach dem Zuteilen, in Zugart 10. Einmal je Zug.",
        Tip::Gem => {
            "Bezahlt die Fähigkeiten mancher Helden. Auf der Leiste nimmt ihn der erste Marker, \
             der ihn erreicht; bleibt er bis zum Ende, bringt er 1 Punkt."
        }
        Tip::Influence => {
            "Punkte für den Platz deines Markers. Er steigt durch Herren und Händler und sinkt \
             durch Dämonen anderer Spieler."
        }
        Tip::Down => "Der Marker sinkt um 1 Feld, aber nie unter Schwarz und nie von Gold.",
        Tip::Gold => "Das obere Ende der Leiste. Hier ist ein Marker für immer sicher.",
        Tip::Doubled => {
            return format!(
                "Der Einfluss zählt am Ende doppelt. {DOUBLING} Söldner bewirken das, und es \
                 bleibt, auch wenn sie gehen."
            );
        }
        Tip::Points => "Was jeder Spieler hätte, wenn die Partie jetzt zu Ende wäre.",
        Tip::Majority => {
            return format!(
                "Mehr Bergsteiger als jeder andere Spieler: je {MAJORITY_POINTS} Punkte statt \
                 {TRADE_POINTS}."
            );
        }
        Tip::Market => {
            return format!(
                "Alle {MERCHANTS} Felder sind belegt. Mit {BOUGHT} gekauften Helden ist ein \
                 dritter am Zuganfang kostenlos."
            );
        }
        Tip::White => "Nimmt einen Händler jedes Clans auf, dessen eigenes Feld schon belegt ist.",
        Tip::TurnsLeft => {
            "Alle haben gleich viele Züge. Nach der letzten Runde ist der Vorrat leer."
        }
        Tip::Plays => {
            "Immer in dieser Reihenfolge. Nehmen, Setzen und Zuteilen sind Pflicht; eine spätere \
             Zugart schließt die früheren."
        }
        Tip::Closed => "Eine spätere Zugart ist schon gespielt. „Rückgängig“ führt davor zurück.",
        Tip::ToPlace => "Der Bauer, der auf die Landkarte geht. Du kannst einen anderen wählen.",
        Tip::ToKeep => "Bleibt nach dem Setzen bei dir, als Anhänger oder in einem Gewerbe.",
        Tip::Expands => {
            return format!(
                "Mit einem mehr sind es {EXPANDS} Bauern: Auf jedem Weg geht einer fort."
            );
        }
        Tip::Waiting => {
            "Hat genug Bauern, um sich auszubreiten, und tut das, bevor etwas anderes geschieht."
        }
        Tip::Cascade => {
            "Eine Ausbreitung füllt das nächste Dorf. Wie viele es werden, hängt nicht von deiner \
             Wahl ab."
        }
        Tip::FilledIn => {
            "Spielt den Rest der Kaskade so, wie die Wege eingetragen sind. Das ist nur eine \
             Vorgabe, kein Rat."
        }
        Tip::Follows => "Ein Herr vom Clan des Dämons wird auch zum Dämon. Er senkt keinen Marker.",
        Tip::Spare => "Senkt für diesen Dämon keinen Marker.",
        Tip::Reveals => {
            "Deckt einen neuen Helden auf. Rückgängig machen kannst du das danach nur allein gegen \
             Bots, und die Partie wird dann als „mit Hilfe“ markiert."
        }
    }
    .to_owned()
}

fn of_trade(of: Trade) -> String {
    match of {
        Trade::Mercenary => format!(
            "Je {TRADE_POINTS} Punkte, bis zu {MERCENARIES}, und {DOUBLING} verdoppeln deinen \
             Einfluss. Geopfert entfernt er einen Bauern von der Landkarte."
        ),
        Trade::Merchant => format!(
            "Je {TRADE_POINTS} Punkte, und {MERCHANTS} machen einen dritten Helden kostenlos. \
             Geopfert lässt er deinen Marker um 1 steigen."
        ),
        Trade::Mountaineer => format!(
            "Je {TRADE_POINTS} Punkte, oder {MAJORITY_POINTS}, wenn du die meisten hast. Geopfert \
             bewegt er einen Bauern von den Hügeln in die Berge."
        ),
    }
}

fn whole_champion(of: Champion) -> String {
    let skill = skill(of);
    let skill = skill.trim_end_matches('.');
    format!("{}. {skill}; am Ende {}.", when(of.when()), bonus(of))
}
