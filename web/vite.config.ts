import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8321';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    // The content security policy allows files of our own host, and no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  // `npm run dev` draws on a server that runs beside it.
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
