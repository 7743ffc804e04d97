/** Addresses of archives and modules, by the names of their files. */
export const files = new Map(
  Object.entries(
    import.meta.glob<string>(['../../../build/house/*.{zip,xz}', '../../../src/stockpot/engine/modules/*.wasm'], { query: '?url', import: 'default', eager: true }),
  ).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Is a game in the house that browsers get? Those of other packages run where whoever serves them has installed them. */
export const isInHouse = (game: string): boolean => files.has(`${game}.xz`);

/** Changes with whatever the house plays a game by: their contents are in the addresses of these files. */
export const editionOf = (game: string): string => ['stockpot.xz', `${game}.xz`, `${game}.wasm`].map((file) => files.get(file)).join(' ');
