/** The faces of bots, by the names that the server sends (`core/personas.py`). Loaded with the first bot that is seen. */

import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Cherries from '~icons/fluent-emoji-flat/cherries';
import Chestnut from '~icons/fluent-emoji-flat/chestnut';
import Clover from '~icons/fluent-emoji-flat/four-leaf-clover';
import Garlic from '~icons/fluent-emoji-flat/garlic';
import Ginger from '~icons/fluent-emoji-flat/ginger-root';
import Herb from '~icons/fluent-emoji-flat/herb';
import Honey from '~icons/fluent-emoji-flat/honey-pot';
import Maple from '~icons/fluent-emoji-flat/maple-leaf';
import Olive from '~icons/fluent-emoji-flat/olive';
import Onion from '~icons/fluent-emoji-flat/onion';
import Pepper from '~icons/fluent-emoji-flat/hot-pepper';
import Tangerine from '~icons/fluent-emoji-flat/tangerine';

export const FACES: Record<string, Component<SVGAttributes<SVGSVGElement>>> = {
  cherries: Cherries, chestnut: Chestnut, 'four-leaf-clover': Clover, garlic: Garlic, 'ginger-root': Ginger, herb: Herb,
  'honey-pot': Honey, 'hot-pepper': Pepper, 'maple-leaf': Maple, olive: Olive, onion: Onion, tangerine: Tangerine,
};
