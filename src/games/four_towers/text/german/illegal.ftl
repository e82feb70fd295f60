players = Die Partie hat { $count } Spieler statt { $fewest } bis { $most }
another-decision = { $of ->
    [play] Nimm erst deine Bauern.
    [spirits] Wähle erst die Geister deines Helden.
    [demote] Senke erst einen Marker oder verschone alle.
    [expand] Erst muss sich ein Dorf ausbreiten.
    [place] Setze erst einen Bauern.
    [assign] Teile erst deine Bauern zu.
    [end] Alle deine Bauern sind zugeteilt.
   *[over] Die Partie ist zu Ende.
}
closed = { phase } { $number }, „{ CAPITAL(PLAY($of)) }“, ist in diesem Zug vorbei.
empty-slot = An Stelle { $slot } liegt kein Held.
market-not-full = Der dritte Held braucht { $merchants } Händler.
too-few-bought = Für den dritten Helden musst du erst { $bought } gekauft haben.
third-taken = Du hast deinen kostenlosen Helden schon genommen.
all-bought = Du hast schon { $bought } Helden gekauft.
wrong-price = Der Preis ist { PRICE($due) }, nicht { $paid }.
too-few = Von { CLAN($of) } gibt es nicht genug.
wrong-number = Nimm { $due }, nicht { $named }.
too-many = Nimm höchstens { $most }, nicht { $named }.
not-owned = Du hast { CHAMPION($of, form: "whom") } nicht.
works-at-begin = { CAPITAL(CHAMPION($of, form: "the")) } wirkt am Zuganfang.
works-at-end = { CAPITAL(CHAMPION($of, form: "the")) } wirkt am Zugende.
works-with = { CAPITAL(CHAMPION($of, form: "the")) } wirkt, wenn du einen { TRADE($trade) } opferst.
used-already = Du hast { CHAMPION($of, form: "whom") } in diesem Zug schon benutzt.
no-token = { CAPITAL(CHAMPION($of, form: "the")) } hat keine Ladung mehr.
no-spirit = Der Held hat keinen { CLAN($of, form: "whom") } Geist.
not-there = In { VILLAGE($at) } sind nicht genug { CLAN($of, form: "some") } Bauern.
no-line = { VILLAGE($one) } und { VILLAGE($other) } verbindet kein Weg.
wrong-ring = { VILLAGE($of) } liegt im falschen Ring: { RING($ring, form: "the") }.
same-clan = Beide sind vom Clan { CLAN($of) }, also würde sich nichts ändern.
not-single = In { VILLAGE($of) } ist nicht genau { "1" } Bauer.
cannot-fall = Dieser Marker kann nicht sinken.
on-gold = Dein Marker steht auf Gold und kann nicht höher.
not-in-temple = Der Tempel hat keinen { CLAN($of, form: "whom") } Geist.
no-follower = Du hast keinen { CLAN($of, form: "whom") } Anhänger.
no-lord-made = Du hast in diesem Zug niemanden zum { lord.whom } erhoben.
no-demon-made = Du hast in diesem Zug niemanden zum Dämon gemacht.
nobody-above = Kein Marker steht über deinem.
not-last = Dein Marker steht nicht allein ganz hinten.
nobody = Du hast keinen { TRADE($of) }.
no-captain = Nur mit dem Freihauptmann entfernt ein Söldner einen zweiten Bauern.
stuck-draw = Nimm mindestens einen Bauern, der in ein Dorf passt.
not-drawn = Du hast keinen { CLAN($of, form: "whom") } Bauern mehr übrig.
no-place = { VILLAGE($at) } nimmt jetzt keinen { CLAN($of, form: "whom") } Bauern auf.
not-bursting = { VILLAGE($of) } hat weniger als { $peasants } Bauern.
no-space-for-follower = Deine Reihe für { CLAN($of, form: "some") } Anhänger ist voll.
no-space = Kein freies Feld nimmt einen { CLAN($of, form: "whom") } { TRADE($trade) } auf.
fits-elsewhere = Ein Feld deiner Tafeln nimmt den { CLAN($of, form: "whom") } Bauern auf: Er darf nicht in den Tempel.
