/** Where we are. Addresses are plain paths; the server answers all of them with the same page. */

export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string; code: string }
  | { name: 'replay'; id: string; code: string }
  | { name: 'rules'; game: string; rule: string }
  | { name: 'learn'; game: string }
  | { name: 'nowhere' };

/** The page of an address. Invitations stand behind `#`, so that they are never sent to a server's log. */
export function pageOf(address: { pathname: string; hash: string }): Page {
  const [first = '', second = '', more] = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const hash = decodeURIComponent(address.hash.slice(1));
  if (!first) return { name: 'home' };
  if (more !== undefined || !second) return { name: 'nowhere' };
  switch (first) {
    case 'new':
      return { name: 'new', game: second };
    case 't':
      return { name: 'table', id: second, code: hash };
    case 'r':
      return { name: 'replay', id: second, code: hash };
    case 'rules':
      return { name: 'rules', game: second, rule: hash };
    case 'learn':
      return { name: 'learn', game: second };
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
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.page = pageOf(location);
  }

  /** Links within the application do not load the page anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (/^\/(api|schema|assets)\//.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
