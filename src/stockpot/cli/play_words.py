"""What terminal play says, in English and French."""

from __future__ import annotations

SOLO_NAME = "Ada"

WORDS = {
    "en": {
        "welcome_one": "You are {name}.",
        "person": "Player {n}",
        "which_game": "Which game? ",
        "welcome": "type a number or a move; help tells the rest",
        "hand_over": "{name}, it is your turn. Press Enter when nobody else is looking.",
        "hint": "  {move}: {share:.0%} of the victory ({n} simulations)",
        "no_undo": "There is nothing to take back.",
        "saved": "Saved in {path}",
        "kept": "The game is kept; watch it again with",
        "left": "Your game is kept; go on with",
        "allowed": "That is allowed.",
        "stood_in": "{failure}; thumb plays this move.",
        "unknown": "“{text}” is no move here. Type a number, a move, or help.",
        "bad_note": "“{text}” cannot go with this move.",
        "help": (
            "Type the number of a move or its name. Where text goes with a move, write it after a slash: present / Bog bisque\n"
            "  hint         what an expert would do\n"
            "  undo         take back your last decision\n"
            "  log          all that happened\n"
            "  table        draw the table again\n"
            "  why MOVE     why a move is not allowed\n"
            "  rules \\[ID]   the rulebook, or one rule\n"
            "  save \\[FILE], load \\[FILE]\n"
            "  quit         leave; the game is kept"
        ),
    },
    "fr": {
        "welcome_one": "Vous êtes {name}.",
        "person": "Joueur {n}",
        "which_game": "Quel jeu ? ",
        "welcome": "tapez un numéro ou un coup ; « aide » dit le reste",
        "hand_over": "{name}, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.",
        "hint": "  {move} : {share:.0%} de la victoire ({n} simulations)",
        "no_undo": "Il n’y a rien à reprendre.",
        "saved": "Enregistré dans {path}",
        "kept": "La partie est conservée ; pour la revoir :",
        "left": "Votre partie est conservée ; pour continuer :",
        "allowed": "C’est permis.",
        "stood_in": "{failure} ; thumb joue ce coup.",
        "unknown": "« {text} » n’est pas un coup ici. Tapez un numéro, un coup, ou « aide ».",
        "bad_note": "« {text} » ne peut pas accompagner ce coup.",
        "help": (
            "Tapez le numéro d’un coup ou son nom. Un texte qui accompagne un coup s’écrit après une barre : presenter / Bisque\n"
            "  indice         ce que jouerait un expert\n"
            "  annuler        reprendre votre dernière décision\n"
            "  journal        tout ce qui s’est passé\n"
            "  table          dessiner la table de nouveau\n"
            "  pourquoi COUP  pourquoi un coup n’est pas permis\n"
            "  regles \\[ID]    la règle du jeu, ou une seule règle\n"
            "  sauver \\[FICHIER], charger \\[FICHIER]\n"
            "  quitter        arrêter ; la partie est conservée"
        ),
    },
}

COMMANDS = {
    "help": "help", "?": "help", "aide": "help",
    "hint": "hint", "indice": "hint", "conseil": "hint",
    "undo": "undo", "annuler": "undo",
    "log": "log", "journal": "log",
    "table": "table", "board": "table",
    "rules": "rules", "regles": "rules",
    "why": "why", "pourquoi": "why",
    "save": "save", "sauver": "save",
    "load": "load", "charger": "load",
    "quit": "quit", "exit": "quit", "quitter": "quit",
}  # fmt: skip
