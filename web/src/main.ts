import { mount } from 'svelte';
import './style/tokens.css';
import './style/base.css';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { load } from './lib/texts.svelte';
import App from './App.svelte';

settings.show();
router.start();
const target = document.getElementById('app');
// Nothing is shown before there are words for it.
await Promise.all([load('page'), load('bots')]);
if (target) mount(App, { target });

// Pages on a plain local address have no service worker; they play all the same.
if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/sw.js').catch(() => undefined);
