cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, dont { $paid } à payer
}
no-permits = aucun prêt
