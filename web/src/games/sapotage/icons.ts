/** Pictures of flavors, ingredients and food groups. */

import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Avocado from '~icons/fluent-emoji-flat/avocado';
import Bacon from '~icons/fluent-emoji-flat/bacon';
import Banana from '~icons/fluent-emoji-flat/banana';
import Beans from '~icons/fluent-emoji-flat/beans';
import Bowl from '~icons/fluent-emoji-flat/bowl-with-spoon';
import Bread from '~icons/fluent-emoji-flat/bread';
import Broccoli from '~icons/fluent-emoji-flat/broccoli';
import Butter from '~icons/fluent-emoji-flat/butter';
import Candy from '~icons/fluent-emoji-flat/candy';
import Carrot from '~icons/fluent-emoji-flat/carrot';
import Cat from '~icons/fluent-emoji-flat/cat';
import Cheese from '~icons/fluent-emoji-flat/cheese-wedge';
import Cherries from '~icons/fluent-emoji-flat/cherries';
import Blossom from '~icons/fluent-emoji-flat/cherry-blossom';
import Chestnut from '~icons/fluent-emoji-flat/chestnut';
import Chocolate from '~icons/fluent-emoji-flat/chocolate-bar';
import Coconut from '~icons/fluent-emoji-flat/coconut';
import Croissant from '~icons/fluent-emoji-flat/croissant';
import Cucumber from '~icons/fluent-emoji-flat/cucumber';
import Steak from '~icons/fluent-emoji-flat/cut-of-meat';
import Corn from '~icons/fluent-emoji-flat/ear-of-corn';
import Egg from '~icons/fluent-emoji-flat/egg';
import Eggplant from '~icons/fluent-emoji-flat/eggplant';
import Fish from '~icons/fluent-emoji-flat/fish';
import Flatbread from '~icons/fluent-emoji-flat/flatbread';
import Garlic from '~icons/fluent-emoji-flat/garlic';
import Milk from '~icons/fluent-emoji-flat/glass-of-milk';
import Herb from '~icons/fluent-emoji-flat/herb';
import Honey from '~icons/fluent-emoji-flat/honey-pot';
import Coffee from '~icons/fluent-emoji-flat/hot-beverage';
import Pepper from '~icons/fluent-emoji-flat/hot-pepper';
import IceCream from '~icons/fluent-emoji-flat/ice-cream';
import Pumpkin from '~icons/fluent-emoji-flat/jack-o-lantern';
import Jar from '~icons/fluent-emoji-flat/jar';
import Leaves from '~icons/fluent-emoji-flat/leafy-green';
import Lemon from '~icons/fluent-emoji-flat/lemon';
import Mango from '~icons/fluent-emoji-flat/mango';
import Meat from '~icons/fluent-emoji-flat/meat-on-bone';
import Mushroom from '~icons/fluent-emoji-flat/mushroom';
import Nauseated from '~icons/fluent-emoji-flat/nauseated-face';
import Olive from '~icons/fluent-emoji-flat/olive';
import Onion from '~icons/fluent-emoji-flat/onion';
import Pencil from '~icons/fluent-emoji-flat/pencil';
import Pineapple from '~icons/fluent-emoji-flat/pineapple';
import Popcorn from '~icons/fluent-emoji-flat/popcorn';
import Pot from '~icons/fluent-emoji-flat/pot-of-food';
import Potato from '~icons/fluent-emoji-flat/potato';
import Poultry from '~icons/fluent-emoji-flat/poultry-leg';
import Pretzel from '~icons/fluent-emoji-flat/pretzel';
import Apple from '~icons/fluent-emoji-flat/red-apple';
import SweetPotato from '~icons/fluent-emoji-flat/roasted-sweet-potato';
import Rock from '~icons/fluent-emoji-flat/rock';
import Shoe from '~icons/fluent-emoji-flat/running-shoe';
import Bottle from '~icons/fluent-emoji-flat/sake';
import Salt from '~icons/fluent-emoji-flat/salt';
import Shrimp from '~icons/fluent-emoji-flat/shrimp';
import Soap from '~icons/fluent-emoji-flat/soap';
import Socks from '~icons/fluent-emoji-flat/socks';
import Sparkles from '~icons/fluent-emoji-flat/sparkles';
import Noodles from '~icons/fluent-emoji-flat/steaming-bowl';
import Strawberry from '~icons/fluent-emoji-flat/strawberry';
import Tangerine from '~icons/fluent-emoji-flat/tangerine';
import Tomato from '~icons/fluent-emoji-flat/tomato';
import Toothbrush from '~icons/fluent-emoji-flat/toothbrush';
import type { Card, Flavor } from '$generated/games/sapotage';

type Picture = Component<SvelteHTMLElements['svg']>;

export const FLAVOR_PICTURES: Record<Flavor, Picture> = {
  Sweet: Candy,
  Sour: Lemon,
  Salty: Salt,
  Bitter: Coffee,
  Umami: Mushroom,
  Starchy: Bread,
  Oleo: Butter,
  Spicy: Pepper,
  Earthy: Chestnut,
};

const GROUP_PICTURES: Record<string, Picture> = {
  dairy: Cheese,
  drink: Coffee,
  ferment: Jar,
  fruit: Apple,
  grain: Croissant,
  legume: Beans,
  meat: Meat,
  nut: Chestnut,
  sauce: Honey,
  seafood: Fish,
  spice: Herb,
  sweet: Candy,
  veg: Carrot,
};

/** Ingredients with a picture of their own; the others share the picture of their group. */
const OWN_PICTURES: Record<string, Picture> = {
  Arugula: Leaves,
  Avocado,
  Bacon,
  Banana,
  'Bar of Soap': Soap,
  'Bitter Melon': Cucumber,
  'Brussels Sprouts': Broccoli,
  'Bubble Bath': Soap,
  Butter,
  'Caramel Corn': Popcorn,
  'Cat Kibble': Cat,
  Chipotle: Pepper,
  Coconut,
  Cranberry: Cherries,
  'Dark Chocolate': Chocolate,
  'Deviled Egg': Egg,
  'Duck Leg': Poultry,
  'Edible Flowers': Blossom,
  Eggplant,
  Garlic,
  'Ghost Pepper': Pepper,
  Grapefruit: Tangerine,
  'Green Olive': Olive,
  'Gym Sock': Socks,
  Habanero: Pepper,
  'Hot Sauce': Pepper,
  'Ice Cream': IceCream,
  Jalapeno: Pepper,
  Kale: Leaves,
  Lemon,
  Lime: Lemon,
  'Lost Shoelace': Shoe,
  'Lump of Charcoal': Rock,
  Mango,
  Mustard: Jar,
  Oatmeal: Bowl,
  Onion,
  'Peanut Butter': Jar,
  'Pencil Shavings': Pencil,
  Pickle: Cucumber,
  Pineapple,
  'Plain Yogurt': Milk,
  Potato,
  Pumpkin,
  Radicchio: Leaves,
  'Ramen Noodles': Noodles,
  Raspberry: Strawberry,
  'Roast Chicken': Poultry,
  'Rye Bread': Bread,
  'Sea Salt': Salt,
  Seaweed: Leaves,
  Shiitake: Mushroom,
  Shrimp,
  'Soft Pretzel': Pretzel,
  'Sour Cream': Milk,
  Sourdough: Bread,
  'Soy Sauce': Bottle,
  Spinach: Leaves,
  Steak,
  Strawberry,
  'Sweet Corn': Corn,
  'Sweet Potato': SweetPotato,
  Tahini: Jar,
  Tomato,
  Toothpaste: Toothbrush,
  Tortilla: Flatbread,
  Vinegar: Bottle,
  'Wagyu Slice': Steak,
  'Whipped Cream': Milk,
  'White Rice': Bowl,
};

export function pictureOf(card: Card): Picture {
  const own = OWN_PICTURES[card.name];
  if (own) return own;
  if (card.kind === 'bonus') return Sparkles;
  return card.kind === 'sabotage' ? Nauseated : (GROUP_PICTURES[card.group ?? ''] ?? Pot);
}
