/** Reactions as pictures. Loaded with the first that is seen. */

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Angry from '~icons/fluent-emoji-flat/angry-face';
import Clap from '~icons/fluent-emoji-flat/clapping-hands';
import Hurry from '~icons/fluent-emoji-flat/hourglass-not-done';
import Laugh from '~icons/fluent-emoji-flat/face-with-tears-of-joy';
import Sad from '~icons/fluent-emoji-flat/crying-face';
import Thanks from '~icons/fluent-emoji-flat/folded-hands';
import WellPlayed from '~icons/fluent-emoji-flat/sports-medal';
import Wow from '~icons/fluent-emoji-flat/face-with-open-mouth';
import Yuck from '~icons/fluent-emoji-flat/nauseated-face';
import Yum from '~icons/fluent-emoji-flat/face-savoring-food';
import type { Reaction } from '$generated/protocol';

export const REACTION_FACES: Record<Reaction, Component<SVGAttributes<SVGSVGElement>>> = {
  laugh: Laugh, clap: Clap, wow: Wow, sad: Sad, angry: Angry, thanks: Thanks, yum: Yum, yuck: Yuck, hurry: Hurry, 'well played': WellPlayed,
};
