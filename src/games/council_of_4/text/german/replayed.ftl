cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, davon { $paid } zu zahlen
}
no-permits = keine unbenutzt
