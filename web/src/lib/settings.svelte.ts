/** What a person has set on this device. Kept in the browser; nothing here is sent anywhere. */

import type { Lang } from '$generated/protocol';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'relaxed';

export const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS: Speed[] = ['off', 'fast', 'normal', 'relaxed'];

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notices: boolean;
}

const KEY = 'stockpot.settings';

function browserLang(): Lang {
  const first = (navigator.languages ?? [navigator.language]).find((tag) => /^(en|fr)\b/i.test(tag));
  return first?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** What was kept here before; storage may be forbidden, and others may have written to it. */
export function remembered<T>(key: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Partial<T>) : {};
  } catch {
    return {};
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

class Settings {
  #kept = $state<Kept>({
    lang: browserLang(),
    theme: 'auto',
    speed: 'normal',
    sound: false,
    notices: false,
    ...remembered<Kept>(KEY),
  });

  get lang(): Lang {
    return this.#kept.lang;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get notices(): boolean {
    return this.#kept.notices;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    remember(KEY, this.#kept);
    this.show();
  }

  /** The page's own attributes follow the settings. */
  show(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset.speed = this.speed;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
