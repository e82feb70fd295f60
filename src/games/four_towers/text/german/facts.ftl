no-lord-now = Gerade gibt es keinen { CLAN($of, form: "whom") } { lord.whom }: { CAPITAL(CLAN($of, form: "some")) } Anhänger bringen nichts.
gains-most = Ein { CLAN($of, form: "one") } { lord } nützt niemandem mehr als { $name }: { FOLLOWERS_OF($count, $of) }.
almost-doubled = Noch ein Söldner verdoppelt deinen Einfluss.
ends-majority = Du hättest nicht mehr die meisten Bergsteiger: −{ POINTS($lost) }.
makes-majority = Du hättest die meisten Bergsteiger: +{ POINTS($won) }.
almost-full = Noch ein Händler füllt deinen Markt.
gem-ahead = Auf { $worth } liegt ein Edelstein für den ersten Marker dort.
costs-you = Ein { CLAN($of, form: "one") } { lord } würde folgen, und du würdest { POINTS($lost) } verlieren.
turns-left = { $left ->
    [1] Du bist zum letzten Mal am Zug.
   *[more] Du hast noch { $left } Züge.
}
runs-out = { $left ->
    [0] Im Vorrat ist kein { CLAN($of, form: "one") } Bauer mehr.
   *[more] Der Vorrat hat nur noch { PEASANTS_OF($left, $of, form: "whom") }.
}
