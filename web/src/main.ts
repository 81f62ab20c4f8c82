import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { api } from './lib/api';
import { guest } from './lib/guest.svelte';

/** A personal link opened on another device: its token, never sent as an address, lets me in. */
async function enterByLink(): Promise<void> {
  const token = /^#enter=(.+)$/u.exec(location.hash)?.[1];
  if (!token) return;
  history.replaceState(null, '', '/');
  await api.enter(decodeURIComponent(token)).catch(() => (guest.isLinkSpent = true));
}

const target = document.getElementById('app');
if (target) {
  await enterByLink();
  await guest.load();
  mount(App, { target });
}
