# Words that are masked where the host wants it (room/swear_words.py): whole words, and stems with any ending (*).

words = scheiße scheiss* arschloch* wichser* fotze* hurensohn* hure huren schlampe schlampen verfickt* ficken fickt miststück* schwuchtel*
