//! Tips on the symbols of this game, in German.

use super::words::{card, kind, mark, suit, suits};
use crate::games::the_council::rules::components::{
    Card, DRAFTED, HANDS, Kind, LAST_RANK, PAWN_BID,
};
use crate::games::the_council::text::tip::{Tip, TipText};
use crate::text::german::words::seat_colour;

pub(in crate::games::the_council::text) static TIP: TipText = TipText { name, what };

fn name(of: Tip) -> String {
    match of {
        Tip::Suit(of) => return suit(of).to_owned(),
        Tip::Card(of) => return card(of).to_owned(),
        Tip::Kind(of) => return kind(of).to_owned(),
        Tip::Seat(of) => return format!("Spieler: {}", seat_colour(of)),
        Tip::Chips => "Zeichenchips",
        Tip::Bid => "Gebot",
        Tip::Traitors => "Verräterchips",
        Tip::Rank => "Rang",
        Tip::Empire => "Reich",
        Tip::WouldCount => "Würde zählen",
        Tip::Collapse => "Einsturz",
        Tip::Doubled => "Verdoppelt",
        Tip::Points => "Punkte jetzt",
        Tip::Event => "Ereignis",
        Tip::EventRank => "Wert des Ereignisses",
        Tip::Meter => "Alle Gebote zusammen",
        Tip::Success => "Erfolg",
        Tip::Failure => "Scheitern",
        Tip::Highest => "Höchstes Gebot",
        Tip::Lowest => "Niedrigstes Gebot",
        Tip::Tie => "Gleichstand",
        Tip::Opener => "Eröffnung",
        Tip::LowCard => "Niedrigste Karte",
        Tip::Hand => "Runde",
        Tip::Draft => "Kartenwahl",
        Tip::Dealer => "Geber",
        Tip::EventsLeft => "Kommende Ereignisse",
        Tip::EventDeck => "Ereignisstapel",
        Tip::Drafted => "Genommene Karten",
        Tip::Used => "Benutzte Karte",
        Tip::Chosen => "Wahl getroffen",
        Tip::Lead => "Führen",
        Tip::Reach => "Den Wert erreichen",
        Tip::Pass => "Passen",
        Tip::Hold => "Nichts einsetzen",
        Tip::Nearest => "Am nächsten am Reich",
        Tip::Reveals => "Deckt Verdecktes auf",
    }
    .to_owned()
}

fn what(of: Tip) -> String {
    match of {
        Tip::Suit(of) => {
            return format!(
                "Eines von sechs Zeichen. Seine Chips ({}) bietest du auf Ereignisse mit diesem \
                 Zeichen, und seine Säule in der Halle zeigt die Ränge aller Spieler.",
                suit(of)
            );
        }
        Tip::Card(of) => return whole_card(of),
        Tip::Kind(of) => return does(of),
        Tip::Seat(_) => "Kennzeichnet Ränge, Chips und Gebote dieses Spielers.",
        Tip::Chips => {
            "Du bietest sie auf Ereignisse mit ihrem Zeichen. Chips, die du nicht bietest, \
             behältst du für spätere Runden."
        }
        Tip::Bid => "Gebotene Chips sind verbraucht, ob das Ereignis gelingt oder scheitert.",
        Tip::Traitors => {
            "Am Ende je 1 Punkt. Du bekommst sie im Tausch gegen Ränge, wenn ein Ereignis \
             scheitert, und durch Höfe."
        }
        Tip::Rank => {
            return format!(
                "Die Höhe eines Spielers in der Säule eines Zeichens, 0 bis {LAST_RANK}. Punkte \
                 bringt sie nur, wo ein Zeichen einstürzt."
            );
        }
        Tip::Empire => {
            return format!(
                "Der Balken zeigt den Rang des Reichs in diesem Zeichen. Er beginnt auf \
                 {LAST_RANK} und fällt um 1, wenn ein Ereignis mit diesem Zeichen scheitert."
            );
        }
        Tip::WouldCount => {
            "Ein Spieler steht hier über dem Reich. Ist das nach dem letzten Ereignis der Runde \
             noch so, stürzt das Zeichen ein und die Partie endet."
        }
        Tip::Collapse => {
            "Steht am Ende einer Runde ein Spieler über dem Reich, stürzt das Zeichen ein. Dann \
             endet die Partie, und Ränge in eingestürzten Zeichen sind Punkte."
        }
        Tip::Doubled => {
            "Die Ränge eines Spielers über dem Reich zählen doppelt. Gleichauf mit dem Reich \
             genügt nicht."
        }
        Tip::Points => "Was jeder Spieler hätte, wenn die Partie jetzt zu Ende wäre.",
        Tip::Event => {
            "Das Reich braucht Gebote von allen, um es zu bewältigen. Nur Chips und Karten mit \
             seinen Zeichen zählen."
        }
        Tip::EventRank => {
            "Erreichen alle Gebote zusammen diese Zahl, gelingt das Ereignis. Wert 0 kann nicht \
             scheitern."
        }
        Tip::Meter => {
            "Füllt sich mit jedem Chip und jedem Bauern. Wenn alle Felder voll sind, gelingt das \
             Ereignis."
        }
        Tip::Success => "Das höchste Gebot in jedem Zeichen des Ereignisses bringt einen Rang.",
        Tip::Failure => {
            "Wer in einem Zeichen am wenigsten bietet, tauscht dort einen Rang gegen einen \
             Verräterchip, und das Reich fällt dort um 1."
        }
        Tip::Highest => {
            "Bringt einen Rang, wenn das Ereignis gelingt. Dazu gehört mindestens 1, und einen \
             Gleichstand muss eine Zahl entscheiden."
        }
        Tip::Lowest => {
            "Tauscht einen Rang gegen einen Verräterchip, wenn das Ereignis scheitert. Passen ist \
             0, und bei Gleichstand tauschen alle."
        }
        Tip::Tie => {
            "Solange ein Gleichstand besteht, erhält niemand einen Rang. Die kleinere Zahl steht \
             über der größeren."
        }
        Tip::Opener => "Dieser Spieler bietet zuerst, ohne ein anderes Gebot zu kennen.",
        Tip::LowCard => {
            "Wer die Karte mit dem niedrigsten Wert aufdeckt, eröffnet das nächste Ereignis; bei \
             mehreren das spätere Gebot."
        }
        Tip::Hand => {
            return format!(
                "Eine Kartenwahl und die Ereignisse danach. Die Partie endet mit einem Einsturz \
                 oder nach Runde {HANDS}."
            );
        }
        Tip::Draft => {
            return format!(
                "{DRAFTED}-mal wählen alle eine Karte, zeigen sie und geben ihre Hand weiter. \
                 Jedes Zeichen auf deiner Karte bringt einen Chip."
            );
        }
        Tip::Dealer => {
            "Eröffnet das erste Ereignis dieser Runde. In der nächsten gibt der linke Nachbar."
        }
        Tip::EventsLeft => {
            "Ereignisse, die in dieser Runde noch kommen. Nach dem letzten wird auf Einsturz \
             geprüft."
        }
        Tip::EventDeck => {
            "Karten, die niemand bekommen hat. Jedes Ereignis ist die oberste von ihnen."
        }
        Tip::Drafted => {
            "Offen für alle. Jede kannst du in dieser Runde einmal einsetzen, für ein Ereignis mit \
             einem ihrer Zeichen."
        }
        Tip::Used => "Für diese Runde benutzt.",
        Tip::Chosen => "Dieser Spieler hat gewählt. Gezeigt wird, wenn alle gewählt haben.",
        Tip::Lead => {
            "Trägt so wenige Chips ein, wie nach jetzigem Stand für das höchste Gebot in diesem \
             Zeichen nötig sind."
        }
        Tip::Reach => {
            "Trägt so wenige Chips ein, wie nach jetzigem Stand nötig sind, damit das Ereignis \
             gelingt."
        }
        Tip::Pass => "Bietet nichts. Karten kannst du danach trotzdem einsetzen.",
        Tip::Hold => "Hebt alle deine Karten für spätere Ereignisse auf.",
        Tip::Nearest => {
            "Die Spieler mit dem höchsten Rang in einem Zeichen, neben dem Rang des Reichs."
        }
        Tip::Reveals => {
            "Deckt verdeckte Karten auf. Rückgängig machen kannst du das danach nur allein gegen \
             Bots, und die Partie wird dann als „mit Hilfe“ markiert."
        }
    }
    .to_owned()
}

fn whole_card(of: Card) -> String {
    format!("{}, {}. {}", mark(of), suits(of.suits()), does(of.kind()))
}

/// What a card does when it is revealed.
fn does(of: Kind) -> String {
    match of {
        Kind::Ace => {
            "Macht dein Gebot in seinem Zeichen unbegrenzt: Das Ereignis gelingt, und du liegst \
             dort am höchsten."
        }
        Kind::Number => {
            "Entscheidet Gleichstände in ihren Zeichen: Die kleinere Zahl steht über der größeren."
        }
        Kind::Pawn => {
            return format!(
                "Erhöht dein Gebot um {PAWN_BID} in jedem Zeichen, das auch das Ereignis hat."
            );
        }
        Kind::Court => "Bringt einen Verräterchip, wenn das Ereignis scheitert.",
        Kind::Crown => {
            "Bringt einen Rang in ihrem Zeichen, ob das Ereignis gelingt oder scheitert."
        }
    }
    .to_owned()
}
