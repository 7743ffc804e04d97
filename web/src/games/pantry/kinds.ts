/** The picture in each kind of jar. The colour of its lid is in Jar.svelte, its name and two letters in the messages. */

import Heart from '~icons/fluent-emoji-flat/anatomical-heart?raw';
import Bat from '~icons/fluent-emoji-flat/bat?raw';
import Bone from '~icons/fluent-emoji-flat/bone?raw';
import Brain from '~icons/fluent-emoji-flat/brain?raw';
import Ear from '~icons/fluent-emoji-flat/ear?raw';
import Hand from '~icons/fluent-emoji-flat/hand-with-fingers-splayed?raw';
import Octopus from '~icons/fluent-emoji-flat/octopus?raw';
import Spider from '~icons/fluent-emoji-flat/spider?raw';
import Tongue from '~icons/fluent-emoji-flat/tongue?raw';
import Eyeball from './art/eyeball.svg?raw';
import FishHead from './art/fish-head.svg?raw';
import Intestines from './art/intestines.svg?raw';
import type { Jar as Kind } from '$generated/games/pantry';

export const PICTURES: Record<Kind, string> = {
  Hand,
  'Fish Head': FishHead,
  Heart,
  Intestines,
  Brain,
  Eyeball,
  Tongue,
  'Bat Wing': Bat,
  Ear,
  Bone,
  Spider,
  Tentacle: Octopus,
};

/** The number of a kind's lid. */
export const lidOf = (kind: Kind): number => Object.keys(PICTURES).indexOf(kind);
