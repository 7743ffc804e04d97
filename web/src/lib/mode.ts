/** Built by `make site` for a static host: there is no server to ask. */
export const STATIC_SITE = import.meta.env.MODE === 'site';
