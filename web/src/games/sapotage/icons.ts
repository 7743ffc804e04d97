/** Pictures of flavors, ingredients and food groups. */

import Avocado from '~icons/fluent-emoji-flat/avocado?raw';
import Bacon from '~icons/fluent-emoji-flat/bacon?raw';
import Banana from '~icons/fluent-emoji-flat/banana?raw';
import Beans from '~icons/fluent-emoji-flat/beans?raw';
import Bowl from '~icons/fluent-emoji-flat/bowl-with-spoon?raw';
import Bread from '~icons/fluent-emoji-flat/bread?raw';
import Broccoli from '~icons/fluent-emoji-flat/broccoli?raw';
import Butter from '~icons/fluent-emoji-flat/butter?raw';
import Candy from '~icons/fluent-emoji-flat/candy?raw';
import Carrot from '~icons/fluent-emoji-flat/carrot?raw';
import Cat from '~icons/fluent-emoji-flat/cat?raw';
import Cheese from '~icons/fluent-emoji-flat/cheese-wedge?raw';
import Cherries from '~icons/fluent-emoji-flat/cherries?raw';
import Blossom from '~icons/fluent-emoji-flat/cherry-blossom?raw';
import Chestnut from '~icons/fluent-emoji-flat/chestnut?raw';
import Chocolate from '~icons/fluent-emoji-flat/chocolate-bar?raw';
import Coconut from '~icons/fluent-emoji-flat/coconut?raw';
import Croissant from '~icons/fluent-emoji-flat/croissant?raw';
import Cucumber from '~icons/fluent-emoji-flat/cucumber?raw';
import Steak from '~icons/fluent-emoji-flat/cut-of-meat?raw';
import Corn from '~icons/fluent-emoji-flat/ear-of-corn?raw';
import Egg from '~icons/fluent-emoji-flat/egg?raw';
import Eggplant from '~icons/fluent-emoji-flat/eggplant?raw';
import Fish from '~icons/fluent-emoji-flat/fish?raw';
import Flatbread from '~icons/fluent-emoji-flat/flatbread?raw';
import Garlic from '~icons/fluent-emoji-flat/garlic?raw';
import Milk from '~icons/fluent-emoji-flat/glass-of-milk?raw';
import Herb from '~icons/fluent-emoji-flat/herb?raw';
import Honey from '~icons/fluent-emoji-flat/honey-pot?raw';
import Coffee from '~icons/fluent-emoji-flat/hot-beverage?raw';
import Pepper from '~icons/fluent-emoji-flat/hot-pepper?raw';
import IceCream from '~icons/fluent-emoji-flat/ice-cream?raw';
import Pumpkin from '~icons/fluent-emoji-flat/jack-o-lantern?raw';
import Jar from '~icons/fluent-emoji-flat/jar?raw';
import Leaves from '~icons/fluent-emoji-flat/leafy-green?raw';
import Lemon from '~icons/fluent-emoji-flat/lemon?raw';
import Mango from '~icons/fluent-emoji-flat/mango?raw';
import Meat from '~icons/fluent-emoji-flat/meat-on-bone?raw';
import Mushroom from '~icons/fluent-emoji-flat/mushroom?raw';
import Nauseated from '~icons/fluent-emoji-flat/nauseated-face?raw';
import Olive from '~icons/fluent-emoji-flat/olive?raw';
import Onion from '~icons/fluent-emoji-flat/onion?raw';
import Pencil from '~icons/fluent-emoji-flat/pencil?raw';
import Pineapple from '~icons/fluent-emoji-flat/pineapple?raw';
import Popcorn from '~icons/fluent-emoji-flat/popcorn?raw';
import Pot from '~icons/fluent-emoji-flat/pot-of-food?raw';
import Potato from '~icons/fluent-emoji-flat/potato?raw';
import Poultry from '~icons/fluent-emoji-flat/poultry-leg?raw';
import Pretzel from '~icons/fluent-emoji-flat/pretzel?raw';
import Apple from '~icons/fluent-emoji-flat/red-apple?raw';
import SweetPotato from '~icons/fluent-emoji-flat/roasted-sweet-potato?raw';
import Rock from '~icons/fluent-emoji-flat/rock?raw';
import Shoe from '~icons/fluent-emoji-flat/running-shoe?raw';
import Bottle from '~icons/fluent-emoji-flat/sake?raw';
import Salt from '~icons/fluent-emoji-flat/salt?raw';
import Shrimp from '~icons/fluent-emoji-flat/shrimp?raw';
import Soap from '~icons/fluent-emoji-flat/soap?raw';
import Socks from '~icons/fluent-emoji-flat/socks?raw';
import Sparkles from '~icons/fluent-emoji-flat/sparkles?raw';
import Noodles from '~icons/fluent-emoji-flat/steaming-bowl?raw';
import Strawberry from '~icons/fluent-emoji-flat/strawberry?raw';
import Tangerine from '~icons/fluent-emoji-flat/tangerine?raw';
import Tomato from '~icons/fluent-emoji-flat/tomato?raw';
import Toothbrush from '~icons/fluent-emoji-flat/toothbrush?raw';
import { readAhead } from '$lib/images';
import type { Card, Flavor } from '$generated/games/sapotage';

export const FLAVOR_PICTURES: Record<Flavor, string> = {
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

const GROUP_PICTURES: Record<string, string> = {
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
const OWN_PICTURES: Record<string, string> = {
  Arugula: Leaves,
  Asparagus: Herb,
  Avocado,
  Bacon,
  Banana,
  'Bar of Soap': Soap,
  'Bitter Melon': Cucumber,
  'Brussels Sprouts': Broccoli,
  'Bubble Bath': Soap,
  Butter,
  Capers: Olive,
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
  Kimchi: Leaves,
  Lemon,
  Lime: Lemon,
  'Lost Shoelace': Shoe,
  'Lump of Charcoal': Rock,
  Mango,
  'Miso Paste': Bowl,
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
  Sauerkraut: Leaves,
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
  Wasabi: Herb,
  'Whipped Cream': Milk,
  'White Rice': Bowl,
};

// Any of them may be dealt.
readAhead([...Object.values(OWN_PICTURES), ...Object.values(GROUP_PICTURES)]);

export function pictureOf(card: Card): string {
  const own = OWN_PICTURES[card.name];
  if (own) return own;
  if (card.kind === 'bonus') return Sparkles;
  return card.kind === 'sabotage' ? Nauseated : (GROUP_PICTURES[card.group ?? ''] ?? Pot);
}
