won-by = { $tie ->
    [low-card] { $winner } gagne avec { POINTS($points) } au départage : une carte plus basse au dernier événement.
    [ranks] { $winner } gagne avec { POINTS($points) } au départage : davantage de rangs.
   *[traitors] { $winner } gagne avec { POINTS($points) } au départage : davantage de jetons de traître.
}
change = { $gains ->
    [yes] { $name } +{ $by }
   *[no] { $name } −{ $by }
}
began-to-count = { $suits ->
    [1] { LIST(SUIT($suits)) } commence à compter
   *[more] { LIST(SUIT($suits)) } commencent à compter
}
