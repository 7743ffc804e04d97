/** The picture in each kind of jar. The colour of its lid is in Jar.svelte, its name and two letters in the messages. */

import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import Heart from '~icons/fluent-emoji-flat/anatomical-heart';
import Bat from '~icons/fluent-emoji-flat/bat';
import Bone from '~icons/fluent-emoji-flat/bone';
import Brain from '~icons/fluent-emoji-flat/brain';
import Ear from '~icons/fluent-emoji-flat/ear';
import Hand from '~icons/fluent-emoji-flat/hand-with-fingers-splayed';
import Octopus from '~icons/fluent-emoji-flat/octopus';
import Spider from '~icons/fluent-emoji-flat/spider';
import Tongue from '~icons/fluent-emoji-flat/tongue';
import Eyeball from './art/Eyeball.svelte';
import FishHead from './art/FishHead.svelte';
import Intestines from './art/Intestines.svelte';
import type { Jar as Kind } from '$generated/games/pantry';

export const PICTURES: Record<Kind, Component<SvelteHTMLElements['svg']>> = {
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
