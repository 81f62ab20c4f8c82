import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { guest } from './lib/guest.svelte';
import { inRoom, route } from './lib/route.svelte';
import { theme } from './lib/theme.svelte';

/** A personal link was opened: its token, never sent as an address, waits until I say yes. */
async function findLink(): Promise<void> {
  const token = /^#enter=(.+)$/u.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, '', '/');
  await guest.findLink(decodeURIComponent(token));
}

const target = document.getElementById('app');
if (target) {
  theme.apply();
  // Whoever goes straight to a table has its screen fetched while the server is asked.
  if (route.screen.name === 'room') void inRoom();
  await Promise.all([findLink(), guest.load()]);
  mount(App, { target });
}
