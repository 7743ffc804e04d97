"""Friends who play again and again: groups, dates, standings, ratings, tournaments."""
