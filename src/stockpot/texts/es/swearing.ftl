# Words that are masked where the host wants it (room/swear_words.py): whole words, and stems with any ending (*).

words = mierda* joder jodido jodida coño coños gilipollas cabrón cabrones puta putas puto putos maricón maricones pendej* chingar chingad*
