import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { layers } from './layers.js'
import svelteConfig from './svelte.config.js'

export default ts.config(
  {
    ignores: [
      'web/public/',
      'web/src/ui/made/',
      'web/src/api/wire.ts',
      'web/engine/translated/games/',
      'web/engine/dist/',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    plugins: { layers },
    rules: {
      'layers/only': 'error',
      // The compiler looks for these, with types.
      'no-undef': 'off',
      // Sets and maps are replaced here, never changed ($state.raw).
      'svelte/prefer-svelte-reactivity': 'off',
      // Only our own drawings and our own rules pages are set as HTML; a test of the pages sees to what they may hold.
      'svelte/no-at-html-tags': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
)
