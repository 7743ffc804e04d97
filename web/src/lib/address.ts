/**
 * Addresses of the application's pages: `/t/ID`, `/rules/soup#soup.play.follow`. A table server answers all of them with the same
 * page. A static host knows that one page only, in whatever folder it lies, so there they stand behind `#`.
 */

import { STATIC_SITE } from './mode';

/** What a link to a page has as its `href`. */
export const linkTo = (path: string): string => (STATIC_SITE ? `#${path}` : path);

/** The whole address of a page, for other people and other windows. */
export const addressOf = (path: string): string => new URL(linkTo(path), location.href).href;

/** The page at an address, its path and what stands behind its own `#`: invitations and rules, which no server's log ever sees. */
export function pathAt(address: { pathname: string; hash: string }): { path: string; anchor: string } {
  if (!STATIC_SITE) return { path: address.pathname, anchor: decoded(address.hash.slice(1)) };
  const [path = '', ...rest] = address.hash.slice(1).split('#');
  return { path, anchor: decoded(rest.join('#')) };
}

/** Somebody may have typed it. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A file that lies beside the application, by its name. */
export const fileOf = (name: string): string => new URL(import.meta.env.BASE_URL + name, document.baseURI).href;
