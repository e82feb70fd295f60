third = { $of ->
    [none] Einen Helden
   *[some] { CAPITAL(CHAMPION($of, form: "whom")) }
} kostenlos nehmen
buy = { $of ->
    [none] Einen Helden
   *[some] { CAPITAL(CHAMPION($of, form: "whom")) }
} für { FOLLOWERS($paid, form: "whom") } kaufen
choose = { SPIRITS($of, form: "whom") } wählen
mercenary = Einen Söldner opfern: { PEASANTS($of, form: "whom") } aus { VILLAGE($at) } entfernen
mountaineer = Einen Bergsteiger opfern: einen { CLAN($of, form: "whom") } Bauern von { VILLAGE($from) } nach { VILLAGE($to) } bewegen
merchant = Den { CLAN($of, form: "whom") } Händler opfern
draw = { PEASANTS($of, form: "whom") } nehmen
place = Einen { CLAN($of, form: "whom") } Bauern nach { VILLAGE($at) } setzen
expand = Ausbreitung von { VILLAGE($of) }: { LIST($ways, between: ", ") }
demote = Den Marker von { $name } senken
spare = Alle verschonen
assign = Einen { CLAN($of, form: "whom") } Bauern als { SPACE($to) } behalten
dismiss = Einen { CLAN($of, form: "whom") } Bauern in den Tempel schicken
end = Zug beenden
skill = { CHAMPION($of) }: { $what }
marshal = einen roten Bauern von { VILLAGE($from) } nach { VILLAGE($to) } bewegen
tactician = einen { CLAN($first, form: "whom") } Bauern aus { VILLAGE($one) } und einen { CLAN($second, form: "whom") } aus { VILLAGE($other) } vertauschen
recruiter = einen { CLAN($of, form: "whom") } Geist als Anhänger nehmen
rise = dein Marker steigt
kindler = einen { CLAN($spirit, form: "whom") } Geist nach { VILLAGE($at) } setzen
changeling = ein { CLAN($spirit, form: "one") } Geist ersetzt einen { CLAN($peasant, form: "whom") } Bauern in { VILLAGE($at) }
slanderer = einen { CLAN($spirit, form: "whom") } Geist zahlen, { $name } sinkt
foreman = einen { CLAN($spirit, form: "whom") } Geist zum { TRADE($to) } machen
quartermaster = einen { CLAN($follower, form: "whom") } Anhänger zum { TRADE($to) } machen
shepherd = einen { CLAN($given, form: "whom") } Anhänger gegen einen { CLAN($taken, form: "whom") } Geist tauschen
