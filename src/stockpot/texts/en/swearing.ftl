# Words that are masked where the host wants it (room/swear_words.py): whole words, and stems with any ending (*).

words = fuck* motherfuck* shit shits shitty bullshit asshole* arsehole* bitch bitches bastard* cunt* dickhead* wanker* twat twats slut sluts whore* nigger* faggot*
