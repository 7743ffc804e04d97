# Words that are masked where the host wants it (room/swear_words.py): whole words, and stems with any ending (*).

words = cazzo cazzi cazzata cazzate merda stronzo stronza stronzi stronzat* vaffanculo fanculo coglion* puttana puttane frocio froci
