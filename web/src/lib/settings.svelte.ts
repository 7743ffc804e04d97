/** What a person has set on this device. Kept in the browser; nothing here is sent anywhere. */

import type { Lang } from '$generated/protocol';
import { LANGS } from '$generated/texts';

export type Theme = 'auto' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal' | 'relaxed';
/** Where games against bots are played: in this browser, or on the server. */
export type BotsPlay = 'here' | 'server';

export const THEMES: Theme[] = ['auto', 'light', 'dark'];
export const SPEEDS: Speed[] = ['off', 'fast', 'normal', 'relaxed'];
export const BOTS_PLAY: BotsPlay[] = ['here', 'server'];

interface Kept {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notices: boolean;
  bots: BotsPlay;
  /** Pseudolocalised English, for tests: no setting that people see. */
  pseudo?: boolean;
}

const KEY = 'stockpot.settings';

/** The first of the browser's languages that we have. */
function browserLang(): Lang {
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.map((tag) => LANGS.find((one) => one === tag)).find(Boolean) ?? 'en';
}

/** The saved settings, checked: storage may be blocked, or contain anything. */
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
    bots: 'here',
    ...remembered<Kept>(KEY),
  });

  get lang(): Lang {
    return this.#kept.lang;
  }
  /** The language as it is spoken where the browser is at home: it says how dates and times are written. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === this.lang) ?? this.lang;
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
  get pseudo(): boolean {
    return this.#kept.pseudo ?? false;
  }
  get bots(): BotsPlay {
    return this.#kept.bots;
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
