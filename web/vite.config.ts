/// <reference types="vitest/config" />
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin, type Rollup } from 'vite';

const server = 'http://127.0.0.1:8321';
const SHRINKS = /\.(?:js|css|svg)$/u;
/** What a French player fetches by a direct link to a table of Mü, beside what every page needs. */
const FIRST_TABLE =
  /\/screens\/InRoom\.svelte|\/games\/mu\/(?:Board\.svelte|texts\.fr\.ftl)|\/texts\/(?!class)\w+\.fr\.ftl/u;
/**
 * What every page needs, and what a table needs, in one file each: a slow line pays a round trip for
 * every few files, and small ones hardly shrink. How to draw a QR code is seldom needed.
 */
const BASE =
  /\/node_modules\/(?:svelte|@fluent)\/|\/src\/lib\/(?:api|guest|lids|names|route|shelf|speech|texts|theme|title|view)\b|\/parts\/(?:LanguageSwitch|Masthead)|\/screens\/Lost/u;
const TABLE = /\/src\/(?:lib\/(?!qr)|parts|stage)|\/screens\/(?:InRoom|Table)/u;
const groups = [
  { name: 'base', test: BASE, priority: 2 },
  { name: 'table', test: TABLE, priority: 1 },
];

/** Writes the compressed twin of every file that shrinks, and tells what a table weighs. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // From what is on disk: only then has every other plugin had its turn.
    writeBundle({ dir = '' }, bundle) {
      const sizes = new Map<string, number>();
      for (const fileName of Object.keys(bundle).filter((name) => SHRINKS.test(name))) {
        const twin = gzipSync(readFileSync(join(dir, fileName)), { level: 9 });
        writeFileSync(join(dir, `${fileName}.gz`), twin);
        sizes.set(fileName, twin.length);
      }
      const weight = [...firstTable(bundle)].reduce((sum, one) => sum + (sizes.get(one) ?? 0), 0);
      console.info(`The first view of a table: ${weight} bytes of script and style, gzipped.`);
    },
  };
}

/** The files of the first view of a table. */
function firstTable(bundle: Rollup.OutputBundle): Set<string> {
  const found = new Set<string>();
  const fetch = (fileName: string): void => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || found.has(fileName)) return;
    found.add(fileName);
    file.viteMetadata?.importedCss.forEach((css) => found.add(css));
    file.imports.forEach(fetch);
  };
  for (const [fileName, file] of Object.entries(bundle)) {
    if (file.type !== 'chunk') continue;
    if (file.isEntry || FIRST_TABLE.test(file.facadeModuleId ?? '')) fetch(fileName);
  }
  return found;
}

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    // The content security policy allows files of our own host, and no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // `npm run dev` draws on a server that runs beside it.
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: ['..'] },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
}));
