no-match = In diesem Text steckt keine Partie und kein Link, der eine enthält.
several = Im Text stehen { $links } Links zu Partien: Gib nur einen davon an.
empty = Der Link ist unvollständig: Er enthält keine Partie.
too-long = Der Link ist zu lang ({ $bytes } Bytes; höchstens { $limit }).
foreign = Der Link ist beschädigt: Zeichen { $at } nach „m=“ ist „{ $letter }“, und das kommt in keinem Link vor. Nichts wurde geöffnet.
foreign-hidden = Der Link ist beschädigt: Zeichen { $at } nach „m=“ ist { $code }, und das kommt in keinem Link vor. Nichts wurde geöffnet.
damaged = Der Link ist beschädigt oder unvollständig, wahrscheinlich beim Kopieren abgeschnitten. Nichts wurde geöffnet: Kopiere ihn noch einmal.
other-form = Der Link braucht eine neuere Version von Curia: Er hat die Form { $form }, und diese Version liest { $readable }.
not-opened = Die Partie in diesem Link lässt sich nicht öffnen: { $why }.
unreadable = { $part ->
    [game] Der Name des Spiels ist nicht lesbar
    [rules] Die Version der Regeln ist nicht lesbar
    [setup] Der Aufbau der Partie ist nicht lesbar
    [seed] Der Startwert der Partie ist nicht lesbar
    [seats] Die Spieler der Partie sind nicht lesbar
    [count] Die Zahl der Aktionen ist nicht lesbar
   *[spelling] Die Schreibweise der Partie ist nicht lesbar
}
left-over = Nach der letzten Aktion geht die Partie noch { $bytes ->
        [one] { $bytes } Byte
       *[other] { $bytes } Bytes
    } weiter
no-moment = Der Link zeigt auf Aktion „{ $text }“, und das ist keine Nummer einer Aktion.
moment-beyond = Der Link zeigt auf Aktion { $at }, aber seine Partie hat { MOVES($actions) }.
lost = Die Partie in diesem Link wurde bis Aktion { $kept } geöffnet. Der Rest ({ MOVES($lost) }) lässt sich nicht spielen ({ $first } in der Liste der möglichen Aktionen): Wahrscheinlich galten andere Regeln.
no-link = Aus dieser Partie wird kein Link: { $why }.
action = Aktion { $number } ist nicht möglich
too-many-actions = Die Partie hat { $actions } Aktionen, und mehr als { $limit } sind nicht möglich
refused = Der Link würde abgelehnt
not-read-back = Der Link würde eine andere Partie öffnen
no-such-moment = Aktion { $at } gibt es in dieser Partie nicht: Sie hat { MOVES($actions) }.
