last-round = { $name } a commencé la dernière manche : c’est votre dernier tour.
tile-gone = { $own ->
    [0] { $name } a obtenu la tuile { REWARD_TILE($tile) }.
   *[more] { $name } a obtenu la tuile { REWARD_TILE($tile) } ; vous aviez déjà { CITIES($own) }.
}
permit-gone = { $name } a pris le permis { $permit }.
permits-changed = { $name } a changé les permis { REGION($region, form: "of") }.
city-dearer = { $name } est maintenant à { $city } : y placer avec { $permit } vous coûte { "1" } serviteur de plus.
queen-elsewhere = La reine est maintenant à { $city } : les routes se comptent depuis là.
passed = { $level ->
    [yes] { $name } vous a rejoint sur la piste de noblesse, case { $space }.
   *[no] { $name } vous a dépassé sur la piste de noblesse, en atteignant la case { $space }.
}
matches-now = Vos cartes conviennent à présent au conseil { COUNCIL($council, form: "of") }, pour { COINS($coins) }.
matches-none = Aucune de vos cartes ne convient au conseil { COUNCIL($council, form: "of") }.
price = Avec vos cartes, le conseil { COUNCIL($council, form: "of") } est maintenant { $dearer ->
    [yes] plus cher
   *[no] moins cher
} : { $before } → { COINS($now) }.
