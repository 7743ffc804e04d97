# What all games say in the same words.

list-end = { $items } and { $last }
quoted = “{ $words }”

won = { $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}
