/**
 * Games may have colours of their own for the seats, in every part of the page: `:root[data-game='…']`. A class somewhere inside and
 * `:has()` would have all that wears them styled anew whenever anything comes or goes.
 */
export function inColoursOf(game: () => string | undefined): void {
  $effect(() => {
    const name = game();
    if (!name) return undefined;
    document.documentElement.dataset.game = name;
    return () => delete document.documentElement.dataset.game;
  });
}
