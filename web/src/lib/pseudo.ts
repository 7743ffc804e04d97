/**
 * English as a language that nobody has written, for tests: “[Ýóóúúŕ ńááḿéé]”. A text without brackets stands in no catalogue; one that
 * is cut has no room for languages longer than English. `core/fluent/pseudo.py` does the same for terminals.
 */

import type { FluentResource } from '@fluent/bundle';

type Pattern = FluentResource['body'][number]['value'];
type Element = Exclude<Pattern, string | null>[number];

const PLAIN = 'aceilmnoprsuwyzACEILMNOPRSUWYZ';
const ACCENTED = 'áćéíĺḿńóṕŕśúẃýźÁĆÉÍĹḾŃÓṔŔŚÚẂÝŹ';

/** Letters with accents, vowels twice: about 40 % longer. */
export function accented(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const at = PLAIN.indexOf(letter);
    const one = at < 0 ? letter : ACCENTED[at]!;
    return 'aeiou'.includes(letter) ? one + one : one;
  });
}

/** All messages of a catalogue, each in brackets. */
export function disguised(patterns: Record<string, Pattern>): Record<string, Pattern> {
  return Object.fromEntries(Object.entries(patterns).map(([key, pattern]) => [key, pattern && ['[', ...elements(pattern), ']']]));
}

function elements(pattern: string | Element[]): Element[] {
  return typeof pattern === 'string' ? [accented(pattern)] : pattern.map((one) => (typeof one === 'string' ? accented(one) : inside(one)));
}

function inside(element: Exclude<Element, string>): Element {
  if (element.type !== 'select') return element;
  return { ...element, variants: element.variants.map((one) => ({ ...one, value: elements(one.value) })) };
}
