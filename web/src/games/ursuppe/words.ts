import { catalogue } from '$lib/i18n.svelte';
import en, { type Messages } from './messages.en';
import fr from './messages.fr';

export const words = catalogue<Messages>({ en, fr });
