### Events, each in a whole sentence and in the third person. Values of the track are points.

# $name (Name)
game-began = The game begins, and { $name } has the first turn.
# $name (Name) $gems (u8)
began-with-gems = { $name } begins with { GEMS($gems) }.
# $of (Champion) $slot (u8)
champion-revealed = { CAPITAL(CHAMPION($of, form: "the")) } is on show in slot { $slot }.
# $name (Name) $number (u8)
turn-began = Turn { $number } begins: { $name }.
# A champion that is bought for followers, or taken as the third one without them.
# $name (Option<Name>) $of (Champion) $slot (u8) $paid (Clans of Clan)
champion-hired = { WHO($name) } { $paid ->
    [none] took { CHAMPION($of, form: "the") } from slot { $slot }, free as the third
   *[some] bought { CHAMPION($of, form: "the") } from slot { $slot } for { FOLLOWERS($paid) }
}.
# $name (Name) $of (Champion) $gems (u8)
gems-given = { $name }’s { CHAMPION($of) } got { GEMS($gems) }.
# Spirits that a champion gets without a choice: all that the temple has, or none.
# $name (Name) $of (Champion) $spirits (Clans of Clan)
spirits-given = { $name }’s { CHAMPION($of) } got { $spirits ->
    [none] no spirits: the temple has none
   *[some] all there was: { SPIRITS($spirits) }
}.
# $name (Option<Name>) $of (Champion) $spirits (Clans of Clan)
spirits-chosen = { WHO($name) } chose { SPIRITS($spirits) } for { CHAMPION($of, form: "the") }.
# $name (Option<Name>) $of (Champion)
skill-used = { WHO($name) } used { CHAMPION($of, form: "the") }.
# $name (Option<Name>) $of (Champion)
skill-used-for-gem = { WHO($name) } spent a gem on { CHAMPION($of, form: "the") }.
# $name (Option<Name>) $of (Champion)
skill-used-for-loose-gem = { WHO($name) } spent a loose gem on { CHAMPION($of, form: "the") }.
# $name (Option<Name>) $of (Champion) $spirit (Clan)
skill-used-for-spirit = { WHO($name) } spent a { CLAN($spirit) } spirit on { CHAMPION($of, form: "the") }.
# $name (Option<Name>) $trade (Trade) $clan (Clan)
given-up = { WHO($name) } gave up a { CLAN($clan) } { TRADE($trade) }.
# $of (Clan) $at (Village)
removed = A { CLAN($of) } peasant left { VILLAGE($at) } for the temple.
# $of (Clan) $from (Village) $to (Village)
moved = A { CLAN($of) } peasant moved from { VILLAGE($from) } to { VILLAGE($to) }.
# $first (Clan) $one (Village) $second (Clan) $other (Village)
swapped = Swapped: { CLAN($first) } from { VILLAGE($one) } and { CLAN($second) } from { VILLAGE($other) }.
# $of (Clan) $at (Village)
kindled = A { CLAN($of) } spirit became a peasant in { VILLAGE($at) }.
# The peasant leaves, the spirit comes.
# $at (Village) $peasant (Clan) $spirit (Clan)
replaced = In { VILLAGE($at) }, a { CLAN($spirit) } spirit replaced { CLAN($peasant) }.
# $name (Option<Name>) $of (Clans of Clan)
drawn = { WHO($name) } drew { CLANS($of) }.
# Stuck is a player none of whose drawn peasants fits in a village.
# $name (Option<Name>) $of (Clan) $at (Village) $stuck (bool)
placed = { WHO($name) } placed { CLAN($of) } in { VILLAGE($at) }{ $stuck ->
    [yes] : none fitted in a village, so any home was open
   *[no] { "" }
}.
# An expansion for which there was a choice: who takes which line.
# $name (Option<Name>) $of (Village) $ways (List)
expanded = { WHO($name) } expanded { VILLAGE($of) }: { LIST($ways, between: ", ") }.
# An expansion without a choice.
# $name (Name) $of (Village) $ways (List)
expanded-alone = { VILLAGE($of) } expanded on { $name }’s turn: { LIST($ways, between: ", ") }.
# $name (Name) $of (Clan)
lord-made = { $name } made a { CLAN($of) } lord.
# $name (Name) $of (Clan) $follows (bool)
demon-made = { $name } made a { CLAN($of) } demon{ $follows ->
    [yes] , and a { CLAN($of) } lord follows
   *[no] { "" }
}.
# A marker that moved up or down, with the values of its spaces.
# $name (Name) $before (u16) $after (u16)
influence = { $name }’s influence: { $before } → { $after }.
# $name (Option<Name>)
spared = { WHO($name) } spared everyone.
# $name (Name) $worth (u16)
gem-won = { $name } took the gem on { $worth }.
# $name (Name) $mercenaries (u8)
doubled = { $name } has { $mercenaries } mercenaries: the influence counts twice.
# $name (Option<Name>) $of (Clan) $to (Space)
assigned = { WHO($name) } kept { CLAN($of) } as a { SPACE($to) }.
# $name (Option<Name>) $of (Clan)
dismissed = { WHO($name) } sent { CLAN($of) } to the temple: no space takes it.
# $name (Option<Name>) $of (Clan)
recruited = { WHO($name) } took a { CLAN($of) } spirit as a follower.
# $name (Option<Name>) $of (Clan)
follower-given = { WHO($name) } gave a { CLAN($of) } follower to the temple.
# A follower or a spirit that goes into a craft.
# $name (Option<Name>) $of (Clan) $to (Trade) $follower (bool)
employed = { WHO($name) } made a { CLAN($of) } { $follower ->
    [yes] follower
   *[no] spirit
} a { TRADE($to) }.
# $name (Name)
turn-ended = { $name }’s turn is over.
# All points of a player: followers by clan, crafts, the bonuses of the champions in their order, and so on.
# $name (Name) $total (u16) $red (u16) $yellow (u16) $green (u16) $blue (u16) $mercenaries (u16) $merchants (u16) $mountaineers (u16) $first (u16) $second (u16) $third (u16) $tokens (u16) $influence (u16) $doubled (u16)
scored = { $name } has { POINTS($total) }: followers { $red } red, { $yellow } yellow, { $green } green, { $blue } blue; mercenaries { $mercenaries }; merchants { $merchants }; mountaineers { $mountaineers }; champions { $first } + { $second } + { $third }; gems and spirits { $tokens }; influence { $influence }; doubled { $doubled }.
# $winners (List)
game-ended = The game is over: { LIST($winners) } { $winners ->
    [one] wins
   *[other] share the victory
}.
