/** Where the application begins: styles, language, and the first page. */

import { mount } from 'svelte';
import './style/tokens.css';
import './style/base.css';
import './style/type.css';
import { house } from './lib/house.svelte';
import { person } from './lib/me.svelte';
import { restWhenQuiet } from './lib/idle';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { shelf } from './lib/shelf.svelte';
import { load, loadShell, say } from './lib/texts.svelte';
import App from './App.svelte';
import Trouble from './frame/Trouble.svelte';
import { offline } from './offline/pages.svelte';

settings.show();
// What the page has preloaded is asked for at once, also where no heading is shown for a while.
void document.fonts.load('600 1em Fraunces').catch(() => undefined);
router.start();
restWhenQuiet();
// What the home page needs next is asked for now. Where all files are at hand, that is Python too; on a first visit it would be in the way.
if (router.page.name === 'home') {
  void shelf.read().catch(() => undefined);
  if (navigator.serviceWorker?.controller && person.playedHere) house.wake();
}
const target = document.getElementById('app');
// Nothing is shown before there are words for it.
const spoken = await Promise.all([load('page'), load('bots')]).then(() => true, () => false);
if (!spoken) loadShell();
if (target && spoken) mount(App, { target });
else if (target) mount(Trouble, { target, props: { title: say('offline'), again: () => location.reload() } });

void offline.start(import.meta.url);
