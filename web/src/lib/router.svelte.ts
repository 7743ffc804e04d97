/** The router: which page an address means, and moving between pages (history API). */

import { addressOf, decoded, linkTo, pathAt } from './address';
import { STATIC_SITE } from './mode';

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string; group: string }
  | { name: 'group'; id: string; code: string }
  | { name: 'tournament'; group: string; id: string }
  | { name: 'record' }
  | { name: 'table'; id: string; code: string }
  | { name: 'replay'; id: string; code: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'learn'; game: string }
  | { name: 'workshop'; game: string }
  | { name: 'nowhere' };

/** The page of an address. */
function pageOf(address: { pathname: string; hash: string }): Page {
  const { path, anchor } = pathAt(address);
  const [first = '', second = '', more] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { name: 'home' };
  if (more !== undefined || !second) return { name: 'nowhere' };
  switch (first) {
    case 'new':
      return { name: 'new', game: second, group: anchor };
    case 'c': {
      const [group = '', id = ''] = second.split('~');
      return { name: 'tournament', group, id };
    }
    case 'me':
      return second === 'record' ? { name: 'record' } : { name: 'nowhere' };
    case 'g':
      return { name: 'group', id: second, code: anchor };
    case 't':
      return { name: 'table', id: second, code: anchor };
    case 'r':
      return { name: 'replay', id: second, code: anchor };
    case 'rules':
      return { name: 'rules', game: second, rule: anchor };
    case 'learn':
      return { name: 'learn', game: second };
    case 'lab':
      return { name: 'workshop', game: second };
    default:
      return { name: 'nowhere' };
  }
}

class Router {
  page = $state.raw<Page>(pageOf(location));

  start(): void {
    addEventListener('popstate', () => this.#read());
    addEventListener('hashchange', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    this.#visit(addressOf(path), replace);
  }

  #visit(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.page = pageOf(location);
  }

  /** Follow links within the application without reloading the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!isPage(link)) return;
    event.preventDefault();
    this.#visit(link.href);
  }
}

/** Does a link lead to a page of the application, and not just to another place on the one shown? */
function isPage(link: HTMLAnchorElement): boolean {
  if (STATIC_SITE && (link.pathname !== location.pathname || !link.hash.startsWith(linkTo('/')))) return false;
  const { path, anchor } = pathAt(link);
  if (anchor && path === pathAt(location).path) return false;
  return !/^\/(api|schema|assets)\//.test(path);
}

export const router = new Router();
