/** Fluent's reader as `core/fluent/catalogue.py` is: lists are values too, and catalogues may call the same functions. */

import { FluentBundle, FluentNumber, FluentType, type FluentFunction, type FluentResource, type FluentValue, type FluentVariable, type Scope } from '@fluent/bundle';

/** Things to be listed, as a value in a sentence. */
export class List extends FluentType<readonly string[]> {
  toString(scope: Scope): string {
    return listed(scope.bundle, this.value);
  }
}

/** Catalogues of a language; what a later one says stands for what an earlier one does. */
export function newBundle(lang: string, ...resources: FluentResource[]): FluentBundle {
  const bundle: FluentBundle = new FluentBundle(lang, { functions: functionsOf(() => bundle), useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  return bundle;
}

/** A sentence; nothing where there is no such message. */
export function write(bundle: FluentBundle, key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : '';
}

/** The same without the soft hyphens that names have for small cards: nobody wants them in a sentence. */
export const plainly = (...asked: Parameters<typeof write>): string => write(...asked).replaceAll('\u00ad', '');

/** "Ann, Bob and Cem". */
export function listed(bundle: FluentBundle, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : write(bundle, 'list-end', { items: parts.slice(0, -1).join(', '), last });
}

/** An id as part of a message's name. */
export const keyOf = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');

/** A figure with its sign: +3, −2, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : figure(n);
}

/** As a sentence begins. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A figure as it is printed: 3, −2, 0. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** French “de Bob”, “d’Ada”. */
function de(name: string): string {
  const first = firstLetter(name);
  return first && 'aeiouæœ'.includes(first) ? `d’${name}` : `de ${name}`;
}

/** Italian “a Bob”, “ad Ada”. */
const ad = (name: string): string => `${firstLetter(name) === 'a' ? 'ad' : 'a'} ${name}`;

/** Italian “e Bob”, “ed Emma”. */
const ed = (name: string): string => `${firstLetter(name) === 'e' ? 'ed' : 'e'} ${name}`;

/** Spanish “y Bob”, “e Inés”, “e Hilda”, “y Hiena”. */
function ye(name: string): string {
  const word = name.toLowerCase().normalize('NFKD').replaceAll('\u0301', '').replace(/^h/, '');
  return `${word.startsWith('i') && !/^i[ae]/.test(word) ? 'e' : 'y'} ${name}`;
}

/** Small and without accents. */
const firstLetter = (text: string): string => text.slice(0, 1).toLowerCase().normalize('NFKD').slice(0, 1);

/** What catalogues may call. */
function functionsOf(bundle: () => FluentBundle): Record<string, FluentFunction> {
  const shown = (value: FluentValue | undefined): string => (value instanceof List ? listed(bundle(), value.value) : value instanceof FluentNumber ? String(value.value) : String(value ?? ''));
  return {
    SIGNED: ([value]) => signed(numberOf(value)),
    FIGURE: ([value]) => figure(numberOf(value)),
    PERCENT: ([value]) => write(bundle(), 'percentage', { n: Math.round(100 * numberOf(value)) }),
    CAPITAL: ([value]) => capital(shown(value)),
    SMALL: ([value]) => shown(value).toLowerCase(),
    DASHED: ([value]) => (value instanceof List ? value.value.join('–') : shown(value)),
    DE: ([value]) => (value instanceof List ? listed(bundle(), value.value.map(de)) : de(shown(value))),
    AD: ([value]) => (value instanceof List ? listed(bundle(), value.value.map(ad)) : ad(shown(value))),
    ED: ([value]) => ed(shown(value)),
    YE: ([value]) => ye(shown(value)),
  };
}

const numberOf = (value: FluentValue | undefined): number => (value instanceof FluentNumber ? value.value : Number(value));
