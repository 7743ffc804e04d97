/** Dates as people say them, in their language and time zone. */

import { settings } from './settings.svelte';

/** A day and a time, in full. */
export const inWords = (at: number): string => new Intl.DateTimeFormat(settings.locale, { dateStyle: 'full', timeStyle: 'short' }).format(at);

/** The same where there is little room. */
export const inShort = (at: number): string =>
  new Intl.DateTimeFormat(settings.locale, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(at);
