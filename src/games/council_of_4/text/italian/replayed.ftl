cards = { $paid ->
    [0] { $count } × { $name }
   *[more] { $count } × { $name }, { $paid } da pagare
}
no-permits = nessuno pronto
