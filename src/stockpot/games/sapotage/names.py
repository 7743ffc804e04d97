"""What cards and flavors are called. English names are those of the card list; the printed cards have French ones too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stockpot.games.sapotage.lists import CardList, Ingredient, Judge, known_list
from stockpot.games.sapotage.pieces import FLAVORS
from stockpot.games.sapotage.state import INGREDIENT_KEY, JUDGE_KEY, State

FLAVOR_NAMES = {
    "en": FLAVORS,
    "fr": ("Sucré", "Acide", "Salé", "Amer", "Umami", "Féculent", "Gras", "Piquant", "Terreux"),
}

FRENCH_INGREDIENTS = {
    "Strawberry": "Fraise", "Lemon": "Citron", "Lime": "Citron vert", "Grapefruit": "Pamplemousse", "Mango": "Mangue",
    "Pineapple": "Ananas", "Banana": "Banane", "Raspberry": "Framboise", "Coconut": "Noix de coco", "Avocado": "Avocat",
    "Green Olive": "Olive verte", "Tomato": "Tomate", "Cranberry": "Canneberge", "Potato": "Pomme de terre",
    "Sweet Potato": "Patate douce", "Beetroot": "Betterave", "Kale": "Chou kale", "Spinach": "Épinards",
    "Arugula": "Roquette", "Brussels Sprouts": "Choux de Bruxelles", "Bitter Melon": "Melon amer",
    "Radicchio": "Trévise", "Eggplant": "Aubergine", "Onion": "Oignon", "Garlic": "Ail", "Wasabi": "Wasabi",
    "Sweet Corn": "Maïs doux", "Pumpkin": "Potiron", "Jalapeno": "Jalapeño", "Habanero": "Habanero",
    "Ghost Pepper": "Piment fantôme", "Chipotle": "Chipotle", "Horseradish": "Raifort", "Shiitake": "Shiitaké",
    "Seaweed": "Algue", "Asparagus": "Asperges", "Chickpeas": "Pois chiches", "Lentils": "Lentilles", "Tofu": "Tofu",
    "Kimchi": "Kimchi", "Sauerkraut": "Choucroute", "Pickle": "Cornichon", "Capers": "Câpres",
    "Miso Paste": "Pâte de miso", "Bacon": "Lard fumé", "Steak": "Steak", "Roast Chicken": "Poulet rôti",
    "Chorizo": "Chorizo", "Ham": "Jambon", "Duck Leg": "Cuisse de canard", "Spicy Jerky": "Bœuf séché piquant",
    "Deviled Egg": "Œuf mimosa", "Anchovy": "Anchois", "Shrimp": "Crevette", "Smoked Salmon": "Saumon fumé",
    "Sardines": "Sardines", "Butter": "Beurre", "Whipped Cream": "Crème fouettée", "Cheddar": "Cheddar",
    "Parmesan": "Parmesan", "Blue Cheese": "Fromage bleu", "Feta": "Feta", "Plain Yogurt": "Yaourt nature",
    "Sour Cream": "Crème aigre", "Ice Cream": "Glace", "White Rice": "Riz blanc", "Sourdough": "Pain au levain",
    "Rye Bread": "Pain de seigle", "Oatmeal": "Flocons d’avoine", "Soft Pretzel": "Bretzel",
    "Caramel Corn": "Pop-corn au caramel", "Ramen Noodles": "Nouilles ramen", "Croissant": "Croissant",
    "Tortilla": "Tortilla", "Peanut Butter": "Beurre de cacahuète", "Walnuts": "Noix", "Tahini": "Tahini",
    "Chestnuts": "Marrons", "Sea Salt": "Sel marin", "Black Pepper": "Poivre noir", "Cinnamon": "Cannelle",
    "Curry Powder": "Curry", "Soy Sauce": "Sauce soja", "Vinegar": "Vinaigre", "Hot Sauce": "Sauce piquante",
    "Mustard": "Moutarde", "Honey": "Miel", "Sugar Cubes": "Sucre en morceaux", "Dark Chocolate": "Chocolat noir",
    "Espresso": "Expresso",
    "Truffle Shavings": "Copeaux de truffe", "Gold Leaf": "Feuille d’or", "Saffron Threads": "Pistils de safran",
    "Spoon of Caviar": "Cuillerée de caviar", "Vanilla Pod": "Gousse de vanille", "Wagyu Slice": "Tranche de wagyu",
    "Grandma's Secret Sauce": "Sauce secrète de mamie", "Edible Flowers": "Fleurs comestibles",
    "Gym Sock": "Chaussette de sport", "Toothpaste": "Dentifrice", "Bar of Soap": "Savonnette",
    "Lost Shoelace": "Lacet perdu", "Pencil Shavings": "Taillures de crayon", "Bubble Bath": "Bain moussant",
    "Old Chewing Gum": "Vieux chewing-gum", "Cat Kibble": "Croquettes pour chat", "Lump of Charcoal": "Morceau de charbon",
    "Mystery Slime": "Gelée mystère",
}  # fmt: skip

FRENCH_JUDGES = {
    "Candy Cassidy": "Cassidy Bonbon", "Grandpa Gus": "Papi Gus", "Captain Brine": "Capitaine Saumure",
    "Zesty Zelda": "Zelda la Zesteuse", "Old Salt Selma": "Selma Vieux-Sel", "Binge Benny": "Benny l’Insatiable",
    "Critic Crabtree": "Maître Ronchon", "Night-Shift Nadia": "Nadia de Nuit", "Professor Dashi": "Professeur Dashi",
    "Barbecue Bo": "Bo Barbecue", "Baker Bruna": "Bruna la Boulangère", "Noodle Nico": "Nico les Nouilles",
    "Madame Beurre": "Madame Beurre", "Sir Drizzle": "Sire Filet-d’Huile", "Blaze Beatriz": "Beatriz la Flamme",
    "Inferno Ian": "Ian l’Infernal", "Forager Fern": "Fougère la Cueilleuse", "Ranger Rowan": "Rowan le Garde",
}  # fmt: skip

FRENCH_TITLES = {
    "Fairground confectioner": "Confiseuse foraine",
    "Kettle-corn king": "Roi du pop-corn",
    "Retired pickle sailor": "Marin à la retraite, dans les cornichons",
    "Street-market ceviche star": "Vedette du ceviche de marché",
    "Lighthouse keeper": "Gardienne de phare",
    "Snack reviewer": "Testeur d’en-cas",
    "Newspaper grump": "Grincheux de gazette",
    "Coffee-fuelled night nurse": "Infirmière de nuit, au café",
    "Broth scholar": "Savant du bouillon",
    "Pit master": "Maître du gril",
    "Village bread queen": "Reine du pain du village",
    "Noodle-bar owner": "Patron d’un bar à nouilles",
    "Butter sculptor": "Sculptrice sur beurre",
    "Olive-grove knight": "Chevalier de l’oliveraie",
    "Fire juggler": "Jongleuse de feu",
    "Hot-sauce champion": "Champion de sauce piquante",
    "Mushroom guide": "Guide aux champignons",
    "Campfire storyteller": "Conteur de feu de camp",
}

FRENCH = {"ingredient": FRENCH_INGREDIENTS, "judge": FRENCH_JUDGES, "title": FRENCH_TITLES}
UNKNOWN = {"ingredient": {"en": "ingredient", "fr": "ingrédient"}, "judge": {"en": "judge", "fr": "juge"}}


def translated(kind: str, name: str, lang: str) -> str:
    """A name in the language asked for; names of other lists stay as they are."""
    return FRENCH[kind].get(name, name) if lang == "fr" else name


def name_in(found: CardList | None, kind: str, card: int, lang: str) -> str:
    """The name of a card of a list, or its number where the list is not known here."""
    if found is None or not 0 <= card < len(found.cards):
        return f"{UNKNOWN[kind][lang]} {card + 1}"
    return translated(kind, found.names[card], lang)


def list_of(s: State, key: int) -> CardList | None:
    """The list whose key lies at this place of the options."""
    return known_list((s.options[key], s.options[key + 1]))


def ingredient_name(s: State, card: int, lang: str = "en") -> str:
    return name_in(list_of(s, INGREDIENT_KEY), "ingredient", card, lang)


def judge_name(s: State, judge: int, lang: str = "en") -> str:
    return name_in(list_of(s, JUDGE_KEY), "judge", judge, lang)


def told_ingredient(card: int, key: Sequence[int], lang: str = "en") -> str:
    """A card of an event, which brings the key of its list along."""
    return name_in(known_list((key[0], key[1])), "ingredient", card, lang)


def told_judge(judge: int, key: Sequence[int], lang: str = "en") -> str:
    return name_in(known_list((key[0], key[1])), "judge", judge, lang)


def dish_name(first: str, second: str) -> str:
    """sapotage.present.default-name: the name of a dish that its cook left without one."""
    return f"{first} & {second}"


def ingredient_card(s: State, card: int) -> Ingredient | None:
    found = list_of(s, INGREDIENT_KEY)
    return found.cards[card] if found else None


def judge_card(s: State, judge: int) -> Judge | None:
    found = list_of(s, JUDGE_KEY)
    return found.cards[judge] if found else None


def names_of(found: CardList | None, kind: str, n: int) -> list[str]:
    """All names of a list of n cards, in English."""
    return [name_in(found, kind, card, "en") for card in range(n)]


def flavor_names(flavors: Any, lang: str = "en") -> list[str]:
    return [FLAVOR_NAMES[lang][flavor] for flavor in flavors]
