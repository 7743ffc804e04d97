# Words that are masked where the host wants it (room/swear_words.py): whole words, and stems with any ending (*).

words = merde* putain* connard* connasse* enculé* salope salopes salaud* pute putes couille* niquer nique foutre pédé pédés
