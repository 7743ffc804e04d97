/**
 * Idle pages: endless animations pause when nobody has touched anything for a while, so a table that waits for somebody takes no
 * processor time and no battery.
 */

const QUIET = 20_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'animationstart'];

let resting: Animation[] = [];
let timer: ReturnType<typeof setTimeout>;

export function restWhenQuiet(): void {
  for (const sign of SIGNS) document.addEventListener(sign, stir, { capture: true, passive: true });
  stir();
}

function stir(): void {
  // What has left the page meanwhile is idle and stays so.
  for (const animation of resting) if (animation.playState === 'paused') animation.play();
  resting = [];
  clearTimeout(timer);
  timer = setTimeout(rest, QUIET);
}

function rest(): void {
  resting = document.getAnimations().filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations === Infinity);
  for (const animation of resting) animation.pause();
}
