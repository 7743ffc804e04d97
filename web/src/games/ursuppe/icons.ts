/** Pictures of the genes and of the phases. */

import Brain from '~icons/game-icons/brain';
import Die from '~icons/game-icons/dice-six-faces-two';
import Seed from '~icons/game-icons/plant-seed';
import Sprint from '~icons/game-icons/sprint';
import Shield from '~icons/game-icons/shield';
import FishEscape from '~icons/game-icons/fish-escape';
import BackForth from '~icons/game-icons/back-forth';
import Sunglasses from '~icons/game-icons/sunglasses';
import Dolphin from '~icons/game-icons/dolphin';
import Tentacle from '~icons/game-icons/tentacle-strike';
import Hook from '~icons/game-icons/hook';
import Hourglass from '~icons/game-icons/hourglass';
import AppleCore from '~icons/game-icons/apple-core';
import SharkJaws from '~icons/game-icons/shark-jaws';
import Worm from '~icons/game-icons/leeching-worm';
import SplitBody from '~icons/game-icons/split-body';
import Muscle from '~icons/game-icons/muscle-up';
import Compass from '~icons/game-icons/compass';
import Piranha from '~icons/game-icons/piranha';
import TurtleShell from '~icons/game-icons/turtle-shell';
import Meal from '~icons/game-icons/meal';
import Sunbeams from '~icons/game-icons/sunbeams';
import Dna from '~icons/game-icons/dna1';
import DeathSkull from '~icons/game-icons/death-skull';
import Podium from '~icons/game-icons/podium';
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
import type { Gene, PHASES } from '$generated/games/ursuppe';

type Icon = Component<SvelteHTMLElements['svg']>;

export const GENE_ICONS: Record<Gene, Icon> = {
  INT: Brain,
  MO1: Die,
  SPO: Seed,
  SPD: Sprint,
  DEF: Shield,
  ESC: FishEscape,
  SUB: BackForth,
  RAY: Sunglasses,
  STR: Dolphin,
  TEN: Tentacle,
  HOL: Hook,
  LON: Hourglass,
  FRU: AppleCore,
  SFS: SharkJaws,
  PAR: Worm,
  DIV: SplitBody,
  PER: Muscle,
  MO2: Compass,
  AGG: Piranha,
  ARM: TurtleShell,
};

export const PHASE_ICONS: Record<(typeof PHASES)[number], Icon> = {
  feeding: Meal,
  environment: Sunbeams,
  genes: Dna,
  division: SplitBody,
  deaths: DeathSkull,
  scoring: Podium,
};
