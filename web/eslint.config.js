import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default ts.config(
    { ignores: ['dist', 'src/lib/wire.ts'] },
    js.configs.recommended,
    ts.configs.strict,
    svelte.configs.recommended,
    // TypeScript knows the names of the browser.
    { rules: { 'no-undef': 'off' } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
        rules: {
            'max-lines': ['error', 150],
            // Our own small router; there is no SvelteKit here.
            'svelte/no-navigation-without-resolve': 'off',
        },
    },
    {
        files: ['**/*.svelte'],
        rules: { 'svelte/no-at-html-tags': 'error', 'svelte/no-inline-styles': 'error' },
    },
);
