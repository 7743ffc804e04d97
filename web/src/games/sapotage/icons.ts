/** Pictures of flavors and food groups. */

import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Beans from '~icons/fluent-emoji-flat/beans';
import Bread from '~icons/fluent-emoji-flat/bread';
import Butter from '~icons/fluent-emoji-flat/butter';
import Candy from '~icons/fluent-emoji-flat/candy';
import Carrot from '~icons/fluent-emoji-flat/carrot';
import Cheese from '~icons/fluent-emoji-flat/cheese-wedge';
import Chestnut from '~icons/fluent-emoji-flat/chestnut';
import Croissant from '~icons/fluent-emoji-flat/croissant';
import Fish from '~icons/fluent-emoji-flat/fish';
import Herb from '~icons/fluent-emoji-flat/herb';
import Honey from '~icons/fluent-emoji-flat/honey-pot';
import Coffee from '~icons/fluent-emoji-flat/hot-beverage';
import Pepper from '~icons/fluent-emoji-flat/hot-pepper';
import Jar from '~icons/fluent-emoji-flat/jar';
import Lemon from '~icons/fluent-emoji-flat/lemon';
import Meat from '~icons/fluent-emoji-flat/meat-on-bone';
import Mushroom from '~icons/fluent-emoji-flat/mushroom';
import Nauseated from '~icons/fluent-emoji-flat/nauseated-face';
import Pot from '~icons/fluent-emoji-flat/pot-of-food';
import Apple from '~icons/fluent-emoji-flat/red-apple';
import Salt from '~icons/fluent-emoji-flat/salt';
import Sparkles from '~icons/fluent-emoji-flat/sparkles';
import type { Card, Flavor } from './view';

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

export function pictureOf(card: Card): Picture {
  if (card.kind === 'bonus') return Sparkles;
  return card.kind === 'sabotage' ? Nauseated : (GROUP_PICTURES[card.group ?? ''] ?? Pot);
}
