task = { $of ->
    [option] choisit la n-ième carte, ou règle la n-ième mise
    [more] mise { "1" } jeton de plus de l’enseigne
    [less] mise { "1" } jeton de moins de l’enseigne
    [nothing] passe, ou n’engage rien
    [clear] efface ce qui est choisi
    [go-on] continue après un résultat
   *[show-again] montre de nouveau le résultat
}
