/** What comes from `~icons` as text; without `?raw` it is a component (`unplugin-icons/types/svelte`). */
declare module '~icons/fluent-emoji-flat/*?raw' {
  const svg: string;
  export default svg;
}
