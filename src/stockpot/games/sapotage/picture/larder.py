"""Which piece of art stands for a flavor and for an ingredient, as in the browser (`web/src/games/sapotage/icons.ts`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FLAVORS = {
    "Sweet": "candy", "Sour": "lemon", "Salty": "salt", "Bitter": "hot-beverage", "Umami": "mushroom", "Starchy": "bread",
    "Oleo": "butter", "Spicy": "hot-pepper", "Earthy": "chestnut",
}  # fmt: skip

GROUPS = {
    "dairy": "cheese-wedge", "drink": "hot-beverage", "ferment": "jar", "fruit": "red-apple", "grain": "croissant",
    "legume": "beans", "meat": "meat-on-bone", "nut": "chestnut", "sauce": "honey-pot", "seafood": "fish", "spice": "herb",
    "sweet": "candy", "veg": "carrot",
}  # fmt: skip

INGREDIENTS = {
    "Arugula": "leafy-green", "Asparagus": "herb", "Avocado": "avocado", "Bacon": "bacon", "Banana": "banana",
    "Bar of Soap": "soap",
    "Bitter Melon": "cucumber", "Brussels Sprouts": "broccoli", "Bubble Bath": "soap", "Butter": "butter", "Capers": "olive",
    "Caramel Corn": "popcorn", "Cat Kibble": "cat", "Chipotle": "hot-pepper", "Coconut": "coconut",
    "Cranberry": "cherries", "Dark Chocolate": "chocolate-bar", "Deviled Egg": "egg", "Duck Leg": "poultry-leg",
    "Edible Flowers": "cherry-blossom", "Eggplant": "eggplant", "Garlic": "garlic", "Ghost Pepper": "hot-pepper",
    "Grapefruit": "tangerine", "Green Olive": "olive", "Gym Sock": "socks", "Habanero": "hot-pepper",
    "Hot Sauce": "hot-pepper", "Ice Cream": "ice-cream", "Jalapeno": "hot-pepper", "Kale": "leafy-green", "Kimchi": "leafy-green",
    "Lemon": "lemon", "Lime": "lemon", "Lost Shoelace": "running-shoe", "Lump of Charcoal": "rock", "Mango": "mango",
    "Miso Paste": "bowl-with-spoon",
    "Mustard": "jar", "Oatmeal": "bowl-with-spoon", "Onion": "onion", "Peanut Butter": "jar",
    "Pencil Shavings": "pencil", "Pickle": "cucumber", "Pineapple": "pineapple", "Plain Yogurt": "glass-of-milk",
    "Potato": "potato", "Pumpkin": "jack-o-lantern", "Radicchio": "leafy-green", "Ramen Noodles": "steaming-bowl",
    "Raspberry": "strawberry", "Roast Chicken": "poultry-leg", "Rye Bread": "bread", "Sauerkraut": "leafy-green",
    "Sea Salt": "salt",
    "Seaweed": "leafy-green", "Shiitake": "mushroom", "Shrimp": "shrimp", "Soft Pretzel": "pretzel",
    "Sour Cream": "glass-of-milk", "Sourdough": "bread", "Soy Sauce": "sake", "Spinach": "leafy-green",
    "Steak": "cut-of-meat", "Strawberry": "strawberry", "Sweet Corn": "ear-of-corn",
    "Sweet Potato": "roasted-sweet-potato", "Tahini": "jar", "Tomato": "tomato", "Toothpaste": "toothbrush",
    "Tortilla": "flatbread", "Vinegar": "sake", "Wagyu Slice": "cut-of-meat", "Wasabi": "herb", "Whipped Cream": "glass-of-milk",
    "White Rice": "bowl-with-spoon",
}  # fmt: skip
"""Ingredients with a picture of their own; the others share the picture of their group."""


def art_of(card: Mapping[str, Any]) -> str:
    """The picture of an ingredient."""
    own = INGREDIENTS.get(card["name"])
    if own:
        return own
    if card["kind"] == "basic":
        return GROUPS.get(card["group"] or "", "pot-of-food")
    return "sparkles" if card["kind"] == "bonus" else "nauseated-face"
