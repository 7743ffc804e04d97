list-end = { $items } et { $last }
quoted = « { $words } »

won = { $seats-count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
}
