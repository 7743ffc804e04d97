"""Many games at once, and what they tell: arena and ratings, reports, sweeps, tuning, datasets, training."""
