"""Moves, refusals and questions of Ursuppe in words, English and French; events are told in `telling`.

The notation of a move: "amoeba 3 drift", "follow yes", "carry green", "north", "eat 2 green 1 blue", "attack blue 3",
"escape", "return SPD", "buy ARM for DEF", "divide S07", "number 4"; "pass" declines, whatever is asked.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from typing import Any

from stockpot.core.errors import Reason
from stockpot.core.text import fold, plural
from stockpot.games.ursuppe.names import (
    AMOEBA,
    COLORS,
    DIRECTIONS,
    GENE_IDS,
    GENE_NAMES,
    GENES,
    amoeba_name,
    cell_name,
    counted,
)
from stockpot.games.ursuppe.pieces import (
    BARRED_BY,
    LOWER,
    MEALS,
    N_AMOEBAS,
    N_CELLS,
    N_NUMBERS,
    NONE,
    PARASITIC,
    Gene,
    foreign,
    owner,
)
from stockpot.games.ursuppe.rules.attack import targets
from stockpot.games.ursuppe.rules.defects import worth
from stockpot.games.ursuppe.rules.division import division_price, own_cells
from stockpot.games.ursuppe.rules.market import lower_gene
from stockpot.games.ursuppe.rules.meals import menu, victims
from stockpot.games.ursuppe.rules.tribe import has_gene, living
from stockpot.games.ursuppe.state import (
    ARMOR_FOR_ESCAPE,
    BASES,
    BUY_NOTHING,
    DEFENSE_USED,
    ESCAPE,
    ESCAPE_USED,
    GENE_PRICES,
    MOVE,
    NO_AGGRESSION,
    NO_ATTACK,
    NO_MORE,
    PAY,
    SHARED,
    SIZES,
    STARVE,
    STOP,
    Phase,
    State,
    Todo,
)
from stockpot.games.ursuppe.telling import tell

__all__ = ["asks", "note_size", "parts", "read", "tell", "why_not", "write"]

# ------------------------------------------------------------------------------------------------------------- the moves

MOVEMENTS = {"en": ("drift", "move", "stay"), "fr": ("dérive", "se déplace", "reste")}
ANSWERS = {"en": ("no", "yes"), "fr": ("non", "oui")}
RESPONSES = {"en": ("escape", "defend", "yield"), "fr": ("fuir", "se défendre", "céder")}


def kind_of(action: int) -> tuple[Todo, int]:
    """The kind of decision that an action belongs to, and its number there."""
    for kind, size in SIZES.items():
        if BASES[kind] <= action < BASES[kind] + size:
            return kind, action - BASES[kind]
    raise ValueError(f"no action {action}")


def write(s: State, seat: int, action: int, lang: str = "en") -> str:
    kind, choice = kind_of(action)
    if kind == Todo.MOVEMENT and s.amoeba != NONE:
        return f"{AMOEBA[lang]} {s.amoeba % N_NUMBERS + 1} {MOVEMENTS[lang][choice]}"
    if kind == Todo.DIVIDE and s.todo == Todo.PLACE:
        return f"{ {'en': 'place', 'fr': 'placer'}[lang] } {cell_name(choice)}"
    return choice_name(kind, choice, seat, lang)


def choice_name(kind: Todo, choice: int, seat: int, lang: str, genes: Sequence[str] = ()) -> str:
    """The name of a choice as far as it does not depend on the situation; genes have these names, or the usual ones."""
    en = lang == "en"
    genes = genes or GENES[lang]
    if kind == Todo.SPACE:
        return f"{'space' if en else 'case'} {choice + 1}"
    if kind == Todo.DIVIDE:
        if choice == STOP:
            return "stop" if en else "ne plus diviser"
        return f"{'divide' if en else 'diviser'} {cell_name(choice)}"
    if kind == Todo.NUMBER:
        return f"{'number' if en else 'numéro'} {choice + 1}"
    if kind == Todo.MOVEMENT:
        return MOVEMENTS[lang][choice]
    if kind == Todo.CARRY:
        if choice == NO_MORE:
            return "carry no more" if en else "ne plus rien emporter"
        return f"{'carry' if en else 'emporter'} {COLORS[lang][choice]}"
    if kind == Todo.FOLLOW:
        return f"{'follow' if en else 'suivre'} {ANSWERS[lang][choice]}"
    if kind == Todo.DIRECTION:
        return DIRECTIONS[lang][choice]
    if kind == Todo.SECOND:
        return f"{'second move' if en else 'second mouvement'} {ANSWERS[lang][choice]}"
    if kind == Todo.MEAL:
        return meal_name(choice, seat, lang)
    if kind == Todo.VICTIM:
        return f"{'parasitise' if en else 'parasiter'} {COLORS[lang][choice]}"
    if kind == Todo.ATTACK:
        if choice == NO_ATTACK:
            return "no attack" if en else "pas d’attaque"
        return f"{'attack' if en else 'attaquer'} {amoeba_name(choice, lang)}"
    if kind == Todo.RESPONSE:
        return RESPONSES[lang][choice]
    if kind == Todo.SETTLE:
        if choice == PAY:
            return "pay" if en else "payer"
        return f"{'return' if en else 'rendre'} {genes[choice]}"
    if kind == Todo.BUY:
        return purchase_name(choice, lang, genes)
    if choice == NO_AGGRESSION:
        return "no aggression" if en else "pas d’agression"
    return f"{'aggression with' if en else 'agression avec'} {choice + 1}"


def meal_name(choice: int, seat: int, lang: str) -> str:
    """“eat 2 green 1 blue”; a parasite's meal says so."""
    if choice == STARVE:
        return {"en": "starve", "fr": "jeûner"}[lang]
    counts, parasitic = MEALS[choice]
    cubes = [0, 0, 0, 0, 0]
    for slot, n in enumerate(counts):
        cubes[foreign(seat, slot)] = n
    name = f"{ {'en': 'eat', 'fr': 'manger'}[lang] } {counted(cubes, lang)}"
    return name + {"en": " as parasite", "fr": " en parasite"}[lang] if parasitic else name


def purchase_name(choice: int, lang: str, genes: Sequence[str]) -> str:
    if choice == BUY_NOTHING:
        return {"en": "buy nothing", "fr": "ne rien acheter"}[lang]
    gene = Gene.ARM if choice == ARMOR_FOR_ESCAPE else choice
    name = f"{ {'en': 'buy', 'fr': 'acheter'}[lang] } {genes[gene]}"
    if gene == Gene.ARM:
        return name + {"en": " for ", "fr": " contre "}[lang] + genes[lower_gene(choice)]
    return name


def parts(s: State, seat: int, action: int) -> dict[str, Any]:
    """Colours are named by their seat, amoebas by seat and number, cells and genes as in views."""
    kind, choice = kind_of(action)
    match kind:
        case Todo.SPACE | Todo.NUMBER:
            return {"kind": kind.name.lower(), "number": choice + 1}
        case Todo.DIVIDE:
            cell = None if choice == STOP else cell_name(choice)
            return {"kind": "place" if s.todo == Todo.PLACE else "divide", "cell": cell}
        case Todo.MOVEMENT:
            number = None if s.amoeba == NONE else s.amoeba % N_NUMBERS + 1
            return {"kind": "movement", "amoeba": number, "movement": MOVEMENTS["en"][choice]}
        case Todo.CARRY | Todo.VICTIM:
            return {"kind": kind.name.lower(), "seat": None if choice == NO_MORE else choice}
        case Todo.FOLLOW | Todo.SECOND:
            return {"kind": kind.name.lower(), "yes": bool(choice)}
        case Todo.DIRECTION:
            return {"kind": "direction", "direction": DIRECTIONS["en"][choice]}
        case Todo.MEAL:
            return meal_parts(s, seat, choice)
        case Todo.ATTACK:
            if choice == NO_ATTACK:
                return {"kind": "attack", "seat": None, "number": None}
            return {"kind": "attack", "seat": owner(choice), "number": choice % N_NUMBERS + 1}
        case Todo.RESPONSE:
            return {"kind": "response", "response": RESPONSES["en"][choice]}
        case Todo.SETTLE:
            return {"kind": "pay"} if choice == PAY else {"kind": "return", "gene": GENE_IDS[choice]}
        case Todo.BUY:
            return purchase_parts(choice)
    return {"kind": "aggression", "number": None if choice == NO_AGGRESSION else choice + 1}


def meal_parts(s: State, seat: int, choice: int) -> dict[str, Any]:
    """How many cubes of each seat are eaten; `None` for starving."""
    if choice == STARVE:
        return {"kind": "meal", "cubes": None, "parasite": False}
    counts, parasitic = MEALS[choice]
    cubes = [0] * s.players
    for slot, n in enumerate(counts):
        if n:
            cubes[foreign(seat, slot)] = n
    return {"kind": "meal", "cubes": cubes, "parasite": bool(parasitic)}


def purchase_parts(choice: int) -> dict[str, Any]:
    if choice == BUY_NOTHING:
        return {"kind": "buy", "gene": None, "instead": None}
    gene = Gene.ARM if choice == ARMOR_FOR_ESCAPE else choice
    return {
        "kind": "buy",
        "gene": GENE_IDS[gene],
        "instead": GENE_IDS[lower_gene(choice)] if gene == Gene.ARM else None,
    }


@functools.cache
def numbers(seat: int) -> dict[str, int]:
    """All names of all actions of a seat, in all languages, and other ways to say them."""
    found: dict[str, int] = {}
    for kind, size in SIZES.items():
        for choice in range(size):
            for lang in ("fr", "en"):
                for genes in (GENE_IDS, *GENE_NAMES.values()):
                    found[fold(choice_name(kind, choice, seat, lang, genes))] = BASES[kind] + choice
    for cell in range(N_CELLS):
        for verb in ("place", "placer"):
            found[f"{verb} {fold(cell_name(cell))}"] = BASES[Todo.DIVIDE] + cell
    return found


COLOR_OF = {fold(name): color for names in COLORS.values() for color, name in enumerate(names)}
PIECE = re.compile(rf"({'|'.join((*AMOEBA.values(), *COLOR_OF))}) (\d) ")
MEAL = re.compile(r"(?:eat|manger) (.+?)(?P<parasite> as parasite| en parasite)?")
CUBES = re.compile(rf"(\d) ({'|'.join(COLOR_OF)})s?(?:,| and| et)?(?: |$)")
DECLINES = {
    Todo.DIVIDE: STOP, Todo.CARRY: NO_MORE, Todo.FOLLOW: 0, Todo.SECOND: 0, Todo.MEAL: STARVE, Todo.ATTACK: NO_ATTACK,
    Todo.RETRY: NO_ATTACK, Todo.RESPONSE: RESPONSES["en"].index("yield"), Todo.BUY: BUY_NOTHING,
    Todo.AGGRESSOR: NO_AGGRESSION,
}  # fmt: skip
"""What “pass” means where something may be declined."""


def read(s: State, seat: int, text: str) -> int | None:
    """The action that a text names, in either language: a piece may be named first, colours come in any order."""
    folded = fold(text)
    piece = PIECE.match(folded)
    if piece:
        if s.amoeba == NONE or int(piece[2]) != s.amoeba % N_NUMBERS + 1:
            return None
        if COLOR_OF.get(piece[1], owner(s.amoeba)) != owner(s.amoeba):
            return None
        folded = folded[piece.end() :]
    if folded in ("pass", "passer"):
        return BASES[kind_asked(s)] + DECLINES[Todo(s.todo)] if s.todo in DECLINES else None
    return numbers(seat).get(in_order(folded))


def kind_asked(s: State) -> Todo:
    """The kind of decision that is due, by the name under which its actions stand."""
    return SHARED.get(Todo(s.todo), Todo(s.todo))


def in_order(text: str) -> str:
    """A meal with its colours in the order in which meals are written; any other text as it is."""
    meal = MEAL.fullmatch(text)
    if not meal or CUBES.sub("", meal[1]):
        return text
    cubes = [0, 0, 0, 0, 0]
    for n, color in CUBES.findall(meal[1]):
        cubes[COLOR_OF[color]] += int(n)
    return f"eat {counted(cubes, 'en')}" + (" as parasite" if meal["parasite"] else "")


def note_size(s: State, seat: int, action: int) -> int:
    return 0


# --------------------------------------------------------------------------------------------------------- the questions


def asks(s: State, seat: int, lang: str) -> str:
    return QUESTIONS[Todo(s.todo)][lang].format(**_details(s, lang))


def _details(s: State, lang: str) -> dict[str, Any]:
    """What the questions may mention."""
    claimant = s.claimant if 0 <= s.claimant < N_AMOEBAS else s.mover
    dice = [str(die) for die in s.dice.tolist() if die]
    return {
        "amoeba": amoeba_name(s.amoeba, lang) if s.amoeba != NONE else "",
        "cell": cell_name(s.cell[s.amoeba]) if s.amoeba >= 0 and s.cell[s.amoeba] != NONE else "",
        "claimant": amoeba_name(claimant, lang) if claimant != NONE else "",
        "mover": amoeba_name(s.mover, lang) if s.mover != NONE else "",
        "dice": f" ({', '.join(dice)})"
        if dice and s.todo == Todo.DIRECTION and not has_gene(s, s.turn, Gene.MO2)
        else "",
        "attacker": amoeba_name(s.attacker, lang) if s.attacker != NONE else "",
        "target": amoeba_name(s.target, lang) if s.target != NONE else "",
        "rest": s.debt - worth(s, s.given),
        "points": plural(s.debt - worth(s, s.given), "point", "points", lang),
        "spot": cell_name(s.spot) if s.spot != NONE else "",
        "bp": s.bp[s.turn],
    }


QUESTIONS: dict[Todo, dict[str, str]] = {
    Todo.SPACE: {"en": "Choose a start space.", "fr": "Choisissez une case de départ."},
    Todo.PLACE: {"en": "Place an amoeba on an empty cell.", "fr": "Placez une amibe sur une case vide."},
    Todo.DIVIDE: {"en": "Place a new amoeba, or stop.", "fr": "Placez une nouvelle amibe, ou arrêtez."},
    Todo.NUMBER: {"en": "Which number goes to {spot}?", "fr": "Quel numéro va en {spot} ?"},
    Todo.MOVEMENT: {"en": "How does {amoeba} leave {cell}?", "fr": "Comment {amoeba} quitte-t-elle {cell} ?"},
    Todo.CARRY: {"en": "What does {claimant} take along?", "fr": "Qu’emporte {claimant} ?"},
    Todo.FOLLOW: {"en": "Does {claimant} follow {mover}?", "fr": "{claimant} suit-elle {mover} ?"},
    Todo.DIRECTION: {"en": "Where does {mover} go{dice}?", "fr": "Où va {mover}{dice} ?"},
    Todo.SECOND: {"en": "Does {mover} move once more?", "fr": "{mover} se déplace-t-elle encore ?"},
    Todo.MEAL: {"en": "What does {amoeba} eat in {cell}?", "fr": "Que mange {amoeba} en {cell} ?"},
    Todo.VICTIM: {"en": "Whom does {amoeba} parasitise?", "fr": "Qui {amoeba} parasite-t-elle ?"},
    Todo.ATTACK: {"en": "Whom does {amoeba} attack?", "fr": "Qui {amoeba} attaque-t-elle ?"},
    Todo.RESPONSE: {
        "en": "{attacker} attacks {target}: your answer?",
        "fr": "{attacker} attaque {target} : votre réponse ?",
    },
    Todo.RETRY: {"en": "Whom does {attacker} attack once more?", "fr": "Qui {attacker} attaque-t-elle encore ?"},
    Todo.SETTLE: {
        "en": "You owe {rest} mutation {points}: return a gene or pay.",
        "fr": "Vous devez {rest} {points} de mutation : rendez un gène ou payez.",
    },
    Todo.BUY: {"en": "Buy a gene? You have {bp} BP.", "fr": "Acheter un gène ? Vous avez {bp} PE."},
    Todo.AGGRESSOR: {"en": "Which amoeba attacks?", "fr": "Quelle amibe attaque ?"},
    Todo.TARGET: {"en": "Whom does {attacker} attack?", "fr": "Qui {attacker} attaque-t-elle ?"},
    Todo.OVER: {"en": "The game is over.", "fr": "La partie est terminée."},
}

# ---------------------------------------------------------------------------------------------------------- the refusals


def why_not(s: State, seat: int, action: int, lang: str) -> Reason:
    rule, words = refusal(s, seat, action)
    return Reason(
        rule, REFUSALS[words][lang].format(question=QUESTIONS[Todo(s.todo)][lang].format(**_details(s, lang)))
    )


REFUSALS: dict[str, dict[str, str]] = {
    "over": {"en": "The game is over.", "fr": "La partie est terminée."},
    "turn": {"en": "The decision is not yours now.", "fr": "Ce n’est pas à vous de décider."},
    "now": {"en": "Not now. {question}", "fr": "Pas maintenant. {question}"},
    "space": {"en": "That space is taken, or no start space.", "fr": "Cette case est prise, ou n’est pas de départ."},
    "occupied": {"en": "There is an amoeba on that cell.", "fr": "Il y a une amibe sur cette case."},
    "place": {"en": "An amoeba must be placed.", "fr": "Il faut placer une amibe."},
    "seven": {"en": "All seven amoebas are on the board.", "fr": "Les sept amibes sont sur le plateau."},
    "energy": {"en": "You lack the biological points.", "fr": "Il vous manque des points d’énergie."},
    "own": {"en": "You have an amoeba on that cell.", "fr": "Vous avez une amibe sur cette case."},
    "far": {"en": "That cell is not next to one of yours.", "fr": "Cette case ne touche aucune des vôtres."},
    "number": {"en": "That amoeba is on the board.", "fr": "Cette amibe est sur le plateau."},
    "stay": {"en": "Staying needs Holding.", "fr": "Rester demande Agrippement."},
    "cube": {"en": "There is no such cube left.", "fr": "Il ne reste pas de tel cube."},
    "dice": {"en": "The dice do not show that.", "fr": "Les dés ne le permettent pas."},
    "named": {"en": "With Movement II you name a direction.", "fr": "Avec Autonomie, vous nommez une direction."},
    "eat": {"en": "There is a meal without a gene: the amoeba eats.", "fr": "Un repas sans gène est possible : l’amibe mange."},
    "menu": {"en": "Your genes do not allow that meal.", "fr": "Vos gènes ne permettent pas ce repas."},
    "victim": {"en": "Nobody there can be parasitised so.", "fr": "Il n’y a là personne à parasiter ainsi."},
    "food": {"en": "The cubes for that meal are not there.", "fr": "Les cubes de ce repas n’y sont pas."},
    "target": {"en": "That amoeba is no target.", "fr": "Cette amibe n’est pas une cible."},
    "armor": {"en": "Armor protects it in phase 1.", "fr": "Carapace la protège à la phase 1."},
    "attack": {"en": "Name a target.", "fr": "Nommez une cible."},
    "gene": {"en": "You lack the gene for that.", "fr": "Il vous manque le gène pour cela."},
    "used": {"en": "You have used that in this attempt.", "fr": "Vous l’avez déjà utilisé dans cette tentative."},
    "hand": {"en": "You do not hold that gene.", "fr": "Vous n’avez pas ce gène."},
    "mix": {"en": "That card is not needed for the debt.", "fr": "Cette carte n’est pas nécessaire pour la dette."},
    "sold-out": {"en": "No copy is left in the pool.", "fr": "Il n’en reste aucun exemplaire."},
    "owned": {"en": "You hold that gene.", "fr": "Vous avez déjà ce gène."},
    "barred": {"en": "You hold the advanced gene of it.", "fr": "Vous avez le gène supérieur correspondant."},
    "advanced": {
        "en": "You must give up its lower gene, held since an earlier round.",
        "fr": "Il faut rendre le gène inférieur, possédé depuis un tour précédent.",
    },
    "alone": {"en": "That amoeba has nobody to attack.", "fr": "Cette amibe n’a personne à attaquer."},
}  # fmt: skip

KIND_RULES = {
    Todo.SPACE: "ursuppe.setup.spaces",
    Todo.DIVIDE: "ursuppe.divide.cell",
    Todo.NUMBER: "ursuppe.divide.number",
    Todo.MOVEMENT: "ursuppe.round.numbers",
    Todo.CARRY: "ursuppe.gene.ten",
    Todo.FOLLOW: "ursuppe.follow.who",
    Todo.DIRECTION: "ursuppe.move.compass",
    Todo.SECOND: "ursuppe.gene.spd",
    Todo.MEAL: "ursuppe.feed.whole",
    Todo.VICTIM: "ursuppe.gene.par",
    Todo.ATTACK: "ursuppe.attack.struggle",
    Todo.RESPONSE: "ursuppe.attack.response",
    Todo.SETTLE: "ursuppe.env.settle",
    Todo.BUY: "ursuppe.buy.free",
    Todo.AGGRESSOR: "ursuppe.attack.aggression",
}
"""When each kind of decision is taken."""


def refusal(s: State, seat: int, action: int) -> tuple[str, str]:
    """The rule that forbids an action, and the key of the sentence that says it."""
    if s.todo == Todo.OVER:
        return "ursuppe.end.winner", "over"
    if seat != s.turn:
        return "ursuppe.round.order", "turn"
    kind, choice = kind_of(action)
    todo = Todo(s.todo)
    if kind != SHARED.get(todo, todo):
        return KIND_RULES[kind], "now"
    return WITHIN[todo](s, seat, choice)


def no_space(s: State, seat: int, choice: int) -> tuple[str, str]:
    return "ursuppe.setup.spaces", "space"


def no_place(s: State, seat: int, choice: int) -> tuple[str, str]:
    return "ursuppe.setup.first", "place" if choice == STOP else "occupied"


def no_divide(s: State, seat: int, choice: int) -> tuple[str, str]:
    if living(s, seat) == N_NUMBERS:
        return "ursuppe.divide.limit", "seven"
    if s.bp[seat] < division_price(s, seat):
        return "ursuppe.divide.price", "energy"
    return "ursuppe.divide.cell", "own" if own_cells(s, seat) >> choice & 1 else "far"


def no_number(s: State, seat: int, choice: int) -> tuple[str, str]:
    return "ursuppe.divide.number", "number"


def no_movement(s: State, seat: int, choice: int) -> tuple[str, str]:
    return ("ursuppe.move.power", "energy") if choice == MOVE else ("ursuppe.gene.hol", "stay")


def no_carry(s: State, seat: int, choice: int) -> tuple[str, str]:
    return "ursuppe.gene.ten", "cube"


def no_direction(s: State, seat: int, choice: int) -> tuple[str, str]:
    return ("ursuppe.gene.mo2", "named") if has_gene(s, seat, Gene.MO2) else ("ursuppe.move.compass", "dice")


def no_meal(s: State, seat: int, choice: int) -> tuple[str, str]:
    if choice == STARVE:
        return "ursuppe.ruling.must-eat", "eat"
    if menu(s, s.genes[seat]) >> choice & 1 == 0:
        return ("ursuppe.feed.three" if s.players == 3 else "ursuppe.feed.four"), "menu"
    if PARASITIC >> choice & 1 and victims(s, seat, s.cell[s.amoeba]) == 0:
        return "ursuppe.gene.par", "victim"
    return "ursuppe.feed.whole", "food"


def no_victim(s: State, seat: int, choice: int) -> tuple[str, str]:
    return "ursuppe.gene.par", "victim"


def no_target(s: State, seat: int, choice: int) -> tuple[str, str]:
    rule = "ursuppe.attack.aggression" if s.phase == Phase.DEATHS else "ursuppe.attack.struggle"
    if choice == NO_ATTACK:
        return rule, "attack"
    attacker = s.amoeba if s.attacker == NONE else s.attacker
    armored = has_gene(s, owner(choice), Gene.ARM) if choice < N_NUMBERS * s.players else False
    if s.phase == Phase.FEEDING and armored and s.cell[choice] == s.cell[attacker]:
        return "ursuppe.gene.arm", "armor"
    return rule, "target"


def no_response(s: State, seat: int, choice: int) -> tuple[str, str]:
    if choice == ESCAPE:
        gene, used = Gene.ESC, s.used & ESCAPE_USED
    else:
        gene, used = Gene.DEF, s.used & DEFENSE_USED
    if not has_gene(s, seat, gene):
        return "ursuppe.attack.response", "gene"
    return ("ursuppe.ruling.once-per-attempt", "used") if used else ("ursuppe.shortage.energy", "energy")


def no_settle(s: State, seat: int, choice: int) -> tuple[str, str]:
    if choice == PAY:
        return "ursuppe.env.settle", "energy"
    return ("ursuppe.ruling.settle-mix", "mix") if has_gene(s, seat, choice) else ("ursuppe.env.settle", "hand")


def no_buy(s: State, seat: int, choice: int) -> tuple[str, str]:
    gene = Gene.ARM if choice == ARMOR_FOR_ESCAPE else choice
    if has_gene(s, seat, gene):
        return "ursuppe.buy.once", "owned"
    if s.genes[seat] & BARRED_BY[gene]:
        return "ursuppe.buy.barred", "barred"
    if s.pool[gene] == 0:
        return "ursuppe.buy.sold-out", "sold-out"
    if LOWER[gene] and not (s.genes[seat] & ~s.fresh[seat]) >> lower_gene(choice) & 1:
        return "ursuppe.buy.advanced", "advanced"
    assert s.bp[seat] < s.options[GENE_PRICES + gene]
    return "ursuppe.buy.free", "energy"


def no_aggressor(s: State, seat: int, choice: int) -> tuple[str, str]:
    amoeba = N_NUMBERS * seat + choice
    lonely = s.cell[amoeba] == NONE or targets(s, amoeba) == 0
    return "ursuppe.attack.aggression", "alone" if lonely else "energy"


WITHIN = {
    Todo.SPACE: no_space,
    Todo.PLACE: no_place,
    Todo.DIVIDE: no_divide,
    Todo.NUMBER: no_number,
    Todo.MOVEMENT: no_movement,
    Todo.CARRY: no_carry,
    Todo.DIRECTION: no_direction,
    Todo.MEAL: no_meal,
    Todo.VICTIM: no_victim,
    Todo.ATTACK: no_target,
    Todo.RESPONSE: no_response,
    Todo.RETRY: no_target,
    Todo.SETTLE: no_settle,
    Todo.BUY: no_buy,
    Todo.AGGRESSOR: no_aggressor,
    Todo.TARGET: no_target,
}
"""Why a choice of the decision that is owed is not among the legal ones."""
